import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { billing, type Plan, type SubscriptionStatus } from '../../../../contract/calls/billing.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { organizations, type Organization } from '../../../../contract/calls/organizations.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import BillingSection from './billing-section.tsx'
import SettingsPage from '../settings-page.tsx'

type Subscription = Organization['subscription']

const subscriptionOf = (status: SubscriptionStatus, change: Partial<Subscription> = {}): Subscription => ({
  status,
  plan: status === 'none' ? null : 'Muster Team',
  currentPeriodStart: status === 'none' ? null : '2026-11-01T12:00:00.000Z',
  currentPeriodEnd: status === 'none' ? null : '2026-12-01T12:00:00.000Z',
  trialEnd: status === 'trialing' ? '2026-12-01T12:00:00.000Z' : null,
  cancelAtPeriodEnd: false,
  ...change,
})
const plan = (change: Partial<Plan> = {}): Plan => ({
  priceId: 'price_1',
  name: 'Muster Team',
  amount: 4_900,
  currency: 'eur',
  interval: 'month',
  intervalCount: 1,
  ...change,
})

/** Opens the section where the server has this subscription; `leaves` tells of the pages that are gone to. */
const open = (subscription: Subscription, at = '/settings?section=billing') => {
  serveCall(billing.getSubscriptionStatus, { subscription })
  serveCall(organizations.getOrgData, { org: organizationData({ subscription }) })
  serveCall(billing.getPlans, { plans: [plan()], hasTrial: true })
  const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  return { ...renderScreen(<BillingSection />, { at, data: { subscription } }), leaves }
}
afterEach(() => vi.restoreAllMocks())

const day = new Date('2026-12-01T12:00:00.000Z').toLocaleDateString(undefined, { dateStyle: 'long' })

test.each<[SubscriptionStatus, boolean, string, RegExp, string | null]>([
  ['none', false, 'No subscription', /no subscription yet.*right now/, null],
  [
    'trialing',
    false,
    'Trial',
    new RegExp(`trial ends on ${day}, and the first payment`),
    'Manage subscription',
  ],
  [
    'trialing',
    true,
    'Trial, cancelled',
    new RegExp(`open until ${day}. You won’t be charged`),
    'Renew or change it',
  ],
  ['active', false, 'Active', new RegExp(`renews on ${day}`), 'Manage subscription'],
  ['active', true, 'Cancelled', new RegExp(`until ${day}. The subscription ends`), 'Renew or change it'],
  ['past_due', false, 'Payment failed', /stays open while it is tried again/, 'Update the payment'],
  ['unpaid', false, 'Not paid', /failed.*right now/, 'Update the payment'],
  ['paused', false, 'Paused', /no way to pay yet.*right now/, 'Update the payment'],
  ['incomplete', false, 'Not complete', /hasn’t gone through.*right now/, 'Complete the payment'],
  ['incomplete_expired', false, 'Ended', /didn’t start.*right now/, 'See the receipts'],
  ['canceled', false, 'Ended', /has ended.*right now/, 'See the receipts'],
])('%s (ends: %s) is told as "%s"', async (status, cancelAtPeriodEnd, name, words, manage) => {
  open(subscriptionOf(status, { cancelAtPeriodEnd }))
  expect(await screen.findByText(name, { exact: true })).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
  const button = screen.queryByRole('button', { name: manage ?? 'Manage subscription' })
  expect(button !== null).toBe(manage !== null)
  const isOffered = ['none', 'incomplete_expired', 'canceled'].includes(status)
  expect(screen.queryByRole('heading', { name: /^Start a/ }) !== null).toBe(isOffered)
})

