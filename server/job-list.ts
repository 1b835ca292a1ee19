import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail.ts'
import { keptMailJobs } from './core/mail/kept-mail-jobs.ts'
import { mailJobs } from './core/mail/mail-jobs.ts'
import { accountDeletedKind } from './features/accounts/account-deleted-mail.ts'
import { writeAccountDeletedMail } from './features/accounts/write-account-deleted-mail.ts'
import { writeCodeMail } from './features/accounts/write-code-mail.ts'
import { writeNewDeviceMail } from './features/accounts/write-new-device-mail.ts'
import { invitationRun } from './features/people/invitation-run.ts'
import { pruneMails } from './features/people/prune-mails.ts'
import { reminderRun } from './features/people/reminders.ts'
import { invitationAskedKind } from './features/people/own-records.ts'
import { writeInvitationAskedMail } from './features/people/write-invitation-asked-mail.ts'
import { writeInvitationMail, writeReminderMail } from './features/people/write-invitation-mail.ts'
import { regularJobs } from './core/regular-jobs.ts'
import { forgetOldSignIns } from './features/accounts/housekeeping.ts'
import { keyMailKind } from './features/api-keys/key-mail.ts'
import { writeKeyMail } from './features/api-keys/write-key-mail.ts'
import { chatJobs, takeOutOfChats } from './features/chat/take-out.ts'
import { cycleRun } from './features/cycles/cycle-run.ts'
import { billingJobs, reconcileSubscriptions } from './features/billing/jobs.ts'
import { forgetSupportMessages } from './features/help/forget-messages.ts'
import { supportMailKind } from './features/help/support-mail.ts'
import { writeSupportMail } from './features/help/write-support-mail.ts'
import { imageJobs } from './features/images/jobs.ts'
import { wordReport } from './features/prose/word-report.ts'
import { pruneChanges } from './features/questionnaires/prune-changes.ts'
import { writeReopenedAccountMail, writeReopenedMail } from './features/questionnaires/write-reopened-mail.ts'
import { deletionMailKind } from './features/organizations/tell-of-deletion.ts'
import { writeDeletionMail } from './features/organizations/write-deletion-mail.ts'
import { exportMailWriters } from './features/moving/write-export-mail.ts'
import { writeMembershipMail } from './features/organizations/write-membership-mail.ts'
import { purgeRemovedReports } from './features/reports/purge-removed.ts'
import { eraseJobs, eraseRemoved } from './features/removals/erase-due.ts'
import { applyRetention, retentionJobs } from './features/retention/apply.ts'
import { retentionMailKind } from './features/retention/tell-owners.ts'
import { writeRetentionMail } from './features/retention/write-mail.ts'
import {
  writeAnsweredMail,
  writeContestedMail,
  writeReleasedMail,
  writeTakenBackMail,
} from './features/reports/write-report-mails.ts'
import { employeeReportsRun } from './features/reports/report-run.ts'
import { pruneRuns } from './features/runs/prune-runs.ts'
import { runJob } from './features/runs/run-job.ts'
import { forgetOldDeliveries, wakeOverdueWebhooks, webhookJobs } from './features/webhooks/send-due.ts'
import { webhookOffMailKind } from './features/webhooks/take-note.ts'
import { writeWebhookOffMail } from './features/webhooks/write-off-mail.ts'

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
