import type { Page } from '@playwright/test'
import { messages } from '../../contract/http/failures.ts'
import { contract } from '../../contract/index.ts'
import { fakeStripe, type FakeStripe } from '../../server/testing/fakes/fake-stripe.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test as base, type Muster } from '../support/fixtures.ts'

/** Billing as an owner, an admin and an employee live with it, over a fake of the payment provider. */

const test = base.extend<object, { stripe: FakeStripe }>({
  stripe: [
    async ({ browser }, use) => {
      const stripe = await fakeStripe()
      browser.once('disconnected', () => void stripe.close())
      await use(stripe)
    },
    { scope: 'worker' },
  ],
  settings: [async ({ stripe }, use) => use(stripe.settings), { scope: 'worker' }],
  muster: [
    async ({ muster, stripe }, use) => {
      stripe.webhooks.to = `${muster.url}/api/${contract.billingWebhook.name}`
      await use(muster)
    },
    { scope: 'worker' },
  ],
})

const openOwner = async (muster: Muster, word: string) => {
  const owner = await signInByMail(muster, `olga.${word}@example.test`)
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  return { owner, caller: { token: owner.token, orgId } }
}

const openBilling = async (page: Page, muster: Muster) => {
  await page.goto(`${muster.url}/#/settings?section=billing`)
  await expect(page.getByRole('heading', { level: 2, name: 'Billing' })).toBeVisible()
}

/** The words of the state, in its panel. */
const state = (page: Page, name: string) => page.getByText(name, { exact: true })

const stoppedWords = 'You can’t invite or remind people or generate reports right now.'

