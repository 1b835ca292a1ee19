import { useState, type ReactNode } from 'react'
import type { SignedIn } from '../../../contract/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { LoginFrame } from './login-frame.tsx'

type SignInProps = {
  /** What stands above and below the first step. */
  greeting: { title: string; intro: ReactNode; notice?: ReactNode; below?: ReactNode }
  onSignedIn: (answer: SignedIn) => void
  /** With an invitation: its code, and the address that it was sent to. */
  invitation?: { inviteCode: string; email: string }
}

/** Signing in by e-mail code: the address first, then the six digits. */
export const SignIn = ({ greeting, onSignedIn, invitation }: SignInProps) => {
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
    <LoginFrame title={greeting.title} intro={greeting.intro} below={greeting.below}>
      {greeting.notice}
      <EmailStep
        email={email}
        inviteCode={invitation?.inviteCode}
        onSent={(address) => {
          setEmail(address)
          setSent(true)
        }}
      />
    </LoginFrame>
  )
}
