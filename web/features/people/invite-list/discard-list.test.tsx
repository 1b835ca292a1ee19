import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

it('a text that nobody can be read from goes with Discard, and the dialog stays', async () => {
  serve(world)
  const { user, dialog } = await openInvite('many')
  await fill(user, dialog.getByLabelText('People'), 'name,phone\nAda,1')
  expect(await dialog.findByText('There is no column for e-mail addresses')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(dialog.getByLabelText('People')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(dialog.getByLabelText('People'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
