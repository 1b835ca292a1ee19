import type { Host } from './core/host.ts'
import { mailboxJobs } from './core/mail/prune-mailbox.ts'
import { mailJobs } from './core/mail/deliver-mail.ts'
import { mailWriters } from './emails/email-list.ts'
import { invitationRun } from './features/employees/invitations/invitation-batch-job.ts'
import { pruneMails } from './features/employees/mail-limits/prune-mails.ts'
import { reminderRun } from './features/employees/reminders/reminders.ts'
import { scheduledJobs } from './core/jobs/scheduled-jobs.ts'
import { pruneSignIns } from './features/accounts/sign-in/prune-sign-ins.ts'
import { chatErasureJobs, redactErasedFromChats } from './features/privacy/erasure/redact-chats.ts'
import { cycleRun } from './features/cycles/cycle-batch-job.ts'
import { billingJobs, reconcileSubscriptions } from './features/billing/billing-jobs.ts'
import { eraseSupportMessages } from './features/support/erase-messages.ts'
import { imageJobs } from './features/images/image-files.ts'
import { rewordReport } from './features/reports/rewording/reword-report.ts'
import { pruneChanges } from './features/submissions/events/prune-changes.ts'
import { purgeRemovedReports } from './features/reports/deletion/purge-deleted-reports.ts'
import { eraseJobs, eraseRemoved } from './features/privacy/erasure/erase-expired.ts'
import { applyRetention, retentionJobs } from './features/privacy/retention/apply-retention.ts'
import { employeeReportsRun } from './features/reports/generation/report-batch-job.ts'
import { pruneRuns } from './features/batch-jobs/prune-batch-jobs.ts'
import { runJob } from './features/batch-jobs/run-batch-job.ts'
import { pruneDeliveries, wakeOverdueWebhooks, webhookJobs } from './features/webhooks/send-deliveries.ts'

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
  ...chatErasureJobs(host),
  ...eraseJobs(host),
  ...webhookJobs(host),
  ...retentionJobs(host),
  ...scheduledJobs(host, scheduledWork),
})
