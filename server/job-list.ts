import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail/mail-queue.ts'
import { keptMailJobs } from './core/mail/prune-mailbox.ts'
import { mailJobs } from './core/mail/deliver-mail.ts'
import { accountDeletedKind } from './emails/account/account-deleted-email.ts'
import { writeAccountDeletedMail } from './emails/account/write-account-deleted-email.ts'
import { writeCodeMail } from './emails/account/write-sign-in-code-email.ts'
import { writeNewDeviceMail } from './emails/account/write-new-device-email.ts'
import { invitationRun } from './features/employees/invitations/invitation-batch-job.ts'
import { pruneMails } from './features/employees/mail-limits/prune-mails.ts'
import { reminderRun } from './features/employees/reminders/reminders.ts'
import { invitationAskedKind } from './features/employees/invitations/records-by-address.ts'
import { writeInvitationAskedMail } from './emails/invitation/write-invitation-request-email.ts'
import { writeInvitationMail, writeReminderMail } from './emails/invitation/write-invitation-email.ts'
import { regularJobs } from './core/jobs/scheduled-jobs.ts'
import { forgetOldSignIns } from './features/accounts/sign-in/prune-sign-ins.ts'
import { keyMailKind } from './emails/account/api-key-email.ts'
import { writeKeyMail } from './emails/account/write-api-key-email.ts'
import { chatJobs, takeOutOfChats } from './features/chat/conversation/redact-erased.ts'
import { cycleRun } from './features/cycles/cycle-batch-job.ts'
import { billingJobs, reconcileSubscriptions } from './features/billing/billing-jobs.ts'
import { forgetSupportMessages } from './features/support/erase-messages.ts'
import { supportMailKind } from './emails/organization/support-email.ts'
import { writeSupportMail } from './emails/organization/write-support-email.ts'
import { imageJobs } from './features/images/image-files.ts'
import { wordReport } from './features/reports/rewording/reword-report.ts'
import { pruneChanges } from './features/submissions/events/prune-changes.ts'
import { writeReopenedAccountMail, writeReopenedMail } from './emails/invitation/write-reopened-email.ts'
import { deletionMailKind } from './features/organizations/ownership/notify-deletion.ts'
import { writeDeletionMail } from './emails/organization/write-organization-deleted-email.ts'
import { exportMailWriters } from './emails/organization/write-data-export-email.ts'
import { writeMembershipMail } from './emails/organization/write-membership-email.ts'
import { purgeRemovedReports } from './features/reports/deletion/purge-deleted-reports.ts'
import { eraseJobs, eraseRemoved } from './features/privacy/erasure/erase-expired.ts'
import { applyRetention, retentionJobs } from './features/privacy/retention/apply-retention.ts'
import { retentionMailKind } from './features/privacy/retention/notify-owners.ts'
import { writeRetentionMail } from './emails/organization/write-retention-email.ts'
import {
  writeAnsweredMail,
  writeContestedMail,
  writeReleasedMail,
  writeTakenBackMail,
} from './emails/report/write-report-emails.ts'
import { employeeReportsRun } from './features/reports/generation/report-batch-job.ts'
import { pruneRuns } from './features/batch-jobs/prune-batch-jobs.ts'
import { runJob } from './features/batch-jobs/run-batch-job.ts'
import { forgetOldDeliveries, wakeOverdueWebhooks, webhookJobs } from './features/webhooks/send-deliveries.ts'
import { webhookOffMailKind } from './features/webhooks/record-delivery.ts'
import { writeWebhookOffMail } from './emails/organization/write-webhook-disabled-email.ts'

/** Who writes the mails of each kind. */
export const mailWriters: Record<string, MailWriter> = {
  code: writeCodeMail,
  'new-device': writeNewDeviceMail,
  [accountDeletedKind]: writeAccountDeletedMail,
  invitation: writeInvitationMail,
  [invitationAskedKind]: writeInvitationAskedMail,
  reminder: writeReminderMail,
  reopened: writeReopenedMail('reopened'),
  'reopened-account': writeReopenedAccountMail('reopened'),
  'asked-again': writeReopenedMail('asked-again'),
  'asked-again-account': writeReopenedAccountMail('asked-again'),
  'report-released': writeReleasedMail,
  'report-answered': writeAnsweredMail,
  'report-taken-back': writeTakenBackMail,
  'report-contested': writeContestedMail,
  [keyMailKind]: writeKeyMail,
  membership: writeMembershipMail,
  ...exportMailWriters,
  [deletionMailKind]: writeDeletionMail,
  [supportMailKind]: writeSupportMail,
  [webhookOffMailKind]: writeWebhookOffMail,
  [retentionMailKind]: writeRetentionMail,
}

/** Upkeep, by the name of its job. */
export const regularWork = {
  'prune-changes': pruneChanges,
  'purge-removed-reports': purgeRemovedReports,
  'forget-old-sign-ins': forgetOldSignIns,
  'prune-mails': pruneMails,
  'prune-runs': pruneRuns,
  'forget-support-messages': forgetSupportMessages,
  'erase-removed-employees': eraseRemoved,
  'apply-retention-rules': applyRetention,
  'reconcile-subscriptions': reconcileSubscriptions,
  'erased-in-chats': takeOutOfChats,
  'wake-overdue-webhooks': wakeOverdueWebhooks,
  'forget-old-deliveries': forgetOldDeliveries,
}

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({
  ...mailJobs(host, mailWriters),
  ...keptMailJobs(host),
  run: runJob(host, {
    invitations: invitationRun,
    'employee-reports': employeeReportsRun,
    reminders: reminderRun,
    cycle: cycleRun,
  }),
  ...billingJobs(host),
  ...imageJobs(host),
  'word-report': wordReport(host),
  ...chatJobs(host),
  ...eraseJobs(host),
  ...webhookJobs(host),
  ...retentionJobs(host),
  ...regularJobs(host, regularWork),
})
