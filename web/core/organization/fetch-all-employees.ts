import { queryOptions, skipToken } from '@tanstack/react-query'
import { limits } from '../../../contract/shapes/limits.ts'
import { people, type Employee } from '../../../contract/calls/employees/employees.ts'
import type { CallError } from '../api/call-error.ts'
import { send } from '../api/call.ts'
import { byText } from './filter-people.ts'
import { fetchAllPages, pageInput } from '../api/fetch-all-pages.ts'

/** More than a window shows, and few enough to load at once. */
const firstOfMany = 100

/**
 * The first employees by name of an organization with more than that, as soon as they are loaded; `allEmployeesQuery`
 * fills this entry.
 */
export const firstEmployeesQuery = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'first'],
    queryFn: skipToken,
  })

/** Everyone in the organization, for screens that join people with what they have done. */
export const allEmployeesQuery = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'every'],
    queryFn: async ({ signal, client, queryKey }) => {
      // If a list is shown already, it stays until the new one is complete.
      const isNew = client.getQueryData(queryKey) === undefined
      const asked = { signal, organizationId }
      if (isNew) {
        const input = { first: 'name', limit: firstOfMany } as const
        const { employees } = await send(people.getEmployees, input, asked)
        if (employees.length < firstOfMany) return employees
        client.setQueryData(firstEmployeesQuery(organizationId).queryKey, employees)
      }
      const everyone = await fetchAllPages(async (after) => {
        const { employees, next } = await send(people.getEmployees, pageInput(after), asked)
        return { rows: employees, next }
      })
      // Each page is sorted only within itself.
      return everyone.length > limits.pageMax ? everyone.toSorted((a, b) => byText(a.name, b.name)) : everyone
    },
  })
