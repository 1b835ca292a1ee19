import { z } from 'zod'
import type { AuditEntry } from '../../../../contract/audit.ts'
import { permissionChange, permissionWord } from '../../../../contract/permission-words.ts'
import { roles, type Permission } from '../../../../contract/rights.ts'
import { listOf } from '../../../core/words.ts'

/** What was done, in a sentence's second half: "{who} invited Ada Lovelace". */

/** `hasBilling`: whether this server bills at all; where it does not, nothing speaks of it. */
type Around = { hasBilling: boolean }
type Say = (about: string, entry: AuditEntry, around: Around) => string

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

const List = z.array(z.string()).nullable()
const PermissionsChanged = z.object({
  role: z.enum(roles),
  permissions: z.object({ from: List, to: List }),
})

/** "added “Use the chat”; taken “Generate and edit reports”"; nothing where an older entry does not say it. */
const whatIsOther = ({ details }: AuditEntry, { hasBilling }: Around): string => {
  const known = PermissionsChanged.safeParse(details).data
  if (known === undefined) return ''
  const quoted = (begin: string, permissions: readonly Permission[]): string[] => {
    const shown = permissions.filter((permission) => permission !== 'org:billing' || hasBilling)
    if (shown.length === 0) return []
    return [`${begin} ${listOf(shown.map((permission) => `“${permissionWord(permission)}”`))}`]
  }
  const { added, taken } = permissionChange(known.role, known.permissions)
  return [...quoted('added', added), ...quoted('taken', taken)].join('; ')
}

const says: Record<string, Say> = {
  'organization.created': () => 'created the organization',
  'organization.updated': (_about, entry) =>
    `changed the organization’s ${listOf(changedFields(entry).map((field) => fieldWords[field] ?? field))}`,
  'organization.onboarding_completed': () => 'completed the onboarding',
  'organization.cycle_opened': () => 'opened a new cycle and asked everybody again',
  'organization.ownership_transferred': () => 'transferred the ownership',
  'organization.deleted': () => 'deleted the organization',
  'membership.created': (about, entry) => (isOwn(entry) ? 'joined' : `made ${about} a member`),
  'membership.reactivated': (about, entry) => (isOwn(entry) ? 'joined again' : `let ${about} in again`),
  'membership.role_changed': (about, entry) =>
    `made ${about} ${roleWords[newValue(entry, 'role')] ?? 'a member'}`,
  'membership.permissions_changed': (about, entry, around) => {
    const other = whatIsOther(entry, around)
    return `changed the permissions of ${about}${other === '' ? '' : ` (${other})`}`
  },
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
  'reminders.stopped': () => 'stopped invitations and reminders, by the link in a mail',
  'reminders.allowed': () => 'wants invitations and reminders again, by the link in a mail',
  'invitation.accepted': () => 'accepted their invitation',
  'invitation.revoked': (about) => `revoked the invitation of ${about}`,
  'report.generated': (about, entry) => `generated the report of ${about}${versionOf(entry)}`,
  'report.edited': (about, entry) => `edited the report of ${about}${versionOf(entry)}`,
  'report.deleted': (about, entry) => `deleted the report of ${about}${versionOf(entry)}`,
  'report.reviewed': (about, entry) => `reviewed the report of ${about}${versionOf(entry)}`,
  'report.released': (about, entry) => `released the report of ${about}${versionOf(entry)}`,
  'report.withdrawn': (about, entry) => `withdrew the report of ${about}${versionOf(entry)}`,
  'report.acknowledged': (_about, entry) => `acknowledged their report${versionOf(entry)}`,
  'report.contested': (_about, entry) => `contested their report${versionOf(entry)}`,
  'report.answered': (about, entry) => `answered what ${about} said of their report${versionOf(entry)}`,
  'submission.reopened': (about) => `opened the answers of ${about} for changes again`,
  'companyReport.reviewed': (_about, entry) => `reviewed the company report${versionOf(entry)}`,
  'companyReport.released': (_about, entry) => `released the company report${versionOf(entry)}`,
  'companyReport.withdrawn': (_about, entry) => `withdrew the company report${versionOf(entry)}`,
  'companyReport.deleted': (_about, entry) => `deleted the company report${versionOf(entry)}`,
  'companyReport.generated': (_about, entry) => `generated the company report${versionOf(entry)}`,
  'companyReport.edited': (_about, entry) => `edited the company report${versionOf(entry)}`,
  'plan.added': () => 'wrote an action down in the action plan',
  'plan.changed': () => 'changed an action of the action plan',
  'plan.done': () => 'ended an action of the action plan: done',
  'plan.dropped': () => 'ended an action of the action plan: dropped',
  'plan.open': () => 'took an action of the action plan up again',
  'chat.deleted': () => 'deleted a conversation of their own in the chat',
  'apiKey.created': (about) => `made the API key “${about}”`,
  'apiKey.revoked': (about) => `revoked the API key “${about}”`,
  'webhook.created': (about) => `made the webhook to ${about}`,
  'webhook.changed': (about) => `changed the webhook to ${about}`,
  'webhook.paused': (about) => `paused the webhook to ${about}`,
  'webhook.resumed': (about) => `resumed the webhook to ${about}`,
  'webhook.secret_rotated': (about) => `made a new secret for the webhook to ${about}`,
  'webhook.deleted': (about) => `deleted the webhook to ${about}`,
  'webhook.switched_off': (about) => `switched the webhook to ${about} off`,
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
  groupThreshold: 'smallest group that is shown',
}

const roleWords: Record<string, string> = { owner: 'the owner', admin: 'an admin', employee: 'an employee' }

const nobodyKnown = 'Somebody who is no longer here'

/** "removed Ada Lovelace": what an entry says was done; an action without a sentence yet is told by its name. */
export const whatWasDone = (entry: AuditEntry, around: Around): string => {
  const say = says[entry.action]
  const about = entry.subject ?? 'somebody who is no longer here'
  return say === undefined ? entry.action.replace('.', ': ').replaceAll('_', ' ') : say(about, entry, around)
}

/** Who did it, and with which API key; the link in a mail is used without signing in, by whom it was sent to. */
export const doer = ({ actor, byKey, action, subject }: AuditEntry): string => {
  if (actor !== null) return byKey === null ? actor.name : `${actor.name}, by the API key “${byKey.name}”,`
  return action.startsWith('reminders.') ? (subject ?? nobodyKnown) : 'Muster'
}
