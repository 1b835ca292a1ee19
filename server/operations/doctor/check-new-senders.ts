import { countInvitedByNewSenders } from '../../core/rate-limits/new-sender-totals.ts'
import type { SingleConnection } from '../single-connection.ts'
import { type Finding, warning } from './finding.ts'

/** How much of a day's mails to strangers new senders have used up; a flood of them is to be seen before it is over. */
export const checkNewSenders = async (
  { query }: Pick<SingleConnection, 'query'>,
  mostPerDay: number,
): Promise<Finding[]> => {
  const [there] = await query<{ there: string | null }>(
    "select to_regclass('public.address_counts')::text as there",
  )
  if (there?.there == null) return []
  const [invited] = await query<{ count: number }>(countInvitedByNewSenders(new Date()))
  const count = invited?.count ?? 0
  if (count < mostPerDay / 2) return []
  return [
    warning(
      'New senders',
      `owners whom few have answered have invited ${count} strangers by mail within a day, of ${mostPerDay} at most (NEW_SENDER_MAILS_PER_DAY). "npm run mail" shows who, and stops them.`,
    ),
  ]
}
