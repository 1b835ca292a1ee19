import './organizations.css'
import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../core/session.ts'
import { signOut } from '../../core/sign-out.ts'
import { paths } from '../../paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { InviteCodeForm } from '../../ui/invite-code-form.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { CreateOrganizationForm } from './create-organization-form.tsx'

/** Someone signed in who belongs to no organization: creates one, joins one, or signs out. */
export const NoOrganization = () => {
  const email = useSession()?.user.email
  const navigate = useNavigate()
  useDocumentTitle('No organizations found')
  return (
    <main className="page page--reading">
      <Stack gap="xl" maw="30rem" mx="auto">
        <Group justify="space-between">
          <Brand />
          <Button variant="default" size="xs" onClick={() => void signOut()}>
            Logout
          </Button>
        </Group>
        <Stack gap="xs">
          <Title order={1}>No organizations found</Title>
          <Text c="dimmed">
            You are signed in as {email}. Start an organization for your company, or join one that has invited
            you.
          </Text>
        </Stack>
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
      </Stack>
    </main>
  )
}
