import { randomBytes } from 'node:crypto'

/** What the fake of the payment provider keeps, and what it answers of it. */

export type FakeSubscription = {
  id: string
  customer: string
  status: string
  created: number
  current_period_start: number
  current_period_end: number
  trial_end: number | null
  cancel_at_period_end: boolean
  cancel_at: number | null
  price: string
  orgId: string | null
}
export type FakeSession = {
  id: string
  customer: string
  status: 'open' | 'complete' | 'expired'
  price: string
  trialDays: number | null
  successUrl: string
  cancelUrl: string
  subscription: string | null
  metadata: Record<string, string>
}
export type FakeCustomer = { id: string; email: string | null; orgId: string | null }
export type Answer = { status: number; body: unknown }

const day = 24 * 60 * 60

export const failureAnswer = (status: number, type: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, message, ...more } },
})
const missing = (param: string, id: string) =>
  failureAnswer(404, 'invalid_request_error', `No such ${param}: '${id}'`, {
    code: 'resource_missing',
    param,
  })

const listOf = (data: readonly unknown[], url: string): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url },
})

const inBrackets = (params: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  )

/** `url`: where it is served, as far as that is known by now. */
export const openBooks = ({ now, url }: { now: () => Date; url: () => string }) => {
  const customers = new Map<string, FakeCustomer>()
  const sessions = new Map<string, FakeSession>()
  const subscriptions = new Map<string, FakeSubscription>()
  const prices = new Map([
    ['price_team', { name: 'Muster Team', nickname: null, amount: 4_900, interval: 'month' }],
    ['price_year', { name: 'Muster Team', nickname: 'Yearly', amount: 49_000, interval: 'year' }],
  ])
  let count = 0
  const newId = (kind: string) => `${kind}_${(count += 1)}_${randomBytes(6).toString('hex')}`

  const customerThere = ({ id, email, orgId }: FakeCustomer) => ({
    id,
    object: 'customer',
    email,
    metadata: orgId === null ? {} : { orgId },
  })
  const priceThere = (id: string, isExpanded: boolean) => {
    const price = prices.get(id)
    return {
      id,
      object: 'price',
      active: true,
      currency: 'eur',
      nickname: price?.nickname ?? null,
      unit_amount: price?.amount ?? null,
      recurring: { interval: price?.interval ?? 'month', interval_count: 1 },
      product: isExpanded ? { id: 'prod_1', object: 'product', name: price?.name ?? 'A plan' } : 'prod_1',
    }
  }
  const subscriptionThere = (subscription: FakeSubscription, isExpanded = false) => ({
    object: 'subscription',
    ...subscription,
    metadata: subscription.orgId === null ? {} : { orgId: subscription.orgId },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${subscription.id}`,
          object: 'subscription_item',
          current_period_start: subscription.current_period_start,
          current_period_end: subscription.current_period_end,
          price: priceThere(subscription.price, isExpanded),
        },
      ],
    },
  })
  const sessionThere = ({ id, customer, status, subscription, metadata }: FakeSession) => ({
    id,
    object: 'checkout.session',
    customer,
    status,
    subscription,
    metadata,
    url: status === 'open' ? `${url()}/checkout/${id}` : null,
  })

  const createSession = (params: URLSearchParams): Answer => {
    const customer = params.get('customer') ?? ''
    if (!customers.has(customer)) return { ...missing('customer', customer), status: 400 }
    const price = params.get('line_items[0][price]') ?? ''
    if (!prices.has(price)) return { ...missing('line_items[0][price]', price), status: 400 }
    const trial = params.get('subscription_data[trial_period_days]')
    const session: FakeSession = {
      id: newId('cs'),
      customer,
      status: 'open',
      price,
      trialDays: trial === null ? null : Number(trial),
      successUrl: params.get('success_url') ?? '',
      cancelUrl: params.get('cancel_url') ?? '',
      subscription: null,
      metadata: inBrackets(params, 'metadata'),
    }
    sessions.set(session.id, session)
    return { status: 200, body: sessionThere(session) }
  }

  const aboutSessions = (
    method: string,
    id: string | undefined,
    act: string | undefined,
    params: URLSearchParams,
  ): Answer => {
    if (id === undefined && method === 'POST') return createSession(params)
    if (id === undefined) {
      const found = [...sessions.values()].filter(
        ({ customer, status }) => customer === params.get('customer') && status === params.get('status'),
      )
      return listOf(found.map(sessionThere), '/v1/checkout/sessions')
    }
    const session = sessions.get(id)
    if (!session) return missing('session', id)
    if (act === 'expire') {
      if (session.status !== 'open')
        return failureAnswer(400, 'invalid_request_error', 'Only open sessions can be expired.')
      session.status = 'expired'
    }
    return { status: 200, body: sessionThere(session) }
  }

  const aboutSubscriptions = (method: string, id: string | undefined, params: URLSearchParams): Answer => {
    if (id === undefined) {
      const customer = params.get('customer') ?? ''
      if (!customers.has(customer)) return { ...missing('customer', customer), status: 400 }
      const isAll = params.get('status') === 'all'
      const found = [...subscriptions.values()].filter(
        (one) => one.customer === customer && (isAll || one.status !== 'canceled'),
      )
      return listOf(
        found.map((one) => subscriptionThere(one)),
        '/v1/subscriptions',
      )
    }
    const subscription = subscriptions.get(id)
    if (!subscription) return missing('id', id)
    if (method === 'DELETE') subscription.status = 'canceled'
    return { status: 200, body: subscriptionThere(subscription, params.has('expand[0]')) }
  }

  const aboutCustomers = (id: string | undefined, params: URLSearchParams): Answer => {
    if (id === undefined) {
      const orgId = params.get('metadata[orgId]')
      const customer = { id: newId('cus'), email: params.get('email'), orgId }
      customers.set(customer.id, customer)
      return { status: 200, body: customerThere(customer) }
    }
    const customer = customers.get(id)
    if (!customer) return missing('id', id)
    customer.email = params.get('email') ?? customer.email
    return { status: 200, body: customerThere(customer) }
  }

  const createPortal = (params: URLSearchParams): Answer => {
    const customer = params.get('customer') ?? ''
    if (!customers.has(customer)) return { ...missing('customer', customer), status: 400 }
    const back = encodeURIComponent(params.get('return_url') ?? '')
    const id = newId('bps')
    return {
      status: 200,
      body: { id, object: 'billing_portal.session', url: `${url()}/portal/${customer}?back=${back}` },
    }
  }

  const answerTo = (method: string, path: string, params: URLSearchParams): Answer => {
    const [, , kind, first, second, third] = path.split('/')
    if (kind === 'customers') return aboutCustomers(first, params)
    if (kind === 'prices' && first !== undefined)
      return prices.has(first) ? { status: 200, body: priceThere(first, true) } : missing('price', first)
    if (kind === 'checkout') return aboutSessions(method, second, third, params)
    if (kind === 'subscriptions') return aboutSubscriptions(method, first, params)
    if (kind === 'billing_portal') return createPortal(params)
    return failureAnswer(404, 'invalid_request_error', 'Unrecognized request URL')
  }

  /** Somebody pays on the page of a checkout: there is a subscription. */
  const pay = (sessionId: string, change: Partial<FakeSubscription> = {}): FakeSubscription => {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error(`There is no open checkout ${sessionId}`)
    const created = Math.floor(now().getTime() / 1000)
    const trialEnd = session.trialDays === null ? null : created + session.trialDays * day
    const subscription: FakeSubscription = {
      id: newId('sub'),
      customer: session.customer,
      status: trialEnd === null ? 'active' : 'trialing',
      created,
      current_period_start: created,
      current_period_end: trialEnd ?? created + 30 * day,
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      price: session.price,
      orgId: session.metadata['orgId'] ?? null,
      ...change,
    }
    subscriptions.set(subscription.id, subscription)
    session.status = 'complete'
    session.subscription = subscription.id
    return subscription
  }

  return {
    customers,
    sessions,
    subscriptions,
    newId,
    answerTo,
    pay,
    /** What an event of a subscription, and of a checkout, holds. */
    subscriptionThere,
    sessionThere,
  }
}
