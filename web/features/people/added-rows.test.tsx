import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { removals, type RemovedEmployee } from '../../../contract/calls/employees/removals.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { fill, openInvite } from './testing/open-invite-dialog.tsx'
import {
  sampleInvitation,
  samplePerson,
  sampleResult,
  sampleStoredSubmission,
} from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { names } from './testing/shown-rows.ts'
import { ben, invitationStages as world } from './testing/sample-worlds.ts'

/** What the reader brings into the list waits for nothing, other than what others bring. */

const removed: RemovedEmployee = {
  id: 'e2',
  name: 'Ben Okafor',
  email: 'ben@northwind.example',
  role: 'Accountant',
  department: 'Sales',
  removedAt: '2026-11-20T09:00:00.000Z',
  removedBy: 'Ada Lovelace',
  erasedAt: '2026-12-20T09:00:00.000Z',
  hasAnswered: true,
  wasOpenedAgain: false,
  reports: 2,
  wasMember: false,
}
const dan: RemovedEmployee = { ...removed, id: 'e9', name: 'Dan Ek' }
const others = world.employees.filter(({ id }) => id !== 'e2')

/** Something that a test holds back until it says so. */
const gate = () => {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return { isOpen, open }
}

/** A server on which Ben was removed; the list with him and somebody new comes once the gate is open. */
const serveRemoved = (onRestored: () => void = () => {}) => {
  const live = serve({ ...world, employees: others })
  const list = gate()
  let kept = [removed, dan]
  serveCall(removals.listRemovedEmployees, () => ({ removed: kept, next: null }))
  serveCall(removals.restoreEmployee, () => {
    kept = [dan]
    onRestored()
    serveCall(people.getEmployees, async () => {
      await list.isOpen
      return { employees: [...others, ben, samplePerson('e0', 'Abe New')], next: null }
    })
    return { employee: ben }
  })
  return { live, list }
}

const at = '/submissions?removed=shown'
const openDrawer = async () => within(await screen.findByRole('dialog', { name: 'Removed people' }))

it('who is brought back is in the list at once, also where what was pressed goes away meanwhile', async () => {
  const { list } = serveRemoved()
  const { user } = renderScreen(
    <>
      <SubmissionsPage />
      <Notifications />
    </>,
    { at },
  )
  const drawer = await openDrawer()
  await user.click(await drawer.findByRole('button', { name: 'Bring back Ben Okafor' }))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1))
  await user.click(drawer.getByRole('button', { name: 'Erase now: Dan Ek' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Dan Ek for good?' }))
  const field = dialog.getByLabelText('Type “Dan Ek” to confirm')
  await user.click(field)
  list.open()
  await screen.findByText('Ben Okafor is back with everything. To answer, they need a new invitation.')
  await user.keyboard('Dan')
  expect(field).toHaveProperty('value', 'Dan')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click((await openDrawer()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(names()).toEqual(['Ada Lovelace', 'Ben Okafor', 'Chloé Kim', 'Dmitri Novak'])
  expect(screen.getByRole('button', { name: '1 new person — show' })).toBeTruthy()
})

it('whose old answers come back with them has not answered anew', async () => {
  const { live, list } = serveRemoved(() => {
    live.arrives(sampleStoredSubmission('e2'))
    live.arrives(sampleStoredSubmission('e3'))
  })
  const { user } = renderScreen(<SubmissionsPage />, { at })
  await waitFor(() => expect(live.cursors).toEqual(['c1']))
  await user.click(await (await openDrawer()).findByRole('button', { name: 'Bring back Ben Okafor' }))
  expect(await screen.findByText('Chloé Kim has answered')).toBeTruthy()
  list.open()
  await screen.findByRole('button', { name: '1 new answer — show', hidden: true })
  expect(names()).toContain('Ben Okafor')
})

it('who is invited is in the list before the invitations are', async () => {
  serve(world)
  const esra = samplePerson('e5', 'Esra Demir')
  const invitations = gate()
  serveCall(people.createInvitation, () => {
    serveCall(people.getEmployees, {
      employees: [...world.employees, esra, samplePerson('e0', 'Abe New')],
      next: null,
    })
    serveCall(people.listInvitations, async () => {
      await invitations.isOpen
      return { invitations: [...world.invitations, sampleInvitation('e5')], next: null }
    })
    return { result: sampleResult(esra) }
  })
  const { user, dialog } = await openInvite('one')
  await screen.findByText('4 people')
  await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
  await fill(user, dialog.getByLabelText('E-mail'), 'e5@northwind.example')
  await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
  await screen.findByRole('button', { name: '1 new person — show', hidden: true })
  expect(screen.getByRole('link', { name: 'Esra Demir', hidden: true })).toBeTruthy()
  invitations.open()
  expect(await dialog.findByText('Esra Demir is invited as an employee (e5@northwind.example)')).toBeTruthy()
})
