import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail.ts'
import { keptMailJobs } from './core/mail/kept-mail-jobs.ts'
import { mailJobs } from './core/mail/mail-jobs.ts'
import { writeCodeMail } from './features/accounts/write-code-mail.ts'
import { writeNewDeviceMail } from './features/accounts/write-new-device-mail.ts'
import { invitationRun } from './features/people/invitation-run.ts'
import { pruneMails } from './features/people/prune-mails.ts'
import { reminderRun } from './features/people/reminders.ts'
import { writeInvitationMail, writeReminderMail } from './features/people/write-invitation-mail.ts'
import { regularJobs } from './core/regular-jobs.ts'
import { forgetOldSignIns } from './features/accounts/housekeeping.ts'
import { billingJobs, reconcileSubscriptions } from './features/billing/jobs.ts'
import { imageJobs } from './features/images/jobs.ts'
import { pruneChanges } from './features/questionnaires/prune-changes.ts'
import { writeReopenedAccountMail, writeReopenedMail } from './features/questionnaires/write-reopened-mail.ts'
import { purgeRemovedReports } from './features/reports/purge-removed.ts'
import { eraseRemoved } from './features/removals/erase.ts'
import { employeeReportsRun } from './features/reports/report-run.ts'
import { pruneRuns } from './features/runs/prune-runs.ts'
import { runJob } from './features/runs/run-job.ts'

/** Who writes the mails of each kind. */
const mailWriters: Record<string, MailWriter> = {
  code: writeCodeMail,
  'new-device': writeNewDeviceMail,
  invitation: writeInvitationMail,
  reminder: writeReminderMail,
  reopened: writeReopenedMail,
  'reopened-account': writeReopenedAccountMail,
}

/** Upkeep, by the name of its job. */
export const regularWork = {
  'prune-changes': pruneChanges,
  'purge-removed-reports': purgeRemovedReports,
  'forget-old-sign-ins': forgetOldSignIns,
  'prune-mails': pruneMails,
  'prune-runs': pruneRuns,
  'erase-removed-employees': eraseRemoved,
  'reconcile-subscriptions': reconcileSubscriptions,
}

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({
  ...mailJobs(host, mailWriters),
  ...keptMailJobs(host),
  run: runJob(host, {
    invitations: invitationRun,
    'employee-reports': employeeReportsRun,
    reminders: reminderRun,
  }),
  ...billingJobs(host),
  ...imageJobs(host),
  ...regularJobs(host, regularWork),
})
