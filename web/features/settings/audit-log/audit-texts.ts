import { z } from 'zod'
import type { AuditAction } from '../../../../contract/shapes/audit-actions.ts'
import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { permissionChange, permissionLabel } from '../../../../contract/rights/permission-descriptions.ts'
import { retentionKinds, type RetentionKind } from '../../../../contract/calls/retention.ts'
import { roles, type Permission } from '../../../../contract/rights/permissions.ts'
import { englishLocale, englishNumber } from '../../../core/i18n/locale.ts'
import { formatList } from '../../../core/i18n/labels.ts'
import { say } from '../t.ts'

/** The action of an entry as the second half of a sentence: "{who} invited Ada Lovelace". */

/** `hasBilling`: whether this server bills at all; if not, no text mentions it. */
export type AuditContext = { hasBilling: boolean }
type Say = (about: string, entry: AuditEntry, around: AuditContext) => string

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The `to` of a change that an entry records as `{from, to}`. */
const newValue = ({ details }: AuditEntry, field: string): string => {
  const change = details[field]
  return typeof change === 'object' && change !== null && 'to' in change ? text(change.to) : text(change)
}

/** The names of the changed fields in an entry. */
const changedFields = ({ details }: AuditEntry): string[] =>
  Array.isArray(details['changed']) ? details['changed'].map(text) : []

/** The actor acted on their own account. */
const isOwn = ({ actor, entityId }: AuditEntry): boolean => actor?.userId === entityId

const versionOf = ({ details }: AuditEntry): string =>
  details['version'] === undefined
    ? ''
    : ` ${say('auditWords.version', { version: text(details['version']) })}`

const List = z.array(z.string()).nullable()
const PermissionsChanged = z.object({
  role: z.enum(roles),
  permissions: z.object({ from: List, to: List }),
})

/**
 * "added “Use the chat”; taken “Generate, edit and release reports, and see all of them”"; empty if an older
 * entry lacks the details.
 */
const whatIsOther = ({ details }: AuditEntry, { hasBilling }: AuditContext): string => {
  const known = PermissionsChanged.safeParse(details).data
  if (known === undefined) return ''
  const quoted = (begin: string, permissions: readonly Permission[]): string[] => {
    const shown = permissions.filter((permission) => permission !== 'org:billing' || hasBilling)
    if (shown.length === 0) return []
    return [`${begin} ${formatList(shown.map((permission) => `“${permissionLabel(permission)}”`))}`]
  }
  const { added, taken } = permissionChange(known.role, known.permissions)
  return [
    ...quoted(say('auditWords.permissionsAdded'), added),
    ...quoted(say('auditWords.permissionsTaken'), taken),
  ].join('; ')
}

const ruledWords: Record<RetentionKind, string> = {
  formerPeople: say('auditWords.formerPeople'),
  drafts: say('auditWords.draftsThatWereNeverSent'),
  olderVersions: say('auditWords.olderVersions'),
  auditEntries: say('auditWords.entriesOfTheAuditLog'),
}

const ruledIn = ({ details }: AuditEntry): string[] =>
  retentionKinds.filter((kind) => kind in details).map((kind) => ruledWords[kind])

const SentAgain = z.object({ count: z.number() })
const PeopleMoved = z.object({ people: z.number() })
const Applied = z.object({ kind: z.enum(retentionKinds), count: z.number() })

/** "12 × former people": how many were removed, never their names. */
const removedIn = ({ details }: AuditEntry): string => {
  const applied = Applied.safeParse(details).data
  return applied === undefined
    ? say('auditWords.some')
    : say('auditWords.soMany', { number: englishNumber(applied.count), what: ruledWords[applied.kind] })
}

const WayBack = z.object({ mail: z.enum(['reopened', 'asked-again']) })

/** Why a link was sent without an invitation: a new round, or reopened answers. */
export const reinviteReason = ({ details }: AuditEntry) => WayBack.safeParse(details).data?.mail

const linkFor: Say = (about, entry) =>
  reinviteReason(entry) === 'asked-again'
    ? say('auditWords.gaveALinkForTheRound', { about })
    : say('auditWords.gaveALinkToTheAnswers', { about })

/** Names an action of the plan if the reader may know it. */
const named =
  (sentence: Parameters<typeof say>[0]): Say =>
  (_about, { subject }) =>
    subject === null ? say(sentence) : `${say(sentence)}: “${subject}”`

