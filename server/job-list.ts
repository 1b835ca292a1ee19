import type { Host } from './core/host.ts'
import type { MailWriter } from './core/mail.ts'
import { mailJobs } from './core/mail/mail-jobs.ts'
import { writeCodeMail } from './features/accounts/write-code-mail.ts'
import { pruneChangesJob } from './features/questionnaires/prune-changes.ts'

/** Who writes the mails of each kind. */
const mailWriters: Record<string, MailWriter> = { code: writeCodeMail }

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({
  ...mailJobs(host, mailWriters),
  'prune-changes': pruneChangesJob(host),
})
