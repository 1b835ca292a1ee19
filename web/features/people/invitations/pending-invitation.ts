import { useQuery } from '@tanstack/react-query'
import type { Invitation, Invite } from '../../../../contract/calls/employees/employees.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { allInvitationsQuery } from '../people-queries.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * The open invitation of this address that holds more than an employee's role: that of an admin, or a list of permissions.
 * Null where there is none; it is asked for only where the reader could change it.
 */
export const usePendingInvitation = (email: string, mayChange: boolean): Invitation | null => {
  const { organization } = useMembership()
  const { data = [] } = useQuery({ ...allInvitationsQuery(organization.orgId), enabled: mayChange })
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

/** In which role somebody is invited, where that was chosen, and with which permissions of their own. */
export type InvitationRole = Pick<Invite, 'membershipRole' | 'permissions'>

const caseOf = (role: 'employee' | 'admin', hasOwnList: boolean) =>
  hasOwnList ? (`${role}WithList` as const) : role

const invitedAlready = {
  employee: 'standingInvitation.alreadyEmployee',
  admin: 'standingInvitation.alreadyAdmin',
  employeeWithList: 'standingInvitation.alreadyEmployeeWithList',
  adminWithList: 'standingInvitation.alreadyAdminWithList',
} as const

/** "They are invited already, as an admin, with a list of permissions of their own." */
export const alreadyInvitedText = ({ membershipRole, permissions }: Invitation): string =>
  t(texts, invitedAlready[caseOf(membershipRole, permissions !== null)])

const invitedAs = {
  employee: 'standingInvitation.invitedEmployee',
  admin: 'standingInvitation.invitedAdmin',
  employeeWithList: 'standingInvitation.invitedEmployeeWithList',
  adminWithList: 'standingInvitation.invitedAdminWithList',
} as const

/** "Ada is invited as an admin (ada@x.example)"; without the role where the inviter did not choose it. */
export const invitedText = (
  { membershipRole, permissions }: InvitationRole,
  who: string,
  email: string,
): string =>
  t(
    texts,
    membershipRole === undefined
      ? 'standingInvitation.invited'
      : invitedAs[caseOf(membershipRole, permissions !== undefined)],
    { who, email },
  )
