import { Divider, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { ImportLink } from './import-link.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { StartFrame } from './start-frame.tsx'
import { WaitingInvitations } from './waiting-invitations.tsx'
import { say } from './say.ts'

/** Someone signed in who belongs to no organization: creates one, joins one, or signs out. */
export const NoOrganization = () => {
  const email = useSession()?.user.email ?? ''
  const isJoining = useLocation({ select: ({ pathname }) => pathname === paths.joinOrganization })
  return (
    <StartFrame
      title={say('noOrganization.noOrganizationsFound')}
      intro={say('noOrganization.youAreSignedInAs', { email })}
    >
      <WaitingInvitations />
      {isJoining && (
        <Stack className="start-card">
          <Title order={2}>{say('noOrganization.joinWithAnInviteCode')}</Title>
          <JoinByCode isSought />
        </Stack>
      )}
      <Stack className="start-card">
        <Title order={2}>{say('noOrganization.createYourOrganization')}</Title>
        <CreateOrganizationForm />
        <ImportLink />
        {!isJoining && (
          <>
            <Divider label="or" labelPosition="center" />
            <JoinByCode />
          </>
        )}
      </Stack>
      <Text size="sm" c="dimmed">
        {say('noOrganization.pleaseTryLoggingOutAnd')}
      </Text>
    </StartFrame>
  )
}
