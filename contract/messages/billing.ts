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
  billingNotSetUp: 'This server needs no subscription: billing is not set up on it.',
  planUnknown: 'This plan cannot be chosen here. Please load the page again.',
  alreadySubscribed: 'This organization has a subscription already. It is changed where it is managed.',
  nothingToManage: 'There is no subscription to manage yet. Start one first.',
  paymentConfirming:
    'The subscription has been ordered and is being confirmed. Nothing more has to be paid; please look again shortly.',
  paymentsAway:
    'The payment provider cannot be reached at the moment. Nothing was charged; please try again shortly.',
  paymentsRefused:
    'The payment provider does not take what this server asks of it. Nothing was charged; please tell the people who run the server.',
  webhookNotSigned: 'This event is not signed by the payment provider, or was signed too long ago.',
} as const
