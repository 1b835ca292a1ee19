import { Alert, Button, List, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reminders } from '../../../../contract/calls/employees/reminders.ts'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { NoMailNotice } from '../mailing/no-mail-notice.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { expiredInvitations, skippedReasons, reminderGroups } from './reminder-groups.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** The people concerned; undefined while closed. */
  rows: readonly PersonRow[] | undefined
  onClose: () => void
  /** Receives the run that sends reminders, or invitations again. */
  onRun: (run: Run) => void
}

/** Says who is reminded and who is not, and why, before any mail is sent. */
export const RemindersDialog = ({ rows, onClose, onRun }: Props) => (
  <Modal opened={rows !== undefined} onClose={onClose} title={t(texts, 'remindersDialog.title')}>
    {rows !== undefined && <Question rows={rows} onClose={onClose} onRun={onRun} />}
  </Modal>
)

const Question = ({ rows, onClose, onRun }: Props & { rows: readonly PersonRow[] }) => {
  const [openedAt] = useState(() => Date.now())
  const groups = reminderGroups(rows, openedAt)
  const remind = useCommand(reminders.remindEmployees)
  const sendAgain = useCommand(people.startInvitations)
  const sendsMail = useMailEnabled()
  const leftOut = skippedReasons(groups)
  const count = groups.now.length
  const expired = expiredInvitations(groups)
  const error = remind.error ?? sendAgain.error
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {count === 0 && expired.length === 0
              ? t(texts, 'remindersDialog.close')
              : t(texts, 'remindersDialog.cancel')}
          </Button>
          {expired.length > 0 && (
            <Button
              variant="default"
              loading={sendAgain.isPending}
              onClick={() =>
                sendAgain.mutate(
                  {
                    invites: expired.map(({ name, email, role, department }) => ({
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
              {t(texts, sendsMail ? 'remindersDialog.sendAgain' : 'remindersDialog.renew', {
                count: expired.length,
                number: englishNumber(expired.length),
              })}
            </Button>
          )}
          {count > 0 && (
            <Button
              data-autofocus
              loading={remind.isPending}
              onClick={() =>
                remind.mutate(
                  { employeeIds: groups.now.map(({ id }) => id) },
                  { onSuccess: ({ run }) => onRun(run) },
                )
              }
            >
              {t(texts, 'remindersDialog.remind', { people: peopleCount(count) })}
            </Button>
          )}
        </>
      }
    >
      <Text>
        {count === 0
          ? t(texts, 'remindersDialog.none')
          : t(texts, 'remindersDialog.reminderIsSent', { count, people: peopleCount(count) })}
      </Text>
      {leftOut.length > 0 && (
        <List size="sm" spacing="xs" c="dimmed">
          {leftOut.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm" c="dimmed">
        {t(texts, 'remindersDialog.howOften', {
          most: limits.remindersPerInvitation,
          hours: limits.hoursBetweenReminders,
        })}
      </Text>
      <NoMailNotice>{t(texts, 'remindersDialog.noMail')}</NoMailNotice>
      {error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
          <BillingLink error={error} />
        </Alert>
      )}
    </DialogBody>
  )
}
