import { queryOptions } from '@tanstack/react-query'
import { people, type Employee } from '../../contract/people.ts'
import type { CallError } from './call-error.ts'
import { send } from './call.ts'
import { everyPage, pageAfter } from './every-page.ts'

/** Everyone in the organization, for screens that join people with what they have done. */
export const everyEmployee = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      everyPage(async (after) => {
        const answer = await send(people.getEmployees, pageAfter(after), { signal, organizationId })
        return { rows: answer.employees, next: answer.next }
      }),
  })
