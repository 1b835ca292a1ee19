import { and, asc, eq, ne } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { webhooks } from '../../../schema/webhooks.ts'

/** The hosts that an organization's webhooks call, in the order of the alphabet. */
export const webhookHosts = async ({ tx, org }: Pick<MemberContext, 'tx' | 'org'>): Promise<string[]> => {
  const rows = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(and(eq(webhooks.orgId, org.id), ne(webhooks.state, 'deleted')))
    .orderBy(asc(webhooks.url))
  return [...new Set(rows.map(({ url }) => new URL(url).host))].toSorted()
}
