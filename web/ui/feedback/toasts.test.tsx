import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectOrganization } from '../../core/organization/selected-organization.ts'
import { renderScreen } from '../../testing/render.tsx'
import { notifyDone } from './notify.ts'
import { Toasts } from './toasts.tsx'

test('what was said of an organization goes with it, and what is said of leaving it stays', async () => {
  renderScreen(<Toasts />)
  act(() => {
    notifyDone('Ada was invited.')
  })
  expect(await screen.findByText('Ada was invited.')).toBeTruthy()
  act(() => {
    selectOrganization(null)
    notifyDone('You have left Northwind Traders.')
  })
  await waitFor(() => expect(screen.queryByText('Ada was invited.')).toBeNull())
  expect(screen.getByText('You have left Northwind Traders.')).toBeTruthy()
})

test('the same sentence stands once, however often it is said', async () => {
  renderScreen(<Toasts />)
  act(() => {
    notifyDone('Your profile was changed.')
    notifyDone('The logo was removed.')
  })
  expect(await screen.findByText('Your profile was changed.')).toBeTruthy()
  act(() => {
    notifyDone('Your profile was changed.')
    notifyDone('Your profile was changed.')
  })
  await waitFor(() => expect(screen.getAllByText('Your profile was changed.')).toHaveLength(1))
  expect(screen.getByText('The logo was removed.')).toBeTruthy()
})
