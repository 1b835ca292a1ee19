import { eq } from 'drizzle-orm'
import type { Organization } from '../../../contract/calls/organizations.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Host } from '../../core/host.ts'
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
