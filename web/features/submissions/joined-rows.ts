import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { everyEmployee, everyInvitation, liveSubmissions } from './lists.ts'
import { personRows, type PersonRow } from './person-rows.ts'

const none: readonly PersonRow[] = []

/** The three lists that the page joins, and their rows once people and submissions are there. */
export const useJoinedRows = (orgId: string, mayInvite: boolean) => {
  const employees = useQuery(everyEmployee(orgId))
  const submissions = useQuery(liveSubmissions(orgId))
  const invitations = useQuery({ ...everyInvitation(orgId), enabled: mayInvite })
  const rows = useMemo(
    () =>
      employees.data === undefined || submissions.data === undefined
        ? none
        : personRows(employees.data, submissions.data.byEmployee, invitations.data ?? []),
    [employees.data, submissions.data, invitations.data],
  )
  return { employees, submissions, invitations, rows }
}
