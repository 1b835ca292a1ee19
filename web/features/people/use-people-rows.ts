import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allEmployeesQuery, firstEmployeesQuery } from '../../core/organization/fetch-all-employees.ts'
import { listPollingInterval } from '../../core/api/polling.ts'
import { allInvitationsQuery, liveSubmissionsQuery } from './people-queries.ts'
import { personRows, type PersonRow } from './list/person-rows.ts'

const none: readonly PersonRow[] = []

/** A list longer than this is asked for again more rarely. */
const manyInvitations = 500

/** The three lists that the page joins, and their rows once people and submissions are there. */
export const usePeopleRows = (orgId: string, mayInvite: boolean) => {
  const { data: first } = useQuery(firstEmployeesQuery(orgId))
  const employees = useQuery({ ...allEmployeesQuery(orgId), refetchInterval: listPollingInterval })
  const submissions = useQuery(liveSubmissionsQuery(orgId))
  const invitations = useQuery({
    ...allInvitationsQuery(orgId),
    enabled: mayInvite,
    // A mail that waits is sent at any moment: until then, what became of it is asked for again.
    refetchInterval: (query) => {
      const { data = [] } = query.state
      const isMailing = data.some(({ mail }) => mail.state === 'queued')
      return isMailing ? (data.length > manyInvitations ? 30_000 : 3_000) : listPollingInterval(query)
    },
  })
  const rows = useMemo(
    () =>
      employees.data === undefined || submissions.data === undefined
        ? none
        : personRows(employees.data, submissions.data.byEmployee, invitations.data),
    [employees.data, submissions.data, invitations.data],
  )
  return { first, employees, submissions, invitations, rows }
}
