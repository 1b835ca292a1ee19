import { z } from 'zod'
import { dayMs } from '../time/durations.ts'
import type { Host } from '../host.ts'
import type { JobDefinition } from '../jobs/job-queue.ts'
import { mailRetentionDays } from './mail-queue.ts'

const Nothing = z.object({})

/** Removes kept mails that are too old: a job of its own, since files are nothing for a transaction. */
export const mailboxJobs = (host: () => Host): { 'forget-kept-mails': JobDefinition<typeof Nothing> } => ({
  'forget-kept-mails': {
    payload: Nothing,
    async run() {
      const { mail, clock } = host()
      const kept = await mail.kept?.()
      await kept?.removeBefore(new Date(clock().getTime() - mailRetentionDays * dayMs))
    },
  },
})