test('a plan is chosen, and the checkout opens with the address for receipts', async () => {
  const yearly = plan({
    priceId: 'price_2',
    name: 'Yearly',
    amount: 98_000,
    interval: 'year',
    intervalCount: 2,
  })
  const { user, leaves } = open(subscriptionOf('none'))
  serveCall(billing.getPlans, { plans: [plan(), yearly], hasTrial: true })
  let asked: unknown
  serveCall(billing.createCheckoutSession, ({ body }) => {
    asked = body
    return { sessionUrl: 'https://pay.example/1', sessionId: 'cs_1' }
  })
  expect(await screen.findByText('€49.00 a month')).toBeDefined()
  expect(screen.getByText('€980.00 every 2 years')).toBeDefined()
  expect(screen.getByText(/first 14 days are free/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Yearly' }))
  const email = screen.getByLabelText('Receipts go to')
  await user.clear(email)
  await user.click(screen.getByRole('button', { name: 'Try free for 14 days' }))
  expect(await screen.findByText('Email is required')).toBeDefined()
  expect(asked).toBeUndefined()
  await user.type(email, 'Money@example.test')
  await user.click(screen.getByRole('button', { name: 'Try free for 14 days' }))
  await waitFor(() => expect(leaves).toHaveBeenCalledWith('https://pay.example/1'))
  expect(asked).toEqual({ userEmail: 'money@example.test', priceId: 'price_2', returnTo: 'settings' })
})

test('a second subscription is charged at once, asks for no address, and a price without one amount is told later', async () => {
  open(subscriptionOf('canceled'))
  serveCall(billing.getPlans, { plans: [plan({ amount: null })], hasTrial: false })
  expect(await screen.findByText('The price is shown at the checkout')).toBeDefined()
  expect(screen.getByText(/charges it at once/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined()
  expect(screen.queryByLabelText('Receipts go to')).toBeNull()
})

test('a provider that is away is told where it is missed, and asked again', async () => {
  const { user } = open(subscriptionOf('none'))
  serveFailure(billing.createCheckoutSession, failureResponse('UNAVAILABLE', messages.paymentsAway))
  await user.click(await screen.findByRole('button', { name: 'Try free for 14 days' }))
  expect((await screen.findByRole('alert')).textContent).toBe(messages.paymentsAway)
  serveCall(billing.createCheckoutSession, { sessionUrl: 'https://pay.example/2', sessionId: 'cs_2' })
  await user.click(screen.getByRole('button', { name: 'Try free for 14 days' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('plans that cannot be loaded, and a server that offers none', async () => {
  const { unmount } = open(subscriptionOf('none'))
  serveFailure(billing.getPlans, failureResponse('UNAVAILABLE', messages.paymentsAway))
  expect(await screen.findByRole('heading', { name: 'The plans could not be loaded' })).toBeDefined()
  unmount()
  open(subscriptionOf('none'))
  serveCall(billing.getPlans, { plans: [], hasTrial: true })
  expect(await screen.findByText(/No plan is offered at the moment/)).toBeDefined()
})

test('the portal opens, and a refusal is told', async () => {
  const { user, leaves } = open(subscriptionOf('active'))
  serveFailure(billing.createPortalSession, failureResponse('CONFIGURATION_ERROR', messages.paymentsRefused))
  await user.click(await screen.findByRole('button', { name: 'Manage subscription' }))
  expect((await screen.findByRole('alert')).textContent).toBe(messages.paymentsRefused)
  serveCall(billing.createPortalSession, { portalUrl: 'https://portal.example/1' })
  await user.click(screen.getByRole('button', { name: 'Manage subscription' }))
  await waitFor(() => expect(leaves).toHaveBeenCalledWith('https://portal.example/1'))
})

test('after the checkout it waits until the confirmation came, then says what there is', async () => {
  const { router } = open(subscriptionOf('none'), '/settings?section=billing&checkout=done')
  expect(await screen.findByText('Waiting for the confirmation')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try free for 14 days' })).toBeNull()
  serveCall(billing.getSubscriptionStatus, { subscription: subscriptionOf('trialing') })
  expect(await screen.findByText('Trial', { exact: true }, { timeout: 15_000 })).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toEqual({ section: 'billing' }))
})

test('a confirmation that is late is told so, with the way back to the plans', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = open(subscriptionOf('none'), '/settings?section=billing&checkout=done')
  expect(await screen.findByText('Waiting for the confirmation')).toBeDefined()
  await vi.advanceTimersByTimeAsync(61_000)
  vi.useRealTimers()
  expect(await screen.findByText('The confirmation has not come yet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await user.click(screen.getByRole('button', { name: 'Back to the plans' }))
  expect(await screen.findByRole('button', { name: 'Try free for 14 days' })).toBeDefined()
})

test('a checkout that was left has ordered nothing', async () => {
  open(subscriptionOf('none'), '/settings?section=billing&checkout=left')
  expect(await screen.findByText(/Nothing was ordered and nothing was charged/)).toBeDefined()
})

test('billing is in the settings of who may see it, where it is set up, and nowhere else', async () => {
  const entryFor = async (as: 'owner' | 'admin' | 'employee' | 'billed', status: SubscriptionStatus) => {
    const who =
      as === 'billed' ? sampleOrganization('admin', { permissions: ['org:view', 'org:billing'] }) : as
    const { unmount } = renderScreen(<SettingsPage />, {
      at: '/settings?section=appearance',
      as: who,
      data: { subscription: subscriptionOf(status) },
    })
    const rail = await screen.findByRole('navigation', { name: 'Settings' })
    const entry = within(rail).queryByRole('link', { name: /^Billing/ })
    unmount()
    return entry !== null
  }
  expect(await entryFor('owner', 'active')).toBe(true)
  expect(await entryFor('billed', 'active')).toBe(true)
  expect(await entryFor('admin', 'active')).toBe(false)
  expect(await entryFor('employee', 'active')).toBe(false)
  expect(await entryFor('owner', 'not_required')).toBe(false)
})
