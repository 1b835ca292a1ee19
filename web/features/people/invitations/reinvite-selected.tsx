import { Alert, Button, List, Modal, Text } from '@mantine/core'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { assignablePermissions } from '../../../../contract/rights/permission-descriptions.ts'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { NoMailNotice } from '../mailing/no-mail-notice.tsx'
import { hasLostAccess, type PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** The selected people. */
  rows: readonly PersonRow[]
  onRun: (run: Run) => void
}

/**
 * Whether their expired or revoked invitation would have made them an admin or given them individual permissions.
 * Only an owner can grant either again.
 */
const hadMore = ({ invitation }: PersonRow): boolean =>
  (invitation?.state === 'revoked' || invitation?.state === 'expired') &&
  (invitation.membershipRole === 'admin' || invitation.permissions !== null)

/** The input of the new invitation; keeps an earlier admin role or individual permissions. */
const inviteOf = (row: PersonRow) => ({
  name: row.name,
  email: row.email,
  role: row.role,
  department: row.department,
  ...(hadMore(row) && {
    membershipRole: row.invitation?.membershipRole,
    ...(row.invitation?.permissions && { permissions: assignablePermissions(row.invitation.permissions) }),
  }),
})

/** Reinvites the selected people who are not members, in one run; hidden if all of them are members. */
export const ReinviteSelected = ({ rows, onRun }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const isOwner = useMembership().organization.role === 'owner'
  const everybody = rows.filter(({ isMember }) => isMember === false)
  const outside = everybody.filter((row) => isOwner || !hadMore(row))
  if (everybody.length === 0) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<UserPlus size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'inviteAgain.invite')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={t(texts, 'inviteAgain.title')}>
        <Question
          outside={outside}
          forOwners={everybody.length - outside.length}
          members={rows.length - everybody.length}
          onClose={() => setIsOpen(false)}
          onRun={onRun}
        />
      </Modal>
    </>
  )
}

type QuestionProps = {
  /** The people to invite. */
  outside: readonly PersonRow[]
  /** The number left out because only an owner can invite them as before, ... */
  forOwners: number
  /** ... and because they are members already. */
  members: number
  onClose: () => void
  onRun: (run: Run) => void
}

/** Says what each of them gets before any mail is sent. */
const Question = ({ outside, forOwners, members, onClose, onRun }: QuestionProps) => {
  const start = useCommand(people.startInvitations)
  const count = (of: (row: PersonRow) => boolean) => {
    const number = outside.filter(of).length
    return { count: number, people: peopleCount(number) }
  }
  const wasMember = count(({ invitation }) => invitation?.state === 'accepted')
  const elsewhere = count(({ invitation }) => hasLostAccess(invitation) && invitation?.state !== 'accepted')
  const stands = (state: 'revoked' | 'expired') =>
    count(({ invitation }) => invitation?.state === state && !hasLostAccess(invitation))
  const revoked = stands('revoked')
  const expired = stands('expired')
  const more = count(hadMore)
  const answered = count(({ progress }) => progress === 'answered')
  const good = count(({ invitation }) => invitation?.state === 'pending')
  const sentences = [
    wasMember.count > 0 && t(texts, 'inviteAgain.joinedBefore', wasMember),
    elsewhere.count > 0 && t(texts, 'inviteAgain.elsewhere', elsewhere),
    revoked.count > 0 && t(texts, 'inviteAgain.revoked', revoked),
    expired.count > 0 && t(texts, 'inviteAgain.expired', expired),
    more.count > 0 && t(texts, 'inviteAgain.asBefore', more),
    good.count > 0 && t(texts, 'inviteAgain.good', good),
    answered.count > 0 && t(texts, 'inviteAgain.answered', answered),
    forOwners > 0 && t(texts, 'inviteAgain.forOwners', { count: forOwners, people: peopleCount(forOwners) }),
    members > 0 && t(texts, 'inviteAgain.members', { count: members, people: peopleCount(members) }),
  ].filter((sentence) => sentence !== false)
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(texts, 'remindersDialog.cancel')}
          </Button>
          <Button
            data-autofocus
            disabled={outside.length === 0}
            loading={start.isPending}
            onClick={() =>
              start.mutate({ invites: outside.map(inviteOf) }, { onSuccess: ({ run }) => onRun(run) })
            }
          >
            {t(texts, 'inviteAgain.send', { people: peopleCount(outside.length) })}
          </Button>
        </>
      }
    >
      {outside.length > 0 && (
        <Text>
          {t(texts, 'inviteAgain.what', { count: outside.length, people: peopleCount(outside.length) })}
        </Text>
      )}
      {sentences.length > 0 && (
        <List size="sm" spacing="xs" c="dimmed">
          {sentences.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <NoMailNotice>{t(texts, 'inviteAgain.noMail')}</NoMailNotice>
      {start.error !== null && (
        <Alert color="red" role="alert">
          {failureText(start.error)}
          <BillingLink error={start.error} />
        </Alert>
      )}
    </DialogBody>
  )
}
