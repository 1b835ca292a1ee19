import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { removals, type RemovedEmployee } from '../../../../contract/calls/employees/removals.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { askToRemove, removedEmployee, serveRemovals } from '../testing/serve-removals.ts'
import { ben } from '../testing/sample-worlds.ts'

describe('the removed people', () => {
  const at = '/submissions?removed=shown'
  const open = async () => within(await screen.findByRole('dialog', { name: 'Removed people' }))

  it('are listed with what comes back, until when, and are brought back', async () => {
    const asked = serveRemovals()
    const joined = { ...removedEmployee, id: 'e9', name: 'Dan Ek', hasAnswered: false, wasMember: true }
    let kept: RemovedEmployee[] = [removedEmployee, joined]
    serveCall(removals.listRemovedEmployees, () => ({ removed: kept, next: null }))
    const { user } = renderScreen(<SubmissionsPage />)
    await user.click(await screen.findByRole('button', { name: 'Removed people' }))
    const drawer = await open()
    expect(await drawer.findByText('Had answered, with 2 reports')).toBeTruthy()
    expect(drawer.getAllByText('3 days ago')[0]?.parentElement?.textContent).toMatch(
      /^Removed 3 days ago by Ada Lovelace · erased for good on .*2026/,
    )
    expect(drawer.getByText('Had not answered; a member again once back')).toBeTruthy()
    kept = []
    await user.click(drawer.getByRole('button', { name: 'Bring back Ben Okafor' }))
    expect(await drawer.findByRole('heading', { name: 'Nobody is removed from the list' })).toBeTruthy()
    expect(asked).toEqual([{ employeeId: 'e2' }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('whose answers were open again are not said to have answered nothing', async () => {
    serveRemovals()
    const reopened = { ...removedEmployee, hasAnswered: false, wasOpenedAgain: true }
    const list = [reopened, { ...reopened, id: 'e8', reports: 0 }, { ...reopened, id: 'e9', wasMember: true }]
    serveCall(removals.listRemovedEmployees, { removed: list, next: null })
    renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    expect(await drawer.findByText('Had answered, with 2 reports; open again for changes')).toBeTruthy()
    expect(drawer.getByText('Had answered; open again for changes')).toBeTruthy()
    expect(
      drawer.getByText('Had answered, with 2 reports; open again for changes; a member again once back'),
    ).toBeTruthy()
    expect(drawer.queryByText(/not answered/)).toBeNull()
  })

  it('take what the corner offers to undo away as they are brought back', async () => {
    const asked = serveRemovals()
    serveCall(removals.listRemovedEmployees, { removed: [removedEmployee], next: null })
    const { user } = renderScreen(
      <>
        <SubmissionsPage />
        <Notifications />
      </>,
    )
    const dialog = await askToRemove(user, 'Ben Okafor')
    await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
    expect(await screen.findByRole('button', { name: 'Undo', hidden: true })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Removed people' }))
    await user.click(await (await open()).findByRole('button', { name: 'Bring back Ben Okafor' }))
    expect(await screen.findByText(/^Ben Okafor is back with everything/)).toBeTruthy()
    // Sooner than it goes by itself.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull(), {
      timeout: 5_000,
    })
    expect(asked).toHaveLength(2)
  })

  it('leave the focus on the next one to be brought back, and then on the way out', async () => {
    serveRemovals()
    let kept: RemovedEmployee[] = [removedEmployee, { ...removedEmployee, id: 'e9', name: 'Dan Ek' }]
    serveCall(removals.listRemovedEmployees, () => ({ removed: kept, next: null }))
    serveCall(removals.restoreEmployee, ({ body }) => {
      const { employeeId } = removals.restoreEmployee.in.parse(body)
      kept = kept.filter(({ id }) => id !== employeeId)
      return { employee: ben }
    })
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    await user.click(await drawer.findByRole('button', { name: 'Bring back Ben Okafor' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Bring back Dan Ek'))
    await user.keyboard('{Enter}')
    await drawer.findByRole('heading', { name: 'Nobody is removed from the list' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Close'))
  })

  it('are erased only once their name is typed', async () => {
    serveRemovals()
    const asked: unknown[] = []
    serveCall(removals.listRemovedEmployees, { removed: [removedEmployee], next: null })
    serveCall(removals.eraseEmployee, ({ body }) => {
      asked.push(body)
      return {}
    })
    const { user } = renderScreen(<SubmissionsPage />, { at })
    await user.click(await (await open()).findByRole('button', { name: 'Erase now: Ben Okafor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Ben Okafor for good?' }))
    expect(dialog.getByText(/In earlier company reports they become/)).toBeTruthy()
    const act = dialog.getByRole('button', { name: 'Erase for good' })
    expect(act).toHaveProperty('disabled', true)
    await user.type(dialog.getByLabelText('Type “Ben Okafor” to confirm'), 'Ben Okafor')
    await user.click(act)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Erase/ })).toBeNull())
    expect(asked).toEqual([{ employeeId: 'e2', name: 'Ben Okafor' }])
  })

  it('come page by page', async () => {
    serveRemovals()
    const chloe = { ...removedEmployee, id: 'e3', name: 'Chloé Kim' }
    serveCall(removals.listRemovedEmployees, ({ request }) =>
      new URL(request.url).searchParams.has('after')
        ? { removed: [chloe], next: null }
        : { removed: [removedEmployee], next: 'e2' },
    )
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    await user.click(await drawer.findByRole('button', { name: 'Show more' }))
    expect(await drawer.findByText('Chloé Kim')).toBeTruthy()
    expect(drawer.getAllByRole('listitem')).toHaveLength(2)
    expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('say why more of them did not come, and keep the way to ask again', async () => {
    serveRemovals()
    const isMore = (request: Request) => new URL(request.url).searchParams.has('after')
    serveCall(removals.listRemovedEmployees, ({ request }) => {
      if (isMore(request)) throw failureResponse('INTERNAL', messages.internal)
      return { removed: [removedEmployee], next: 'e2' }
    })
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    await user.click(await drawer.findByRole('button', { name: 'Show more' }))
    expect((await drawer.findByRole('alert')).textContent).toBe(messages.internal)
    serveCall(removals.listRemovedEmployees, {
      removed: [{ ...removedEmployee, id: 'e3', name: 'Chloé Kim' }],
      next: null,
    })
    await user.click(drawer.getByRole('button', { name: 'Show more' }))
    expect(await drawer.findByText('Chloé Kim')).toBeTruthy()
    expect(drawer.queryByRole('alert')).toBeNull()
  })

  it('that cannot be loaded say so and can be asked for again', async () => {
    serveRemovals()
    serveFailure(
      removals.listRemovedEmployees,
      failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'),
    )
    const { user } = renderScreen(<SubmissionsPage />, { at })
    const drawer = await open()
    expect(await drawer.findByText('The removed people could not be loaded')).toBeTruthy()
    serveCall(removals.listRemovedEmployees, { removed: [removedEmployee], next: null })
    await user.click(drawer.getByRole('button', { name: 'Try again' }))
    expect(await drawer.findByText('Ben Okafor')).toBeTruthy()
  })
})