const says: Record<AuditAction, Say> = {
  'organization.created': () => say('auditWords.createdTheOrganization'),
  'organization.updated': (_about, entry) =>
    say('auditWords.changedTheOrganizations', {
      fields: formatList(changedFields(entry).map((field) => fieldWords[field] ?? field)),
    }),
  'organization.onboarding_completed': () => say('auditWords.completedTheOnboarding'),
  'organization.department_renamed': (_about, { details }) =>
    say('auditWords.renamedADepartment', countValues(PeopleMoved.safeParse(details).data?.people ?? 0)),
  'organization.departments_merged': (_about, { details }) =>
    say('auditWords.mergedDepartments', countValues(PeopleMoved.safeParse(details).data?.people ?? 0)),
  'organization.cycle_opened': () => say('auditWords.openedANewCycleAnd'),
  'organization.ownership_transferred': () => say('auditWords.transferredTheOwnership'),
  'organization.imported': () => say('auditWords.importedTheOrganizationFromA'),
  'organization.exported': () => say('auditWords.downloadedEverythingOfTheOrganization'),
  'organization.export_stopped': () => say('auditWords.stoppedTheDownloadOfEverything'),
  'organization.deleted': () => say('auditWords.deletedTheOrganization'),
  'organization.retention_changed': (_about, entry) =>
    say('auditWords.changedForHowLongAre', { kinds: formatList(ruledIn(entry)) }),
  'organization.retention_applied': (_about, entry) =>
    say('auditWords.removedAsTheOrganizationsRules', { what: removedIn(entry) }),
  'membership.created': (about, entry) =>
    isOwn(entry) ? say('auditWords.joined') : say('auditWords.madeAMember', { about }),
  'membership.reactivated': (about, entry) =>
    isOwn(entry) ? say('auditWords.joinedAgain') : say('auditWords.letInAgain', { about }),
  'membership.role_changed': (about, entry) =>
    say('auditWords.made', { about, role: roleWords[newValue(entry, 'role')] ?? say('auditWords.aMember') }),
  'membership.permissions_changed': (about, entry, around) => {
    const other = whatIsOther(entry, around)
    const changed = say('auditWords.changedThePermissionsOf', { about })
    return other === '' ? changed : `${changed} (${other})`
  },
  'membership.removed': (about) => say('auditWords.removed', { about }),
  'membership.left': () => say('auditWords.leftTheOrganization'),
  'employee.created': (about) => say('auditWords.added', { about }),
  'employee.activated': (about) => say('auditWords.filledInTheProfileOf', { about }),
  'employee.updated': (about, entry) => {
    const fields = changedFields(entry)
    return fields.length === 0
      ? say('auditWords.changed', { about })
      : say('auditWords.changedOf', { fields: formatList(fields), about })
  },
  'employee.removed': (about) => say('auditWords.removedFromTheListOf', { about }),
  'employee.restored': (about) => say('auditWords.broughtBackIntoTheList', { about }),
  'employee.erased': () => say('auditWords.erasedForGoodWhatWas'),
  'invitation.created': (about, entry, around) =>
    reinviteReason(entry) ? linkFor(about, entry, around) : say('auditWords.invited', { about }),
  'invitation.resent': (about, entry, around) =>
    reinviteReason(entry)
      ? linkFor(about, entry, around)
      : say('auditWords.sentTheInvitationAgain', { about }),
  'invitation.reminded': (about) => say('auditWords.reminded', { about }),
  'reminders.stopped': () => say('auditWords.stoppedInvitationsAndRemindersBy'),
  'reminders.allowed': () => say('auditWords.wantsInvitationsAndRemindersAgain'),
  'invitation.asked': () => say('auditWords.askedForAnInvitation'),
  'invitation.accepted': () => say('auditWords.acceptedTheirInvitation'),
  'invitation.revoked': (about) => say('auditWords.revokedTheInvitationOf', { about }),
  'report.generated': (about, entry) => say('auditWords.generatedTheReportOf', { about }) + versionOf(entry),
  'report.written': (about, entry) => say('auditWords.hadTheReportOfWorded', { about }) + versionOf(entry),
  'report.edited': (about, entry) => say('auditWords.editedTheReportOf', { about }) + versionOf(entry),
  'report.deleted': (about, entry) => say('auditWords.deletedTheReportOf', { about }) + versionOf(entry),
  'report.restored': (about, entry) => say('auditWords.broughtBackTheReportOf', { about }) + versionOf(entry),
  'report.reviewed': (about, entry) => say('auditWords.reviewedTheReportOf', { about }) + versionOf(entry),
  'report.released': (about, entry) => say('auditWords.releasedTheReportOf', { about }) + versionOf(entry),
  'report.withdrawn': (about, entry) => say('auditWords.withdrewTheReportOf', { about }) + versionOf(entry),
  'report.acknowledged': (_about, entry) => say('auditWords.acknowledgedTheirReport') + versionOf(entry),
  'report.contested': (_about, entry) => say('auditWords.contestedTheirReport') + versionOf(entry),
  'report.answered': (about, entry) =>
    say('auditWords.answeredWhatSaidOfTheir', { about }) + versionOf(entry),
  'submission.reopened': (about) => say('auditWords.openedTheAnswersOfFor', { about }),
  'companyReport.reviewed': (_about, entry) => say('auditWords.reviewedTheCompanyReport') + versionOf(entry),
  'companyReport.released': (_about, entry) => say('auditWords.releasedTheCompanyReport') + versionOf(entry),
  'companyReport.withdrawn': (_about, entry) => say('auditWords.withdrewTheCompanyReport') + versionOf(entry),
  'companyReport.deleted': (_about, entry) => say('auditWords.deletedTheCompanyReport') + versionOf(entry),
  'companyReport.restored': (_about, entry) =>
    say('auditWords.broughtBackTheCompanyReport') + versionOf(entry),
  'companyReport.generated': (_about, entry) =>
    say('auditWords.generatedTheCompanyReport') + versionOf(entry),
  'companyReport.edited': (_about, entry) => say('auditWords.editedTheCompanyReport') + versionOf(entry),
  'plan.added': named('auditWords.wroteAnActionDownIn'),
  'plan.changed': named('auditWords.changedAnActionOfThe'),
  'plan.done': named('auditWords.finishedAnAction'),
  'plan.dropped': named('auditWords.droppedAnAction'),
  'plan.open': named('auditWords.tookAnActionOfThe'),
  'chat.deleted': () => say('auditWords.deletedAConversationOfTheir'),
  'apiKey.created': (about) => say('auditWords.madeTheApiKey', { about }),
  'apiKey.revoked': (about) => say('auditWords.revokedTheApiKey', { about }),
  'webhook.created': (about) => say('auditWords.madeTheWebhookTo', { about }),
  'webhook.changed': (about) => say('auditWords.changedTheWebhookTo', { about }),
  'webhook.paused': (about) => say('auditWords.pausedTheWebhookTo', { about }),
  'webhook.resumed': (about) => say('auditWords.resumedTheWebhookTo', { about }),
  'webhook.secret_rotated': (about) => say('auditWords.madeANewSecretFor', { about }),
  'webhook.deleted': (about) => say('auditWords.deletedTheWebhookTo', { about }),
  'webhook.sent_again': (about, { details }) => {
    const count = SentAgain.safeParse(details).data?.count ?? 0
    return say('auditWords.sentAgainWhatTheWebhook', { about, ...countValues(count) })
  },
  'webhook.switched_off': (about) => say('auditWords.switchedTheWebhookToOff', { about }),
  'image.added': () => say('auditWords.addedTheLogo'),
  'image.replaced': () => say('auditWords.changedTheLogo'),
  'image.removed': () => say('auditWords.removedTheLogo'),
  'billing.customer_created': () => say('auditWords.beganTheBillingOfThe'),
  'billing.checkout_opened': () => say('auditWords.openedTheCheckout'),
  'billing.subscription_changed': () => say('auditWords.changedTheSubscription'),
}

