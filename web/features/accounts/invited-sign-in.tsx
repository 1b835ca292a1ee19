import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SignedIn } from '../../../contract/accounts.ts'
import { plainInviteCode } from '../../../contract/fields.ts'
import { useInvitationStatus } from '../../core/invitation-status.ts'
import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { Loading } from '../../ui/states.tsx'
import { codeTrouble, invitationTrouble, type Trouble } from './invitation-greeting.ts'
import { LoginFrame } from './login-frame.tsx'
import { SignIn } from './sign-in.tsx'

type InvitedSignInProps = { inviteCode: string; onSignedIn: (answer: SignedIn) => void }

/** The login page of an invitation link: greets by organization and name, knows the address. */
export const InvitedSignIn = ({ inviteCode, onSignedIn }: InvitedSignInProps) => {
  const code = plainInviteCode(inviteCode)
  const invitation = useInvitationStatus(code)

  if (invitation.status === null) return <InvitationTrouble trouble={codeTrouble(invitation.why)} />
  if (invitation.status === undefined) {
    return (
      <LoginFrame title="Your invitation">
        <Loading lines={2} height={40} />
      </LoginFrame>
    )
  }
  const { status } = invitation
  const trouble = invitationTrouble(status)
  if (trouble !== null) return <InvitationTrouble trouble={trouble} />
  const isAccepted = status.state === 'accepted'
  return (
    <SignIn
      onSignedIn={onSignedIn}
      invitation={{ inviteCode: code, email: status.email }}
      greeting={{
        title: `Welcome${isAccepted ? ' back' : ''}, ${status.name}`,
        intro: isAccepted ? (
          <>
            You have already joined <strong>{status.organizationName}</strong>. Sign in to go on.
          </>
        ) : (
          <>
            <strong>{status.organizationName}</strong> has invited you to Muster
            {status.membershipRole === 'admin' && ' as an admin'}. Confirm your e-mail to join.
          </>
        ),
        below: (
          <Text size="sm" c="dimmed" ta="center">
            Not you?{' '}
            <Anchor renderRoot={(props) => <Link to={paths.login} {...props} />}>
              Sign in with another address
            </Anchor>
          </Text>
        ),
      }}
    />
  )
}

/** An invitation that leads nowhere: why, and what to do. */
export const InvitationTrouble = ({ trouble }: { trouble: Trouble }) => {
  const isSignedIn = useSession() !== null
  return (
    <LoginFrame title={trouble.title} intro={trouble.text}>
      <Anchor renderRoot={(props) => <Link to={isSignedIn ? paths.home : paths.login} {...props} />}>
        {isSignedIn ? 'Go on without it' : 'Sign in without the invitation'}
      </Anchor>
    </LoginFrame>
  )
}
