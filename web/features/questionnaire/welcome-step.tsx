import { Button } from '@mantine/core'
import { Clock, Save } from 'lucide-react'
import { minutesToAnswer } from '../../../insights/questionnaire.ts'
import { callingName } from '../../core/words.ts'
import type { About } from './draft-record.ts'
import { Moves, StepTitle } from './frame.tsx'
import { useStepKeys } from './keys.ts'
import { Notice } from './notice.tsx'
import { SignInLink } from './notices.tsx'
import { askedCount, neededCount, togetherCount } from './steps.ts'
import type { Who } from './use-draft.ts'

type WelcomeStepProps = {
  who: Who
  about: About | null
  /** Answers are already there, from this device or another. */
  hasBegun: boolean
  /** With which code they can join, and as what; undefined where they have joined, or came signed in. */
  joining?: Joining | undefined
  onStart: () => void
}

export type Joining = { code: string; role: 'employee' | 'admin' }

/** The first step: what it is, how long it takes and, before the first question, who will read the answers. */
export const WelcomeStep = ({ who, about, hasBegun, joining, onStart }: WelcomeStepProps) => {
  useStepKeys({ goOn: onStart })
  const first = callingName(about?.name ?? '')
  const organization = about?.organizationName ?? 'your organization'
  return (
    <div className="q-step">
      <StepTitle isFocused={false}>
        {hasBegun ? 'Welcome back' : 'Hello'}
        {first !== '' && `, ${first}`}
      </StepTitle>
      <p className="q-lead">
        {about === null ? 'You are asked' : `${organization} asks you`} about your work: what you do, how it
        goes, what you need, and what should be better.
      </p>
      {joining?.role === 'admin' && (
        <div className="q-note">
          <p>
            You are invited to {organization} as an admin. Join with your e-mail address; the questionnaire
            can be answered before or after.
          </p>
          <Button component="a" href={`#/login/${joining.code}`} mt="xs">
            Join {organization} as an admin
          </Button>
        </div>
      )}
      <ul className="q-facts">
        <Notice who={who} organization={organization} />
        <li>
          <Clock size={20} aria-hidden />
          <div>
            <h2>About {minutesToAnswer} minutes</h2>
            <p>
              {askedCount} questions: the first {togetherCount} together, the others one at a time.{' '}
              {neededCount} need an answer; you can skip the others.
            </p>
          </div>
        </li>
        <li>
          <Save size={20} aria-hidden />
          <div>
            <h2>Stop whenever you like</h2>
            <p>
              What you write is saved as you go. Come back with the link in your mail, on this device or
              another; a link or card that somebody handed you goes on where you stopped on this device.
            </p>
          </div>
        </li>
      </ul>
      {joining?.role === 'employee' && (
        <p className="q-quiet">
          You need no account to answer. If you would like one,{' '}
          <SignInLink code={joining.code}>join {organization} with your e-mail address</SignInLink>, now or
          after you have answered.
        </p>
      )}
      <Moves onBack={undefined} onNext={onStart} next={hasBegun ? 'Go on where you stopped' : 'Start'} />
    </div>
  )
}
