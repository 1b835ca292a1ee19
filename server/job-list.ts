import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail/mail-queue.ts'
import { mailboxJobs } from './core/mail/prune-mailbox.ts'
import { mailJobs } from './core/mail/deliver-mail.ts'
import { accountDeletedKind } from './emails/account/account-deleted-email.ts'
import { writeAccountDeletedMail } from './emails/account/write-account-deleted-email.ts'
import { writeCodeMail } from './emails/account/write-sign-in-code-email.ts'
import { writeNewDeviceMail } from './emails/account/write-new-device-email.ts'
import { invitationRun } from './features/employees/invitations/invitation-batch-job.ts'
import { pruneMails } from './features/employees/mail-limits/prune-mails.ts'
import { reminderRun } from './features/employees/reminders/reminders.ts'
import { invitationRequestKind } from './features/employees/invitations/records-by-address.ts'
import { writeInvitationRequestMail } from './emails/invitation/write-invitation-request-email.ts'
import { writeInvitationMail, writeReminderMail } from './emails/invitation/write-invitation-email.ts'
import { scheduledJobs } from './core/jobs/scheduled-jobs.ts'
import { pruneSignIns } from './features/accounts/sign-in/prune-sign-ins.ts'
import { keyMailKind } from './emails/account/api-key-email.ts'
import { writeKeyMail } from './emails/account/write-api-key-email.ts'
import { chatJobs, redactErasedFromChats } from './features/chat/conversation/redact-erased.ts'
import { cycleRun } from './features/cycles/cycle-batch-job.ts'
import { billingJobs, reconcileSubscriptions } from './features/billing/billing-jobs.ts'
import { eraseSupportMessages } from './features/support/erase-messages.ts'
import { supportMailKind } from './emails/organization/support-email.ts'
import { writeSupportMail } from './emails/organization/write-support-email.ts'
import { imageJobs } from './features/images/image-files.ts'
import { rewordReport } from './features/reports/rewording/reword-report.ts'
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
  writeReportAnsweredMail,
  writeReportContestedMail,
  writeReportReleasedMail,
  writeReportWithdrawnMail,
} from './emails/report/write-report-emails.ts'
import { employeeReportsRun } from './features/reports/generation/report-batch-job.ts'
import { pruneRuns } from './features/batch-jobs/prune-batch-jobs.ts'
import { runJob } from './features/batch-jobs/run-batch-job.ts'
import { pruneDeliveries, wakeOverdueWebhooks, webhookJobs } from './features/webhooks/send-deliveries.ts'
import { webhookDisabledMailKind } from './features/webhooks/record-delivery.ts'
import { writeWebhookDisabledMail } from './emails/organization/write-webhook-disabled-email.ts'

/** Who writes the mails of each kind. */
export const mailWriters: Record<string, MailWriter> = {
  code: writeCodeMail,
  'new-device': writeNewDeviceMail,
  [accountDeletedKind]: writeAccountDeletedMail,
  invitation: writeInvitationMail,
  [invitationRequestKind]: writeInvitationRequestMail,
  reminder: writeReminderMail,
  reopened: writeReopenedMail('reopened'),
  'reopened-account': writeReopenedAccountMail('reopened'),
  'asked-again': writeReopenedMail('asked-again'),
  'asked-again-account': writeReopenedAccountMail('asked-again'),
  'report-released': writeReportReleasedMail,
  'report-answered': writeReportAnsweredMail,
  'report-taken-back': writeReportWithdrawnMail,
  'report-contested': writeReportContestedMail,
  [keyMailKind]: writeKeyMail,
  membership: writeMembershipMail,
  ...exportMailWriters,
  [deletionMailKind]: writeDeletionMail,
  [supportMailKind]: writeSupportMail,
  [webhookDisabledMailKind]: writeWebhookDisabledMail,
  [retentionMailKind]: writeRetentionMail,
}

/** Upkeep, by the name of its job. */
export const scheduledWork = {
  'prune-changes': pruneChanges,
  'purge-removed-reports': purgeRemovedReports,
  'forget-old-sign-ins': pruneSignIns,
  'prune-mails': pruneMails,
  'prune-runs': pruneRuns,
  'forget-support-messages': eraseSupportMessages,
  'erase-removed-employees': eraseRemoved,
  'apply-retention-rules': applyRetention,
  'reconcile-subscriptions': reconcileSubscriptions,
  'erased-in-chats': redactErasedFromChats,
  'wake-overdue-webhooks': wakeOverdueWebhooks,
  'forget-old-deliveries': pruneDeliveries,
}

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({
  ...mailJobs(host, mailWriters),
  ...mailboxJobs(host),
  run: runJob(host, {
    invitations: invitationRun,
    'employee-reports': employeeReportsRun,
    reminders: reminderRun,
    cycle: cycleRun,
  }),
  ...billingJobs(host),
  ...imageJobs(host),
  'word-report': rewordReport(host),
  ...chatJobs(host),
  ...eraseJobs(host),
  ...webhookJobs(host),
  ...retentionJobs(host),
  ...scheduledJobs(host, scheduledWork),
})
