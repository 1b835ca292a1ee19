import type { AuditEntry } from '../../../../contract/audit.ts'
import { listOf } from '../../../core/words.ts'

/** What was done, in a sentence's second half: "{who} invited Ada Lovelace". */

type Say = (about: string, entry: AuditEntry) => string

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The `to` of a change that an entry tells as `{from, to}`. */
const newValue = ({ details }: AuditEntry, field: string): string => {
  const change = details[field]
  return typeof change === 'object' && change !== null && 'to' in change ? text(change.to) : text(change)
}

/** The names of the fields that an entry says were changed. */
const changedFields = ({ details }: AuditEntry): string[] =>
  Array.isArray(details['changed']) ? details['changed'].map(text) : []

/** Somebody did it about themselves. */
const isOwn = ({ actor, entityId }: AuditEntry): boolean => actor?.userId === entityId

const versionOf = ({ details }: AuditEntry): string =>
  details['version'] === undefined ? '' : ` (version ${text(details['version'])})`

const says: Record<string, Say> = {
  'organization.created': () => 'created the organization',
  'organization.updated': (_about, entry) =>
    `changed the organization’s ${listOf(changedFields(entry).map((field) => fieldWords[field] ?? field))}`,
  'organization.onboarding_completed': () => 'completed the onboarding',
  'organization.ownership_transferred': () => 'transferred the ownership',
  'organization.deleted': () => 'deleted the organization',
  'membership.created': (about, entry) => (isOwn(entry) ? 'joined' : `made ${about} a member`),
  'membership.reactivated': (about, entry) => (isOwn(entry) ? 'joined again' : `let ${about} in again`),
  'membership.role_changed': (about, entry) =>
    `made ${about} ${roleWords[newValue(entry, 'role')] ?? 'a member'}`,
  'membership.permissions_changed': (about) => `changed the permissions of ${about}`,
  'membership.removed': (about) => `removed ${about}`,
  'membership.left': () => 'left the organization',
  'employee.created': (about) => `added ${about}`,
  'employee.activated': (about) => `filled in the profile of ${about} from their answers`,
  'employee.updated': (about, entry) =>
    `changed ${changedFields(entry).length > 0 ? `${listOf(changedFields(entry))} of ` : ''}${about}`,
  'employee.removed': (about) => `removed ${about} from the list of people`,
  'employee.restored': (about) => `brought ${about} back into the list of people`,
  'employee.erased': () => 'erased for good what was kept of somebody removed',
  'invitation.created': (about) => `invited ${about}`,
  'invitation.resent': (about) => `sent ${about} the invitation again`,
  'invitation.reminded': (about) => `reminded ${about}`,
  'reminders.stopped': (about) => `${about} asked for no more reminders`,
  'reminders.allowed': (about) => `${about} wants reminders again`,
  'invitation.accepted': () => 'accepted their invitation',
  'invitation.revoked': (about) => `revoked the invitation of ${about}`,
  'report.generated': (about, entry) => `generated the report of ${about}${versionOf(entry)}`,
  'report.edited': (about, entry) => `edited the report of ${about}${versionOf(entry)}`,
  'report.deleted': (about, entry) => `deleted the report of ${about}${versionOf(entry)}`,
  'submission.reopened': (about) => `opened the answers of ${about} for changes again`,
  'companyReport.deleted': (_about, entry) => `deleted the company report${versionOf(entry)}`,
  'companyReport.generated': (_about, entry) => `generated the company report${versionOf(entry)}`,
  'companyReport.edited': (_about, entry) => `edited the company report${versionOf(entry)}`,
  'image.added': () => 'added the logo',
  'image.replaced': () => 'changed the logo',
  'image.removed': () => 'removed the logo',
  'billing.customer_created': () => 'began the billing of the organization',
  'billing.checkout_opened': () => 'opened the checkout',
  'billing.subscription_changed': () => 'changed the subscription',
}

const fieldWords: Record<string, string> = {
  companyName: 'company name',
  reportVisibility: 'rule for who sees reports',
}

const roleWords: Record<string, string> = { owner: 'the owner', admin: 'an admin', employee: 'an employee' }

/** "removed Ada Lovelace": what an entry says was done; an action without a sentence yet is told by its name. */
export const whatWasDone = (entry: AuditEntry): string => {
  const say = says[entry.action]
  const about = entry.subject ?? 'somebody who is no longer here'
  return say === undefined ? entry.action.replace('.', ': ').replaceAll('_', ' ') : say(about, entry)
}

/** Who did it. */
export const doer = ({ actor }: AuditEntry): string => actor?.name ?? 'Muster'
