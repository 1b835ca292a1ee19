import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SignedIn } from '../../../contract/calls/accounts.ts'
import { inviteCodeIn } from '../../../contract/shapes/fields.ts'
import { InLanguage } from '../../core/i18n/localized-page.tsx'
import { invitedHere, useInvitedHere } from '../../core/i18n/locale.ts'
import { useInvitationStatus } from '../../core/organization/invitation-status.ts'
import { beginSession, useSession } from '../../core/session/session.ts'
import { safeDestination } from '../../core/navigation/paths.ts'
import { Redirect } from '../../ui/page/redirect.tsx'
import { InvitedSignIn } from './invitation/invited-sign-in.tsx'
import { JoinByCode } from './invitation/join-by-code.tsx'
import { loginCatalogue, useLoginWords } from './language/login-texts.ts'
import { LoginShape } from './login-frame.tsx'
import { SessionNotice } from './signed-out-notice.tsx'
import { SignIn } from './sign-in.tsx'

export { beginInLanguage } from './language/login-texts.ts'

/** The login page of specification point 2: with an invite code it greets, signs in and joins. */
export default function LoginPage({ inviteCode }: { inviteCode: string | undefined }) {
  const session = useSession()
  const { to } = useSearch({ from: '__root__' })
  if (inviteCode !== undefined) return <WithCode inviteCode={inviteCode} />
  if (session !== null) {
    return (
      <Redirect to={safeDestination(to)}>
        <LoginShape />
      </Redirect>
    )
  }
  return (
    <InLanguage catalogue={loginCatalogue} invited={invitedHere()} waiting={<LoginShape />}>
      <WithoutCode />
    </InLanguage>
  )
}

const WithoutCode = () => {
  const { say } = useLoginWords()
  return (
    <SignIn
      onSignedIn={beginSession}
      greeting={{
        title: say('loginPage.signInToMuster'),
        intro: say('loginPage.enterYourEMailWe'),
        notice: <SessionNotice />,
      }}
    />
  )
}

/** In the language of the invitation, where nothing was chosen here. */
const WithCode = ({ inviteCode }: { inviteCode: string }) => {
  const session = useSession()
  const { status } = useInvitationStatus(inviteCodeIn(inviteCode))
  const [joined, setJoined] = useState<string>()
  useInvitedHere(status?.language)
  const arrive = (answer: SignedIn) => {
    setJoined(answer.orgId)
    beginSession(answer)
  }
  return (
    <InLanguage
      catalogue={loginCatalogue}
      invited={status === undefined ? undefined : status === null ? invitedHere() : status.language}
      waiting={<LoginShape />}
    >
      {session === null ? (
        <InvitedSignIn inviteCode={inviteCode} onSignedIn={arrive} />
      ) : (
        <JoinByCode inviteCode={inviteCode} session={session} joined={joined} />
      )}
    </InLanguage>
  )
}
