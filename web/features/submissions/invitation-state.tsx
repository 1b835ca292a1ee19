import { Text } from '@mantine/core'
import { limits } from '../../../contract/fields.ts'
import type { Invitation } from '../../../contract/people.ts'
import { ownNameOf } from '../../../languages/index.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { PersonRow } from './person-rows.ts'

const Day = ({ at }: { at: string }) => {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={moment.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}>
      {moment.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}
    </time>
  )
}

type StateProps = { invitation: Invitation; hasAnswered: boolean }

const State = ({ invitation: { state, expiresAt }, hasAnswered }: StateProps) => {
  // Nobody is waited for who has answered: what is open is only whether they join.
  if (state === 'pending' && hasAnswered) return 'Not joined yet'
  if (state === 'pending') {
    return (
      <>
        Pending until <Day at={expiresAt} />
      </>
    )
  }
  if (state === 'expired') {
    return (
      <>
        Expired on <Day at={expiresAt} />
      </>
    )
  }
  return state === 'accepted' ? 'Accepted' : 'Revoked'
}

const Mail = ({ mail: { state, at, error }, inviteLink }: Pick<Invitation, 'mail' | 'inviteLink'>) => {
  if (state === 'queued')
    return error === null ? 'Mail is queued' : `Mail is queued, sent by itself later: ${error}`
  if (state === 'failed') return `Mail failed: ${error ?? 'no reason was given'}`
  if (state === 'kept' || state === 'none')
    return inviteLink === null ? 'Not mailed' : 'Not mailed: share the link yourself'
  return <>Mail sent {at !== null && <RelativeTime at={at} />}</>
}

const Reminded = ({ invitation: { state, reminders } }: { invitation: Invitation }) => {
  const { sent, isOptedOut } = reminders
  const isOpen = state === 'pending' || state === 'accepted'
  if (!isOpen || (sent === 0 && !isOptedOut)) return null
  return (
    <Text size="xs" component="span" c="dimmed">
      {isOptedOut ? 'Wants no reminders' : `Reminded ${sent} of ${limits.remindersPerInvitation} times`}
    </Text>
  )
}

/** How an invitation stands, and what became of its mail. */
export const InvitationState = ({
  row: { invitation, progress },
}: {
  row: Pick<PersonRow, 'invitation' | 'progress'>
}) => {
  if (invitation === null) {
    return (
      <Text size="sm" c="dimmed" component="span">
        Not invited
      </Text>
    )
  }
  // Once somebody has answered, nobody wants to know any more how the mail went.
  const isMailToldAbout =
    progress !== 'answered' && (invitation.state === 'pending' || invitation.mail.state === 'failed')
  return (
    <span className="invitation-state">
      <span>
        <State invitation={invitation} hasAnswered={progress === 'answered'} />
      </span>
      {progress !== 'answered' && <Reminded invitation={invitation} />}
      {invitation.language !== null && (
        <Text size="xs" component="span" c="dimmed">
          In <bdi lang={invitation.language}>{ownNameOf(invitation.language)}</bdi>
        </Text>
      )}
      {isMailToldAbout && (
        <Text
          size="xs"
          component="span"
          c={invitation.mail.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
        >
          <Mail mail={invitation.mail} inviteLink={invitation.inviteLink} />
        </Text>
      )}
    </span>
  )
}
