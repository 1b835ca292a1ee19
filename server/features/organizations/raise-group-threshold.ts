import { and, eq, isNull } from 'drizzle-orm'
import { messages } from '../../../contract/http/failures.ts'
import type { OrganizationSettings } from '../../../contract/calls/organizations.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { companyReports } from '../../schema/reports.ts'

/**
 * The group threshold as it is to be stored (docs/disclosure.md). People answer knowing it, so it is only raised, and not while
 * a company report is out that was made for the lower one. The organization is locked, under which reports are released.
 * @throws Failure BUSINESS_LOGIC_ERROR for a lower number, and while a company report is out
 */
export const groupThresholdToStore = async (
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  { groupThreshold: stored }: OrganizationSettings,
  wanted: number | undefined,
): Promise<number> => {
  if (wanted === undefined || wanted === stored) return stored
  if (wanted < stored) throw ruleViolation(messages.groupThresholdOnlyUp(stored))
  const [out] = await tx
    .select({ id: companyReports.id })
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        eq(companyReports.state, 'released'),
        isNull(companyReports.removedAt),
      ),
    )
    .limit(1)
  if (out) throw ruleViolation(messages.groupThresholdReportOut)
  return wanted
}
