import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { everyEmployee, firstEmployees } from '../../core/organization/fetch-all-employees.ts'
import { keptFresh } from '../../core/api/polling.ts'
import { everyInvitation, liveSubmissions } from './people-queries.ts'
import { personRows, type PersonRow } from './list/person-rows.ts'

const none: readonly PersonRow[] = []

/** A list longer than this is asked for again more rarely. */
const manyInvitations = 500

/** The three lists that the page joins, and their rows once people and submissions are there. */
export const useJoinedRows = (orgId: string, mayInvite: boolean) => {
  const { data: first } = useQuery(firstEmployees(orgId))
  const employees = useQuery({ ...everyEmployee(orgId), refetchInterval: keptFresh })
  const submissions = useQuery(liveSubmissions(orgId))
  const invitations = useQuery({
    ...everyInvitation(orgId),
    enabled: mayInvite,
    // A mail that waits is sent at any moment: until then, what became of it is asked for again.
    refetchInterval: (query) => {
      const { data = [] } = query.state
      const isMailing = data.some(({ mail }) => mail.state === 'queued')
      return isMailing ? (data.length > manyInvitations ? 30_000 : 3_000) : keptFresh(query)
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
