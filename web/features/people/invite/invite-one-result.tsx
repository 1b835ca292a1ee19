import { Button, Text, TextInput } from '@mantine/core'
import type { InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { toJoinLink } from '../invitations/join-link.ts'
import { MailResultText } from '../mailing/mail-result-text.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }
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
            {t(texts, 'inviteOne.inviteAnother')}
          </Button>
          {onClose && (
            <Button ref={next} onClick={onClose}>
              {t(texts, 'inviteOne.done')}
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
          label={t(texts, 'inviteOne.joinLink')}
          link={toJoinLink(inviteLink)}
          name={t(texts, 'inviteOne.copyJoinLinkOf', { name: who })}
        />
      )}
      {inviteLink !== null && (
        <LinkField
          label={isAdmin ? t(texts, 'inviteOne.questionnaireLink') : t(texts, 'inviteOne.personalLink')}
          link={inviteLink}
          name={t(texts, 'inviteOne.copyLinkOf', { name: who })}
        />
      )}
      <Text size="sm" c="dimmed">
        {t(texts, 'inviteOne.shareWithThemOnly', { email })}
        {!isAdmin && ` ${t(texts, 'inviteOne.mayJoinBefore')}`}
      </Text>
    </DialogBody>
  )
}

const LinkField = ({ label, link, name }: { label: string; link: string; name: string }) => (
  <div className="invite-link">
    <TextInput label={label} readOnly value={link} onFocus={(event) => event.target.select()} />
    <CopyButton size="sm" value={link} label={t(texts, 'inviteOne.copyLink')} name={name} />
  </div>
)
