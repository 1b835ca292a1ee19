import { z } from 'zod'
import type { AuditAction } from '../../../../contract/shapes/audit-actions.ts'
import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { permissionChange, permissionLabel } from '../../../../contract/rights/permission-descriptions.ts'
import { retentionKinds, type RetentionKind } from '../../../../contract/calls/retention.ts'
import { roles, type Permission } from '../../../../contract/rights/permissions.ts'
import { englishLocale, englishNumber } from '../../../core/i18n/locale.ts'
import { formatList } from '../../../core/i18n/labels.ts'
import type { TextKey } from '../../../../insights/catalog/format-message.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

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
    : ` ${t(texts, 'auditWords.version', { version: text(details['version']) })}`

const List = z.array(z.string()).nullable()
const PermissionsChanged = z.object({
  role: z.enum(roles),
  permissions: z.object({ from: List, to: List }),
})

/**
 * "added “Use the chat”; taken “Generate, edit and release reports, and see all of them”"; empty if an older
 * entry lacks the details.
 */
const permissionChanges = ({ details }: AuditEntry, { hasBilling }: AuditContext): string => {
  const known = PermissionsChanged.safeParse(details).data
  if (known === undefined) return ''
  const quoted = (begin: string, permissions: readonly Permission[]): string[] => {
    const shown = permissions.filter((permission) => permission !== 'org:billing' || hasBilling)
    if (shown.length === 0) return []
    return [`${begin} ${formatList(shown.map((permission) => `“${permissionLabel(permission)}”`))}`]
  }
  const { added, taken } = permissionChange(known.role, known.permissions)
  return [
    ...quoted(t(texts, 'auditWords.permissionsAdded'), added),
    ...quoted(t(texts, 'auditWords.permissionsTaken'), taken),
  ].join('; ')
}

const ruledWords: Record<RetentionKind, string> = {
  formerPeople: t(texts, 'auditWords.formerPeople'),
  drafts: t(texts, 'auditWords.draftsThatWereNeverSent'),
  olderVersions: t(texts, 'auditWords.olderVersions'),
  auditEntries: t(texts, 'auditWords.entriesOfTheAuditLog'),
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
    ? t(texts, 'auditWords.some')
    : t(texts, 'auditWords.soMany', { number: englishNumber(applied.count), what: ruledWords[applied.kind] })
}

const WayBack = z.object({ mail: z.enum(['reopened', 'asked-again']) })

/** Why a link was sent without an invitation: a new round, or reopened answers. */
export const reinviteReason = ({ details }: AuditEntry) => WayBack.safeParse(details).data?.mail

const linkFor: Say = (about, entry) =>
  reinviteReason(entry) === 'asked-again'
    ? t(texts, 'auditWords.gaveALinkForTheRound', { about })
    : t(texts, 'auditWords.gaveALinkToTheAnswers', { about })

/** Names an action of the plan if the reader may know it. */
const named =
  (sentence: TextKey<typeof texts>): Say =>
  (_about, { subject }) =>
    subject === null ? t(texts, sentence) : `${t(texts, sentence)}: “${subject}”`

