import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import { countValues, reinviteReason, auditActionText, type AuditContext } from './audit-texts.ts'

/** What a run did, as one sentence's second half: "{who} invited 60 people". */

const saysOfRun: Record<string, (count: { count: number; number: string }) => string> = {
  'employee.created': (count) => t(texts, 'auditWords.ofRun.added', count),
  'employee.updated': (count) => t(texts, 'auditWords.ofRun.changed', count),
  'employee.erased': (count) => t(texts, 'auditWords.ofRun.erased', count),
  'invitation.created': (count) => t(texts, 'auditWords.ofRun.invited', count),
  'invitation.resent': (count) => t(texts, 'auditWords.ofRun.invitedAgain', count),
  'invitation.reminded': (count) => t(texts, 'auditWords.ofRun.reminded', count),
  'invitation.revoked': (count) => t(texts, 'auditWords.ofRun.revoked', count),
  'report.generated': (count) => t(texts, 'auditWords.ofRun.generated', count),
  'submission.reopened': (count) => t(texts, 'auditWords.ofRun.reopened', count),
}

const saysOfWayBack = {
  'asked-again': (count: { count: number; number: string }) =>
    t(texts, 'auditWords.ofRun.linkForTheRound', count),
  reopened: (count: { count: number; number: string }) =>
    t(texts, 'auditWords.ofRun.linkToTheAnswers', count),
}

/** "invited 60 people": what a run did, as its entries with one action say; the first one and how many more where they have no sentence. */
export const auditRunText = (entry: AuditEntry, count: number, around: AuditContext): string => {
  const wayBack = reinviteReason(entry)
  if (wayBack !== undefined) return saysOfWayBack[wayBack](countValues(count))
  const sayIt = saysOfRun[entry.action]
  return sayIt === undefined
    ? `${auditActionText(entry, around)} ${t(texts, 'auditWords.ofRun.likeIt', countValues(count - 1))}`
    : sayIt(countValues(count))
}
