import { useQuery } from '@tanstack/react-query'
import { allEmployeesQuery } from '../../core/organization/fetch-all-employees.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'

/** Everybody in the organization, for names and mentions; asked for once it is wanted, by who may see them. */
export const usePeople = (isWanted: boolean) => {
  const { organization } = useMembership()
  const maySee = useMay('employee:view')
  return useQuery({
    ...allEmployeesQuery(organization.orgId),
    enabled: isWanted && maySee,
    staleTime: 300_000,
  })
}