const fieldWords: Record<string, string> = {
  companyName: say('auditWords.companyName'),
  reportVisibility: say('auditWords.ruleForWhoSeesReports'),
  groupThreshold: say('auditWords.smallestGroupThatIsShown'),
}

const roleWords: Record<string, string> = {
  owner: say('auditWords.theOwner'),
  admin: say('auditWords.anAdmin'),
  employee: say('auditWords.anEmployee'),
}

const nobodyKnown = say('auditWords.somebodyWhoIsNoLonger')

export const countValues = (count: number) => ({ count, number: count.toLocaleString(englishLocale()) })

const known: Readonly<Record<string, Say>> = says

/** "removed Ada Lovelace": the action of an entry; an action from another version of Muster is shown by its name. */
export const auditActionText = (entry: AuditEntry, around: AuditContext): string => {
  const sayIt = known[entry.action]
  const about = entry.subject ?? say('auditWords.somebodyNotThere')
  return sayIt === undefined
    ? entry.action.replace('.', ': ').replaceAll('_', ' ')
    : sayIt(about, entry, around)
}

/**
 * Who did it, and with which API key. Links in mails work without signing in, so the actor is the recipient; people
 * who ask for an invitation are not members yet.
 */
export const actorName = ({ actor, byKey, action, subject }: AuditEntry): string => {
  if (actor !== null)
    return byKey === null ? actor.name : say('auditWords.byTheApiKey', { name: actor.name, key: byKey.name })
  const isTheirs = action.startsWith('reminders.') || action === 'invitation.asked'
  return isTheirs ? (subject ?? nobodyKnown) : say('auditWords.muster')
}
