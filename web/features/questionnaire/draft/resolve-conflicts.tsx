import { Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { readerLocale } from '../../../core/i18n/locale.ts'
import { focusLater } from '../../../ui/focus/focus.ts'
import { useAnswerInWords } from '../steps/choices.tsx'
import { downloadText, useDiscardedAsText } from './answers-as-text.ts'
import { findConflicts, type Conflict } from './device-conflicts.ts'
import type { DiscardedAnswer } from './draft-record.ts'
import type { DraftState } from './draft-state.ts'
import { useTexts, useWords } from '../language/texts.ts'

type Choose = (id: QuestionId, which: DiscardedAnswer['from']) => void
type Props = {
  state: DraftState
  onChoose: Choose
  /** Where the answers can be compared, if not here. */
  onCompare?: (() => void) | undefined
  /** Leads back to where somebody was before they came to compare. */
  onReturn?: (() => void) | undefined
}

/** Where somebody who cannot send yet is led to. */
export const conflictSectionId = 'two-devices'

/** Says that two devices have given different answers, and lets the person choose; what they do not choose is kept. */
export const ResolveConflicts = ({ state: { record }, onChoose, onCompare, onReturn }: Props) => {
  const t = useTexts()
  const list = useRef<HTMLDListElement>(null)
  const wayBack = useRef<HTMLButtonElement>(null)
  const conflicts = findConflicts(record)
  const count = conflicts.length
  const notChosen = <NotChosen aside={record.aside ?? []} />
  if (onCompare !== undefined) {
    return (
      count > 0 && (
        <output className="q-note">
          {t('twoDevices.short', { count })}{' '}
          <button type="button" className="q-link" onClick={onCompare}>
            {t('twoDevices.compare')}
          </button>
        </output>
      )
    )
  }
  const back = onReturn !== undefined && (
    <Button ref={wayBack} size="xs" variant="default" my="sm" onClick={onReturn}>
      {t('twoDevices.back')}
    </Button>
  )
  if (count === 0) {
    return (
      <>
        {notChosen}
        {back}
      </>
    )
  }
  const chooseAll = (which: DiscardedAnswer['from']) => {
    for (const { id } of conflicts) onChoose(id, which)
    focusLater(() => wayBack.current)
  }
  // The pressed button goes with its question: the next one has its place then, or the first of those that are left, or
  // the way back to where they were.
  const choose: Choose = (id, which) => {
    const place = conflicts.findIndex((conflict) => conflict.id === id)
    onChoose(id, which)
    focusLater(() => list.current?.children[place] ?? list.current?.children[0] ?? wayBack.current)
  }
  return (
    <section className="q-note" id={conflictSectionId} tabIndex={-1} aria-labelledby="two-devices-title">
      <h2 id="two-devices-title">{t('twoDevices.differ', { count })}</h2>
      <p>{t('twoDevices.text')}</p>
      {count > 1 && (
        <Group gap="xs" my="sm">
          <Button size="xs" variant="default" onClick={() => chooseAll('here')}>
            {t('twoDevices.allHere')}
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('elsewhere')}>
            {t('twoDevices.allElsewhere')}
          </Button>
        </Group>
      )}
      <dl ref={list} className="q-earlier">
        {conflicts.map((conflict) => (
          <Versions
            key={conflict.id}
            conflict={conflict}
            savedAt={record.known?.savedAt ?? null}
            onChoose={choose}
          />
        ))}
      </dl>
      {notChosen}
      {back}
    </section>
  )
}

type VersionsProps = { conflict: Conflict; savedAt: string | null; onChoose: Choose }

const Versions = ({ conflict: { id, mine, theirs }, savedAt, onChoose }: VersionsProps) => {
  const t = useTexts()
  const { prompt, language } = useWords()
  const inWords = useAnswerInWords()
  const format = new Intl.DateTimeFormat(readerLocale(language), { dateStyle: 'medium', timeStyle: 'short' })
  const question = prompt({ id })
  const versions = [
    {
      which: 'here',
      where: t('twoDevices.hereAt', { time: format.format(mine.at) }),
      use: t('twoDevices.useHere', { question }),
      text: mine.text,
    },
    {
      which: 'elsewhere',
      where:
        savedAt === null
          ? t('twoDevices.elsewhere')
          : t('twoDevices.elsewhereAt', { time: format.format(new Date(savedAt)) }),
      use: t('twoDevices.useElsewhere', { question }),
      text: theirs,
    },
  ] as const
  return (
    <div tabIndex={-1}>
      <dt>{question}</dt>
      {versions.map(({ which, where, use, text }) => (
        <dd key={which}>
          <span className="q-quiet">{where}</span>
          <span className="q-answer" dir="auto">
            {text.trim() === '' ? t('twoDevices.none') : inWords(questionOf(id), text)}
          </span>
          <Button size="xs" variant="default" aria-label={use} onClick={() => onChoose(id, which)}>
            {t('twoDevices.use')}
          </Button>
        </dd>
      ))}
    </div>
  )
}

const NotChosen = ({ aside }: { aside: readonly DiscardedAnswer[] }) => {
  const t = useTexts()
  const text = useDiscardedAsText()(aside)
  return (
    aside.length > 0 && (
      <p className="q-quiet">
        {t('twoDevices.aside', { count: aside.length })}{' '}
        <button type="button" className="q-link" onClick={() => downloadText(text, 'answers-not-chosen.txt')}>
          {t('twoDevices.download')}
        </button>
      </p>
    )
  )
}
