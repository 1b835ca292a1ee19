import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import SubmissionsPage from '../people-page.tsx'
import { openInvite } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages } from '../testing/sample-worlds.ts'

it.each([
  ['one', 'Name'],
  ['many', 'People'],
] as const)('inviting %s begins in the field “%s”: one can type at once', async (way, label) => {
  serve(invitationStages)
  const { user, dialog } = await openInvite(way)
  await user.keyboard('Esra Demir')
  expect(dialog.getByLabelText(label)).toHaveProperty('value', 'Esra Demir')
})

it('opened from nowhere that is still there, it leaves the focus on the page', async () => {
  serve(invitationStages)
  const { user } = renderScreen(
    <main tabIndex={-1}>
      <SubmissionsPage />
    </main>,
    { at: '/submissions?invite=one' },
  )
  await screen.findByRole('dialog', { name: 'Invite people' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('says that what was typed is kept on this page alone, and no longer once it is left', async () => {
  serve(invitationStages)
  const { user, unmount } = await openInvite('one')
  renderScreen(<Notifications />)
  await user.keyboard('Esra Demir{Escape}')
  expect(await screen.findByText(/^What you typed is kept while you stay on this page/)).toBeTruthy()
  unmount()
  await waitFor(() => expect(screen.queryByText(/^What you typed is kept/)).toBeNull())
})
