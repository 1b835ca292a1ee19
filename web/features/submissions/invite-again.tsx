import { Alert, Button, List, Modal, Text } from '@mantine/core'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { people } from '../../../contract/people.ts'
import type { Run } from '../../../contract/runs.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { peopleCount } from '../../core/words.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { SubscriptionMend } from '../../ui/subscription-mend.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import type { PersonRow } from './person-rows.ts'
import { say } from './say.ts'

type Props = {
  /** The selected people. */
  rows: readonly PersonRow[]
  onRun: (run: Run) => void
}

/** Invites whoever of the selected is no member, in one run; not shown where all of them are. */
export const InviteAgain = ({ rows, onRun }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const outside = rows.filter(({ isMember }) => isMember === false)
  if (outside.length === 0) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<UserPlus size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {say('inviteAgain.invite')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={say('inviteAgain.title')}>
        <Question
          outside={outside}
          members={rows.length - outside.length}
          onClose={() => setIsOpen(false)}
          onRun={onRun}
        />
      </Modal>
    </>
  )
}

type QuestionProps = {
  outside: readonly PersonRow[]
  members: number
  onClose: () => void
  onRun: (run: Run) => void
}

/** Says what each of them gets before any mail leaves. */
const Question = ({ outside, members, onClose, onRun }: QuestionProps) => {
  const start = useCommand(people.startInvitations)
  const count = (of: (row: PersonRow) => boolean) => {
    const number = outside.filter(of).length
    return { count: number, people: peopleCount(number) }
  }
  const wasMember = count(({ invitation }) => invitation?.state === 'accepted')
  const revoked = count(({ invitation }) => invitation?.state === 'revoked')
  const answered = count(({ progress }) => progress === 'answered')
  const good = count(({ invitation }) => invitation?.state === 'pending')
  const sentences = [
    wasMember.count > 0 && say('inviteAgain.joinedBefore', wasMember),
    revoked.count > 0 && say('inviteAgain.revoked', revoked),
    good.count > 0 && say('inviteAgain.good', good),
    answered.count > 0 && say('inviteAgain.answered', answered),
    members > 0 && say('inviteAgain.members', { count: members, people: peopleCount(members) }),
  ].filter((sentence) => sentence !== false)
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say('remindersDialog.cancel')}
          </Button>
          <Button
            data-autofocus
            loading={start.isPending}
            onClick={() =>
              start.mutate(
                {
                  invites: outside.map(({ name, email, role, department }) => ({
                    name,
                    email,
                    role,
                    department,
                  })),
                },
                { onSuccess: ({ run }) => onRun(run) },
              )
            }
          >
            {say('inviteAgain.send', { people: peopleCount(outside.length) })}
          </Button>
        </>
      }
    >
      <Text>{say('inviteAgain.what', { count: outside.length, people: peopleCount(outside.length) })}</Text>
      {sentences.length > 0 && (
        <List size="sm" spacing="xs" c="dimmed">
          {sentences.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <NoMailNotice>{say('inviteAgain.noMail')}</NoMailNotice>
      {start.error !== null && (
        <Alert color="red" role="alert">
          {failureText(start.error)}
          <SubscriptionMend error={start.error} />
        </Alert>
      )}
    </DialogBody>
  )
}
