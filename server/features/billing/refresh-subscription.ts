import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { canSubscribe } from '../../../contract/calls/billing.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { Failure } from '../../core/http/failures.ts'
import type { Host } from '../../core/host.ts'
import { isUnknownToProvider, type Payments } from '../../core/services/payment-provider.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { readBillingAccount, type Account } from './billing-account.ts'
import { fetchSubscription, type ProviderSubscription } from './provider-subscription.ts'
import { billingAccounts } from '../../schema/billing.ts'

/**
 * Reads an organization's subscription from the payment provider and stores it. Events only trigger the read and their
 * content is never stored, so their order does not matter, nor whether one is lost. Of two concurrent reads the one
 * that began later wins: the other may have read before a change. A customer that the provider does not know (deleted
 * there, or the server has the keys of another account) counts as none.
 * @throws Failure as `payments.ask`; the stored state then stays.
 */
export const refreshSubscription = async (host: Host, payments: Payments, orgId: string): Promise<void> => {
  const begun = await inTransaction(host.database.db, { orgId }, async (tx) => {
    const [row] = await tx
      .update(billingAccounts)
      .set({ readsBegun: sql`${billingAccounts.readsBegun} + 1` })
      .where(and(eq(billingAccounts.orgId, orgId), isNotNull(billingAccounts.customerId)))
      .returning({ number: billingAccounts.readsBegun, customerId: billingAccounts.customerId })
    return row
  })
  if (!begun || begun.customerId === null) return
  const there = await fetchSubscription(payments, begun.customerId).catch((error: unknown) => {
    if (isUnknownToProvider(error, 'customer')) return 'unknown' as const
    throw error
  })
  await store(host, orgId, { ...begun, keyFingerprint: payments.keyFingerprint }, there)
}

/**
 * Refreshes a subscription that was read with a different API key than the current one, before it is used; if the
 * provider is unavailable, the stored state stays.
 */
export const refreshAfterKeyChange = async (host: Host, orgId: string): Promise<void> => {
  const { payments } = host
  if (!payments) return
  const account = await inTransaction(host.database.db, { orgId }, (tx) => readBillingAccount(tx, orgId))
  if (!account?.customerId || account.keyFingerprint === payments.keyFingerprint) return
  await refreshSubscription(host, payments, orgId).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    host.log.warn({ err: error, orgId }, 'a subscription could not be read with the new key yet')
  })
}

const store = (
  host: Host,
  orgId: string,
  begun: { number: number; customerId: string | null; keyFingerprint: string },
  there: ProviderSubscription | 'unknown' | null,
): Promise<void> =>
  inTransaction(host.database.db, { orgId }, async (tx) => {
    const own = eq(billingAccounts.orgId, orgId)
    const [before] = await tx.select().from(billingAccounts).where(own).for('update')
    if (!before || before.customerId !== begun.customerId || before.readStored >= begun.number) return
    const isUnknown = there === 'unknown'
    const after = isUnknown ? withoutAny({ subscriptionId: null }) : (there ?? withoutAny(before))
    const now = host.clock()
    await tx
      .update(billingAccounts)
      .set({
        ...after,
        readStored: begun.number,
        checkedAt: now,
        keyFingerprint: begun.keyFingerprint,
        ...(isUnknown && { customerId: null, customerNumber: before.customerNumber + 1 }),
        ...(!canSubscribe(after.status) && { checkoutSessionId: null, checkoutOpenedAt: null }),
      })
      .where(own)
    const changes = differences(before, after)
    if (Object.keys(changes).length === 0) return
    await audit(
      { tx, now, orgId, actorUserId: null },
      { action: 'billing.subscription_changed', entity: 'subscription', entityId: orgId, details: changes },
    )
  })

/** A subscription that no longer exists has ended; without one before, the status is `none`. */
const withoutAny = ({ subscriptionId }: Pick<Account, 'subscriptionId'>): ProviderSubscription => ({
  subscriptionId,
  status: subscriptionId === null ? 'none' : 'canceled',
  plan: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  trialEnd: null,
  cancelAtPeriodEnd: false,
})

const differences = (before: Account, after: ProviderSubscription): Record<string, unknown> => {
  const fields = [
    'subscriptionId',
    'status',
    'plan',
    'currentPeriodStart',
    'currentPeriodEnd',
    'trialEnd',
    'cancelAtPeriodEnd',
  ] as const
  return Object.fromEntries(
    fields
      .map((field) => [field, { from: plain(before[field]), to: plain(after[field]) }] as const)
      .filter(([, { from, to }]) => from !== to),
  )
}

const plain = (value: string | boolean | Date | null) => (value instanceof Date ? value.toISOString() : value)
