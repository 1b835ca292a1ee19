import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { deferredMessage } from '../../../core/mail/delivery-failures.ts'
import type { Context } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { oneTimeCodes } from '../../../schema/accounts.ts'

/** How many of the latest codes are examined. */
const looked = 50

/**
 * Whether the mail server is refusing mail at the moment, judged by the mails of codes that are still valid. Only these
 * are used: anybody can request a code, so the answer does not disclose who has an account.
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
