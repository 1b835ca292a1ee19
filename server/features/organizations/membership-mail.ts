import { permissionWord } from '../../../contract/permission-words.ts'
import type { Permission, Role } from '../../../contract/rights.ts'
import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

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

type Words = { subject: string; heading: MailText; said: MailText; blocks: readonly MailBlock[] }

const asWhat: Record<Role, string> = { owner: 'the owner', admin: 'an admin', employee: 'an employee' }

/** What a role means, for the mail to who has it since a moment ago. */
const meaningOf = (role: Role, isShared: boolean): string => {
  if (role === 'owner') return 'You can do everything there.'
  if (role === 'admin') {
    return 'You can invite people, read everybody’s answers and reports, generate reports, change the settings and remove members.'
  }
  return isShared
    ? 'You no longer see the answers of others, and invite nobody. Of reports you see what is released, without suggested pay, as every employee there does.'
    : 'You no longer see the answers and reports of others, and invite nobody.'
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

const listed = (begin: string, permissions: readonly Permission[]): MailBlock[] =>
  permissions.length === 0
    ? []
    : [paragraph(`${begin} ${permissions.map((one) => `“${permissionWord(one)}”`).join(', ')}.`)]

const wordsOf = (news: MembershipNews, { by, organizationName: name, isShared }: Facts): Words => {
  const organization = { name }
  const who = { name: by ?? name }
  switch (news.what) {
    case 'removed':
      return {
        subject: `You are no longer a member of ${name}`,
        heading: ['You are no longer a member of ', organization],
        said: [who, ' removed you. You cannot open ', organization, ' any more, on any device.'],
        blocks: [
          paragraph([
            'Your conversations with its assistant are deleted. What you answered, and reports made from it, are kept by ',
            organization,
            ': ask them if you want to know more, or want it erased. Your account stays, with your other organizations.',
          ]),
        ],
      }
    case 'let-in':
      return {
        subject: `You are a member of ${name} again`,
        heading: ['You are a member of ', organization, ' again'],
        said: [who, ` let you in again, as ${asWhat[news.role]}.`],
        blocks: [],
      }
    case 'role':
      return {
        subject: `You are ${asWhat[news.role]} of ${name} now`,
        heading: [`You are ${asWhat[news.role]} of `, organization, ' now'],
        said: [who, ' changed your role.'],
        blocks: [paragraph(meaningOf(news.role, isShared))],
      }
    case 'permissions':
      return {
        subject: `What you may do in ${name} has changed`,
        heading: ['What you may do in ', organization, ' has changed'],
        said: [who, ' changed your permissions. It holds already.'],
        blocks: [
          ...listed('New:', news.added),
          ...listed('Taken away:', news.taken),
          ...(news.added.length + news.taken.length === 0
            ? [paragraph('It is the same as before, and no longer follows your role or follows it again.')]
            : []),
        ],
      }
    case 'given':
      return {
        subject: `You own ${name} now`,
        heading: ['You own ', organization, ' now'],
        said: [{ name: news.other }, ' transferred the ownership to you, and is an admin now.'],
        blocks: [
          paragraph(
            'You can do everything there. Only you can change roles and permissions, or transfer the ownership again. The organization can be deleted by you, and by members whose own list of permissions says so.',
          ),
        ],
      }
  }
  return {
    subject: `You no longer own ${name}`,
    heading: ['You no longer own ', organization],
    said: [
      'Your account transferred the ownership of ',
      organization,
      ' to ',
      { name: news.other },
      '. You are an admin there now, and only they can give it back.',
    ],
    blocks: [
      paragraph([
        'If it was not you, tell ',
        { name: news.other },
        ', and end the sessions that you do not know in your account.',
      ]),
    ],
  }
}

/** The mail that tells somebody what was done about their membership, by whom and when. */
export const membershipMail = (news: MembershipNews, facts: Facts): MailContent => {
  const { subject, heading, said, blocks } = wordsOf(news, facts)
  const { at, link, serverName, organizationName } = facts
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    preview: `It was done on ${at}.`,
    heading,
    blocks: [
      paragraph(said),
      ...blocks,
      paragraph(`It was done on ${at}.`),
      { kind: 'action', label: 'Open Muster', href: link },
    ],
    footnote: [
      'You get this mail because you are or were a member of ',
      { name: organizationName },
      ` on ${serverName}. Mails like this one cannot be turned off: they tell you what somebody else changed about you.`,
    ],
  }
}
