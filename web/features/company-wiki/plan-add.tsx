import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FindingSection, PlanItem } from '../../../contract/action-plan.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { AddAction } from './plan-edit.tsx'
import { actionsAbout, everyPlanItem, goToAction, saidAt, stateNames } from './plan-items.ts'
import './action-plan.css'

type Props = { report: StoredCompanyReport; section: FindingSection; index: number }

/** What is being done about something that the report says, and the way to write the next action down. */
export const InThePlan = (props: Props) => (useMayDecide() ? <Actions {...props} /> : null)

const Actions = ({ report, section, index }: Props) => {
  const [isAdding, setAdding] = useState(false)
  const listed = useQuery(everyPlanItem())
  const said = saidAt(report, section, index)
  if (said === null) return null
  const about = actionsAbout(said, report.id, listed.data?.items ?? [])
  return (
    <div className="in-plan screen-only">
      {about.map((item) => (
        <span key={item.id} className="in-plan__action">
          In the action plan: <ActionLink item={item} />
        </span>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        aria-label={`${about.length === 0 ? 'Add to the action plan' : 'Add another action'}: ${said.title}`}
        onClick={() => setAdding(true)}
      >
        {about.length === 0 ? 'Add to the action plan' : 'Add another action'}
      </Button>
      {isAdding && <AddAction from={{ reportId: report.id, said }} onClose={() => setAdding(false)} />}
    </div>
  )
}

const ActionLink = ({ item: { id, title, state } }: { item: PlanItem }) => (
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
    {title}
    {state !== 'open' && ` (${stateNames[state].toLowerCase()})`}
  </Anchor>
)
