import { and, eq, gt, isNotNull, isNull, lt, or, asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../../core/events/audit-entries.ts'
import { dayMs, hourMs } from '../../core/time/durations.ts'
import { asSystemInOrganization } from '../../core/database/enter-organization.ts'
import type { Host } from '../../core/host.ts'
import type { JobDefinition } from '../../core/jobs/job-queue.ts'
import { latestPast } from '../../core/time/cooldown.ts'
import { isUnknownToProvider, type Payments } from '../../core/services/payment-provider.ts'
import type { ScheduledWork } from '../../core/jobs/scheduled-jobs.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { organizations } from '../../schema/organizations.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { billingAccounts, billingEvents } from '../../schema/billing.ts'

/** What is done about subscriptions outside of calls. */

const EventIds = z.object({ eventId: z.string(), customerId: z.string() })
const OrgIds = z.object({ orgId: z.string() })
const CustomerIds = z.object({ customerId: z.string() })

export const billingJobs = (
  host: () => Host,
): {
  'billing-event': JobDefinition<typeof EventIds>
  'billing-read': JobDefinition<typeof OrgIds>
  'billing-end': JobDefinition<typeof CustomerIds>
} => ({
  'billing-event': {
    payload: EventIds,
    async run({ eventId, customerId }) {
      const { payments, log } = host()
      if (!payments) return
      const orgId = await organizationOf(host(), payments, customerId)
      if (orgId === undefined)
        log.info({ event: eventId }, 'an event of the payment provider is of nobody here')
      else await refreshSubscription(host(), payments, orgId)
    },
  },
  'billing-read': {
    payload: OrgIds,
    concurrency: 2,
    attempts: 6,
    async run({ orgId }) {
      const { payments } = host()
      if (payments) await refreshSubscription(host(), payments, orgId)
    },
  },
  'billing-end': {
    payload: CustomerIds,
    async run({ customerId }) {
      const { payments } = host()
      if (payments) await endEverything(payments, customerId)
    },
    // Nobody is left here who could end it, and it would be charged for ever.
    async onFinalFailure({ customerId }) {
      const { database, jobs, log } = host()
      log.error({ customer: customerId }, 'the subscription of a deleted organization could not be ended yet')
      await asSystem(database.db, (tx) => jobs.enqueue(tx, 'billing-end', { customerId }, { afterMs: dayMs }))
    },
  },
})

/**
 * Whose customer it is. An event may come before the customer is stored here (or the server was killed in between):
 * then the customer's own note says whose it is, and it becomes that organization's if it has none.
 */
const organizationOf = async (
  host: Host,
  payments: Payments,
  customerId: string,
): Promise<string | undefined> => {
  const known = await asSystem(host.database.db, (tx) =>
    tx
      .select({ orgId: billingAccounts.orgId })
      .from(billingAccounts)
      .where(eq(billingAccounts.customerId, customerId)),
  )
  if (known[0]) return known[0].orgId
  const noted = await noteOf(payments, customerId)
  if (!noted) return undefined
  const { orgId, email } = noted
  const now = host.clock()
  return asSystemInOrganization(host.database.db, orgId, async (tx) => {
    const [organization] = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, orgId))
    if (!organization) return undefined
    await tx.insert(billingAccounts).values({ orgId, email, checkedAt: now }).onConflictDoNothing()
    const adopted = await tx
      .update(billingAccounts)
      .set({ customerId, keyFingerprint: payments.keyFingerprint })
      .where(and(eq(billingAccounts.orgId, orgId), isNull(billingAccounts.customerId)))
      .returning({ orgId: billingAccounts.orgId })
    if (adopted.length > 0) {
      await audit(
        { tx, now, orgId, actorUserId: null },
        { action: 'billing.customer_created', entity: 'subscription', entityId: orgId },
      )
    }
    const [account] = await tx
      .select({ customerId: billingAccounts.customerId })
      .from(billingAccounts)
      .where(eq(billingAccounts.orgId, orgId))
    return account?.customerId === customerId ? orgId : undefined
  })
}

