import { Divider, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { StartFrame } from './start-frame.tsx'
import { WaitingInvitations } from './waiting-invitations.tsx'

/** Someone signed in who belongs to no organization: creates one, joins one, or signs out. */
export const NoOrganization = () => {
  const email = useSession()?.user.email
  const isJoining = useLocation({ select: ({ pathname }) => pathname === paths.joinOrganization })
  return (
    <StartFrame
      title="No organizations found"
      intro={`You are signed in as ${email}. Start an organization for your company, or join one that has invited you.`}
    >
      <WaitingInvitations />
      {isJoining && (
        <Stack className="start-card">
          <Title order={2}>Join with an invite code</Title>
          <JoinByCode isSought />
        </Stack>
      )}
      <Stack className="start-card">
        <Title order={2}>Create your organization</Title>
        <CreateOrganizationForm />
        {!isJoining && (
          <>
            <Divider label="or" labelPosition="center" />
            <JoinByCode />
          </>
        )}
      </Stack>
      <Text size="sm" c="dimmed">
        Please try logging out and logging back in. If the problem persists, contact support.
      </Text>
    </StartFrame>
  )
}
