import { useQuery } from '@tanstack/react-query'
import { members } from '../../../contract/calls/members.ts'
import { callQuery } from '../api/queries.ts'
import { useMay, useMembership } from './membership.tsx'

/** Somebody by their name, and where to reach them; by their address alone where they have no other name. */
const reached = ({ name, email }: { name: string; email: string }, named: (name: string) => string): string =>
  name === '' || name === email ? email : `${named(name)} (${email})`

const asIs = (name: string) => name

/**
 * Who owns the organization, with commas between them, for whoever has to ask them; undefined while they are not known, and
 * for whoever may not see them. `named`: writes a name where the sentence is in another language.
 */
export const useOwners = (isWanted = true, named = asIs): string | undefined => {
  const { orgId } = useMembership().organization
  const maySee = useMay('admin:view')
  const { data } = useQuery({ ...callQuery(members.listAdmins, {}, orgId), enabled: isWanted && maySee })
  const owners =
    data?.admins.filter(({ role }) => role === 'owner').map((owner) => reached(owner, named)) ?? []
  return owners.length === 0 ? undefined : owners.join(', ')
}
