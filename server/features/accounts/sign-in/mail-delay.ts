import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { deferredMessage } from '../../../core/mail/delivery-failures.ts'
import type { Context } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { oneTimeCodes } from '../../../schema/accounts.ts'

/** So many of the codes that were asked for last tell enough. */
const looked = 50

/**
 * Whether the mail server takes no mail at the moment, by what became of the codes that are still good. Of them alone: a
 * code goes to whoever asks for one, so that nothing here says to a stranger who has an account.
 */
export const isMailDelayed = async ({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<boolean> => {
  const tried = await tx
    .select({
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      lastError: mails.lastError,
    })
    .from(oneTimeCodes)
    .innerJoin(mails, and(isNull(mails.orgId), eq(mails.subjectId, oneTimeCodes.id)))
    .where(gt(oneTimeCodes.expiresAt, now))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(looked)
  const taken = Math.max(0, ...tried.map(({ sentAt }) => sentAt?.getTime() ?? 0))
  return tried.some(
    ({ state, createdAt, lastError }) =>
      state === 'queued' &&
      lastError !== null &&
      lastError !== deferredMessage &&
      createdAt.getTime() >= taken,
  )
}