const says: Record<AuditAction, Say> = {
  'organization.created': () => t(texts, 'auditWords.createdTheOrganization'),
  'organization.updated': (_about, entry) =>
    t(texts, 'auditWords.changedTheOrganizations', {
      fields: formatList(changedFields(entry).map((field) => fieldWords[field] ?? field)),
    }),
  'organization.onboarding_completed': () => t(texts, 'auditWords.completedTheOnboarding'),
  'organization.department_renamed': (_about, { details }) =>
    t(texts, 'auditWords.renamedADepartment', countValues(PeopleMoved.safeParse(details).data?.people ?? 0)),
  'organization.departments_merged': (_about, { details }) =>
    t(texts, 'auditWords.mergedDepartments', countValues(PeopleMoved.safeParse(details).data?.people ?? 0)),
  'organization.cycle_opened': () => t(texts, 'auditWords.openedANewCycleAnd'),
  'organization.ownership_transferred': () => t(texts, 'auditWords.transferredTheOwnership'),
  'organization.imported': () => t(texts, 'auditWords.importedTheOrganizationFromA'),
  'organization.exported': () => t(texts, 'auditWords.downloadedEverythingOfTheOrganization'),
  'organization.export_stopped': () => t(texts, 'auditWords.stoppedTheDownloadOfEverything'),
  'organization.deleted': () => t(texts, 'auditWords.deletedTheOrganization'),
  'organization.retention_changed': (_about, entry) =>
    t(texts, 'auditWords.changedForHowLongAre', { kinds: formatList(ruledIn(entry)) }),
  'organization.retention_applied': (_about, entry) =>
    t(texts, 'auditWords.removedAsTheOrganizationsRules', { what: removedIn(entry) }),
  'membership.created': (about, entry) =>
    isOwn(entry) ? t(texts, 'auditWords.joined') : t(texts, 'auditWords.madeAMember', { about }),
  'membership.reactivated': (about, entry) =>
    isOwn(entry) ? t(texts, 'auditWords.joinedAgain') : t(texts, 'auditWords.letInAgain', { about }),
  'membership.role_changed': (about, entry) =>
    t(texts, 'auditWords.made', {
      about,
      role: roleWords[newValue(entry, 'role')] ?? t(texts, 'auditWords.aMember'),
    }),
  'membership.permissions_changed': (about, entry, around) => {
    const other = permissionChanges(entry, around)
    const changed = t(texts, 'auditWords.changedThePermissionsOf', { about })
    return other === '' ? changed : `${changed} (${other})`
  },
  'membership.removed': (about) => t(texts, 'auditWords.removed', { about }),
  'membership.left': () => t(texts, 'auditWords.leftTheOrganization'),
  'employee.created': (about) => t(texts, 'auditWords.added', { about }),
  'employee.activated': (about) => t(texts, 'auditWords.filledInTheProfileOf', { about }),
  'employee.updated': (about, entry) => {
    const fields = changedFields(entry)
    return fields.length === 0
      ? t(texts, 'auditWords.changed', { about })
      : t(texts, 'auditWords.changedOf', { fields: formatList(fields), about })
  },
  'employee.removed': (about) => t(texts, 'auditWords.removedFromTheListOf', { about }),
  'employee.restored': (about) => t(texts, 'auditWords.broughtBackIntoTheList', { about }),
  'employee.erased': () => t(texts, 'auditWords.erasedForGoodWhatWas'),
  'invitation.created': (about, entry, around) =>
    reinviteReason(entry) ? linkFor(about, entry, around) : t(texts, 'auditWords.invited', { about }),
  'invitation.resent': (about, entry, around) =>
    reinviteReason(entry)
      ? linkFor(about, entry, around)
      : t(texts, 'auditWords.sentTheInvitationAgain', { about }),
  'invitation.reminded': (about) => t(texts, 'auditWords.reminded', { about }),
  'reminders.stopped': () => t(texts, 'auditWords.stoppedInvitationsAndRemindersBy'),
  'reminders.allowed': () => t(texts, 'auditWords.wantsInvitationsAndRemindersAgain'),
  'invitation.asked': () => t(texts, 'auditWords.askedForAnInvitation'),
  'invitation.accepted': () => t(texts, 'auditWords.acceptedTheirInvitation'),
  'invitation.revoked': (about) => t(texts, 'auditWords.revokedTheInvitationOf', { about }),
  'report.generated': (about, entry) =>
    t(texts, 'auditWords.generatedTheReportOf', { about }) + versionOf(entry),
  'report.written': (about, entry) =>
    t(texts, 'auditWords.hadTheReportOfWorded', { about }) + versionOf(entry),
  'report.edited': (about, entry) => t(texts, 'auditWords.editedTheReportOf', { about }) + versionOf(entry),
  'report.deleted': (about, entry) => t(texts, 'auditWords.deletedTheReportOf', { about }) + versionOf(entry),
  'report.restored': (about, entry) =>
    t(texts, 'auditWords.broughtBackTheReportOf', { about }) + versionOf(entry),
  'report.reviewed': (about, entry) =>
    t(texts, 'auditWords.reviewedTheReportOf', { about }) + versionOf(entry),
  'report.released': (about, entry) =>
    t(texts, 'auditWords.releasedTheReportOf', { about }) + versionOf(entry),
  'report.withdrawn': (about, entry) =>
    t(texts, 'auditWords.withdrewTheReportOf', { about }) + versionOf(entry),
  'report.acknowledged': (_about, entry) => t(texts, 'auditWords.acknowledgedTheirReport') + versionOf(entry),
  'report.contested': (_about, entry) => t(texts, 'auditWords.contestedTheirReport') + versionOf(entry),
  'report.answered': (about, entry) =>
    t(texts, 'auditWords.answeredWhatSaidOfTheir', { about }) + versionOf(entry),
  'submission.reopened': (about) => t(texts, 'auditWords.openedTheAnswersOfFor', { about }),
  'companyReport.reviewed': (_about, entry) =>
    t(texts, 'auditWords.reviewedTheCompanyReport') + versionOf(entry),
  'companyReport.released': (_about, entry) =>
    t(texts, 'auditWords.releasedTheCompanyReport') + versionOf(entry),
  'companyReport.withdrawn': (_about, entry) =>
    t(texts, 'auditWords.withdrewTheCompanyReport') + versionOf(entry),
  'companyReport.deleted': (_about, entry) =>
    t(texts, 'auditWords.deletedTheCompanyReport') + versionOf(entry),
  'companyReport.restored': (_about, entry) =>
    t(texts, 'auditWords.broughtBackTheCompanyReport') + versionOf(entry),
  'companyReport.generated': (_about, entry) =>
    t(texts, 'auditWords.generatedTheCompanyReport') + versionOf(entry),
  'companyReport.edited': (_about, entry) => t(texts, 'auditWords.editedTheCompanyReport') + versionOf(entry),
  'plan.added': named('auditWords.wroteAnActionDownIn'),
  'plan.changed': named('auditWords.changedAnActionOfThe'),
  'plan.done': named('auditWords.finishedAnAction'),
  'plan.dropped': named('auditWords.droppedAnAction'),
  'plan.open': named('auditWords.tookAnActionOfThe'),
  'chat.deleted': () => t(texts, 'auditWords.deletedAConversationOfTheir'),
  'apiKey.created': (about) => t(texts, 'auditWords.madeTheApiKey', { about }),
  'apiKey.revoked': (about) => t(texts, 'auditWords.revokedTheApiKey', { about }),
  'webhook.created': (about) => t(texts, 'auditWords.madeTheWebhookTo', { about }),
  'webhook.changed': (about) => t(texts, 'auditWords.changedTheWebhookTo', { about }),
  'webhook.paused': (about) => t(texts, 'auditWords.pausedTheWebhookTo', { about }),
  'webhook.resumed': (about) => t(texts, 'auditWords.resumedTheWebhookTo', { about }),
  'webhook.secret_rotated': (about) => t(texts, 'auditWords.madeANewSecretFor', { about }),
  'webhook.deleted': (about) => t(texts, 'auditWords.deletedTheWebhookTo', { about }),
  'webhook.sent_again': (about, { details }) => {
    const count = SentAgain.safeParse(details).data?.count ?? 0
    return t(texts, 'auditWords.sentAgainWhatTheWebhook', { about, ...countValues(count) })
  },
  'webhook.switched_off': (about) => t(texts, 'auditWords.switchedTheWebhookToOff', { about }),
  'image.added': () => t(texts, 'auditWords.addedTheLogo'),
  'image.replaced': () => t(texts, 'auditWords.changedTheLogo'),
  'image.removed': () => t(texts, 'auditWords.removedTheLogo'),
  'billing.customer_created': () => t(texts, 'auditWords.beganTheBillingOfThe'),
  'billing.checkout_opened': () => t(texts, 'auditWords.openedTheCheckout'),
  'billing.subscription_changed': () => t(texts, 'auditWords.changedTheSubscription'),
}

