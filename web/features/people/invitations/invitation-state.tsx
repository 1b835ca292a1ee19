import { Text } from '@mantine/core'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Invitation } from '../../../../contract/calls/employees/employees.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { englishLanguageName } from '../list-parser/language-names.ts'
import { hasLostAccess, type PersonRow } from '../list/person-rows.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const Day = ({ at }: { at: string }) => {
  const moment = new Date(at)
  return (
    <time
      dateTime={at}
      title={moment.toLocaleString(englishLocale(), { dateStyle: 'full', timeStyle: 'short' })}
    >
      {moment.toLocaleDateString(englishLocale(), { day: 'numeric', month: 'short' })}
    </time>
  )
}

type StateProps = { invitation: Invitation; hasAnswered: boolean }

const State = ({ invitation, hasAnswered }: StateProps) => {
  const { state, expiresAt, isMember } = invitation
  if (hasLostAccess(invitation)) return t(texts, 'invitationState.notAMember')
  // A member stays one whatever the state of their latest link, since each new round sends everybody a link.
  if (isMember && state !== 'accepted') {
    if (hasAnswered) return t(texts, 'invitationState.member')
    if (state === 'revoked') return t(texts, 'invitationState.memberRevoked')
    const told = state === 'pending' ? 'invitationState.memberUntil' : 'invitationState.memberExpired'
    return fill(texts, told, { date: <Day at={expiresAt} /> })
  }
  // After somebody has answered, only their joining is still open.
  if (state === 'pending' && hasAnswered) return t(texts, 'invitationState.notJoinedYet')
  if (state === 'expired' && hasAnswered) {
    return fill(texts, 'invitationState.notJoinedExpired', { date: <Day at={expiresAt} /> })
  }
  if (state === 'pending') {
    return fill(texts, 'invitationState.pendingUntil', { date: <Day at={expiresAt} /> })
  }
  if (state === 'expired') {
    return fill(texts, 'invitationState.expiredOn', { date: <Day at={expiresAt} /> })
  }
  return state === 'accepted' ? t(texts, 'invitationState.accepted') : t(texts, 'invitationState.revoked')
}

const Mail = ({ mail: { state, at, error }, inviteLink }: Pick<Invitation, 'mail' | 'inviteLink'>) => {
  if (state === 'queued')
    return error === null
      ? t(texts, 'invitationState.mailQueued')
      : t(texts, 'invitationState.mailQueuedForLater', { reason: error })
  if (state === 'failed')
    return error === null
      ? t(texts, 'invitationState.mailFailedUnexplained')
      : t(texts, 'invitationState.mailFailed', { reason: error })
  if (state === 'kept' || state === 'none')
    return inviteLink === null
      ? t(texts, 'invitationState.notMailed')
      : t(texts, 'invitationState.notMailedShareLink')
  return at === null
    ? t(texts, 'invitationState.mailSent')
    : fill(texts, 'invitationState.mailSentAgo', { ago: <RelativeTime at={at} /> })
}

const Reminded = ({ invitation: { state, isMember, reminders } }: { invitation: Invitation }) => {
  const { sent, isOptedOut } = reminders
  const isOpen = state === 'pending' || (state === 'accepted' && isMember)
  if (!isOpen || (sent === 0 && !isOptedOut)) return null
  return (
    <Text size="xs" component="span" c="dimmed">
      {isOptedOut
        ? t(texts, 'invitationState.wantsNoReminders')
        : t(texts, 'invitationState.reminded', {
            sent,
            most: limits.remindersPerInvitation,
          })}
    </Text>
  )
}

/** The state of an invitation, and of its mail. */
export const InvitationState = ({
  row: { invitation, progress },
}: {
  row: Pick<PersonRow, 'invitation' | 'progress'>
}) => {
  if (invitation === null || invitation === undefined) {
    return (
      <Text size="sm" c="dimmed" component="span">
        {t(texts, invitation === null ? 'invitationState.notInvited' : 'invitationState.notKnownYet')}
      </Text>
    )
  }
  // Once somebody has answered, the delivery of the mail no longer matters.
  const isMailToldAbout =
    progress !== 'answered' && (invitation.state === 'pending' || invitation.mail.state === 'failed')
  return (
    <span className="invitation-state">
      <span>
        <State invitation={invitation} hasAnswered={progress === 'answered'} />
      </span>
      {hasLostAccess(invitation) && (
        <Text size="xs" component="span" c="dimmed">
          {t(
            texts,
            invitation.isRemoved ? 'invitationState.letInOrInviteAgain' : 'invitationState.inviteAgain',
          )}
        </Text>
      )}
      {progress !== 'answered' && <Reminded invitation={invitation} />}
      {invitation.language !== null && (
        <Text size="xs" component="span" c="dimmed">
          {t(texts, 'invitationState.inLanguage', { language: englishLanguageName(invitation.language) })}
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
