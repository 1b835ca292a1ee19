import { useQuery } from '@tanstack/react-query'
import { members } from '../../contract/members.ts'
import { ask } from './ask.ts'
import { useMay, useMembership } from './membership.tsx'

/**
 * The addresses of who owns the organization, with commas between them, for whoever has to ask them; undefined while they
 * are not known, and for whoever may not see them.
 */
export const useOwners = (isWanted = true): string | undefined => {
  const { orgId } = useMembership().organization
  const maySee = useMay('admin:view')
  const { data } = useQuery({ ...ask(members.listAdmins, {}, orgId), enabled: isWanted && maySee })
  const owners = data?.admins.filter(({ role }) => role === 'owner').map(({ email }) => email) ?? []
  return owners.length === 0 ? undefined : owners.join(', ')
}
