import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SignedIn } from '../../../contract/accounts.ts'
import { beginSession, useSession } from '../../core/session.ts'
import { safeDestination } from '../../paths.ts'
import { Redirect } from '../../ui/redirect.tsx'
import { InvitedSignIn } from './invited-sign-in.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { SessionNotice } from './session-notice.tsx'
import { SignIn } from './sign-in.tsx'
import { say } from './say.ts'

/** The login page of specification point 2: with an invite code it greets, signs in and joins. */
export default function LoginPage({ inviteCode }: { inviteCode: string | undefined }) {
  const session = useSession()
  const { to } = useSearch({ from: '__root__' })
  const [joined, setJoined] = useState<string>()
  const arrive = (answer: SignedIn) => {
    setJoined(answer.orgId)
    beginSession(answer)
  }

  if (session !== null) {
    if (inviteCode === undefined) return <Redirect to={safeDestination(to)} />
    return <JoinByCode inviteCode={inviteCode} session={session} joined={joined} />
  }
  if (inviteCode !== undefined) return <InvitedSignIn inviteCode={inviteCode} onSignedIn={arrive} />
  return (
    <SignIn
      onSignedIn={arrive}
      greeting={{
        title: say('loginPage.signInToMuster'),
        intro: say('loginPage.enterYourEMailWe'),
        notice: <SessionNotice />,
      }}
    />
  )
}
