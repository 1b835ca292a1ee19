import { Anchor, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { actionPlan, planMessages, type Finding, type PlanItem } from '../../../contract/action-plan.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { refresh, useCommand } from '../../core/ask.ts'
import { paths } from '../../paths.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { DueDay } from '../../ui/due-day.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { PersonLink } from './basis.tsx'
import { EditAction, EndAction } from './plan-edit.tsx'
import { actionElement, findingPlaces, stateNames } from './plan-items.ts'
import { SinceThen } from './plan-since.tsx'

type Props = { item: PlanItem; report: StoredCompanyReport | undefined; mayChange: boolean }

/** An action: what, who, until when, where it comes from, and what became of it. */
export const PlanAction = ({ item, report, mayChange }: Props) => {
  const { id, title, details, owner, state, outcome, finding, changedAt } = item
  return (
    <li id={actionElement(id)} tabIndex={-1} className="wiki-card plan-action">
      <h3 className="wiki-subtitle">{title}</h3>
      <p className="wiki-card__meta">
        <span>
          {owner === null ? (
            'Nobody sees to it yet'
          ) : owner.isListed ? (
            <PersonLink employeeId={owner.employeeId} name={owner.name} />
          ) : (
            owner.name
          )}
        </span>
        <DueDay item={item} />
        {state !== 'open' && (
          <span>
            {stateNames[state]}, changed <RelativeTime at={changedAt} />
          </span>
        )}
      </p>
      {details !== '' && <p className="statement__text plan-action__text">{details}</p>}
      {outcome !== '' && (
        <p className="statement__text plan-action__text">
          <b>What became of it.</b> {outcome}
        </p>
      )}
      {finding !== null && <From finding={finding} />}
      {report !== undefined && <SinceThen item={item} report={report} />}
      {mayChange && <Changing item={item} />}
    </li>
  )
}

const From = ({ finding: { reportId, version, section, text } }: { finding: Finding }) => {
  const { name, at } = findingPlaces[section]
  return (
    <div className="plan-from">
      {version === null ? (
        <span>{name} in a version that was deleted</span>
      ) : (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link to={paths.companyWiki} search={{ report: reportId, section: at }} {...props} />
          )}
        >
          {name} in version {version}
        </Anchor>
      )}
      <blockquote className="plan-quote">{text}</blockquote>
    </div>
  )
}

const Changing = ({ item }: { item: PlanItem }) => {
  const [doing, setDoing] = useState<'edit' | 'end' | 'reopen'>()
  const { title, state } = item
  const close = () => setDoing(undefined)
  const [next, wanted] =
    state === 'open' ? (['Say what became of it', 'end'] as const) : (['Take it up again', 'reopen'] as const)
  return (
    <Group gap="xs" mt="xs" className="screen-only">
      <Button variant="default" size="xs" aria-label={`${next}: ${title}`} onClick={() => setDoing(wanted)}>
        {next}
      </Button>
      <Button variant="subtle" size="xs" aria-label={`Edit: ${title}`} onClick={() => setDoing('edit')}>
        Edit
      </Button>
      {doing === 'edit' && <EditAction item={item} onClose={close} />}
      {doing === 'end' && <EndAction item={item} onClose={close} />}
      {doing === 'reopen' && <TakeUpAgain item={item} onClose={close} />}
    </Group>
  )
}

const TakeUpAgain = ({ item, onClose }: { item: PlanItem; onClose: () => void }) => {
  const client = useQueryClient()
  const change = useCommand(actionPlan.updatePlanItem)
  const isConflict = change.error?.message === planMessages.changed
  return (
    <AskFirst
      title={`Take “${item.title}” up again?`}
      act="Take it up again"
      command={change}
      input={{ id: item.id, basedOn: item.revision, state: 'open' }}
      done={`Open again: ${item.title}`}
      unchanged={isConflict ? '' : 'Nothing was changed.'}
      onClose={() => {
        onClose()
        // Somebody was faster: the list shows what they did.
        if (isConflict) void refresh(client, [actionPlan.listPlanItems.name])
      }}
    >
      It is open again, and what was written of it is taken out: “{item.outcome}”
    </AskFirst>
  )
}
