import { eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { organizations } from '../../schema/organizations.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { countDue } from '../../features/privacy/retention/count-due.ts'
import { retentionMail } from './retention-email.ts'
import { endOfNotice } from '../../features/privacy/retention/retention-rules.ts'
import { readRuleRows } from '../../features/organizations/retention-rules.ts'
import { memberLink } from '../../core/http/app-url.ts'

/**
 * Writes mails of the kind 'retention', with the state at the time of sending. Null where nothing is to be removed any
 * more.
 */
export const writeRetentionMail: MailWriter = async ({ orgId, toAddress, queuedAt }, { tx, host, now }) => {
  if (orgId === null) return null
  const [organization] = await tx
    .select({ name: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.id, orgId))
  const rules = await readRuleRows(tx, orgId)
  const end = endOfNotice(queuedAt)
  const found = await Promise.all(
    rules
      .filter(({ toldAt, beginsAt }) => toldAt !== null && beginsAt <= end)
      .map(async ({ kind, years, beginsAt }) => ({
        beginsAt,
        ...(await countDue(tx, { orgId, kind, years, at: end })),
      })),
  )
  const due = found.filter(({ count }) => count > 0)
  if (!organization || due.length === 0) return null
  // What is removed already goes on from today.
  const first = Math.max(now.getTime(), Math.min(...due.map(({ beginsAt }) => beginsAt.getTime())))
  const { publicUrl } = host.environment
  return renderMail(
    retentionMail(await mailWordsFor(tx, { orgId, toAddress }, now), {
      organizationName: organization.name,
      firstRemoval: new Date(first),
      due,
      link: memberLink(publicUrl, orgId, '/settings?section=organization', 'retention'),
      serverName: new URL(publicUrl).host,
    }),
  )
}
