import { z } from 'zod'
import { billing as calls } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { HostedPage, isUnknownToProvider, type Payments } from '../../core/services/payment-provider.ts'
import type { Endpoint } from '../../core/http/serve.ts'
import { readBillingAccount, readSubscription } from './billing-account.ts'
import { openCheckout } from './checkout.ts'
import { readPlans } from './plans.ts'
import { refreshSubscription, refreshAfterKeyChange } from './refresh-subscription.ts'
import { serveSteps, type StepContext } from '../../core/http/serve-steps.ts'
import { billingWebhook } from './payment-webhook.ts'

const Portal = z.object({ url: HostedPage })

const paymentsOf = ({ host }: StepContext): Payments => {
  if (!host.payments) throw ruleViolation(messages.billingNotSetUp)
  return host.payments
}

export const billingCalls: readonly Endpoint[] = [
  serveSteps(calls.getSubscriptionStatus, async (_input, context) => {
    const { host, org } = context
    await refreshAfterKeyChange(host, org.id)
    return { subscription: await context.step((tx) => readSubscription({ tx, host }, org.id)) }
  }),

  serveSteps(calls.getPlans, async (_input, context) => {
    const { payments } = context.host
    if (!payments) return { plans: [], hasTrial: false }
    const account = await context.step((tx) => readBillingAccount(tx, context.org.id))
    const hasTrial = (account?.subscriptionId ?? null) === null
    return { plans: await readPlans(payments, context.now), hasTrial }
  }),

  serveSteps(calls.createCheckoutSession, (input, context) =>
    openCheckout(context, paymentsOf(context), input),
  ),

  serveSteps(calls.createPortalSession, async (_input, context) => {
    const payments = paymentsOf(context)
    const account = await context.step((tx) => readBillingAccount(tx, context.org.id))
    const customer = account?.customerId
    if (!customer) throw ruleViolation(messages.nothingToManage)
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
      if (!isUnknownToProvider(error)) throw error
      await refreshSubscription(context.host, payments, context.org.id)
      throw ruleViolation(messages.nothingToManage)
    }
  }),

  billingWebhook,
]
