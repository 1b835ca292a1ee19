import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { useUnsavedText } from '../../../core/drafts/unsaved-input.ts'
import { ConfirmDialog, Points } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { mailResultMessage } from '../mailing/mail-result.ts'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  row: PersonRow | undefined
  onClose: () => void
  /** Their answers have been reopened. */
  onReopened: (employeeId: string) => void
}

/** Confirms reopening submitted answers, and says what stays and what does not count until they are submitted again. */
export const ReopenDialog = ({ row, ...rest }: Props) =>
  row === undefined ? null : <Reopen row={row} {...rest} />

/** Whether the person is notified by mail; `maybe` if the reader cannot know. */
const useTelling = ({ invitation }: PersonRow): 'mail' | 'maybe' | 'wantsNone' | 'noServer' => {
  const { data } = useQuery(callQuery(accounts.getServerInfo, {}))
  if (data !== undefined && data.mail !== 'smtp') return 'noServer'
  if (invitation === null || invitation === undefined) return 'maybe'
  return invitation.reminders.isOptedOut ? 'wantsNone' : 'mail'
}

const whoIsTold = {
  mail: 'reopenDialog.whoIsTold',
  maybe: 'reopenDialog.whoMayBeTold',
  wantsNone: 'reopenDialog.wantsNoMail',
  noServer: 'reopenDialog.noMailLeaves',
} as const

const Reopen = ({ row, onClose, onReopened }: Props & { row: PersonRow }) => {
  const { id, name, email } = row
  const telling = useTelling(row)
  const isMailed = telling === 'mail' || telling === 'maybe'
  const { value: reason, write: setReason, sent } = useUnsavedText(`reopen/${id}`, '')
  const lengthTold = useTextLength(limits.reopenReasonMax)
  const reopen = useCommand(questionnaires.reopenSubmission, { onAnswer: sent })
  return (
    <ConfirmDialog
      title={t(texts, 'reopenDialog.title', { name })}
      act={t(texts, 'reopenDialog.open')}
      command={reopen}
      input={{ employeeId: id, ...(isBlankText(reason) ? {} : { reason }) }}
      done={({ emailSent, notice }) =>
        `${t(texts, 'reopenDialog.opened', { name })} ${notice ?? `${mailResultMessage(emailSent)}.`}`
      }
      onDone={() => onReopened(id)}
      unchanged={t(texts, 'reopenDialog.nothingWasOpened')}
      hasField
      isTyped={!isBlankText(reason)}
      onClose={onClose}
    >
      <Points
        of={[
          {
            what: t(texts, isMailed ? 'reopenDialog.told' : 'reopenDialog.notTold'),
            says: t(texts, whoIsTold[telling], { name, email }),
          },
          {
            what: t(texts, 'reopenDialog.stays'),
            says: t(texts, 'reopenDialog.whatStays'),
          },
          {
            what: t(texts, 'reopenDialog.doesNotCount'),
            says: t(texts, 'reopenDialog.whatDoesNotCount'),
          },
        ]}
      />
      <Textarea
        mt="md"
        label={t(texts, 'reopenDialog.why')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...lengthTold(reason, {
          description: t(texts, isMailed ? 'reopenDialog.whyHint' : 'reopenDialog.whyHintUnmailed', { name }),
        })}
        rows={3}
        data-autofocus
      />
    </ConfirmDialog>
  )
}
