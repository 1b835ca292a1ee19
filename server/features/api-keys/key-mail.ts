import { scopeWords, type ApiScope } from '../../../contract/api-scopes.ts'
import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

/** The kind of the mails that tell whoever made an API key that it is there. */
export const keyMailKind = 'api-key-made'

type Facts = {
  name: string
  /** The last characters of the key. */
  ending: string
  scopes: readonly ApiScope[]
  organizationName: string
  /** When it was made, in words. */
  at: string
  /** When it ends by itself; null where it does not. */
  until: string | null
  links: { keys: string; sessions: string }
  serverName: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The mail that says that a key was made with an account: what it may do, and where it is revoked. It never holds the key. */
export const keyMail = (facts: Facts): MailContent => {
  const { name, ending, scopes, organizationName, at, until, links, serverName } = facts
  const organization = { name: organizationName }
  return {
    subject: `A new API key for ${organizationName}`.replaceAll(/\s+/g, ' '),
    preview: `It was made on ${at}. If this was you, there is nothing to do.`,
    heading: ['An API key for ', organization, ' was made as you'],
    blocks: [
      paragraph([
        'Whoever has this key can do in ',
        organization,
        ' what is listed here, in your name, without signing in.',
      ]),
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'Ends with', value: ending },
          { label: 'Made', value: at },
          { label: 'Good until', value: until ?? 'somebody revokes it' },
          ...scopes.map((scope) => ({ label: scope, value: scopeWords[scope] })),
        ],
      },
      paragraph('If this was you, there is nothing to do.'),
      paragraph([
        'If it was not you, revoke the key now, in the settings of ',
        organization,
        ' under API keys: it stops at once.',
      ]),
      { kind: 'action', label: 'See the API keys', href: links.keys },
      {
        kind: 'aside',
        text: 'Then end the sessions that you do not know: somebody else has used your account.',
        link: { label: 'Your sessions', href: links.sessions },
      },
    ],
    footnote: [
      `You get this mail because a key was made on ${serverName} with your account in `,
      organization,
      '. Mails like this one cannot be turned off: they protect your account.',
    ],
  }
}
