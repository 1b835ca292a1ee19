import { Button, Group } from '@mantine/core'
import { questionIds, questionOf, type QuestionId } from '../../../insights/questionnaire.ts'
import { asideAsText, downloadText } from './answers-file.ts'
import { conflictsOf, type Conflict } from './draft-conflicts.ts'
import type { Aside } from './draft-record.ts'
import type { DraftState } from './draft-state.ts'

type Choose = (id: QuestionId, which: Aside['from']) => void
type Props = {
  state: DraftState
  onChoose: Choose
  /** Where the answers can be compared, if not here. */
  onCompare?: (() => void) | undefined
}

/** Where somebody who cannot send yet is led to. */
export const twoDevicesId = 'two-devices'

const dateOf = (at: number | string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Says that two devices have given different answers, and lets the person choose; what they do not choose is kept. */
export const TwoDevices = ({ state: { record }, onChoose, onCompare }: Props) => {
  const conflicts = conflictsOf(record)
  const count = conflicts.length
  if (count === 0) return <NotChosen aside={record.aside ?? []} />
  const answers = count === 1 ? 'One answer differs' : `${count} answers differ`
  if (onCompare !== undefined) {
    return (
      <output className="q-note">
        {answers} from what you wrote on another device. Both are kept.{' '}
        <button type="button" className="q-link" onClick={onCompare}>
          Compare and choose
        </button>
      </output>
    )
  }
  const chooseAll = (which: Aside['from']) => {
    for (const { id } of conflicts) onChoose(id, which)
  }
  return (
    <section className="q-note" id={twoDevicesId} tabIndex={-1} aria-labelledby="two-devices-title">
      <h2 id="two-devices-title">{answers} between two devices</h2>
      <p>
        You answered {count === 1 ? 'it' : 'them'} on another device as well. Both are kept, and neither is
        written over the other: say which counts before you send.
      </p>
      {count > 1 && (
        <Group gap="xs" my="sm">
          <Button size="xs" variant="default" onClick={() => chooseAll('here')}>
            Use all of this device
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('elsewhere')}>
            Use all of the other device
          </Button>
        </Group>
      )}
      <dl className="q-earlier">
        {conflicts.map((conflict) => (
          <Versions
            key={conflict.id}
            conflict={conflict}
            savedAt={record.known?.savedAt ?? null}
            onChoose={onChoose}
          />
        ))}
      </dl>
      <NotChosen aside={record.aside ?? []} />
    </section>
  )
}

type VersionsProps = { conflict: Conflict; savedAt: string | null; onChoose: Choose }

const Versions = ({ conflict: { id, mine, theirs }, savedAt, onChoose }: VersionsProps) => {
  const { prompt } = questionOf(id)
  const versions = [
    { which: 'here', where: 'This device', at: mine.at, text: mine.text },
    { which: 'elsewhere', where: 'The other device', at: savedAt, text: theirs },
  ] as const
  return (
    <div>
      <dt>{prompt}</dt>
      {versions.map(({ which, where, at, text }) => (
        <dd key={which}>
          <span className="q-quiet">
            {where}
            {at !== null && `, ${dateOf(at)}`}
          </span>
          <span className="q-answer" dir="auto">
            {text.trim() === '' ? 'No answer' : text}
          </span>
          <Button
            size="xs"
            variant="default"
            aria-label={`${which === 'here' ? 'Use this device’s answer' : 'Use the other device’s answer'}: ${prompt}`}
            onClick={() => onChoose(id, which)}
          >
            Use this answer
          </Button>
        </dd>
      ))}
    </div>
  )
}

const inOrder = (aside: readonly Aside[]): readonly Aside[] =>
  aside.toSorted((a, b) => questionIds.indexOf(a.id) - questionIds.indexOf(b.id))

const NotChosen = ({ aside }: { aside: readonly Aside[] }) =>
  aside.length > 0 && (
    <p className="q-quiet">
      {aside.length === 1 ? 'The answer' : `The ${aside.length} answers`} that you did not choose{' '}
      {aside.length === 1 ? 'is' : 'are'} kept on this device until you send yours.{' '}
      <button
        type="button"
        className="q-link"
        onClick={() => downloadText(asideAsText(inOrder(aside)), 'answers-not-chosen.txt')}
      >
        Download {aside.length === 1 ? 'it' : 'them'}
      </button>
    </p>
  )