/** One that was deleted has no metadata. */
const Customer = z.object({
  metadata: z.record(z.string(), z.string()).optional(),
  email: z.string().nullish(),
})
const OpenCheckouts = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })
const Running = z.object({ data: z.array(z.object({ id: z.string().min(1), status: z.string() })) })
const Ended = z.object({ id: z.string().min(1) })

const noteOf = async (
  payments: Payments,
  customerId: string,
): Promise<{ orgId: string; email: string } | undefined> => {
  try {
    const customer = await payments.ask((stripe) => stripe.customers.retrieve(customerId), Customer)
    const orgId = customer.metadata?.['orgId']
    return orgId === undefined ? undefined : { orgId, email: customer.email ?? '' }
  } catch (error) {
    if (isUnknownToProvider(error)) return undefined
    throw error
  }
}

/** First the pages on which something could still be ordered, then what was ordered: nothing slips in between. */
const endEverything = async (payments: Payments, customerId: string): Promise<void> => {
  try {
    const open = await payments.ask(
      (stripe) => stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
      OpenCheckouts,
    )
    for (const { id } of open.data) await payments.ask((stripe) => stripe.checkout.sessions.expire(id), Ended)
    // Without a status it lists those that were not cancelled.
    const running = await payments.ask(
      (stripe) => stripe.subscriptions.list({ customer: customerId, limit: 100 }),
      Running,
    )
    for (const { id, status } of running.data) {
      if (status !== 'incomplete_expired')
        await payments.ask((stripe) => stripe.subscriptions.cancel(id), Ended)
    }
  } catch (error) {
    if (!isUnknownToProvider(error)) throw error
  }
}

const isOfAnotherKey = ({ keyFingerprint }: Payments) =>
  sql`${billingAccounts.keyFingerprint} is distinct from ${keyFingerprint}`

/**
 * At a start with other keys than before: every subscription is read again at once. Those whose customer the account of the keys
 * does not know are none then.
 */
export const refreshAllAfterKeyChange = async (host: Host): Promise<void> => {
  const { payments, jobs, database } = host
  if (!payments) return
  await asSystem(database.db, async (tx) => {
    const rows = await tx
      .select({ orgId: billingAccounts.orgId })
      .from(billingAccounts)
      .where(and(isNotNull(billingAccounts.customerId), isOfAnotherKey(payments)))
    for (const { orgId } of rows) await jobs.enqueue(tx, 'billing-read', { orgId }, { singletonKey: orgId })
  })
}

const readAtOnce = 500

/**
 * Looks again at subscriptions of which nothing was heard for a while, so that lost events are made good: every six
 * hours, and every half an hour where something is due (a checkout that is open, a period or trial that is over).
 * Events are forgotten after 90 days; the provider repeats one for 3 days at most.
 */
export const reconcileSubscriptions: ScheduledWork = {
  everyMs: hourMs / 2,
  async work(tx, host) {
    if (!host.payments) return
    const now = host.clock()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const { checkedAt, checkoutOpenedAt, currentPeriodEnd, trialEnd } = billingAccounts
    const isLate = sql`${checkedAt} < ${before(hourMs / 2).toISOString()}::timestamptz`
    const isDue = or(
      sql`${checkoutOpenedAt} > ${before(26 * hourMs).toISOString()}::timestamptz`,
      and(lt(currentPeriodEnd, now), sql`${billingAccounts.status} <> 'canceled'`),
      and(lt(trialEnd, now), eq(billingAccounts.status, 'trialing')),
    )
    const rows = await tx
      .select({ orgId: billingAccounts.orgId })
      .from(billingAccounts)
      .where(
        and(
          isNotNull(billingAccounts.customerId),
          or(
            lt(checkedAt, before(6 * hourMs)),
            gt(checkedAt, latestPast(now)),
            and(isLate, isDue),
            isOfAnotherKey(host.payments),
          ),
        ),
      )
      .orderBy(asc(checkedAt))
      .limit(readAtOnce)
    for (const { orgId } of rows) {
      await host.jobs.enqueue(tx, 'billing-read', { orgId }, { singletonKey: orgId })
    }
    await tx.delete(billingEvents).where(lt(billingEvents.receivedAt, before(90 * dayMs)))
  },
}
