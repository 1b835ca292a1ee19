import { Radio, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import { actionPlan, planLimits, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { useSubmitOnce } from '../../../ui/forms/use-submit-once.ts'
import { createUnsavedInput, useUnsavedText } from '../../../core/drafts/unsaved-input.ts'
import { notifyDoneLocalized } from '../../../ui/report/language/localized-notifications.ts'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { storedAttributes } from '../language/untranslated-statement.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { usePlanChange } from './use-plan-change.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { planFieldsOf, noFields, PlanInputs, type PlanFields } from './plan-fields.tsx'
import type { StatementSource } from './plan-items.ts'

type Typed = Partial<PlanFields> & { outcome?: string }
const useUnsentFields = createUnsavedInput<Typed>()
/** What was typed of an action, and on which revision of it. */
const useUnsentChange = createUnsavedInput<{ typed: Typed; on: number }>()
const isTyped = (typed: Typed): boolean =>
  Object.values(typed).some((value) => value !== null && !isBlankText(value))

type AddProps = {
  /** The finding that it comes from, and what is in the fields at first; null where it comes from none. */
  from: { reportId: string; said: StatementSource; title: string; details: string } | null
  onClose: () => void
}

/** Writes an action down. */
export const AddAction = ({ from, onClose }: AddProps) => {
  const wiki = useWiki()
  const { say, named } = wiki
  const place = from === null ? 'new' : `${from.reportId}/${from.said.section}/${from.said.index}`
  const unsent = useUnsentFields(place, {})
  const values: PlanFields = {
    ...noFields,
    title: from?.title ?? '',
    details: from?.details ?? '',
    ...unsent.value,
  }
  const [isTried, setTried] = useState(false)
  const add = useCommand(actionPlan.createPlanItem, { onAnswer: unsent.sent })
  const addOnce = useSubmitOnce(add)
  const submit = () => {
    setTried(true)
    if (isBlankText(values.title)) return
    const finding = from && { reportId: from.reportId, section: from.said.section, index: from.said.index }
    addOnce({ ...values, ...(finding === null ? {} : { finding }) }, ({ item }) => {
      notifyDoneLocalized(wiki, say('plan.inPlan', { action: named(item.title) }))
      onClose()
    })
  }
  return (
    <PlanDialog
      title={from === null ? say('plan.add') : say('plan.addHere')}
      act={say('planEdit.add')}
      isTyped={isTyped(unsent.value)}
      isPending={add.isPending}
      error={add.error}
      newest={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {from !== null && (
        <blockquote className="plan-quote" {...storedAttributes}>
          {from.said.text}
        </blockquote>
      )}
      <PlanInputs
        values={values}
        owner={null}
        onChange={(change) => unsent.write({ ...unsent.value, ...change })}
        isTried={isTried}
        error={add.error}
      />
    </PlanDialog>
  )
}

type ItemProps = { item: PlanItem; onClose: () => void }

/** Changes what is written down of an action; only what was touched is sent, so that others' changes of the rest stay. */
export const EditAction = ({ item, onClose }: ItemProps) => {
  const wiki = useWiki()
  const { say, named } = wiki
  const unsent = useUnsentChange(`edit/${item.id}`, { typed: {}, on: item.revision })
  const touched = unsent.value.typed
  const [isTried, setTried] = useState(false)
  const { seen, save, error, isPending, newest } = usePlanChange(
    item,
    {
      onStored: ({ title }) => {
        notifyDoneLocalized(wiki, say('planEdit.saved', { title: named(title) }))
        unsent.sent()
      },
      onDone: onClose,
    },
    unsent.value.on,
  )
  const touch = (change: Typed) => unsent.write({ typed: { ...touched, ...change }, on: seen.revision })
  const { outcome = seen.outcome, ...fields } = touched
  const values = { ...planFieldsOf(seen), ...fields }
  const isEnded = seen.state !== 'open'
  const isMissing = isBlankText(values.title) || (isEnded && isBlankText(outcome))
  return (
    <PlanDialog
      title={say('planEdit.editTitle')}
      act={say('planEdit.save')}
      actAnyway={say('planEdit.saveAnyway')}
      isTyped={isTyped(touched)}
      isPending={isPending}
      error={error}
      newest={newest}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) save(touched)
      }}
      onCancel={unsent.forget}
      onClose={onClose}
    >
      <PlanInputs values={values} owner={seen.owner} onChange={touch} isTried={isTried} error={error} />
      {isEnded && (
        <OutcomeField value={outcome} isTried={isTried} onChange={(text) => touch({ outcome: text })} />
      )}
    </PlanDialog>
  )
}

const endings = ['done', 'dropped'] as const
type Ending = (typeof endings)[number]
const endedAs = { done: 'planEdit.endedDone', dropped: 'planEdit.endedDropped' } as const

/** Says what became of an action, which ends it. */
export const EndAction = ({ item, onClose }: ItemProps) => {
  const wiki = useWiki()
  const { say, named } = wiki
  const [state, setState] = useState<Ending>('done')
  const { value: outcome, write: setOutcome, sent } = useUnsavedText(`outcome/${item.id}`, '')
  const [isTried, setTried] = useState(false)
  const { save, error, isPending, newest } = usePlanChange(item, {
    onStored: (stored) => {
      if (stored.state !== 'open')
        notifyDoneLocalized(wiki, say(endedAs[stored.state], { title: named(stored.title) }))
      sent()
    },
    onDone: onClose,
  })
  return (
    <PlanDialog
      title={say('planEdit.endTitle', { title: named(item.title) })}
      act={say('planEdit.store')}
      actAnyway={say('planEdit.storeAnyway')}
      isTyped={!isBlankText(outcome)}
      isPending={isPending}
      error={error}
      newest={newest}
      onSubmit={() => {
        setTried(true)
        if (!isBlankText(outcome)) save({ state, outcome })
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={say('planEdit.is')}
        value={state}
        onChange={(chosen) => setState(endings.find((ending) => ending === chosen) ?? 'done')}
      >
        <Group mt="xs">
          {endings.map((ending) => (
            <Radio key={ending} value={ending} label={say(`planEdit.${ending}`)} />
          ))}
        </Group>
      </Radio.Group>
      <OutcomeField value={outcome} isTried={isTried} onChange={setOutcome} hasFocus />
    </PlanDialog>
  )
}

type OutcomeProps = { value: string; isTried: boolean; onChange: (text: string) => void; hasFocus?: true }

const OutcomeField = ({ value, isTried, onChange, hasFocus }: OutcomeProps) => {
  const { say } = useWiki()
  const lengthTold = useTextLength(planLimits.textMax)
  return (
    <Textarea
      label={say('planEdit.outcome')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...lengthTold(value, {
        description: say('planEdit.outcomeText'),
        error: isTried && isBlankText(value) && say('planEdit.outcomeMissing'),
      })}
      rows={4}
      required
      data-autofocus={hasFocus}
    />
  )
}