test('an owner is stopped, subscribes, cancels and mends a payment', async ({
  open,
  watched,
  muster,
  stripe,
}) => {
  watched.expectTrouble(/402|createInvitation/)
  const { owner, caller } = await openOwner(muster, 'stopped')
  const page = await open(desktop, signedInBrowser(muster, owner))

  await page.goto(`${muster.url}/#/submissions`)
  await expect(page.getByText(`${stoppedWords} This organization has no subscription yet.`)).toBeVisible()
  await lookAtBoth(page, 'billing-banner')
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Inviting people is stopped')).toBeVisible()
  await lookAtBoth(page, 'billing-invite-stopped')
  await dialog.getByLabel('Name', { exact: true }).fill('Amara Okafor')
  await dialog.getByLabel('E-mail').fill('amara.stopped@example.test')
  await dialog.getByRole('button', { name: 'Make invitation' }).click()
  await expect(dialog.getByText(messages.subscriptionRequired('none'))).toBeVisible()
  const mend = dialog.getByRole('link', { name: 'Open billing' }).last()
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await mend.scrollIntoViewIfNeeded()
    await look(page, 'billing-invite-refused')
  }
  await mend.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Billing' })).toBeVisible()
  await expect(page.getByLabel('Receipts go to')).toHaveValue(owner.user.email)
  await expect(page.getByText(stoppedWords)).toHaveCount(1)
  await lookAtBoth(page, 'settings-billing-none')

  await page.getByRole('radio', { name: 'Muster Team, Yearly' }).click()
  await page.getByLabel('Receipts go to').fill('nobody')
  await page.getByRole('button', { name: 'Try free for 14 days' }).click()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await page.getByLabel('Receipts go to').fill('receipts.stopped@example.test')
  await page.getByRole('button', { name: 'Try free for 14 days' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('Nothing was ordered and nothing was charged.')).toBeVisible()

  stripe.webhooks.areHeld = true
  await page.getByRole('radio', { name: 'Muster Team, Yearly' }).click()
  await page.getByRole('button', { name: 'Try free for 14 days' }).click()
  await expect(page.getByText('14 days free')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Waiting for the confirmation')).toBeVisible()
  await lookAtBoth(page, 'settings-billing-waiting')
  stripe.webhooks.areHeld = false
  await stripe.webhooks.deliver()
  await expect(state(page, 'Trial')).toBeVisible()
  await expect(page.getByText('Muster Team, Yearly')).toBeVisible()
  await expect(page).toHaveURL(/#\/settings\?section=billing$/)
  await lookAtBoth(page, 'settings-billing-trial')

  await page.goto(`${muster.url}/#/submissions`)
  await expect(page.getByRole('button', { name: 'Invite people' }).first()).toBeVisible()
  await expect(page.getByText(stoppedWords)).toBeHidden()
  await invite(muster, caller, ['Amara Okafor'])

  await openBilling(page, muster)
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(state(page, 'Trial, cancelled')).toBeVisible()
  await expect(page.getByText('You won’t be charged, and the subscription ends that day.')).toBeVisible()
  await lookAtBoth(page, 'settings-billing-cancelled')

  const [subscription] = [...stripe.subscriptions.values()].filter(({ orgId }) => orgId === caller.orgId)
  const id = subscription?.id ?? ''
  await stripe.webhooks.change(id, { status: 'past_due', cancel_at_period_end: false, trial_end: null })
  await expect
    .poll(async () => (await ask(muster, contract.getSubscriptionStatus, {}, caller)).subscription.status)
    .toBe('past_due')
  await page.goto(`${muster.url}/#/reports`)
  await page.reload()
  await expect(page.getByText('The last payment failed.')).toBeVisible()
  await lookAtBoth(page, 'billing-past-due-banner')
  await page.getByRole('link', { name: 'Open billing' }).click()
  await expect(state(page, 'Payment failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update the payment' })).toBeVisible()
  await lookAtBoth(page, 'settings-billing-past-due')

  await stripe.webhooks.change(id, { status: 'canceled' })
  await expect
    .poll(async () => (await ask(muster, contract.getSubscriptionStatus, {}, caller)).subscription.status)
    .toBe('canceled')
  await page.reload()
  await expect(state(page, 'Ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await lookAtBoth(page, 'settings-billing-ended')
})

test('who founds an organization is led to its plan first, is stopped without one, chooses it and goes on', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/402|createInvitation/)
  const owner = await signInByMail(muster, 'fiona.founder@example.test')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(muster.url)
  await page.getByLabel('Organization name').fill('Larkspur Studio')
  await page.getByRole('button', { name: 'Create organization' }).click()
  const plan = page.getByRole('heading', { level: 2, name: 'Plan' })
  await expect(plan).toBeVisible()
  await expect(page).toHaveURL(/#\/onboarding\?step=plan$/)
  await expect(page.getByText('€49.00 a month')).toBeVisible()
  await lookAtBoth(page, 'founded-plan-first')

  await page.goto(`${muster.url}/#/onboarding?step=people`)
  // Before anybody is typed.
  await expect(page.getByText('Inviting people is stopped')).toBeVisible()
  await lookAtBoth(page, 'onboarding-people-stopped')
  await page.getByText('One person', { exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Amara Okafor')
  await page.getByLabel('E-mail').fill('amara.wizard@example.test')
  await page.getByRole('button', { name: 'Make invitation' }).click()
  await expect(page.getByText(messages.subscriptionRequired('none'))).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan first' }).last().click()
  await expect(plan).toBeVisible()

  await page.getByRole('button', { name: 'Try free for 14 days' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Everything is open. The trial ends')).toBeVisible()
  await lookAtBoth(page, 'onboarding-plan-chosen')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your company' })).toBeVisible()

  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('menuitem', { name: 'New organization' }).click()
  // The setup behind it has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'New organization' })).toBeVisible()
  await page.getByLabel('Organization name').fill('Bergamot Works')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Bergamot Works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try free for 14 days' })).toBeVisible()
})

test('an admin is told whom to ask and does not see the billing, an owner is led there', async ({
  open,
  watched,
  muster,
  stripe,
}) => {
  watched.expectTrouble(/402|startEmployeeReports|generateCompanyReport/)
  const { owner, caller } = await openOwner(muster, 'team')
  const wish = { userEmail: owner.user.email, priceId: 'price_team' }
  const { sessionId } = await ask(muster, contract.createCheckoutSession, wish, caller)
  const subscription = stripe.pay(sessionId)
  const until = (status: string) =>
    expect
      .poll(async () => (await ask(muster, contract.getSubscriptionStatus, {}, caller)).subscription.status)
      .toBe(status)
  await stripe.webhooks.change(subscription.id, {})
  await until('trialing')
  const join = async (name: string, membershipRole: 'admin') => {
    const email = `${name}.team@example.test`
    const { result } = await ask(muster, contract.createInvitation, { name, email, membershipRole }, caller)
    const signedIn = await signInByMail(muster, email)
    const { token } = signedIn
    await ask(muster, contract.joinOrganization, { inviteCode: result.code ?? '' }, { token })
    const invited = { employeeId: result.employee?.id ?? '', inviteCode: result.code ?? '' }
    await ask(muster, contract.submitEmployeeAnswers, { ...invited, answers: completeAnswers(name) })
    return signedIn
  }
  const admin = await join('adam', 'admin')
  await stripe.webhooks.change(subscription.id, { status: 'unpaid' })
  await until('unpaid')

  const page = await open(desktop, signedInBrowser(muster, admin))
  await page.goto(`${muster.url}/#/settings`)
  await expect(page.getByText(`${stoppedWords} The last payments failed.`)).toBeVisible()
  await expect(
    page.getByText(`An owner can fix this: ${owner.user.displayName} (${owner.user.email}).`),
  ).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Settings' })
  await expect(rail.getByRole('link', { name: 'Members' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Billing' })).toBeHidden()
  await lookAtBoth(page, 'billing-admin')
  await page.goto(`${muster.url}/#/reports`)
  await page.getByRole('button', { name: 'Generate all' }).click()
  const refused = { hasText: messages.subscriptionRequired('unpaid') }
  const toast = page.getByRole('alert').filter(refused)
  await expect(toast).toBeVisible()
  await expect(toast.getByRole('link')).toBeHidden()
  await expect(toast.getByText(`Ask an owner: ${owner.user.displayName} (${owner.user.email})`)).toBeVisible()

  const owners = await open(desktop, signedInBrowser(muster, owner))
  await owners.goto(`${muster.url}/#/company-wiki`)
  await owners.getByRole('button', { name: 'Generate report' }).click()
  const refusal = owners.getByRole('alert').filter(refused)
  await expect(refusal.getByRole('link', { name: 'Open billing' })).toBeVisible()
  await lookAtBoth(owners, 'billing-generate-refused')
})
