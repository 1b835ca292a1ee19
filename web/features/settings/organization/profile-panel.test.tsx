import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type OnboardingData, organizations } from '../../../../contract/calls/organizations.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { MembershipProvider, useMembership } from '../../../core/organization/membership.tsx'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { ProfilePanel } from './profile-panel.tsx'

/** The panel in an organization whose data is asked for, as the guard does; `again` asks for it once more. */
const Asked = () => {
  const membership = useMembership()
  const asked = useQuery(callQuery(organizations.getOrgData, {}, membership.organization.orgId))
  if (asked.data === undefined) return null
  return (
    <MembershipProvider value={{ ...membership, data: asked.data.org }}>
      <ProfilePanel />
      <button type="button" onClick={() => void asked.refetch()}>
        again
      </button>
    </MembershipProvider>
  )
}

test('it leads to the setup, which an onboarded organization may go through again', async () => {
  renderScreen(<ProfilePanel />, { as: 'owner' })
  const link = await screen.findByRole('link', { name: 'Go through the setup again' })
  expect(link.getAttribute('href')).toContain(paths.onboarding)
})

test('a department that is renamed beside it stays renamed when something else is saved', async () => {
  const sent: unknown[] = []
  let onboardingData: z.output<typeof OnboardingData> = {
    industry: 'Metal',
    departments: ['Sales', 'Office'],
  }
  serveCall(organizations.getOrgData, () => ({ org: organizationData({ onboardingData }) }))
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(body)
    onboardingData = { ...onboardingData, ...organizations.updateOrgData.in.parse(body).data.onboardingData }
    return { org: organizationData({ onboardingData }) }
  })
  const { user } = renderScreen(<Asked />, { as: 'owner' })
  const industry = await screen.findByLabelText(/Industry/)
  expect(screen.getByText('Sales')).toBeTruthy()
  onboardingData = { ...onboardingData, departments: ['Verkauf', 'Office'] }
  await user.click(screen.getByRole('button', { name: 'again' }))
  expect(await screen.findByText('Verkauf')).toBeTruthy()
  await user.clear(industry)
  await user.type(industry, 'Copper')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(sent).toEqual([{ data: { onboardingData: { industry: 'Copper' } } }]))
  expect(onboardingData.departments).toEqual(['Verkauf', 'Office'])
  expect(industry).toHaveProperty('value', 'Copper')
})
