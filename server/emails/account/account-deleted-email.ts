import { eq } from 'drizzle-orm'
import { addressWords, deviceWords } from '../../features/accounts/sessions/device.ts'
import { sessions } from '../../schema/accounts.ts'
import { paragraph } from '../blocks.ts'
import { defineEmail } from '../define-email.ts'

type Facts = {
  at: Date
  /** With which the account was deleted. */
  session: Pick<typeof sessions.$inferSelect, 'deviceInfo' | 'ipAddress'>
  /** The address that the account had. */
  email: string
  /** The support address; undefined where the server has none. */
  support: string | undefined
  loginLink: string
  serverName: string
}

/**
 * To a former user, also where somebody has signed in with the address again since: the account was deleted, what is gone,
 * what stays where, and what to do if it was not oneself.
 */
export const accountDeletedEmail = defineEmail<Facts>({
  kind: 'account-deleted',

  read: async ({ subjectId, toAddress, queuedAt }, { tx, host }) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
    if (!session) return null
    const { publicUrl, supportEmail } = host.environment
    return {
      at: queuedAt,
      session,
      email: toAddress,
      support: supportEmail,
      loginLink: `${publicUrl}/#/login`,
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (words, { at, session, email, support, loginLink, serverName }) => {
    const { language, say, line, apart } = words
    const moment = words.moment(at)
    return {
      language,
      subject: line('accountDeleted.subject'),
      preview: line('accountDeleted.preview', { moment }),
      heading: say('accountDeleted.heading'),
      blocks: [
        paragraph(say('accountDeleted.what', { email })),
        {
          kind: 'facts',
          facts: [
            { label: line('frame.when'), value: moment },
            { label: line('frame.device'), value: deviceWords(words, session) },
            { label: line('frame.address'), value: addressWords(words, session) },
          ],
        },
        paragraph(say('accountDeleted.gone')),
        paragraph(say('accountDeleted.stays')),
        paragraph(say('accountDeleted.wasYou')),
        paragraph(
          support === undefined
            ? say('accountDeleted.notYou')
            : say('accountDeleted.notYouSupport', { support }),
        ),
        { kind: 'action', label: say('frame.openMuster'), href: loginLink },
      ],
      footnote: say('accountDeleted.why', { server: apart(serverName) }),
    }
  },
})
