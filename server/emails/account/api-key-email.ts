import type { ApiScope } from '../../../contract/rights/api-scopes.ts'
import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailKey, MailWords } from '../../core/email-layout/email-texts.ts'
import { withoutLinks } from '../../core/email-layout/unlink-names.ts'

/** The kind of the mails that notify somebody that they have made an API key. */
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

const scopeKeys: Readonly<Record<ApiScope, MailKey>> = {
  'organization:read': 'scope.organizationRead',
  'people:read': 'scope.peopleRead',
  'people:edit': 'scope.peopleEdit',
  'people:invite': 'scope.peopleInvite',
  'answers:read': 'scope.answersRead',
  'reports:read': 'scope.reportsRead',
  'reports:generate': 'scope.reportsGenerate',
  'plan:read': 'scope.planRead',
  'plan:edit': 'scope.planEdit',
  'audit:read': 'scope.auditRead',
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The mail that says that a key was made with an account: what it may do, and where it is revoked. It never holds the key. */
export const keyMail = ({ language, say, line, apart }: MailWords, facts: Facts): MailContent => {
  const { name, ending, scopes, organizationName: organization, at, until, links, serverName } = facts
  return {
    language,
    subject: line('apiKey.subject', { organization }),
    preview: line('apiKey.preview', { moment: at }),
    heading: say('apiKey.heading', { organization }),
    blocks: [
      paragraph(say('apiKey.what', { organization })),
      {
        kind: 'facts',
        facts: [
          { label: line('apiKey.name'), value: withoutLinks(name) },
          { label: line('apiKey.ending'), value: ending },
          { label: line('apiKey.made'), value: at },
          { label: line('apiKey.until'), value: until ?? line('apiKey.untilRevoked') },
          ...scopes.map((scope) => ({ label: apart(scope), value: line(scopeKeys[scope]) })),
        ],
      },
      paragraph(say('frame.wasYou')),
      paragraph(say('apiKey.notYou', { organization })),
      { kind: 'action', label: say('apiKey.open'), href: links.keys },
      {
        kind: 'aside',
        text: say('apiKey.sessions'),
        link: { label: line('apiKey.sessionsLink'), href: links.sessions },
      },
    ],
    footnote: say('apiKey.why', { organization, server: apart(serverName) }),
  }
}
