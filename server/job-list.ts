import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail.ts'
import { mailJobs } from './core/mail/mail-jobs.ts'
import { writeCodeMail } from './features/accounts/write-code-mail.ts'
import { invitationRun } from './features/people/invitation-run.ts'
import { writeInvitationMail } from './features/people/write-invitation-mail.ts'
import { pruneChangesJob } from './features/questionnaires/prune-changes.ts'
import { employeeReportsRun } from './features/reports/report-run.ts'
import { runJob } from './features/runs/run-job.ts'

/** Who writes the mails of each kind. */
const mailWriters: Record<string, MailWriter> = {
  code: writeCodeMail,
  invitation: writeInvitationMail,
}

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({
  ...mailJobs(host, mailWriters),
  run: runJob(host, { invitations: invitationRun, 'employee-reports': employeeReportsRun }),
  'prune-changes': pruneChangesJob(host),
})
