import { limits } from '../../../contract/shapes/limits.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { useCommand } from '../../core/api/queries.ts'
import { useNotifyCommandFailure } from '../../ui/feedback/notify-failure.ts'
import { copyText } from '../../ui/clipboard/copy-text.ts'
import { notifyCopyByHand, notifyDone, notifyFailed } from '../../ui/feedback/notify.ts'
import { mailResultMessage } from './mailing/mail-result.ts'
import type { PersonRow } from './list/person-rows.ts'
import { useMailEnabled } from '../../core/api/use-mail-enabled.ts'
import { useSignInLink } from './person/sign-in-link.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

/** The actions for one person; those that the reader may not use are absent. */
export type RowActions = {
  copyLink?: (row: PersonRow) => void
  /** Copies the link by which somebody whose answers were reopened returns to them, signed in. */
  copySignInLink?: (row: PersonRow) => void
  /** Shows the link with its QR code, for printing. */
  share?: (row: PersonRow) => void
  sendAgain?: (row: PersonRow) => void
  /** Whether that sends a mail; otherwise it only creates the link. */
  sendsMail: boolean
  revoke?: (row: PersonRow) => void
  edit?: (row: PersonRow) => void
  /** Reopens their submitted answers, after a confirmation. */
  reopen?: (row: PersonRow) => void
  /** Removes them from the list, after a confirmation. */
  remove?: (row: PersonRow) => void
  /** The id of the person who is being sent an invitation. */
  sending: string | undefined
}

type Allowed = { mayInvite: boolean; mayEdit: boolean; mayRemove: boolean; mayReopen: boolean }
type Dialogs = Record<'revoke' | 'edit' | 'share' | 'remove' | 'reopen', (row: PersonRow) => void>

const copy = async (name: string, link: string | null): Promise<void> => {
  if (link === null) return
  if (await copyText(link)) notifyDone(t(texts, 'rowActions.linkCopied', { name }))
  else notifyCopyByHand(t(texts, 'rowActions.linkNotCopied'), t(texts, 'rowActions.copyFromHere'), link)
}

/** The row actions that the reader may use. */
export const useRowActions = (
  { mayInvite, mayEdit, mayRemove, mayReopen }: Allowed,
  dialogs: Dialogs,
): RowActions => {
  const resend = useCommand(people.resendInvitation)
  const notifyNotDone = useNotifyCommandFailure()
  const sendsMail = useMailEnabled()
  const signInLink = useSignInLink()
  const sendAgain = ({ id, name, progress }: PersonRow) =>
    resend.mutate(
      { employeeId: id },
      {
        onSuccess: ({ result }) => {
          if (result.success)
            notifyDone(
              result.notice === undefined
                ? t(texts, 'rowActions.sent', {
                    name,
                    mail: mailResultMessage(
                      result.emailSent,
                      progress === 'waiting' || progress === 'answered',
                    ),
                    days: limits.invitationDays,
                  })
                : t(texts, 'rowActions.notice', { name, notice: result.notice }),
            )
          else notifyFailed(t(texts, 'rowActions.notInvitedAgain', { name }), new Error(result.error ?? ''))
        },
        onError: (error) => notifyNotDone(t(texts, 'rowActions.notInvitedAgain', { name }), error),
      },
    )
  return {
    ...(mayInvite
      ? {
          copyLink: ({ name, invitation }) => void copy(name, invitation?.inviteLink ?? null),
          share: dialogs.share,
          sendAgain,
          revoke: dialogs.revoke,
        }
      : {}),
    ...(mayEdit ? { edit: dialogs.edit } : {}),
    ...(mayReopen
      ? { reopen: dialogs.reopen, copySignInLink: ({ name }) => void copy(name, signInLink) }
      : {}),
    ...(mayRemove ? { remove: dialogs.remove } : {}),
    sendsMail,
    sending: resend.isPending ? resend.variables.employeeId : undefined,
  }
}
