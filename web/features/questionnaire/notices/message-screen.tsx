import { Button } from '@mantine/core'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { extractInviteCode, isInviteCode } from '../../../../contract/shapes/fields.ts'
import { useDocumentTitle } from '../../../ui/page/page.tsx'
import { useSession } from '../../../core/session/session.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { Frame, StepTitle } from '../frame.tsx'
import { MarkedText } from '../language/marked-text.tsx'
import { useTexts } from '../language/texts.ts'

type NoticeProps = {
  title: string
  children: ReactNode
  organizationName?: string | undefined
  tone?: 'done' | 'ask'
}

/** A screen that says one thing: what happened and what to do. */
export const MessageScreen = ({ title, children, organizationName, tone = 'ask' }: NoticeProps) => {
  useDocumentTitle(title)
  return (
    <Frame organizationName={organizationName}>
      <div className="q-step q-notice">
        <span className="q-notice__icon" aria-hidden>
          {tone === 'done' ? <CircleCheck size={28} /> : <CircleHelp size={28} />}
        </span>
        <StepTitle>{title}</StepTitle>
        {children}
      </div>
    </Frame>
  )
}

/** Where signing in leads, for people who have an account. */
export const SignInLink = ({ code, children }: { code?: string | undefined; children?: ReactNode }) => (
  <a className="q-link" href={code === undefined ? '#/login' : `#/login/${code}`}>
    {children}
  </a>
)

/** For sentences that mark words with it. */
export const signInMarks = { signIn: (words: string) => <SignInLink>{words}</SignInLink> }
export const homeMarks = {
  home: (words: string) => (
    <a className="q-link" href={`#${paths.home}`}>
      {words}
    </a>
  ),
}

/** The way on from a screen without a questionnaire: signing in, which `say` tells of, or home for who is signed in. */
export const OnwardLinks = ({ say = 'onward.signIn' }: { say?: 'onward.signIn' | 'ended.account' }) => {
  const session = useSession()
  if (session === null) return <MarkedText say={say} marks={signInMarks} />
  return <MarkedText say="onward.home" values={{ email: session.user.email }} marks={homeMarks} />
}

const codeLength = 16

/** Asks for an invite code: typed or pasted, in any case, with or without dashes. */
export const CodeForm = ({ onCode, start = '' }: { onCode: (plain: string) => void; start?: string }) => {
  const t = useTexts()
  const [text, setText] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  const plain = extractInviteCode(text)
  const error =
    plain === '' ? t('code.missing') : isInviteCode(plain) ? null : t('code.wrong', { count: codeLength })
  return (
    <form
      className="q-field q-field--code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setHasTried(true)
        if (error === null) onCode(plain)
      }}
    >
      <label htmlFor="invite-code">{t('code.label')}</label>
      <input
        id="invite-code"
        className="q-input q-input--code"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // A code is written from left to right in any language.
        dir="ltr"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={hasTried && error !== null}
        aria-describedby="invite-code-error"
      />
      <p id="invite-code-error" className="q-error" role={hasTried ? 'alert' : undefined}>
        {hasTried && error}
      </p>
      <Button type="submit" size="md">
        {t('goOn')}
      </Button>
    </form>
  )
}
