import { englishNumber } from '../../../core/i18n/locale.ts'
import type { RetentionDue, RetentionKind } from '../../../../contract/calls/retention.ts'
import { dayText } from '../../../core/organization/subscription-status.ts'
import { say } from '../t.ts'

/** What the rules for how long things are kept are called, and what they would remove. */

export const retentionKindTexts: Record<RetentionKind, { label: string; about: string }> = {
  formerPeople: {
    label: say('retentionWords.formerPeople'),
    about: say('retentionWords.answersReportsAndRecordOf'),
  },
  drafts: {
    label: say('retentionWords.draftsThatWereNeverSent'),
    about: say('retentionWords.countedFromTheirLastChange'),
  },
  olderVersions: {
    label: say('retentionWords.olderVersionsOfAnswersAnd'),
    about: say('retentionWords.countedFromWhenANewer'),
  },
  auditEntries: { label: say('retentionWords.auditLog'), about: say('retentionWords.entriesAreKeptForA') },
}

const dueKeys = {
  formerPeople: 'retentionWords.duePeople',
  drafts: 'retentionWords.dueDrafts',
  olderVersions: 'retentionWords.dueVersions',
  auditEntries: 'retentionWords.dueEntries',
} as const

const since = {
  formerPeople: 'retentionWords.firstLeftOn',
  drafts: 'retentionWords.oldestChangedOn',
  olderVersions: 'retentionWords.oldestReplacedOn',
  auditEntries: 'retentionWords.oldestIsOf',
} as const

/** "12 drafts; the oldest was changed last on 3 March 2024." */
export const retentionDueText = ({ kind, count, isMore, oldest }: RetentionDue): string => {
  const due = say(dueKeys[kind], { count, number: englishNumber(count) })
  const many = isMore ? say('retentionWords.moreThan', { due }) : due
  return oldest === null ? `${many}.` : say(since[kind], { many, day: dayText(oldest) })
}
