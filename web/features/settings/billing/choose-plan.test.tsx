import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { billing, type SubscriptionStatus } from '../../../../contract/calls/billing.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import ChoosePlan from './choose-plan.tsx'

const open = (status: SubscriptionStatus, at = '/onboarding?step=plan', as: Role = 'owner') => {
  const subscription = { ...organizationData().subscription, status }
  serveCall(billing.getSubscriptionStatus, { subscription })
  serveCall(organizations.getOrgData, { org: organizationData({ subscription }) })
  const plan = {
    priceId: 'price_1',
    name: 'Muster Team',
    amount: 4_900,
    currency: 'eur',
    interval: 'month' as const,
    intervalCount: 1,
  }
  serveCall(billing.getPlans, { plans: [plan], hasTrial: true })
  return renderScreen(<ChoosePlan />, { at, as, data: { subscription } })
}

test('the owner of a new organization is led to the checkout and back to the wizard', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { user } = open('none')
  let asked: unknown
  serveCall(billing.createCheckoutSession, ({ body }) => {
    asked = body
    return { sessionUrl: 'https://pay.example/1', sessionId: 'cs_1' }
  })
  await user.click(await screen.findByRole('button', { name: 'Try free for 14 days' }))
  await vi.waitFor(() => expect(asked).toMatchObject({ priceId: 'price_1', returnTo: 'onboarding' }))
  vi.restoreAllMocks()
})

test('back in the wizard it waits for the confirmation, and says when there is a plan', async () => {
  const { unmount } = open('none', '/onboarding?step=plan&checkout=done')
  expect(await screen.findByText('Waiting for the confirmation')).toBeDefined()
  unmount()
  open('trialing')
  expect(await screen.findByText(/The first payment is taken when the trial ends/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may not choose is told who does', async () => {
  open('none', undefined, 'admin')
  expect(await screen.findByText(/An owner of the organization chooses the plan/)).toBeDefined()
})
