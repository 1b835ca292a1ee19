import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { z } from 'zod'
import { type billing as calls, canSubscribe, trialDays } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { hourMs } from '../../core/time/durations.ts'
import { sqlState } from '../../core/database/transaction.ts'
import { Failure, invalid, notFound, orFail, ruleViolation } from '../../core/http/failures.ts'
import { remainingPause } from '../../core/time/cooldown.ts'
import {
  HostedPage,
  isRefusedByProvider,
  isUnknownToProvider,
  type Payments,
} from '../../core/services/payment-provider.ts'
import { readBillingAccount, type Account } from './billing-account.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import type { StepContext } from '../../core/http/serve-steps.ts'
import { billingAccounts } from '../../schema/billing.ts'

type Wish = z.output<typeof calls.createCheckoutSession.in>
const Made = z.object({ id: z.string().min(1) })
const Session = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  url: HostedPage.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  subscription: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
})
type Session = z.output<typeof Session>
type Opened = { sessionUrl: string; sessionId: string }

/** How often to start over if others change the same account concurrently. */
const attempts = 4
/** How long an ordered subscription may take to appear: checkout pages stay open for a day. */
const confirmedWithinMs = 26 * hourMs

/**
 * Opens the checkout page for a new subscription (specification point 7). However many owners ask at once, the
 * organization has one customer and one open page: idempotency keys are made of stored values, so the provider gives
 * the same answer to the same request.
 * @throws Failure if there is a subscription already or the plan is not one of this server's, or as `payments.ask`.
 */
export const openCheckout = async (context: StepContext, payments: Payments, wish: Wish): Promise<Opened> => {
  if (!payments.settings.priceIds.includes(wish.priceId)) {
    throw invalid([{ path: 'priceId', message: messages.planUnknown }])
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const opened = await tryToOpen(context, payments, wish)
    if (opened) return opened
  }
  throw new Failure('UNAVAILABLE', messages.paymentsAway, { retryAfterSeconds: 2 })
}

const tryToOpen = async (
  context: StepContext,
  payments: Payments,
  wish: Wish,
): Promise<Opened | undefined> => {
  const account = await accountToSubscribe(context, payments, wish.userEmail)
  const customerId = account.customerId ?? (await makeCustomer(context, payments, account))
  if (customerId === undefined) return undefined
  try {
    if (account.email !== wish.userEmail && account.subscriptionId === null) {
      await changeEmail(context, payments, customerId, wish.userEmail)
    }
    const before = await reusableCheckout(context, payments, account, wish)
    if (before === 'changed') return undefined
    if (before !== 'none') return before
    const session = await create(context, payments, { ...account, customerId }, wish)
    return await keep(context, payments, account, session, wish)
  } catch (error) {
    // If the customer itself was requested, the provider names the parameter "id".
    if (!isUnknownToProvider(error, 'customer') && !isUnknownToProvider(error, 'id')) throw error
    await forgetCustomer(context, customerId)
    return undefined
  }
}

const accountToSubscribe = async (
  context: StepContext,
  payments: Payments,
  email: string,
): Promise<Account> => {
  const stored = await context.step(async (tx) => {
    await tx
      .insert(billingAccounts)
      .values({ orgId: context.org.id, email, checkedAt: context.now })
      .onConflictDoNothing()
    return orFail(await readBillingAccount(tx, context.org.id), notFound('Organization', context.org.id))
  })
  if (canSubscribe(stored.status)) return stored
  // The stored state may be of a customer that no longer exists.
  await refreshSubscription(context.host, payments, context.org.id)
  const account = await context.step((tx) => readBillingAccount(tx, context.org.id))
  if (!account || !canSubscribe(account.status)) throw ruleViolation(messages.alreadySubscribed)
  return account
}

/** Undefined where the provider names a customer that is another organization's; then another one is asked for. */
const makeCustomer = async (
  context: StepContext,
  payments: Payments,
  account: Account,
): Promise<string | undefined> => {
  const { orgId, email, customerNumber } = account
  const { id } = await payments.ask(
    (stripe) =>
      stripe.customers.create(
        { email, metadata: { orgId } },
        { idempotencyKey: `muster-customer-${orgId}-${customerNumber}` },
      ),
    Made,
  )
  const store = () =>
    context.step(async (tx) => {
      const stored = await tx
        .update(billingAccounts)
        .set({ customerId: id, keyFingerprint: payments.keyFingerprint })
        .where(and(eq(billingAccounts.orgId, orgId), isNull(billingAccounts.customerId)))
        .returning({ orgId: billingAccounts.orgId })
      if (stored.length === 0) return
      await audit(
        { tx, now: context.now, orgId, actorUserId: context.user.id },
        { action: 'billing.customer_created', entity: 'subscription', entityId: orgId },
      )
    })
  try {
    await store()
  } catch (error) {
    if (sqlState(error)?.constraint !== 'billing_accounts_customer_id_unique') throw error
    await countCustomer(context, customerNumber)
    return undefined
  }
  return id
}

const countCustomer = (context: StepContext, counted: number): Promise<void> =>
  context.step(async (tx) => {
    await tx
      .update(billingAccounts)
      .set({ customerNumber: counted + 1 })
      .where(and(eq(billingAccounts.orgId, context.org.id), eq(billingAccounts.customerNumber, counted)))
  })

