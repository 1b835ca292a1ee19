import { Button, Text, TextInput } from '@mantine/core'
import type { InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { toJoinLink } from '../invitations/join-link.ts'
import { MailResultText } from '../mailing/mail-result-text.tsx'
import { say } from '../t.ts'
import { invitedText, type InvitationRole } from '../invitations/pending-invitation.ts'

type InvitedProps = {
  result: InvitationResult
  as: InvitationRole
  onAgain: () => void
  /** Absent if there is nothing to close. */
  onClose: (() => void) | undefined
}

/** The result of one invitation: its link, and whether a mail was sent. */
export const InviteOneResult = ({ result, as, onAgain, onClose }: InvitedProps) => {
  const { email, employee, inviteLink, emailSent, notice } = result
  const next = useFocusOnOpen<HTMLButtonElement>()
  const who = employee?.name ?? email
  const isAdmin = as.membershipRole === 'admin'
  return (
    <DialogBody
      actions={
        <>
          <Button ref={onClose ? undefined : next} variant="default" onClick={onAgain}>
            {say('inviteOne.inviteAnother')}
          </Button>
          {onClose && (
            <Button ref={next} onClick={onClose}>
              {say('inviteOne.done')}
            </Button>
          )}
        </>
      }
    >
      <output>
        <Text component="span" display="block" fw={600}>
          {invitedText(as, who, email)}
        </Text>
        {notice === undefined ? <MailResultText isSent={emailSent} /> : notice}
      </output>
      {inviteLink !== null && isAdmin && (
        <LinkField
          label={say('inviteOne.joinLink')}
          link={toJoinLink(inviteLink)}
          name={say('inviteOne.copyJoinLinkOf', { name: who })}
        />
      )}
      {inviteLink !== null && (
        <LinkField
          label={isAdmin ? say('inviteOne.questionnaireLink') : say('inviteOne.personalLink')}
          link={inviteLink}
          name={say('inviteOne.copyLinkOf', { name: who })}
        />
      )}
      <Text size="sm" c="dimmed">
        {say('inviteOne.shareWithThemOnly', { email })}
        {!isAdmin && ` ${say('inviteOne.mayJoinBefore')}`}
      </Text>
    </DialogBody>
  )
}

const LinkField = ({ label, link, name }: { label: string; link: string; name: string }) => (
  <div className="invite-link">
    <TextInput label={label} readOnly value={link} onFocus={(event) => event.target.select()} />
    <CopyButton size="sm" value={link} label={say('inviteOne.copyLink')} name={name} />
  </div>
)
