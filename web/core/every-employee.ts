import { queryOptions, skipToken } from '@tanstack/react-query'
import { people, type Employee } from '../../contract/people.ts'
import type { CallError } from './call-error.ts'
import { send } from './call.ts'
import { everyPage, pageAfter } from './every-page.ts'

/** More than a window shows, and few enough to be there at once. */
const firstOfMany = 100

/** The first by name of an organization of more than so many, as soon as they are there: `everyEmployee` puts them here. */
export const firstEmployees = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'first'],
    queryFn: skipToken,
  })

/** Everyone in the organization, for screens that join people with what they have done. */
export const everyEmployee = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'every'],
    queryFn: ({ signal, client, queryKey }) => {
      // Whoever has a list already reads that one until the new one is whole.
      const isNew = client.getQueryData(queryKey) === undefined
      return everyPage(async (after) => {
        const isFirst = isNew && after === undefined
        const input = pageAfter(after, isFirst ? firstOfMany : undefined)
        const { employees, next } = await send(people.getEmployees, input, { signal, organizationId })
        if (isFirst && next !== null) client.setQueryData(firstEmployees(organizationId).queryKey, employees)
        return { rows: employees, next }
      })
    },
  })
