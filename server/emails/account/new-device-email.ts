import { eq } from 'drizzle-orm'
import { addressWords, deviceWords } from '../../features/accounts/sessions/device.ts'
import { sessions } from '../../schema/accounts.ts'
import { paragraph } from '../blocks.ts'
import { defineEmail } from '../define-email.ts'

type Facts = {
  session: Pick<typeof sessions.$inferSelect, 'createdAt' | 'deviceInfo' | 'ipAddress'>
  sessionsLink: string
  serverName: string
}

/**
 * To a user: somebody has signed in on a device that was not used before. Also where the session has been ended since,
 * because an intruder may have ended it themselves.
 */
export const newDeviceEmail = defineEmail<Facts>({
  kind: 'new-device',

  read: async ({ subjectId }, { tx, host }) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
    if (!session) return null
    const { publicUrl } = host.environment
    return {
      session,
      sessionsLink: `${publicUrl}/#/account?section=sessions`,
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (words, { session, sessionsLink, serverName }) => {
    const { language, say, line, apart } = words
    const moment = words.momentOfWeek(session.createdAt)
    const device = deviceWords(words, session)
    return {
      language,
      subject: line('newDevice.subject'),
      preview: line('newDevice.preview', { device, moment }),
      heading: say('newDevice.heading'),
      blocks: [
        paragraph(say('newDevice.what')),
        {
          kind: 'facts',
          facts: [
            { label: line('frame.when'), value: moment },
            { label: line('frame.device'), value: device },
            { label: line('frame.address'), value: addressWords(words, session) },
          ],
        },
        paragraph(say('frame.wasYou')),
        paragraph(say('newDevice.notYou')),
        { kind: 'action', label: say('newDevice.sessions'), href: sessionsLink },
      ],
      footnote: say('newDevice.why', { server: apart(serverName) }),
    }
  },
})
