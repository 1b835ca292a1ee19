import { eq } from 'drizzle-orm'
import { isGoodSubscription } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import type { Organization } from '../../../contract/calls/organizations.ts'
import type { Tx } from '../../core/database/database.ts'
import { Failure } from '../../core/http/failures.ts'
import type { Host } from '../../core/host.ts'
import type { Payments } from '../../core/services/payment-provider.ts'
import { billingAccounts } from '../../schema/billing.ts'

/** The stored state of an organization's subscription (specification point 3; docs/billing.md). */

export type Account = typeof billingAccounts.$inferSelect
type Subscription = Organization['subscription']

const nothing: Omit<Subscription, 'status'> = {
  plan: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  trialEnd: null,
  cancelAtPeriodEnd: false,
}

export const readBillingAccount = async (tx: Tx, orgId: string): Promise<Account | undefined> => {
  const [account] = await tx.select().from(billingAccounts).where(eq(billingAccounts.orgId, orgId))
  return account
}

/** The subscription in the shape of the response: `not_required`, without a query, if billing is not configured. */
export const readSubscription = async (
  { tx, host }: { tx: Tx; host: Pick<Host, 'payments'> },
  orgId: string,
): Promise<Subscription> => {
  if (!host.payments) return { status: 'not_required', ...nothing }
  const account = await readBillingAccount(tx, orgId)
  if (!account) return { status: 'none', ...nothing }
  return {
    status: account.status,
    plan: account.plan,
    currentPeriodStart: account.currentPeriodStart?.toISOString() ?? null,
    currentPeriodEnd: account.currentPeriodEnd?.toISOString() ?? null,
    trialEnd: account.trialEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: account.cancelAtPeriodEnd,
  }
}

/**
 * For servers with billing. A state that was read with a different API key than the current one refuses nobody until it
 * has been read again: somebody may have paid since.
 * @throws Failure SUBSCRIPTION_REQUIRED, whose message says who can fix it, if the organization has no good
 * subscription.
 */
export const requireSubscription = async (
  { keyFingerprint }: Pick<Payments, 'keyFingerprint'>,
  tx: Tx,
  orgId: string,
): Promise<void> => {
  const [account] = await tx
    .select({
      status: billingAccounts.status,
      customerId: billingAccounts.customerId,
      keyFingerprint: billingAccounts.keyFingerprint,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.orgId, orgId))
  const status = account?.status ?? 'none'
  if (isGoodSubscription(status)) return
  const isToBeReadAgain = typeof account?.customerId === 'string' && account.keyFingerprint !== keyFingerprint
  if (isToBeReadAgain) return
  throw new Failure('SUBSCRIPTION_REQUIRED', messages.subscriptionRequired(status))
}

/**
 * Ends the organization's billing through a job in the transaction that deletes the organization; call it before the
 * deletion. The job also closes open checkouts, so that nobody pays for a deleted organization.
 */
export const endBilling = async (
  { tx, host }: { tx: Tx; host: Pick<Host, 'payments' | 'jobs'> },
  orgId: string,
): Promise<void> => {
  if (!host.payments) return
  const account = await readBillingAccount(tx, orgId)
  if (account?.customerId) await host.jobs.enqueue(tx, 'billing-end', { customerId: account.customerId })
}
