import { z } from 'zod'
import { billing as calls } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { refused } from '../../core/http/failures.ts'
import { HostedPage, isUnknownThere, type Payments } from '../../core/services/payment-provider.ts'
import type { Served } from '../../core/http/serve.ts'
import { accountOf, subscriptionOf } from './billing-account.ts'
import { openCheckout } from './checkout.ts'
import { plansOf } from './plans.ts'
import { readSubscriptionAgain, readWithThisKey } from './refresh-subscription.ts'
import { serveSteps, type StepContext } from '../../core/http/serve-steps.ts'
import { billingWebhook } from './payment-webhook.ts'

const Portal = z.object({ url: HostedPage })

const paymentsOf = ({ host }: StepContext): Payments => {
  if (!host.payments) throw refused(messages.billingNotSetUp)
  return host.payments
}

export const billingCalls: readonly Served[] = [
  serveSteps(calls.getSubscriptionStatus, async (_input, context) => {
    const { host, org } = context
    await readWithThisKey(host, org.id)
    return { subscription: await context.step((tx) => subscriptionOf({ tx, host }, org.id)) }
  }),

  serveSteps(calls.getPlans, async (_input, context) => {
    const { payments } = context.host
    if (!payments) return { plans: [], hasTrial: false }
    const account = await context.step((tx) => accountOf(tx, context.org.id))
    const hasTrial = (account?.subscriptionId ?? null) === null
    return { plans: await plansOf(payments, context.now), hasTrial }
  }),

  serveSteps(calls.createCheckoutSession, (input, context) =>
    openCheckout(context, paymentsOf(context), input),
  ),

  serveSteps(calls.createPortalSession, async (_input, context) => {
    const payments = paymentsOf(context)
    const account = await context.step((tx) => accountOf(tx, context.org.id))
    const customer = account?.customerId
    if (!customer) throw refused(messages.nothingToManage)
    try {
      const { url } = await payments.ask(
        (stripe) =>
          stripe.billingPortal.sessions.create({
            customer,
            return_url: `${context.host.environment.publicUrl}/#/settings?section=billing&portal=left`,
          }),
        Portal,
      )
      return { portalUrl: url }
    } catch (error) {
      if (!isUnknownThere(error)) throw error
      await readSubscriptionAgain(context.host, payments, context.org.id)
      throw refused(messages.nothingToManage)
    }
  }),

  billingWebhook,
]
