import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useEffect, useState } from 'react'
import type { SignInResult, SocialSignIn } from '../../../../contract/calls/accounts.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { createMockUser, type MockUser } from './mock-user.ts'
import { MockUserNotice } from './mock-user-notice.tsx'
import { ResetPassword } from './reset-password.tsx'
import { PasswordForm } from './password-form.tsx'
import { endProviderSession } from '../identity-provider/identity-provider.ts'

type PasswordSignInProps = {
  settings: SocialSignIn
  /** The step that the address names: 'password', 'new-account' or 'new-password'. */
  way: string
  onWay: (way: string | undefined) => void
  email: string
  onEmail: (email: string) => void
  inviteCode: string | undefined
  onSignedIn: (answer: SignInResult) => void
}

/** Signing in and up with e-mail and password at the identity provider; the e-mail has to be confirmed there. */
export default function PasswordSignIn(props: PasswordSignInProps) {
  const { settings, way, onWay, email, onEmail, inviteCode, onSignedIn } = props
  const [unconfirmed, setUnconfirmed] = useState<{ isMailSent: boolean }>()
  const [mockUser, setMockUser] = useState<MockUser>()
  useEffect(() => () => void endProviderSession(), [])
  const toCode = () => onWay(undefined)

  if (mockUser !== undefined) return <MockUserNotice user={mockUser} onCode={toCode} />
  if (unconfirmed !== undefined) {
    return (
      <ConfirmEmail
        settings={settings}
        email={email}
        isMailSent={unconfirmed.isMailSent}
        inviteCode={inviteCode}
        onSignedIn={onSignedIn}
        onCode={toCode}
      />
    )
  }
  if (way === 'new-password') {
    return (
      <ResetPassword
        settings={settings}
        email={email}
        isInvited={inviteCode !== undefined}
        onBack={() => onWay('password')}
      />
    )
  }
  return (
    <PasswordForm
      key={way}
      settings={settings}
      isNew={way === 'new-account'}
      email={email}
      onEmail={onEmail}
      inviteCode={inviteCode}
      onSignedIn={onSignedIn}
      onUnconfirmed={(isMailSent) => setUnconfirmed({ isMailSent })}
      onDisabled={(address) => setMockUser(createMockUser(address))}
      onWay={onWay}
    />
  )
}
