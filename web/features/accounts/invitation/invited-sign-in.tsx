import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SignInResult } from '../../../../contract/calls/accounts.ts'
import { extractInviteCode } from '../../../../contract/shapes/fields.ts'
import { useInvitationStatus } from '../../../core/organization/invitation-status.ts'
import { useSession } from '../../../core/session/session.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { inviteCodeError, invitationError, type InvitationError } from './invitation-errors.ts'
import { LoginLoading } from '../login-skeleton.tsx'
import { LoginFrame } from '../login-frame.tsx'
import { SignIn } from '../sign-in.tsx'
import { useLoginWords } from '../language/login-texts.ts'

type InvitedSignInProps = { inviteCode: string; onSignedIn: (answer: SignInResult) => void }

/** The login page of an invitation link: greets by organization and name, knows the address. */
export const InvitedSignIn = ({ inviteCode, onSignedIn }: InvitedSignInProps) => {
  const code = extractInviteCode(inviteCode)
  const words = useLoginWords()
  const { say, fill } = words
  const invitation = useInvitationStatus(code, { hasBeenAsked: true })

  if (invitation.status === null)
    return <InvitationErrorView trouble={inviteCodeError(invitation.why, words)} />
  if (invitation.status === undefined) {
    return (
      <LoginFrame title={say('invitedSignIn.yourInvitation')}>
        <LoginLoading lines={2} />
      </LoginFrame>
    )
  }
  const { status } = invitation
  const trouble = invitationError(status, words)
  if (trouble !== null) return <InvitationErrorView trouble={trouble} />
  const isAccepted = status.state === 'accepted'
  return (
    <SignIn
      onSignedIn={onSignedIn}
      invitation={{ inviteCode: code, email: status.email }}
      greeting={{
        title: say(isAccepted ? 'invitedSignIn.welcomeBack' : 'invitedSignIn.welcome', { name: status.name }),
        intro: fill(
          isAccepted
            ? 'invitedSignIn.youHaveAlreadyJoined'
            : status.membershipRole === 'admin'
              ? 'invitedSignIn.hasInvitedYouAsAnAdmin'
              : 'invitedSignIn.hasInvitedYou',
          { organization: <strong dir="auto">{status.organizationName}</strong> },
        ),
        below: (
          <Text size="sm" c="dimmed" ta="center">
            {fill('invitedSignIn.notYou', {
              link: (
                <Anchor renderRoot={(props) => <Link to={paths.login} {...props} />}>
                  {say('invitedSignIn.signInWithAnotherAddress')}
                </Anchor>
              ),
            })}
          </Text>
        ),
      }}
    />
  )
}

/** An invitation that leads nowhere: why, and what to do. */
export const InvitationErrorView = ({ trouble }: { trouble: InvitationError }) => {
  const { say } = useLoginWords()
  const isSignedIn = useSession() !== null
  return (
    <LoginFrame title={trouble.title} intro={trouble.text}>
      <Anchor renderRoot={(props) => <Link to={isSignedIn ? paths.home : paths.login} {...props} />}>
        {isSignedIn ? say('invitedSignIn.goOnWithoutIt') : say('invitedSignIn.signInWithoutTheInvitation')}
      </Anchor>
    </LoginFrame>
  )
}
