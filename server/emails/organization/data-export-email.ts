import { eq } from 'drizzle-orm'
import type { MailText } from '../../core/email-layout/email-content.ts'
import type { MailKey, MailWords } from '../../core/email-layout/email-texts.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { ExportMailDetails } from '../../features/data-transfer/export/notify-export-end.ts'
import { defineDetailedEmail } from '../define-email.ts'

type Facts = {
  organizationName: string
  /** Who did it; null where they are not known any more. */
  by: string | null
  at: Date
  /** Of a stopped one, the names of the files of which something had left. */
  left: readonly string[]
  links: { sessions: string; audit: string }
  serverName: string
}

/** The texts of one outcome. */
type Outcome = {
  kind: 'organization-export-begun' | 'organization-exported' | 'organization-export-stopped'
  keys: { subject: MailKey; said: MailKey; why: MailKey }
  /** What of people's data is in what has left. */
  contents: (words: MailWords, left: readonly string[]) => MailText[]
}

/** To an owner with whose account everything of the organization is or was downloaded: that, or how much of it. */
const defineExportEmail = ({ kind, keys, contents }: Outcome) =>
  defineDetailedEmail<Facts, ExportMailDetails>({
    kind,
    details: ExportMailDetails,

    read: async ({ orgId, queuedAt, details: { byUserId, stopped } }, { tx, host }) => {
      const [found] = await tx
        .select({ by: users.displayName, organizationName: organizations.companyName })
        .from(organizations)
        .leftJoin(users, eq(users.id, byUserId))
        .where(eq(organizations.id, orgId))
      if (!found) return null
      const { publicUrl } = host.environment
      return {
        ...found,
        at: stopped ? new Date(stopped.at) : queuedAt,
        left: stopped?.left ?? [],
        links: {
          sessions: `${publicUrl}/#/account?section=sessions`,
          audit: memberLink(publicUrl, orgId, '/settings?section=audit'),
        },
        serverName: new URL(publicUrl).host,
      }
    },

    compose: (words, { organizationName: organization, by, at, left, links, serverName }) => {
      const { language, say, line, apart } = words
      const moment = words.moment(at)
      return {
        language,
        subject: line(keys.subject, { organization }),
        preview: line('frame.doneOn', { moment }),
        heading: say(keys.subject, { organization }),
        blocks: [
          paragraph(say(keys.said, { by: by ?? organization, organization })),
          ...contents(words, left).map(paragraph),
          paragraph(say('frame.doneOn', { moment })),
          paragraph(say('frame.wasYou')),
          paragraph(say('exported.notYou')),
          { kind: 'action', label: say('exported.sessionsLink'), href: links.sessions },
          {
            kind: 'aside',
            text: say('exported.audit', { organization }),
            link: { label: line('exported.auditLink'), href: links.audit },
          },
        ],
        footnote: say(keys.why, { organization, server: apart(serverName) }),
      }
    },
  })

const everything = ({ say }: MailWords): MailText[] => [say('exported.holds')]

/** Its end is not known, as after a server was killed. */
export const exportBegunEmail = defineExportEmail({
  kind: 'organization-export-begun',
  keys: { subject: 'exported.subjectBegun', said: 'exported.saidBegun', why: 'exported.whyBegun' },
  contents: everything,
})

export const exportedEmail = defineExportEmail({
  kind: 'organization-exported',
  keys: { subject: 'exported.subject', said: 'exported.said', why: 'exported.why' },
  contents: everything,
})

export const exportStoppedEmail = defineExportEmail({
  kind: 'organization-export-stopped',
  keys: { subject: 'exported.subjectStopped', said: 'exported.saidStopped', why: 'exported.whyBegun' },
  contents: ({ say, listed, apart }, left) =>
    left.length === 0
      ? [say('exported.leftNothing')]
      : [say('exported.left', { files: listed(left.map(apart)) }), say('exported.holdsPart')],
})
