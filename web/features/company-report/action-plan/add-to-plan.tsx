import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FindingSection, PlanItem } from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { AddAction } from './plan-edit.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { useStoredReport } from '../evidence/statement-basis.tsx'
import {
  actionsForStatement,
  allPlanItemsQuery,
  defaultActionDetails,
  defaultActionTitle,
  goToAction,
  statementAt,
} from './plan-items.ts'
import './action-plan.css'

type Props = { report: StoredCompanyReport; section: FindingSection; index: number }

/** What is being done about something that the report says, and the way to write the next action down. */
export const PlannedActions = (props: Props) => (useCanReleaseReports() ? <Actions {...props} /> : null)

const Actions = ({ report: shown, section, index }: Props) => {
  const wiki = useWiki()
  const { say, fill, named } = wiki
  // Actions keep what the report says as it is stored.
  const report = useStoredReport() ?? shown
  const [isAdding, setAdding] = useState(false)
  const listed = useQuery(allPlanItemsQuery())
  const said = statementAt(report, section, index, wiki)
  const here = statementAt(shown, section, index, wiki)
  if (said === null || here === null) return null
  const about = actionsForStatement(said, report.id, listed.data?.items ?? [])
  const act = about.length === 0 ? say('plan.addHere') : say('plan.addAnother')
  return (
    <div className="in-plan screen-only">
      {about.map((item) => (
        <span key={item.id} className="in-plan__action">
          {fill('plan.inPlan', { action: <ActionLink item={item} /> })}
        </span>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        aria-label={say('plan.about', { act, title: named(here.title) })}
        onClick={() => setAdding(true)}
      >
        {act}
      </Button>
      {isAdding && (
        <AddAction
          from={{
            reportId: report.id,
            said,
            title: defaultActionTitle(here),
            details: defaultActionDetails(shown, here, wiki),
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

const stateKeys = { open: 'plan.isOpen', done: 'plan.isDone', dropped: 'plan.isDropped' } as const

const ActionLink = ({ item: { id, title, state } }: { item: PlanItem }) => {
  const { say, named } = useWiki()
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          to="."
          search={({ actions: _tab, section: _section, ...old }) => ({ ...old, action: id })}
          resetScroll={false}
          onClick={() => goToAction(id)}
          {...props}
        />
      )}
    >
      {state === 'open'
        ? named(title)
        : say('plan.inState', { title: named(title), state: say(stateKeys[state]) })}
    </Anchor>
  )
}
