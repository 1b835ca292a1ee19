import { Divider, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { InviteCodeForm } from '../../ui/invite-code-form.tsx'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { StartFrame } from './start-frame.tsx'
import { WaitingInvitations } from './waiting-invitations.tsx'

/** Someone signed in who belongs to no organization: creates one, joins one, or signs out. */
export const NoOrganization = () => {
  const email = useSession()?.user.email
  const navigate = useNavigate()
  return (
    <StartFrame
      title="No organizations found"
      intro={`You are signed in as ${email}. Start an organization for your company, or join one that has invited you.`}
    >
      <WaitingInvitations />
      <Stack className="start-card">
        <Title order={2}>Create your organization</Title>
        <CreateOrganizationForm />
        <Divider label="or" labelPosition="center" />
        <InviteCodeForm
          onCode={(inviteCode) => void navigate({ to: paths.loginWithCode, params: { inviteCode } })}
        />
      </Stack>
      <Text size="sm" c="dimmed">
        Please try logging out and logging back in. If the problem persists, contact support.
      </Text>
    </StartFrame>
  )
}
