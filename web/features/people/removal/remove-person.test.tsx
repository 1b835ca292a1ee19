import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { removals } from '../../../../contract/calls/employees/removals.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { askToRemove, serveRemovals } from '../testing/serve-removals.ts'

describe('removing somebody', () => {
  it('says what goes and what stays, by how far they have come', async () => {
    serveRemovals()
    const { user } = renderScreen(<SubmissionsPage />)
    const dialog = await askToRemove(user, 'Ada Lovelace')
    expect(dialog.getByText(/their details, their answers and their reports/)).toBeTruthy()
    expect(dialog.getByText(/every link that was sent to them/)).toBeTruthy()
    expect(dialog.getByText(/they leave the organization and lose access to it/)).toBeTruthy()
    expect(dialog.getByText(/Is kept for 30 days, hidden from everybody else/)).toBeTruthy()
    expect(dialog.getByText(/their name and words are removed from company reports/)).toBeTruthy()
    expect(dialog.getByText(/earlier company reports, which name them until then/)).toBeTruthy()
    expect(dialog.getByText(/Admins and the owner stay members/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Cancel')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const waiting = await askToRemove(user, 'Ben Okafor')
    expect(waiting.getByText(/their details and their invitation/)).toBeTruthy()
  })

  it('takes the row away, leads the focus on to the next person, and can be undone', async () => {
    const asked = serveRemovals()
    const { user } = renderScreen(
      <>
        <SubmissionsPage />
        <Notifications />
      </>,
    )
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Okafor' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Chloé Kim'))
    expect(await screen.findByText('Ben Okafor was removed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Ben Okafor' })).toBeTruthy()
    expect(
      await screen.findByText('Ben Okafor is back with everything. To answer, they need a new invitation.'),
    ).toBeTruthy()
    expect(asked).toEqual([{ employeeId: 'e2' }, { employeeId: 'e2' }])
  })

  it('says of whoever stays a member that they do, and where that is ended', async () => {
    serveRemovals({ staysMember: true })
    const { user } = renderScreen(
      <>
        <SubmissionsPage />
        <Notifications />
      </>,
    )
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    expect(
      await screen.findByText(
        'Ben Okafor was removed. They are still a member: you end that in the settings, under Members.',
      ),
    ).toBeTruthy()
  })

  it('is offered in the drawer too, which closes once they are gone', async () => {
    serveRemovals()
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?person=e2' })
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Okafor' }))
    await user.click(drawer.getByRole('button', { name: 'Remove from the list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ben Okafor from the list?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Chloé Kim'))
  })

  it('that fails says why, and that nobody was removed', async () => {
    serveRemovals()
    serveFailure(
      removals.deleteEmployee,
      failureResponse('BUSINESS_LOGIC_ERROR', 'Cannot remove owner from organization'),
    )
    const { user } = renderScreen(<SubmissionsPage />)
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('Cannot remove owner from organization Nobody was removed.')
  })

  it('that something between answered says that it may have arrived, and nothing of what was not done', async () => {
    serveRemovals()
    serveFailure(removals.deleteEmployee, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }))
    const { user } = renderScreen(<SubmissionsPage />)
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    const { textContent } = await dialog.findByRole('alert')
    expect(textContent).toMatch(
      /^The reply came from something between.* It may have gone through anyway\. Check before you try again/,
    )
    expect(textContent).not.toContain('Nobody was removed')
  })

  it('is offered to nobody who may not', async () => {
    serveRemovals()
    const { user } = renderScreen(<SubmissionsPage />, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
    await screen.findByRole('menuitem', { name: 'Edit person' })
    expect(screen.queryByRole('menuitem', { name: 'Remove from the list' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Removed people' })).toBeNull()
  })

  it('is all that somebody is offered who may do nothing else', async () => {
    serveRemovals()
    const { user } = renderScreen(<SubmissionsPage />, {
      as: sampleOrganization('employee', {
        permissions: ['employee:view', 'submission:view', 'employee:delete'],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Remove from the list'])
  })
})
