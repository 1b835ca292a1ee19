import { Anchor, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  actionPlan,
  planMessages,
  type Finding,
  type PlanItem,
} from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DueDate } from '../../../ui/report/action-plan/due-date.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { EditAction, EndAction } from './plan-edit.tsx'
import { storedAttributes } from '../language/untranslated-statement.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { actionElement, findingSectionIds } from './plan-items.ts'
import { MeasureSinceFinding } from './measure-change.tsx'

type Props = { item: PlanItem; report: StoredCompanyReport | undefined; mayChange: boolean }

/** An action: what, who, until when, where it comes from, and what became of it. */
export const PlanAction = ({ item, report, mayChange }: Props) => {
  const { id, title, details, owner, state, outcome, finding, changedAt } = item
  const { say, fill, locale } = useWiki()
  return (
    <li id={actionElement(id)} tabIndex={-1} className="wiki-card plan-action">
      <h3 className="wiki-subtitle">
        <bdi>{title}</bdi>
      </h3>
      <p className="wiki-card__meta">
        <span>
          {owner === null ? (
            say('plan.nobody')
          ) : owner.isListed ? (
            <PersonLink employeeId={owner.employeeId} name={owner.name} />
          ) : (
            <bdi>{owner.name}</bdi>
          )}
        </span>
        <DueDate item={item} />
        {state !== 'open' && (
          <span>
            {fill(
              'plan.changed',
              { when: <RelativeTime at={changedAt} locale={locale} /> },
              { state: say(`plan.${state}`) },
            )}
          </span>
        )}
      </p>
      {details !== '' && (
        <p className="statement__text plan-action__text" dir="auto">
          {details}
        </p>
      )}
      {outcome !== '' && (
        <p className="statement__text plan-action__text">
          <b>{say('plan.became')}</b> <bdi>{outcome}</bdi>
        </p>
      )}
      {finding !== null && <From finding={finding} />}
      {report !== undefined && <MeasureSinceFinding item={item} report={report} />}
      {mayChange && <Changing item={item} />}
    </li>
  )
}

const From = ({ finding: { reportId, version, section, text } }: { finding: Finding }) => {
  const { say } = useWiki()
  const what = say(`plan.${section}`)
  const at = findingSectionIds[section]
  return (
    <div className="plan-from">
      {version === null ? (
        <span>{say('plan.inDeleted', { what })}</span>
      ) : (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link to={paths.companyWiki} search={{ report: reportId, section: at }} {...props} />
          )}
        >
          {say('plan.inVersion', { what, version })}
        </Anchor>
      )}
      <blockquote className="plan-quote" {...storedAttributes}>
        {text}
      </blockquote>
    </div>
  )
}

const Changing = ({ item }: { item: PlanItem }) => {
  const [doing, setDoing] = useState<'edit' | 'end' | 'reopen'>()
  const { say } = useWiki()
  const { title, state } = item
  const close = () => setDoing(undefined)
  const [next, wanted] =
    state === 'open' ? ([say('plan.sayOutcome'), 'end'] as const) : ([say('plan.takeUp'), 'reopen'] as const)
  return (
    <Group gap="xs" mt="xs" className="screen-only">
      <Button
        variant="default"
        size="xs"
        aria-label={say('plan.about', { act: next, title })}
        onClick={() => setDoing(wanted)}
      >
        {next}
      </Button>
      <Button
        variant="subtle"
        size="xs"
        aria-label={say('plan.about', { act: say('plan.edit'), title })}
        onClick={() => setDoing('edit')}
      >
        {say('plan.edit')}
      </Button>
      {doing === 'edit' && <EditAction item={item} onClose={close} />}
      {doing === 'end' && <EndAction item={item} onClose={close} />}
      {doing === 'reopen' && <TakeUpAgain item={item} onClose={close} />}
    </Group>
  )
}

const TakeUpAgain = ({ item, onClose }: { item: PlanItem; onClose: () => void }) => {
  const client = useQueryClient()
  const { say, piece, named } = useWiki()
  const title = named(item.title)
  const change = useCommand(actionPlan.updatePlanItem)
  const isConflict = change.error?.message === planMessages.changed
  return (
    <ConfirmDialog
      title={say('planEdit.takeUpTitle', { title })}
      act={say('plan.takeUp')}
      command={change}
      input={{ id: item.id, basedOn: item.revision, state: 'open' }}
      done={say('planEdit.openAgain', { title })}
      unchanged={isConflict ? '' : piece('dialog.nothingChanged')}
      onClose={() => {
        onClose()
        // Somebody was faster: the list shows what they did.
        if (isConflict) void invalidateCalls(client, [actionPlan.listPlanItems.name])
      }}
    >
      {say('planEdit.takeUpText', { outcome: named(item.outcome) })}
    </ConfirmDialog>
  )
}
