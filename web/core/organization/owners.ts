import { useQuery } from '@tanstack/react-query'
import { members } from '../../../contract/calls/members.ts'
import { callQuery } from '../api/queries.ts'
import { useMay, useMembership } from './membership.tsx'

/** A person by name and address; by address alone if they have no other name. */
const reached = ({ name, email }: { name: string; email: string }, named: (name: string) => string): string =>
  name === '' || name === email ? email : `${named(name)} (${email})`

const identity = (name: string) => name

/**
 * The organization's owners, separated by commas, for users who need to contact them; undefined while loading or if
 * the user may not see them. `named` formats a name if the sentence is in another language.
 */
export const useOwners = (isWanted = true, named = identity): string | undefined => {
  const { orgId } = useMembership().organization
  const maySee = useMay('admin:view')
  const { data } = useQuery({ ...callQuery(members.listAdmins, {}, orgId), enabled: isWanted && maySee })
  const owners =
    data?.admins.filter(({ role }) => role === 'owner').map((owner) => reached(owner, named)) ?? []
  return owners.length === 0 ? undefined : owners.join(', ')
}
