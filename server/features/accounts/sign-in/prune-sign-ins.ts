import { and, isNull, lt } from 'drizzle-orm'
import { dayMs } from '../../../core/time/durations.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { addressCounts, mails } from '../../../core/database/tables.ts'
import { oneTimeCodes, oneTimeCodeSources, sessions, wrongCodeTries } from '../../../schema/accounts.ts'

/** How long what signing in leaves behind is kept, in days. */
export const signInRetentionDays = { codes: 1, mails: 7, sessions: 30 }

/**
 * Takes away what signing in leaves behind: codes and their limits after a day, mails of codes after a week, and
 * sessions a month after they ended (until then a person may want to see where they were signed in).
 */
export const pruneSignIns: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, host) => {
    const before = (days: number) => new Date(host.clock().getTime() - days * dayMs)
    await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before(signInRetentionDays.codes)))
    await tx
      .delete(oneTimeCodeSources)
      .where(lt(oneTimeCodeSources.windowStartedAt, before(signInRetentionDays.codes)))
    await tx.delete(addressCounts).where(lt(addressCounts.startedAt, before(signInRetentionDays.codes)))
    await tx.delete(wrongCodeTries).where(lt(wrongCodeTries.at, before(signInRetentionDays.codes)))
    await tx
      .delete(mails)
      .where(and(isNull(mails.orgId), lt(mails.createdAt, before(signInRetentionDays.mails))))
    await tx.delete(sessions).where(lt(sessions.expiresAt, before(signInRetentionDays.sessions)))
  },
}
