import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { retentionKinds, type RetentionKind } from '../../../../contract/calls/retention.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** For how long the organization itself keeps what it does not need any more, in sentences. */

const ruled: Record<RetentionKind, { name: string; text: (years: string) => string }> = {
  formerPeople: {
    name: t(texts, 'ruleTexts.formerPeople'),
    text: (years) => t(texts, 'ruleTexts.answersReportsAndRecordAre', { years }),
  },
  drafts: {
    name: t(texts, 'ruleTexts.draftsThatWereNeverSent'),
    text: (years) => t(texts, 'ruleTexts.removedAfterTheirLastChange', { years }),
  },
  olderVersions: {
    name: t(texts, 'ruleTexts.olderVersions'),
    text: (years) => t(texts, 'ruleTexts.earlierAnswersAndReportsAre', { years }),
  },
  auditEntries: {
    name: t(texts, 'ruleTexts.auditLog'),
    text: (years) => t(texts, 'ruleTexts.entriesAreRemovedAfter', { years }),
  },
}

/** Each kind with what its rule says; of one without, that none removes it. */
export const ruleTexts = ({ rules }: Pick<DataProtection, 'rules'>): { name: string; text: string }[] =>
  retentionKinds.map((kind) => {
    const rule = rules.find((one) => one.kind === kind)
    const { name, text } = ruled[kind]
    return {
      name,
      text: rule
        ? text(t(texts, 'ruleTexts.years', { count: rule.years }))
        : t(texts, 'ruleTexts.neverRemovedByARule'),
    }
  })
