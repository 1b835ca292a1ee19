import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '../../../contract/people.ts'
import { useMembership } from '../../core/membership.tsx'
import { everyInvitation } from './lists.ts'

/**
 * The open invitation of this address that holds more than an employee's role: that of an admin, or a list of permissions.
 * Null where there is none; it is asked for only where the reader could change it.
 */
export const useStandingInvitation = (email: string, mayChange: boolean): Invitation | null => {
  const { organization } = useMembership()
  const { data = [] } = useQuery({ ...everyInvitation(organization.orgId), enabled: mayChange })
  const address = email.trim().toLowerCase()
  return (
    data.find(
      (one) =>
        one.state === 'pending' &&
        one.email === address &&
        (one.permissions !== null || one.membershipRole === 'admin'),
    ) ?? null
  )
}

/** "as an admin, with a list of permissions of their own". */
export const asWhat = (role: 'employee' | 'admin', hasOwnList: boolean): string =>
  `${role === 'admin' ? 'as an admin' : 'as an employee'}${hasOwnList ? ', with a list of permissions of their own' : ''}`
