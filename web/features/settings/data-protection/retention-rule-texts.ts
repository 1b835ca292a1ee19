import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { retentionKinds, type RetentionKind } from '../../../../contract/calls/retention.ts'
import { say } from '../t.ts'

/** For how long the organization itself keeps what it does not need any more, in sentences. */

const ruled: Record<RetentionKind, { name: string; text: (years: string) => string }> = {
  formerPeople: {
    name: say('ruleTexts.formerPeople'),
    text: (years) => say('ruleTexts.answersReportsAndRecordAre', { years }),
  },
  drafts: {
    name: say('ruleTexts.draftsThatWereNeverSent'),
    text: (years) => say('ruleTexts.removedAfterTheirLastChange', { years }),
  },
  olderVersions: {
    name: say('ruleTexts.olderVersions'),
    text: (years) => say('ruleTexts.earlierAnswersAndReportsAre', { years }),
  },
  auditEntries: {
    name: say('ruleTexts.auditLog'),
    text: (years) => say('ruleTexts.entriesAreRemovedAfter', { years }),
  },
}

/** Each kind with what its rule says; of one without, that none removes it. */
export const ruleTexts = ({ rules }: Pick<DataProtection, 'rules'>): { name: string; text: string }[] =>
  retentionKinds.map((kind) => {
    const rule = rules.find((one) => one.kind === kind)
    const { name, text } = ruled[kind]
    return {
      name,
      text: rule ? text(say('ruleTexts.years', { count: rule.years })) : say('ruleTexts.neverRemovedByARule'),
    }
  })
