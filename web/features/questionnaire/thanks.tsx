import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { SignInLink, Notice } from './notices.tsx'

type ThanksProps = {
  organizationName: string
  name: string
  /** Sent in this visit, not at an earlier one. */
  isJustNow: boolean
  submittedAt: string | null
  /** Answers on this device that are not known to be part of what was sent. */
  leftOver: number
  /** The plain invite code, for people who come without an account. */
  code?: string | undefined
}

const dayOf = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })

/** After submitting, and whenever somebody comes back to a questionnaire that is closed. */
export const Thanks = ({ organizationName, name, isJustNow, submittedAt, leftOver, code }: ThanksProps) => {
  const isSignedIn = useSession() !== null
  const first = name.trim().split(/\s+/)[0] ?? ''
  return (
    <Notice
      tone="done"
      organizationName={organizationName}
      title={
        isJustNow ? `Thank you${first === '' ? '' : `, ${first}`}` : 'You have already sent your answers'
      }
    >
      <p className="q-lead">
        {isJustNow
          ? 'Your answers have arrived.'
          : `They arrived${submittedAt === null ? '' : ` on ${dayOf(submittedAt)}`}. There is nothing left to do.`}
      </p>
      <h2>What happens next</h2>
      <ul className="q-next">
        <li>
          The owners and admins of {organizationName} can read your answers now and have a report made from
          them.
        </li>
        <li>
          {code === undefined ? (
            <>
              You find your own report under Reports once it is made:{' '}
              <a className="q-link" href={`#${paths.reports}`}>
                go to your report
              </a>
              .
            </>
          ) : isSignedIn ? (
            <>
              You find your own report under Reports once it is made:{' '}
              <SignInLink code={code}>open Muster</SignInLink>.
            </>
          ) : (
            <>
              Would you like to read your own report once it is made?{' '}
              <SignInLink code={code}>Sign in with your e-mail address</SignInLink>.
            </>
          )}
        </li>
        <li>
          Something to correct? What was sent cannot be changed here, but an owner of {organizationName} can
          open your answers again: please ask them.
        </li>
      </ul>
      {leftOver > 0 && (
        <p className="q-note">
          {leftOver === 1 ? 'One answer' : `${leftOver} answers`} on this device{' '}
          {leftOver === 1 ? 'is' : 'are'} not known to have been sent.{' '}
          {leftOver === 1 ? 'It stays' : 'They stay'} kept on this device.
        </p>
      )}
      <p className="q-quiet">You can close this page.</p>
    </Notice>
  )
}
