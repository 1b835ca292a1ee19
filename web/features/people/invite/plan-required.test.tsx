import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { members } from '../../../../contract/calls/members.ts'
import { fallbackOrganization } from '../../../core/organization/membership.tsx'
import { filledButtons } from '../../../testing/primary-buttons.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import InvitePanel from './invite-panel.tsx'
import SubmissionsPage from '../people-page.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

const subscription = { ...fallbackOrganization('org-1').subscription, status: 'none' as const }

it('says before anybody is typed that there is no plan, with the way to it or whom to ask', async () => {
  serve(world)
  const shown = (as: 'owner' | 'admin') =>
    renderScreen(<InvitePanel onUnsent={() => undefined} />, {
      as: sampleOrganization(as, { onboardingCompleted: false }),
      data: { subscription },
    })
  const owner = shown('owner')
  expect(await screen.findByText('Inviting people is stopped')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a plan first' }).getAttribute('href')).toBe(
    '/onboarding?step=plan',
  )
  owner.unmount()
  const addedAt = '2026-01-01T00:00:00.000Z'
  serveCall(members.listAdmins, {
    admins: [
      { userId: 'olga', name: 'Olga Petrova', email: 'olga@northwind.example', role: 'owner', addedAt },
    ],
    next: null,
  })
  shown('admin')
  expect(await screen.findByText('Ask an owner: Olga Petrova (olga@northwind.example)')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Choose a plan first' })).toBeNull()
})

it('has the plan as the main action of the list while inviting is stopped, and says it in the dialog', async () => {
  serve(world)
  const { user } = renderScreen(<SubmissionsPage />, { as: 'owner', data: { subscription } })
  const button = await screen.findByRole('button', { name: 'Invite people' })
  expect(filledButtons()).toEqual(['Open billing'])
  expect(screen.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe(
    '/settings?section=billing',
  )
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  expect(dialog.getByText('Inviting people is stopped')).toBeTruthy()
})
