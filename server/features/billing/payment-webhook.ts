import { z } from 'zod'
import { billing as calls } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { invalid, notFound } from '../../core/http/failures.ts'
import type { Endpoint } from '../../core/http/serve.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { billingEvents } from '../../schema/billing.ts'

/** What is read of an event: whose it is. What it says of a subscription is asked for again, so it may be old. */
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().optional().catch(undefined),
      customer: z
        .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
        .nullish()
        .catch(null),
    }),
  }),
})
type Event = z.output<typeof Event>

/** Events after which a subscription may be another one. */
const telling = /^(?:customer\.(?:subscription\.|deleted$)|checkout\.session\.|invoice\.)/

const customerOf = ({ type, data: { object } }: Event): string | undefined => {
  if (!telling.test(type)) return undefined
  return (type === 'customer.deleted' ? object.id : object.customer) ?? undefined
}

const notSigned = () => invalid([{ path: 'stripe-signature', message: messages.webhookNotSigned }])

/**
 * Takes the payment provider's events (specification point 7). It needs the body as it was sent, byte for byte: the
 * signature is over that. An event is stored with the job that looks what has changed, and answered at once; one that
 * comes again is answered alike and does nothing.
 */
export const billingWebhook: Endpoint = {
  name: calls.billingWebhook.name,
  register: (app, host) => {
    void app.register(async (door) => {
      door.removeAllContentTypeParsers()
      door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      door.post(`/api/${calls.billingWebhook.name}`, async (request, reply) => {
        const { payments } = host
        if (!payments) throw notFound('Address', `/api/${calls.billingWebhook.name}`)
        const { data: event } = Event.safeParse(opened())
        void reply.header('cache-control', 'no-store')
        // One of another form is signed all the same; the provider would send a refused one for days.
        if (!event) return { success: true }
        const customerId = customerOf(event)
        const receivedAt = host.clock()
        await inTransaction(host.database.db, { door: true }, async (tx) => {
          const stored = await tx
            .insert(billingEvents)
            .values({ id: event.id, type: event.type, receivedAt })
            .onConflictDoNothing()
            .returning({ id: billingEvents.id })
          if (stored.length === 0 || customerId === undefined) return
          await host.jobs.enqueue(tx, 'billing-event', { eventId: event.id, customerId })
        })
        return { success: true }

        function opened(): unknown {
          const signature = request.headers['stripe-signature']
          if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw notSigned()
          try {
            return payments?.openEvent(request.body, signature, host.clock())
          } catch {
            host.log.warn(
              { requestId: request.id },
              'An event was refused: is STRIPE_WEBHOOK_SECRET the right one?',
            )
            throw notSigned()
          }
        }
      })
    })
  },
}
