import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizations } from '../../../contract/calls/organizations.ts'
import { accounts } from '../../../contract/calls/accounts.ts'
import { callQuery } from '../../core/api/queries.ts'
import { sampleOrganization, renderApp, renderScreen, signInForTest } from '../../testing/render.tsx'
import { profile } from '../../testing/sample-profile.ts'
import { serveCall, refuseOtherCalls } from '../../testing/fake-server.ts'
import { Person } from './account-menu.tsx'

test('a photo that cannot be fetched is nobody’s trouble: the initials stand there', async () => {
  const { client } = renderScreen(<Person />)
  client.setQueryData(callQuery(organizations.getUserOrganizations, {}).queryKey, {
    organizations: [],
    photoUrl: '/api/images/gone',
  })
  const photo = await waitFor(() => {
    const image = document.querySelector('img')
    if (image === null) throw new Error('There is no photo yet.')
    return image
  })
  expect(photo.getAttribute('src')).toBe('/api/images/gone')
  fireEvent.error(photo)
  expect(await screen.findByText('AL')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('a name that was changed on another device is the one that stands there, and is kept', async () => {
  refuseOtherCalls()
  signInForTest()
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('owner')] })
  serveCall(accounts.getProfile, { user: { ...profile.user, displayName: 'Ada King' } })
  renderApp('/help')
  const side = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  expect(await side.findByText('Ada King')).toBeDefined()
  expect(side.getByText('AK')).toBeDefined()
  expect(side.queryByText('Ada Lovelace')).toBeNull()
  expect(localStorage.getItem('muster.session')).toContain('"displayName":"Ada King"')
})
