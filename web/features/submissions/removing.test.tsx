import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { people } from '../../../contract/people.ts'
import { removals, type RemovedEmployee } from '../../../contract/removals.ts'
import { organizationOf, renderScreen } from '../../testing/render.tsx'
import { answering, failing, refusing } from '../../testing/server.ts'
import SubmissionsPage from './submissions-page.tsx'
import { serve } from './testing/serve.ts'
import { ben, invited as world } from './testing/worlds.ts'

const removed: RemovedEmployee = {
  id: 'e2',
  name: 'Ben Okafor',
  email: 'ben@northwind.example',
  role: 'Accountant',
  department: 'Sales',
  removedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  removedBy: 'Ada Lovelace',
  erasedAt: '2026-12-24T09:00:00.000Z',
  hasAnswered: true,
  reports: 2,
  wasMember: false,
}

/** A server on which people are removed and brought back. */
const serveRemovals = ({ staysMember = false } = {}) => {
  const asked: unknown[] = []
  const list = [...world.employees]
  serve(world)
  answering(people.getEmployees, () => ({ employees: [...list], next: null }))
  answering(removals.deleteEmployee, ({ body }) => {
    asked.push(body)
    list.splice(1, 1)
    return { removed, staysMember }
  })
  answering(removals.restoreEmployee, ({ body }) => {
    asked.push(body)
    if (!list.includes(ben)) list.splice(1, 0, ben)
    return { employee: ben }
  })
  return asked
}

type User = ReturnType<typeof renderScreen>['user']
const askToRemove = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }))
  return within(await screen.findByRole('dialog', { name: `Remove ${name} from the list?` }))
}

describe('removing somebody', () => {
  it('says what goes and what stays, by how far they have come', async () => {
    serveRemovals()
    const { user } = renderScreen(<SubmissionsPage />)
    const dialog = await askToRemove(user, 'Ada Lovelace')
    expect(dialog.getByText(/their details, their answers and their reports/)).toBeTruthy()
    expect(dialog.getByText(/every link that was sent to them/)).toBeTruthy()
    expect(dialog.getByText(/they leave the organization and see nothing of it any more/)).toBeTruthy()
    expect(dialog.getByText(/Is kept for 30 days, where nobody else sees it/)).toBeTruthy()
    expect(dialog.getByText(/their name and words leave company reports/)).toBeTruthy()
    expect(dialog.getByText(/company reports that were made before, which name them until then/)).toBeTruthy()
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
        'Ben Okafor was removed. They are still a member: that is ended in the settings, under Members.',
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
    refusing(
      removals.deleteEmployee,
      failing('BUSINESS_LOGIC_ERROR', 'Cannot remove owner from organization'),
    )
    const { user } = renderScreen(<SubmissionsPage />)
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('Cannot remove owner from organization Nobody was removed.')
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
      as: organizationOf('employee', {
        permissions: ['employee:view', 'submission:view', 'employee:delete'],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Remove from the list'])
  })
})

describe('the removed people', () => {
  const at = '/submissions?removed=shown'
  const open = async () => within(await screen.findByRole('dialog', { name: 'Removed people' }))

  it('are listed with what comes back, until when, and are brought back', async () => {
    const asked = serveRemovals()
    const joined = { ...removed, id: 'e9', name: 'Dan Ek', hasAnswered: false, wasMember: true }
    let kept: RemovedEmployee[] = [removed, joined]
    answering(removals.listRemovedEmployees, () => ({ removed: kept, next: null }))
    const { user } = renderScreen(<SubmissionsPage />)
    await user.click(await screen.findByRole('button', { name: 'Removed people' }))
    const drawer = await open()
    expect(await drawer.findByText('Had answered, with 2 reports')).toBeTruthy()
    expect(drawer.getAllByText('3 days ago')[0]?.parentElement?.textContent).toMatch(
      /^Removed 3 days ago by Ada Lovelace · erased for good on .*2026/,
    )
    expect(drawer.getByText('Had not answered; a member again once back')).toBeTruthy()
    kept = []
    await user.click(drawer.getByRole('button', { name: 'Bring Ben Okafor back' }))
    expect(await drawer.findByRole('heading', { name: 'Nobody is removed' })).toBeTruthy()
    expect(asked).toEqual([{ employeeId: 'e2' }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leave the focus on the next one to be brought back, and then on the way out', async () => {
    serveRemovals()
    let kept: RemovedEmployee[] = [removed, { ...removed, id: 'e9', name: 'Dan Ek' }]
    answering(removals.listRemovedEmployees, () => ({ removed: kept, next: null }))
    answering(removals.restoreEmployee, ({ body }) => {
      const { employeeId } = removals.restoreEmployee.in.parse(body)
      kept = kept.filter(({ id }) => id !== employeeId)
      return { employee: ben }
    })
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    await user.click(await drawer.findByRole('button', { name: 'Bring Ben Okafor back' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Bring Dan Ek back'))
    await user.keyboard('{Enter}')
    await drawer.findByRole('heading', { name: 'Nobody is removed' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Close'))
  })

  it('are erased only once their name is typed', async () => {
    serveRemovals()
    const asked: unknown[] = []
    answering(removals.listRemovedEmployees, { removed: [removed], next: null })
    answering(removals.eraseEmployee, ({ body }) => {
      asked.push(body)
      return {}
    })
    const { user } = renderScreen(<SubmissionsPage />, { at })
    await user.click(await (await open()).findByRole('button', { name: 'Erase Ben Okafor now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Ben Okafor for good?' }))
    expect(dialog.getByText(/In every company report that was made before, they become/)).toBeTruthy()
    const act = dialog.getByRole('button', { name: 'Erase for good' })
    expect(act).toHaveProperty('disabled', true)
    await user.type(dialog.getByLabelText('Type “Ben Okafor” to confirm'), 'Ben Okafor')
    await user.click(act)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Erase/ })).toBeNull())
    expect(asked).toEqual([{ employeeId: 'e2', name: 'Ben Okafor' }])
  })

  it('come page by page', async () => {
    serveRemovals()
    const chloe = { ...removed, id: 'e3', name: 'Chloé Kim' }
    answering(removals.listRemovedEmployees, ({ request }) =>
      new URL(request.url).searchParams.has('after')
        ? { removed: [chloe], next: null }
        : { removed: [removed], next: 'e2' },
    )
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    await user.click(await drawer.findByRole('button', { name: 'Show more' }))
    expect(await drawer.findByText('Chloé Kim')).toBeTruthy()
    expect(drawer.getAllByRole('listitem')).toHaveLength(2)
    expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that cannot be loaded say so and can be asked for again', async () => {
    serveRemovals()
    refusing(removals.listRemovedEmployees, failing('UNAVAILABLE', 'Muster cannot reach its database.'))
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    expect(await drawer.findByText('The removed people could not be loaded')).toBeTruthy()
    answering(removals.listRemovedEmployees, { removed: [removed], next: null })
    await user.click(drawer.getByRole('button', { name: 'Try again' }))
    expect(await drawer.findByText('Ben Okafor')).toBeTruthy()
  })
})
