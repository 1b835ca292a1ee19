import type { Host } from '../core/host.ts'
import { eventually } from './eventually.ts'

/**
 * What `look` finds once it finds something, while mails that wait for their next try have none to wait for: how long
 * that would be grows with every try, and is none of the matter.
 */
export const afterRetry = <T>(
  { database }: Host,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T> =>
  eventually(async () => {
    await database.sql`update pgboss.job set start_after = now()
      where name in ('mail', 'urgent-mail') and state = 'retry' and start_after > now()`
    return look()
  }, 30_000)
