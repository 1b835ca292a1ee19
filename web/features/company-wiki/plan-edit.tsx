import { Radio, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { actionPlan, planLimits, planMessages, type PlanItem } from '../../../contract/action-plan.ts'
import { useCommand } from '../../core/ask.ts'
import { notifyDone } from '../../ui/notify.ts'
import { usePlanChange } from './plan-change.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { fieldsOf, noFields, PlanInputs, type PlanFields } from './plan-fields.tsx'
import { firstTitle, type Said } from './plan-items.ts'

type AddProps = {
  /** The finding that it comes from; null where it comes from none. */
  from: { reportId: string; said: Said } | null
  onClose: () => void
}

/** Writes an action down. */
export const AddAction = ({ from, onClose }: AddProps) => {
  const [values, setValues] = useState<PlanFields>({
    ...noFields,
    title: from === null ? '' : firstTitle(from.said),
  })
  const [isTried, setTried] = useState(false)
  const add = useCommand(actionPlan.createPlanItem)
  const submit = () => {
    setTried(true)
    if (values.title.trim() === '') return
    const finding = from && { reportId: from.reportId, section: from.said.section, index: from.said.index }
    add.mutate(
      { ...values, ...(finding === null ? {} : { finding }) },
      {
        onSuccess: ({ item }) => {
          notifyDone(`In the action plan: ${item.title}`)
          onClose()
        },
      },
    )
  }
  return (
    <PlanDialog
      title={from === null ? 'Add an action' : 'Add to the action plan'}
      act="Add"
      isPending={add.isPending}
      error={add.error}
      newest={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {from !== null && <blockquote className="plan-quote">{from.said.text}</blockquote>}
      <PlanInputs
        values={values}
        owner={null}
        onChange={(change) => setValues({ ...values, ...change })}
        isTried={isTried}
        error={add.error}
      />
    </PlanDialog>
  )
}

type ItemProps = { item: PlanItem; onClose: () => void }

/** Changes what is written down of an action; only what was touched is sent, so that others' changes of the rest stay. */
export const EditAction = ({ item, onClose }: ItemProps) => {
  const [touched, setTouched] = useState<Partial<PlanFields> & { outcome?: string }>({})
  const [isTried, setTried] = useState(false)
  const { seen, save, error, isPending, newest } = usePlanChange(item, ({ title }) => {
    notifyDone(`Saved: ${title}`)
    onClose()
  })
  const { outcome = seen.outcome, ...fields } = touched
  const values = { ...fieldsOf(seen), ...fields }
  const isEnded = seen.state !== 'open'
  const isMissing = values.title.trim() === '' || (isEnded && outcome.trim() === '')
  return (
    <PlanDialog
      title="Edit the action"
      act="Save"
      isPending={isPending}
      error={error}
      newest={newest}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) void save(touched)
      }}
      onClose={onClose}
    >
      <PlanInputs
        values={values}
        owner={seen.owner}
        onChange={(change) => setTouched({ ...touched, ...change })}
        isTried={isTried}
        error={error}
      />
      {isEnded && (
        <OutcomeField
          value={outcome}
          isTried={isTried}
          onChange={(text) => setTouched({ ...touched, outcome: text })}
        />
      )}
    </PlanDialog>
  )
}

const endings = ['done', 'dropped'] as const
type Ending = (typeof endings)[number]

/** Says what became of an action, which ends it. */
export const EndAction = ({ item, onClose }: ItemProps) => {
  const [state, setState] = useState<Ending>('done')
  const [outcome, setOutcome] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, error, isPending, newest } = usePlanChange(item, ({ title }) => {
    notifyDone(`${state === 'done' ? 'Done' : 'Dropped'}: ${title}`)
    onClose()
  })
  return (
    <PlanDialog
      title={`What became of “${item.title}”?`}
      act="Store it"
      isPending={isPending}
      error={error}
      newest={newest}
      onSubmit={() => {
        setTried(true)
        if (outcome.trim() !== '') void save({ state, outcome })
      }}
      onClose={onClose}
    >
      <Radio.Group
        label="It is"
        value={state}
        onChange={(chosen) => setState(endings.find((ending) => ending === chosen) ?? 'done')}
      >
        <Group mt="xs">
          <Radio value="done" label="Done" />
          <Radio value="dropped" label="Dropped" />
        </Group>
      </Radio.Group>
      <OutcomeField value={outcome} isTried={isTried} onChange={setOutcome} hasFocus />
    </PlanDialog>
  )
}

type OutcomeProps = { value: string; isTried: boolean; onChange: (text: string) => void; hasFocus?: true }

const OutcomeField = ({ value, isTried, onChange, hasFocus }: OutcomeProps) => (
  <Textarea
    label="What became of it?"
    description="What was done and what came of it, or why it was dropped. Whoever sees to it reads it too."
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={isTried && value.trim() === '' && planMessages.outcomeMissing}
    maxLength={planLimits.textMax}
    rows={4}
    required
    data-autofocus={hasFocus}
  />
)
