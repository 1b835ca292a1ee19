import { eq } from 'drizzle-orm'
import { isGoodSubscription } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import type { Tx } from '../../core/database/database.ts'
import { Failure } from '../../core/http/failures.ts'
import type { Payments } from '../../core/services/payment-provider.ts'
import { billingAccounts } from '../../schema/billing.ts'

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
