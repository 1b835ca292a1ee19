import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { say } from '../t.ts'
import { countValues, reinviteReason, auditActionText, type AuditContext } from './audit-texts.ts'

/** What a run did, as one sentence's second half: "{who} invited 60 people". */

const saysOfRun: Record<string, (count: { count: number; number: string }) => string> = {
  'employee.created': (count) => say('auditWords.ofRun.added', count),
  'employee.updated': (count) => say('auditWords.ofRun.changed', count),
  'employee.erased': (count) => say('auditWords.ofRun.erased', count),
  'invitation.created': (count) => say('auditWords.ofRun.invited', count),
  'invitation.resent': (count) => say('auditWords.ofRun.invitedAgain', count),
  'invitation.reminded': (count) => say('auditWords.ofRun.reminded', count),
  'invitation.revoked': (count) => say('auditWords.ofRun.revoked', count),
  'report.generated': (count) => say('auditWords.ofRun.generated', count),
  'submission.reopened': (count) => say('auditWords.ofRun.reopened', count),
}

const saysOfWayBack = {
  'asked-again': (count: { count: number; number: string }) => say('auditWords.ofRun.linkForTheRound', count),
  reopened: (count: { count: number; number: string }) => say('auditWords.ofRun.linkToTheAnswers', count),
}

/** "invited 60 people": what a run did, as its entries with one action say; the first one and how many more where they have no sentence. */
export const auditRunText = (entry: AuditEntry, count: number, around: AuditContext): string => {
  const wayBack = reinviteReason(entry)
  if (wayBack !== undefined) return saysOfWayBack[wayBack](countValues(count))
  const sayIt = saysOfRun[entry.action]
  return sayIt === undefined
    ? `${auditActionText(entry, around)} ${say('auditWords.ofRun.likeIt', countValues(count - 1))}`
    : sayIt(countValues(count))
}
