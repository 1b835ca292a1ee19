import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SignInResult } from '../../../contract/calls/accounts.ts'
import { extractInviteCode } from '../../../contract/shapes/fields.ts'
import { LanguageProvider } from '../../core/i18n/localized-page.tsx'
import { storedInvitationLanguage, useStoreInvitationLanguage } from '../../core/i18n/locale.ts'
import { useInvitationStatus } from '../../core/organization/invitation-status.ts'
import { beginSession, useSession } from '../../core/session/session.ts'
import { safeDestination } from '../../core/navigation/paths.ts'
import { Redirect } from '../../ui/page/redirect.tsx'
import { InvitedSignIn } from './invitation/invited-sign-in.tsx'
import { JoinByCode } from './invitation/join-by-code.tsx'
import { loginCatalogue, useLoginWords } from './language/login-texts.ts'
import { LoginSkeleton } from './login-frame.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { SignIn } from './sign-in.tsx'

export { prepareLanguage } from './language/login-texts.ts'

/** The login page: with an invite code it greets, signs in and joins (specification point 2). */
export default function LoginPage({ inviteCode }: { inviteCode: string | undefined }) {
  const session = useSession()
  const { to } = useSearch({ from: '__root__' })
  if (inviteCode !== undefined) return <WithCode inviteCode={inviteCode} />
  if (session !== null) {
    return (
      <Redirect to={safeDestination(to)}>
        <LoginSkeleton />
      </Redirect>
    )
  }
  return (
    <LanguageProvider
      catalogue={loginCatalogue}
      invited={storedInvitationLanguage()}
      waiting={<LoginSkeleton />}
    >
      <WithoutCode />
    </LanguageProvider>
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
        notice: <SignedOutNotice />,
      }}
    />
  )
}

/** In the language of the invitation, where nothing was chosen here. */
const WithCode = ({ inviteCode }: { inviteCode: string }) => {
  const session = useSession()
  const { status } = useInvitationStatus(extractInviteCode(inviteCode))
  const [joined, setJoined] = useState<string>()
  useStoreInvitationLanguage(status?.language)
  const arrive = (answer: SignInResult) => {
    setJoined(answer.orgId)
    beginSession(answer)
  }
  return (
    <LanguageProvider
      catalogue={loginCatalogue}
      invited={
        status === undefined ? undefined : status === null ? storedInvitationLanguage() : status.language
      }
      waiting={<LoginSkeleton />}
    >
      {session === null ? (
        <InvitedSignIn inviteCode={inviteCode} onSignedIn={arrive} />
      ) : (
        <JoinByCode inviteCode={inviteCode} session={session} joined={joined} />
      )}
    </LanguageProvider>
  )
}
