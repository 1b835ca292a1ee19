import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure, invalid } from '../../../core/http/failures.ts'
import type { Host } from '../../../core/host.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { setReminderChoice, reminderChoicePage, unsubscribePath } from './reminder-preferences.ts'

/**
 * The address in the header `List-Unsubscribe` of invitations and reminders. A mail program posts to it for its reader,
 * without a session (RFC 8058), and that is all it takes. Looking at it changes nothing, for mail scanners follow every
 * link: a browser is led to the page with the button.
 */

const Query = z.object({
  token: z
    .string()
    .max(1_000)
    .regex(/^[\w-]+\.[\w-]+$/),
})
/** As a form has it, in either of the two ways of RFC 8058. */
const oneClick = /List-Unsubscribe"?(?:=|\r?\n\r?\n)One-Click/i
const bodyLimitBytes = 16 * 1024

const tokenIn = (query: unknown): string => {
  const asked = Query.safeParse(query).data
  if (!asked) throw new Failure('NOT_FOUND', messages.reminderLinkUnknown)
  return asked.token
}

export const unsubscribeRoutes = async (app: FastifyInstance, host: Host): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, done) => done(null, body),
    )
    scope.get(unsubscribePath, async (request, reply) => {
      const page = reminderChoicePage(host.environment, tokenIn(request.query))
      return reply.header('cache-control', 'no-store').redirect(page, 302)
    })
    scope.post(unsubscribePath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const token = tokenIn(request.query)
      if (typeof request.body !== 'string' || !oneClick.test(request.body)) {
        throw invalid([{ path: 'body', message: messages.notOneClick }])
      }
      const now = host.clock()
      await inTransaction(host.database.db, { door: true }, (tx) =>
        setReminderChoice({ tx, host, now }, { token, isReminded: false }),
      )
      return reply.header('cache-control', 'no-store').send({ success: true })
    })
  })
}
