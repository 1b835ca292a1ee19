import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FakeSubscription, openBooks } from './fake-stripe-books.ts'

/** The pages that the payment provider hosts: its checkout and its portal, for browsers. */

type Signed = { payload: string; signature: string }

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><h1>${title}</h1>${content}</body></html>`

const button = (action: string, text: string) =>
  `<form method="post" action="${action}"><button>${text}</button></form>`

export const stripePages = (
  { sessions, subscriptions, pay, subscriptionThere, sessionThere }: ReturnType<typeof openBooks>,
  event: (type: string, object: object) => Signed,
) => {
  const held: Signed[] = []
  const webhooks = {
    /** The address of the webhook. */
    to: '',
    /** Kept until they are delivered. */
    areHeld: false,
    async deliver() {
      for (const signed of held.splice(0)) await send(signed)
    },
    /** Changes a subscription and tells of it. */
    async change(id: string, change: Partial<FakeSubscription>) {
      const subscription = subscriptions.get(id)
      if (!subscription) throw new Error(`There is no subscription ${id}`)
      Object.assign(subscription, change)
      await tell(event('customer.subscription.updated', subscriptionThere(subscription)))
    },
  }
  const send = async ({ payload, signature }: Signed) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const response = await fetch(webhooks.to, { method: 'POST', headers, body: payload })
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  }
  const tell = async (signed: Signed) => {
    if (webhooks.areHeld) held.push(signed)
    else await send(signed)
  }

  const checkout = async (id: string, act: string | undefined): Promise<string | { to: string }> => {
    const session = sessions.get(id)
    if (!session) return page('No such checkout', '')
    if (act !== 'pay') {
      const terms = session.trialDays === null ? 'Pay now' : `${session.trialDays} days free`
      return page(
        'Checkout',
        `<p>${terms}</p>${button(`/checkout/${id}/pay`, 'Subscribe')}<a href="${session.cancelUrl}">Back</a>`,
      )
    }
    const subscription = pay(id)
    await tell(event('customer.subscription.created', subscriptionThere(subscription)))
    await tell(event('checkout.session.completed', sessionThere(session)))
    return { to: session.successUrl }
  }

  const portal = async (
    customer: string,
    act: string | undefined,
    back: string,
  ): Promise<string | { to: string }> => {
    const [subscription] = [...subscriptions.values()].filter((one) => one.customer === customer)
    if (act === 'cancel' && subscription) {
      await webhooks.change(subscription.id, { cancel_at_period_end: true })
      return { to: back }
    }
    const address = `/portal/${customer}/cancel?back=${encodeURIComponent(back)}`
    return page('Portal', `${button(address, 'Cancel subscription')}<a href="${back}">Return</a>`)
  }

  return {
    webhooks,
    serve: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
      const [, kind, id = '', act] = pathname.split('/')
      const answer =
        kind === 'portal' ? await portal(id, act, searchParams.get('back') ?? '') : await checkout(id, act)
      if (typeof answer === 'string') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer)
      } else {
        response.writeHead(303, { location: answer.to }).end()
      }
    },
  }
}
