import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizations } from '../../../contract/organizations.ts'
import { ask } from '../../core/ask.ts'
import { renderScreen } from '../../testing/render.tsx'
import { Person } from './person.tsx'

test('a photo that cannot be fetched is nobody’s trouble: the initials stand there', async () => {
  const { client } = renderScreen(<Person />)
  client.setQueryData(ask(organizations.getUserOrganizations, {}).queryKey, {
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
