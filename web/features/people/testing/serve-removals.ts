import { screen, within } from '@testing-library/react'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { removals, type RemovedEmployee } from '../../../../contract/calls/employees/removals.ts'
import type { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { serve } from './serve-people.ts'
import { ben, invitationStages as world } from './sample-worlds.ts'

export const removedEmployee: RemovedEmployee = {
  id: 'e2',
  name: 'Ben Okafor',
  email: 'ben@northwind.example',
  role: 'Accountant',
  department: 'Sales',
  removedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  removedBy: 'Ada Lovelace',
  erasedAt: '2026-12-24T09:00:00.000Z',
  hasAnswered: true,
  wasOpenedAgain: false,
  reports: 2,
  wasMember: false,
}

/** A server on which people are removed and brought back. */
export const serveRemovals = ({ staysMember = false } = {}) => {
  const asked: unknown[] = []
  const list = [...world.employees]
  serve(world)
  serveCall(people.getEmployees, () => ({ employees: [...list], next: null }))
  serveCall(removals.deleteEmployee, ({ body }) => {
    asked.push(body)
    list.splice(1, 1)
    return { removed: removedEmployee, staysMember }
  })
  serveCall(removals.restoreEmployee, ({ body }) => {
    asked.push(body)
    if (!list.includes(ben)) list.splice(1, 0, ben)
    return { employee: ben }
  })
  return asked
}

type User = ReturnType<typeof renderScreen>['user']
/** Opens the question that is asked first. */
export const askToRemove = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }))
  return within(await screen.findByRole('dialog', { name: `Remove ${name} from the list?` }))
}