const fieldWords: Record<string, string> = {
  companyName: t(texts, 'auditWords.companyName'),
  reportVisibility: t(texts, 'auditWords.ruleForWhoSeesReports'),
  groupThreshold: t(texts, 'auditWords.smallestGroupThatIsShown'),
}

const roleWords: Record<string, string> = {
  owner: t(texts, 'auditWords.theOwner'),
  admin: t(texts, 'auditWords.anAdmin'),
  employee: t(texts, 'auditWords.anEmployee'),
}

const nobodyKnown = t(texts, 'auditWords.somebodyWhoIsNoLonger')

export const countValues = (count: number) => ({ count, number: count.toLocaleString(englishLocale()) })

const known: Readonly<Record<string, Say>> = says

/** "removed Ada Lovelace": the action of an entry; an action from another version of Muster is shown by its name. */
export const auditActionText = (entry: AuditEntry, around: AuditContext): string => {
  const sayIt = known[entry.action]
  const about = entry.subject ?? t(texts, 'auditWords.somebodyNotThere')
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
    return byKey === null
      ? actor.name
      : t(texts, 'auditWords.byTheApiKey', { name: actor.name, key: byKey.name })
  const isTheirs = action.startsWith('reminders.') || action === 'invitation.asked'
  return isTheirs ? (subject ?? nobodyKnown) : t(texts, 'auditWords.muster')
}
