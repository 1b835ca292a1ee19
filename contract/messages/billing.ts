/** Subscriptions, and the provider of payments. */

/** Why a subscription stops what it stops, and what an owner can do; by its status. */
const subscriptionStops: Record<string, [reason: string, remedy: string]> = {
  none: ['this organization has no subscription yet', 'start one'],
  canceled: ['the subscription of this organization has ended', 'start a new one'],
  incomplete_expired: ['the subscription of this organization was not paid and has ended', 'start a new one'],
  incomplete: ['the first payment of the subscription has not gone through', 'complete it'],
  unpaid: ['the subscription of this organization is not paid', 'settle it'],
  paused: ['the subscription of this organization is paused', 'resume it'],
}

export const billing = {
  subscriptionRequired: (status: string) => {
    const [reason, remedy] = subscriptionStops[status] ?? subscriptionStops['unpaid'] ?? []
    return `You can’t invite or remind people or generate reports right now: ${reason}. An owner can ${remedy} in Settings, under Billing. Reading, exporting and answering the questionnaire still work.`
  },
  billingNotSetUp: 'This server needs no subscription: billing isn’t set up.',
  planUnknown: 'You can’t choose this plan here. Please reload the page.',
  alreadySubscribed: 'This organization already has a subscription. Change it there.',
  nothingToManage: 'There is no subscription to manage yet. Start one first.',
  paymentConfirming:
    'The subscription is ordered and being confirmed. You have nothing more to pay; please check again shortly.',
  paymentsAway:
    'The payment provider can’t be reached right now. Nothing was charged; please try again shortly.',
  paymentsRefused:
    'The payment provider refuses this server’s requests. Nothing was charged; please tell the people who run the server.',
  webhookNotSigned: 'The payment provider didn’t sign this event, or signed it too long ago.',
} as const
