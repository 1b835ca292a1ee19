import type { MailWriter } from '../core/mail/mail-queue.ts'
import { accountDeletedEmail } from './account/account-deleted-email.ts'
import { apiKeyEmail } from './account/api-key-email.ts'
import { newDeviceEmail } from './account/new-device-email.ts'
import { signInCodeEmail } from './account/sign-in-code-email.ts'
import type { Email } from './define-email.ts'
import { invitationEmail } from './invitation/invitation-email.ts'
import { invitationRequestEmail } from './invitation/invitation-request-email.ts'
import { newCycleEmails } from './invitation/new-cycle-email.ts'
import { reminderEmail } from './invitation/reminder-email.ts'
import { reopenedEmails } from './invitation/reopened-email.ts'
import { exportBegunEmail, exportedEmail, exportStoppedEmail } from './organization/data-export-email.ts'
import { membershipEmail } from './organization/membership-email.ts'
import { organizationDeletedEmail } from './organization/organization-deleted-email.ts'
import { retentionEmail } from './organization/retention-email.ts'
import { supportEmail } from './organization/support-email.ts'
import { webhookDisabledEmail } from './organization/webhook-disabled-email.ts'
import { reportAnsweredEmail } from './report/report-answered-email.ts'
import { reportContestedEmail } from './report/report-contested-email.ts'
import { reportReleasedEmail } from './report/report-released-email.ts'
import { reportWithdrawnEmail } from './report/report-withdrawn-email.ts'

/** Every mail that this server sends. */
export const emails: readonly Pick<Email<never>, 'kind' | 'write'>[] = [
  signInCodeEmail,
  newDeviceEmail,
  accountDeletedEmail,
  apiKeyEmail,
  invitationEmail,
  invitationRequestEmail,
  reminderEmail,
  reopenedEmails.toRecord,
  reopenedEmails.toAccount,
  newCycleEmails.toRecord,
  newCycleEmails.toAccount,
  reportReleasedEmail,
  reportAnsweredEmail,
  reportWithdrawnEmail,
  reportContestedEmail,
  membershipEmail,
  organizationDeletedEmail,
  exportBegunEmail,
  exportedEmail,
  exportStoppedEmail,
  supportEmail,
  webhookDisabledEmail,
  retentionEmail,
]

/** Who writes the mails of each kind. */
export const mailWriters: Readonly<Record<string, MailWriter>> = Object.fromEntries(
  emails.map(({ kind, write }) => [kind, write]),
)
