import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { people, type OwnInvitation } from '../../../contract/people.ts'
import { ask } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { acceptOwnInvitation } from '../../core/joining.ts'

/** What waits for the address of whoever is signed in; `whenNone` where nothing does, nothing where it cannot be had now. */
export const WaitingInvitations = ({ whenNone = null }: { whenNone?: ReactNode }) => {
  const { data } = useQuery(ask(people.getMyInvitations, {}))
  if (data === undefined) return null
  const waiting = data.invitations
  if (waiting.length === 0) return whenNone
  return (
    <section aria-labelledby="waiting-invitations">
      <Stack className="start-card">
        <Title order={2} id="waiting-invitations">
          {waiting.length === 1 ? 'You are invited' : 'You are invited to several'}
        </Title>
        {waiting.map((invitation) => (
          <Waiting key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </section>
  )
}

const Waiting = ({ invitation: { id, organizationName, membershipRole } }: { invitation: OwnInvitation }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptOwnInvitation(client, id),
    onSuccess: (place) => navigate({ to: place, replace: true }),
  })
  return (
    <Stack gap="xs">
      <Text>
        <strong>{organizationName}</strong> has invited you
        {membershipRole === 'admin' && ' as an admin'}.
      </Text>
      {error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button onClick={() => mutate()} loading={isPending}>
        Join {organizationName}
      </Button>
    </Stack>
  )
}
