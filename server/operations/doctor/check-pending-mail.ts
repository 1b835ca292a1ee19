import { deferredMessage } from '../../core/mail/delivery-failures.ts'
import type { SingleConnection } from '../single-connection.ts'
import { type Finding, warning } from './finding.ts'

/**
 * Mails that the mail server did not take, and what it said last: only handing one over tells whether it takes the sender.
 * What concerns a single mail is left out, and nobody is named.
 */
export const checkPendingMail = async ({ query }: Pick<SingleConnection, 'query'>): Promise<Finding[]> => {
  const [there] = await query<{ there: string | null }>("select to_regclass('public.mails')::text as there")
  if (there?.there == null) return []
  const [waiting] = await query<{ count: number; why: string | null }>(`
    select count(*)::int as count, (array_agg(last_error order by created_at desc, id desc))[1] as why
    from mails where state = 'queued' and last_error <> '${deferredMessage}'`)
  if (waiting?.why == null) return []
  const { count, why } = waiting
  return [
    warning(
      'Waiting mails',
      `${count} ${count === 1 ? 'was' : 'were'} not taken yet, each is tried again for about a day. ${why}`,
    ),
  ]
}
