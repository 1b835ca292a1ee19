import { englishNumber } from '../../../core/i18n/locale.ts'
import type { RetentionDue, RetentionKind } from '../../../../contract/calls/retention.ts'
import { dayText } from '../../../core/organization/subscription-status.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** What the rules for how long things are kept are called, and what they would remove. */

export const retentionKindTexts: Record<RetentionKind, { label: string; about: string }> = {
  formerPeople: {
    label: t(texts, 'retentionWords.formerPeople'),
    about: t(texts, 'retentionWords.answersReportsAndRecordOf'),
  },
  drafts: {
    label: t(texts, 'retentionWords.draftsThatWereNeverSent'),
    about: t(texts, 'retentionWords.countedFromTheirLastChange'),
  },
  olderVersions: {
    label: t(texts, 'retentionWords.olderVersionsOfAnswersAnd'),
    about: t(texts, 'retentionWords.countedFromWhenANewer'),
  },
  auditEntries: {
    label: t(texts, 'retentionWords.auditLog'),
    about: t(texts, 'retentionWords.entriesAreKeptForA'),
  },
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
  const due = t(texts, dueKeys[kind], { count, number: englishNumber(count) })
  const many = isMore ? t(texts, 'retentionWords.moreThan', { due }) : due
  return oldest === null ? `${many}.` : t(texts, since[kind], { many, day: dayText(oldest) })
}
