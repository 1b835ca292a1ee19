import type { Permission, Role } from '../../../contract/rights/permissions.ts'
import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailKey, MailWords } from '../../core/email-layout/email-texts.ts'

/** What was done about a membership. */
export type MembershipNews =
  | { what: 'removed' }
  | { what: 'let-in'; role: Role }
  | { what: 'role'; role: Role }
  | { what: 'permissions'; added: readonly Permission[]; taken: readonly Permission[] }
  /** Somebody owns the organization now, and the other one is an admin. */
  | { what: 'given' | 'gave-away'; other: string }

type Facts = {
  /** Who did it; null where they are not known any more. */
  by: string | null
  organizationName: string
  /** When, in words. */
  at: string
  /** Whether every member sees the released reports (`settings.reportVisibility`). */
  isShared: boolean
  /** Where the product is. */
  link: string
  serverName: string
}

type Told = { title: MailKey; said: MailText; blocks: readonly MailBlock[] }

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

/** What a role means, for the mail to who has it since a moment ago. */
const meaningOf = (role: Role, isShared: boolean): MailKey =>
  role === 'employee' && isShared ? 'membership.means.employeeShared' : `membership.means.${role}`

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** What was added to a list of permissions, or taken from it; nothing where nothing was. */
const listed = (
  { say, line, quoted, listed: inOrder }: MailWords,
  key: 'membership.permissions.added' | 'membership.permissions.taken',
  permissions: readonly Permission[],
): MailBlock[] => {
  if (permissions.length === 0) return []
  const list = inOrder(permissions.map((permission) => quoted(line(permissionKeys[permission]))))
  return [paragraph(say(key, { list }))]
}

const told = (words: MailWords, news: MembershipNews, facts: Facts): Told => {
  const { say } = words
  const { organizationName: organization, isShared } = facts
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
          ...listed(words, 'membership.permissions.added', news.added),
          ...listed(words, 'membership.permissions.taken', news.taken),
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

/** The mail that notifies somebody of a change to their membership, with who made it and when. */
export const membershipMail = (words: MailWords, news: MembershipNews, facts: Facts): MailContent => {
  const { language, say, line, apart } = words
  const { title, said, blocks } = told(words, news, facts)
  const { at: moment, link, serverName, organizationName: organization } = facts
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
}
