import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SubscriptionStatus } from '../../../contract/calls/billing.ts'
import { failureStatus } from '../../../contract/http/failure-kinds.ts'
import { messages } from '../../../contract/http/failures.ts'
import { members } from '../../../contract/calls/members.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import { CallError } from '../../core/api/call-error.ts'
import { fallbackOrganization } from '../../core/organization/membership.tsx'
import { sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { BillingLink } from '../../ui/feedback/billing-link.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'

const admin = (role: 'owner' | 'admin', id: string) => ({
  userId: id,
  // Otto has told nothing but his address.
  name: id === 'olga' ? 'Olga Petrova' : `${id}@northwind.example`,
  email: `${id}@northwind.example`,
  role,
  addedAt: '2026-01-01T00:00:00.000Z',
})
/** Until it is answered, nobody knows who owns it. */
beforeEach(() => serveCall(members.listAdmins, { admins: [], next: null }))

const shown = async (as: Role, status: SubscriptionStatus, at = '/reports', until = /The page/) => {
  const subscription = { ...fallbackOrganization('org-1').subscription, status }
  const { unmount } = renderScreen(
    <>
      <p>The page</p>
      <SubscriptionBanner />
    </>,
    { as, at, data: { subscription } },
  )
  await screen.findByText(until)
  const text = screen.queryByText(/right now|payment failed/)?.textContent ?? null
  unmount()
  return text
}

test('who is kept from something reads why, and how it is mended or whom to ask', async () => {
  expect(await shown('owner', 'none')).toBe(
    'You can’t invite or remind people or generate reports right now. This organization has no subscription yet. Open billing',
  )
  expect(await shown('admin', 'canceled')).toBe(
    'You can’t invite or remind people or generate reports right now. The subscription has ended. An owner can fix this.',
  )
  serveCall(members.listAdmins, {
    admins: [admin('admin', 'a'), admin('owner', 'olga'), admin('owner', 'otto')],
    next: null,
  })
  expect(await shown('admin', 'canceled', '/reports', /olga/)).toBe(
    'You can’t invite or remind people or generate reports right now. The subscription has ended. An owner can fix this: Olga Petrova (olga@northwind.example), otto@northwind.example.',
  )
  expect(await shown('owner', 'past_due')).toBe(
    'The last payment failed. Everything stays open while it is tried again. Check the card, so that nothing stops. Open billing',
  )
})

test('nobody else reads anything of it', async () => {
  expect(await shown('employee', 'canceled')).toBeNull()
  expect(await shown('admin', 'past_due')).toBeNull()
  for (const status of ['not_required', 'trialing', 'active'] as const)
    expect(await shown('owner', status), status).toBeNull()
  // The screen where it is mended says it all itself.
  expect(await shown('owner', 'none', '/settings?section=billing')).toBeNull()
  expect(await shown('owner', 'none', '/settings?section=profile')).not.toBeNull()
})

test('an organization whose data could not be loaded is not said to be stopped', () => {
  expect(fallbackOrganization('org-1').subscription.status).toBe('not_required')
})

test('a refusal leads to billing who may go there', async () => {
  const error = new CallError(messages.subscriptionRequired('none'), {
    kind: 'SUBSCRIPTION_REQUIRED',
    status: failureStatus.SUBSCRIPTION_REQUIRED,
  })
  const linkFor = async (as: Role, failure: unknown, onboardingCompleted = true) => {
    const { unmount } = renderScreen(
      <>
        <p>The page</p>
        <BillingLink error={failure} />
      </>,
      { as: sampleOrganization(as, { onboardingCompleted }) },
    )
    await screen.findByText('The page')
    const link = screen.queryByRole('link')?.getAttribute('href') ?? null
    unmount()
    return link
  }
  expect(await linkFor('owner', error)).toBe('/settings?section=billing')
  // A new organization is not led out of its wizard.
  expect(await linkFor('owner', error, false)).toBe('/onboarding?step=plan')
  expect(await linkFor('admin', error)).toBeNull()
  serveCall(members.listAdmins, { admins: [admin('owner', 'olga')], next: null })
  renderScreen(<BillingLink error={error} />, { as: sampleOrganization('admin') })
  expect(await screen.findByText('Ask an owner: Olga Petrova (olga@northwind.example)')).toBeDefined()
  expect(await linkFor('owner', new CallError('Other', { kind: 'INTERNAL', status: 500 }))).toBeNull()
})
