import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people, type OwnInvitation } from '../../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { acceptOwnInvitation } from '../../../core/organization/join-organization.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { RequestInvitation } from './request-invitation.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

/** The pending invitations of the signed-in address; `whenNone` if there are none, nothing if they cannot be loaded. */
export const PendingInvitations = ({ whenNone = null }: { whenNone?: ReactNode }) => {
  const { data } = useQuery(callQuery(people.getMyInvitations, {}))
  const own = useQuery(callQuery(organizations.getUserOrganizations, {})).data?.organizations ?? []
  if (data === undefined) return null
  const waiting = data.invitations
  return (
    <>
      {waiting.length > 0 ? <Invitations waiting={waiting} own={own} /> : whenNone}
      {data.records.map((record) => (
        <RequestInvitation key={record.orgId} record={record} />
      ))}
    </>
  )
}

type InvitationsProps = { waiting: readonly OwnInvitation[]; own: readonly { orgId: string }[] }

const Invitations = ({ waiting, own }: InvitationsProps) => (
  <section aria-labelledby="waiting-invitations">
    <Stack className="start-card">
      <Title order={2} id="waiting-invitations">
        {waiting.length === 1
          ? t(texts, 'waitingInvitations.youAreInvited')
          : t(texts, 'waitingInvitations.youAreInvitedToSeveral')}
      </Title>
      {waiting.map((invitation) => (
        <Waiting
          key={invitation.id}
          invitation={invitation}
          isMember={own.some(({ orgId }) => orgId === invitation.orgId)}
        />
      ))}
    </Stack>
  </section>
)

type WaitingProps = {
  invitation: OwnInvitation
  /** They are a member already: what is pending is the questionnaire. */
  isMember: boolean
}

const Waiting = ({ invitation, isMember }: WaitingProps) => {
  const { id, organizationName, membershipRole } = invitation
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    // Membership before the call: once accepted, everybody is a member.
    mutationFn: (_wasMember: boolean) => acceptOwnInvitation(client, id),
    onSuccess: (place, wasMember) => navigate({ to: wasMember ? paths.employeeForm : place, replace: true }),
  })
  return (
    <Stack gap="xs">
      <Text>
        {fill(
          texts,
          isMember
            ? 'waitingInvitations.asksYouToo'
            : membershipRole === 'admin'
              ? 'waitingInvitations.hasInvitedYouAsAnAdmin'
              : 'waitingInvitations.hasInvitedYou',
          { organization: <strong>{organizationName}</strong> },
        )}
      </Text>
      {error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button onClick={() => mutate(isMember)} loading={isPending}>
        {isMember
          ? t(texts, 'waitingInvitations.answer')
          : t(texts, 'waitingInvitations.join', { organization: organizationName })}
      </Button>
    </Stack>
  )
}
