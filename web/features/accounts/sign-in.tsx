import { useState } from 'react'
import type { SignedIn } from '../../../contract/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

type SignInProps = {
  onSignedIn: (answer: SignedIn) => void
  /** With an invitation: its code, and the address that it was sent to. */
  invitation?: { inviteCode: string; email: string }
}

/** Signing in by e-mail code: the address first, then the six digits. */
export const SignIn = ({ onSignedIn, invitation }: SignInProps) => {
  const [email, setEmail] = useState(invitation?.email ?? '')
  const [isSent, setSent] = useState(false)
  if (isSent) {
    return (
      <CodeStep
        email={email}
        inviteCode={invitation?.inviteCode}
        onSignedIn={onSignedIn}
        onChangeEmail={() => setSent(false)}
      />
    )
  }
  return (
    <EmailStep
      email={email}
      inviteCode={invitation?.inviteCode}
      onSent={(address) => {
        setEmail(address)
        setSent(true)
      }}
    />
  )
}