/** Before the first subscription, receipts go to the address given last; later it is changed on the provider's page. */
const changeEmail = async (
  context: StepContext,
  payments: Payments,
  customerId: string,
  email: string,
): Promise<void> => {
  await payments.ask((stripe) => stripe.customers.update(customerId, { email }), Made)
  await context.step(async (tx) => {
    await tx.update(billingAccounts).set({ email }).where(eq(billingAccounts.orgId, context.org.id))
  })
}

/** The customer was deleted at the provider or belongs to another account there: the next one is created new. */
const forgetCustomer = (context: StepContext, customerId: string): Promise<void> =>
  context.step(async (tx) => {
    await tx
      .update(billingAccounts)
      .set({
        customerId: null,
        customerNumber: sql`${billingAccounts.customerNumber} + 1`,
        checkoutSessionId: null,
      })
      .where(and(eq(billingAccounts.orgId, context.org.id), eq(billingAccounts.customerId, customerId)))
  })

/** The page that is already open for the same plan; a page for another plan is closed, so that only one can be paid. */
const reusableCheckout = async (
  context: StepContext,
  payments: Payments,
  { checkoutSessionId, checkoutOpenedAt, subscriptionId }: Account,
  wish: Wish,
): Promise<Opened | 'none' | 'changed'> => {
  if (checkoutSessionId === null) return 'none'
  const session = await findSession(payments, checkoutSessionId)
  if (session?.status === 'open') {
    const { metadata, id, url } = session
    const isSame = metadata?.['priceId'] === wish.priceId && metadata['returnTo'] === returnOf(wish)
    if (isSame && url) return { sessionUrl: url, sessionId: id }
    await close(payments, id)
    return (await findSession(payments, id))?.status === 'complete' ? 'changed' : 'none'
  }
  if (session?.status !== 'complete') return 'none'
  // It was paid, but the event about its subscription may not have arrived yet.
  const ordered = session.subscription
  if (ordered === subscriptionId) return 'none'
  await refreshSubscription(context.host, payments, context.org.id)
  const after = await context.step((tx) => readBillingAccount(tx, context.org.id))
  if (after?.subscriptionId === ordered) return 'changed'
  const isConfirming =
    checkoutOpenedAt !== null && remainingPause(checkoutOpenedAt, confirmedWithinMs, context.now) > 0
  if (isConfirming) throw ruleViolation(messages.paymentConfirming)
  return 'none'
}

const findSession = async (payments: Payments, id: string): Promise<Session | undefined> => {
  try {
    return await payments.ask((stripe) => stripe.checkout.sessions.retrieve(id), Session)
  } catch (error) {
    if (isUnknownToProvider(error)) return undefined
    throw error
  }
}

const close = async (payments: Payments, id: string): Promise<void> => {
  try {
    await payments.ask((stripe) => stripe.checkout.sessions.expire(id), Made)
  } catch (error) {
    // It was paid or closed a moment ago: the next request for it will see that.
    if (!isRefusedByProvider(error)) throw error
  }
}

const returnOf = ({ returnTo }: Wish) => returnTo ?? 'settings'

/** Where the provider sends the user back to; `checkout` is the result. */
const addressAfter = ({ host }: StepContext, wish: Wish, checkout: 'done' | 'left'): string => {
  const page = returnOf(wish) === 'settings' ? 'settings?section=billing&' : 'onboarding?step=plan&'
  return `${host.environment.publicUrl}/#/${page}checkout=${checkout}`
}

const create = (
  context: StepContext,
  payments: Payments,
  { customerId, subscriptionId, checkoutNumber }: Account & { customerId: string },
  wish: Wish,
): Promise<Session> => {
  const orgId = context.org.id
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: orgId,
    line_items: [{ price: wish.priceId, quantity: 1 }],
    metadata: { orgId, priceId: wish.priceId, returnTo: returnOf(wish) },
    subscription_data: {
      metadata: { orgId },
      // Only the first subscription has a trial.
      ...(subscriptionId === null && { trial_period_days: trialDays }),
    },
    success_url: addressAfter(context, wish, 'done'),
    cancel_url: addressAfter(context, wish, 'left'),
  }
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32)
  return payments.ask(
    (stripe) =>
      stripe.checkout.sessions.create(asked, {
        idempotencyKey: `muster-checkout-${orgId}-${checkoutNumber}-${digest}`,
      }),
    Session,
  )
}

/** Stores the page as the open one; undefined if a concurrent request has stored another page, which then stays. */
const keep = async (
  context: StepContext,
  payments: Payments,
  { orgId, checkoutNumber }: Account,
  { id, url }: Session,
  { priceId }: Wish,
): Promise<Opened | undefined> => {
  const { now, user } = context
  const current = await context.step(async (tx) => {
    const stored = await tx
      .update(billingAccounts)
      .set({ checkoutSessionId: id, checkoutOpenedAt: now, checkoutNumber: checkoutNumber + 1 })
      .where(and(eq(billingAccounts.orgId, orgId), eq(billingAccounts.checkoutNumber, checkoutNumber)))
      .returning({ orgId: billingAccounts.orgId })
    if (stored.length === 0) return readBillingAccount(tx, orgId)
    await audit(
      { tx, now, orgId, actorUserId: user.id },
      {
        action: 'billing.checkout_opened',
        entity: 'subscription',
        entityId: orgId,
        details: { priceId },
      },
    )
    return { checkoutSessionId: id }
  })
  if (current?.checkoutSessionId === id && url) return { sessionUrl: url, sessionId: id }
  await close(payments, id)
  if (!current) throw notFound('Organization', orgId)
  return undefined
}
