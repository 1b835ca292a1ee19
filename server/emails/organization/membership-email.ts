import { eq, inArray } from 'drizzle-orm'
import { permissionChange } from '../../../contract/rights/permission-descriptions.ts'
import type { Permission, Role } from '../../../contract/rights/permissions.ts'
import type { MailBlock, MailText } from '../../core/email-layout/email-content.ts'
import type { MailKey, MailWords } from '../../core/email-layout/email-texts.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { MembershipMailDetails } from '../../features/organizations/members/membership-mail-details.ts'
import { defineDetailedEmail } from '../define-email.ts'

/** What was done about a membership. */
export type MembershipNews =
  | { what: 'removed' }
  | { what: 'let-in'; role: Role }
  | { what: 'role'; role: Role }
  | { what: 'permissions'; added: readonly Permission[]; taken: readonly Permission[] }
  /** Somebody owns the organization now, and the other one is an admin. */
  | { what: 'given' | 'gave-away'; other: string }

type Facts = {
  news: MembershipNews
  /** Who did it; null where they are not known any more. */
  by: string | null
  organizationName: string
  at: Date
  /** Whether every member sees the released reports (`settings.reportVisibility`). */
  isShared: boolean
  /** Where the product is. */
  link: string
  serverName: string
}

/**
 * To a member or former member: what changed about their membership, who changed it and when. Not sent where the
 * organization has been deleted since, or the address is no account's any more.
 */
export const membershipEmail = defineDetailedEmail<Facts, MembershipMailDetails>({
  kind: 'membership',
  details: MembershipMailDetails,

  read: async ({ orgId, toAddress, queuedAt, details }, { tx, host }) => {
    const [organization] = await tx
      .select({ name: organizations.companyName, settings: organizations.settings })
      .from(organizations)
      .where(eq(organizations.id, orgId))
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, toAddress))
    if (!organization || user?.id !== details.userId) return null
    const { byUserId, change } = details
    const concerned = [byUserId, 'otherId' in change ? change.otherId : null].filter((id) => id !== null)
    const names = new Map(
      (
        await tx
          .select({ id: users.id, name: users.displayName })
          .from(users)
          .where(inArray(users.id, concerned))
      ).map(({ id, name }) => [id, name]),
    )
    const { publicUrl, billing } = host.environment
    const news = newsOf(details, {
      nameOf: (id) => names.get(id) ?? organization.name,
      hasBilling: billing !== undefined,
    })
    return {
      news,
      by: byUserId === null ? null : (names.get(byUserId) ?? null),
      organizationName: organization.name,
      at: queuedAt,
      isShared: organization.settings.reportVisibility === 'organization',
      // Former members are led to what is left to them.
      link: news.what === 'removed' ? `${publicUrl}/#/` : memberLink(publicUrl, orgId, '/'),
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (words, facts) => {
    const { language, say, line, apart } = words
    const { title, said, blocks } = textsOf(words, facts)
    const { link, serverName, organizationName: organization } = facts
    const moment = words.moment(facts.at)
    return {
      language,
      subject: line(title, { organization }),
      preview: line('frame.doneOn', { moment }),
      heading: say(title, { organization }),
      blocks: [
        paragraph(said),
        ...blocks,
        paragraph(say('frame.doneOn', { moment })),
        { kind: 'action', label: say('frame.openMuster'), href: link },
      ],
      footnote: say('membership.why', { organization, server: apart(serverName) }),
    }
  },
})

/** The change as the recipient is shown it. */
const newsOf = (
  { change }: MembershipMailDetails,
  { nameOf, hasBilling }: { nameOf: (userId: string) => string; hasBilling: boolean },
): MembershipNews => {
  switch (change.what) {
    case 'given':
    case 'gave-away':
      return { what: change.what, other: nameOf(change.otherId) }
    case 'permissions': {
      const { added, taken } = permissionChange(change.role, change)
      const isThere = (permission: string) => permission !== 'org:billing' || hasBilling
      return { what: 'permissions', added: added.filter(isThere), taken: taken.filter(isThere) }
    }
    default:
      return change
  }
}

type Texts = { title: MailKey; said: MailText; blocks: readonly MailBlock[] }

const textsOf = (words: MailWords, facts: Facts): Texts => {
  const { say } = words
  const { news, organizationName: organization, isShared } = facts
  const by = facts.by ?? organization
  switch (news.what) {
    case 'removed':
      return {
        title: 'membership.removed.title',
        said: say('membership.removed.said', { by, organization }),
        blocks: [paragraph(say('membership.removed.stays', { organization }))],
      }
    case 'let-in':
      return {
        title: 'membership.letIn.title',
        said: say(`membership.letIn.${news.role}`, { by }),
        blocks: [],
      }
    case 'role':
      return {
        title: `membership.role.${news.role}`,
        said: say('membership.role.said', { by }),
        blocks: [paragraph(say(meaningOf(news.role, isShared)))],
      }
    case 'permissions':
      return {
        title: 'membership.permissions.title',
        said: say('membership.permissions.said', { by }),
        blocks: [
          ...permissionBlocks(words, 'membership.permissions.added', news.added),
          ...permissionBlocks(words, 'membership.permissions.taken', news.taken),
          ...(news.added.length + news.taken.length === 0
            ? [paragraph(say('membership.permissions.same'))]
            : []),
        ],
      }
    case 'given':
      return {
        title: 'membership.given.title',
        said: say('membership.given.said', { other: news.other }),
        blocks: [paragraph(say('membership.given.means'))],
      }
  }
  return {
    title: 'membership.gaveAway.title',
    said: say('membership.gaveAway.said', { organization, other: news.other }),
    blocks: [paragraph(say('membership.gaveAway.notYou', { other: news.other }))],
  }
}

/** What a role means to somebody who has just got it. */
const meaningOf = (role: Role, isShared: boolean): MailKey =>
  role === 'employee' && isShared ? 'membership.means.employeeShared' : `membership.means.${role}`

/** What was added to a list of permissions, or taken from it; nothing where nothing was. */
const permissionBlocks = (
  { say, line, quoted, listed }: MailWords,
  key: 'membership.permissions.added' | 'membership.permissions.taken',
  permissions: readonly Permission[],
): MailBlock[] => {
  if (permissions.length === 0) return []
  const list = listed(permissions.map((permission) => quoted(line(permissionKeys[permission]))))
  return [paragraph(say(key, { list }))]
}

const permissionKeys: Readonly<Record<Permission, MailKey>> = {
  'employee:view': 'permission.employeeView',
  'employee:invite': 'permission.employeeInvite',
  'employee:edit': 'permission.employeeEdit',
  'employee:delete': 'permission.employeeDelete',
  'report:view': 'permission.reportView',
  'report:generate': 'permission.reportGenerate',
  'report:delete': 'permission.reportDelete',
  'submission:view': 'permission.submissionView',
  'submission:edit': 'permission.submissionEdit',
  'org:view': 'permission.orgView',
  'org:settings': 'permission.orgSettings',
  'org:billing': 'permission.orgBilling',
  'org:delete': 'permission.orgDelete',
  'admin:view': 'permission.adminView',
  'admin:manage': 'permission.adminManage',
  'chat:use': 'permission.chatUse',
  'chat:history': 'permission.chatHistory',
  'onboarding:edit': 'permission.onboardingEdit',
  'onboarding:view': 'permission.onboardingView',
}
