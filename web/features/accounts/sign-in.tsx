import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { accounts, type SignInResult } from '../../../contract/calls/accounts.ts'
import { callQuery } from '../../core/api/queries.ts'
import { readCodeSent, clearCodeSent, storeCodeSent } from './email-code/pending-code.ts'
import { CodeStep } from './email-code/code-step.tsx'
import { EmailStep } from './email-code/email-step.tsx'
import { LoginLoading } from './login-skeleton.tsx'
import { LoginFrame } from './login-frame.tsx'
import { useLoginWords } from './language/login-texts.ts'

type SignInProps = {
  /** Shown above and below the first step. */
  greeting: { title: string; intro: ReactNode; notice?: ReactNode; below?: ReactNode }
  onSignedIn: (answer: SignInResult) => void
  /** With an invitation: its code, and the address that it was sent to. */
  invitation?: { inviteCode: string; email: string }
}

const PasswordSignIn = lazy(() => import('./password/password-sign-in.tsx'))

/** Signing in by e-mail code (the address first, then the digits), with Google, or with a password. */
export const SignIn = ({ greeting, onSignedIn, invitation }: SignInProps) => {
  const inviteCode = invitation?.inviteCode
  const [sent, setSent] = useState(() => readCodeSent(inviteCode))
  const [email, setEmail] = useState(sent?.email ?? invitation?.email ?? '')
  const { way } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const server = useQuery(callQuery(accounts.getServerInfo, {}))
  const provider = server.data?.socialSignIn ?? null

  /** The chosen way to sign in is in the URL, so that Back returns to the previous one. */
  const go = (wanted: string | undefined) =>
    void navigate({
      to: '.',
      search: (search) => ({
        ...Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'way')),
        ...(wanted === undefined ? {} : { way: wanted }),
      }),
    })

  if (sent !== undefined) {
    return (
      <CodeStep
        email={sent.email}
        inviteCode={inviteCode}
        sentAt={sent.at}
        sentDigits={sent.digits}
        onSignedIn={(answer) => {
          clearCodeSent()
          onSignedIn(answer)
        }}
        onChangeEmail={() => {
          clearCodeSent()
          setSent(undefined)
        }}
      />
    )
  }
  if (way !== undefined && server.isPending) return <Skeleton />
  if (way !== undefined && provider !== null) {
    return (
      <Suspense fallback={<Skeleton />}>
        <PasswordSignIn
          settings={provider}
          way={way}
          onWay={go}
          email={email}
          onEmail={setEmail}
          inviteCode={inviteCode}
          onSignedIn={onSignedIn}
        />
      </Suspense>
    )
  }
  return (
    <LoginFrame title={greeting.title} intro={greeting.intro} below={greeting.below}>
      {greeting.notice}
      <EmailStep
        email={email}
        inviteCode={inviteCode}
        onSignedIn={onSignedIn}
        onPassword={(typed) => {
          setEmail(typed)
          go('password')
        }}
        onSent={(address, digits) => {
          setEmail(address)
          setSent(storeCodeSent(address, inviteCode, digits))
        }}
      />
    </LoginFrame>
  )
}

const Skeleton = () => {
  const { say } = useLoginWords()
  return (
    <LoginFrame title={say('signIn.signInWithAPassword')}>
      <LoginLoading lines={3} />
    </LoginFrame>
  )
}
