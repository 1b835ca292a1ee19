import { and, count, eq } from 'drizzle-orm'
import type { Organization } from '../../../contract/calls/organizations.ts'
import { can } from '../../../contract/rights/permissions.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { readSubscription } from '../billing/billing-account.ts'
import { findImport } from './imported-names.ts'
import { employees } from '../../schema/employees.ts'
import { submissions } from '../../schema/submissions.ts'
import { organizations } from '../../schema/organizations.ts'

/**
 * The organization in the shape of the response to a member (specification point 3), with its usage counted now. The
 * onboarding data is included only for members who may view or edit it.
 */
export const readOrganization = async ({ tx, host, org, member }: MemberContext): Promise<Organization> => {
  const orgId = org.id
  const isOnboardingShown = can(member, 'onboarding:view') || can(member, 'onboarding:edit')
  const [found] = await tx.select().from(organizations).where(eq(organizations.id, orgId))
  const row = orFail(found, notFound('Organization', orgId))
  const people = await tx.select({ number: count() }).from(employees).where(eq(employees.orgId, orgId))
  const completed = await tx
    .select({ number: count() })
    .from(submissions)
    .where(and(eq(submissions.orgId, orgId), eq(submissions.status, 'completed')))
  const imported = await findImport(tx, orgId)
  return {
    orgId: row.id,
    name: row.name,
    companyName: row.companyName,
    onboardingCompleted: row.onboardingCompletedAt !== null,
    ownerId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    settings: row.settings,
    subscription: await readSubscription({ tx, host }, orgId),
    usage: {
      employees: people[0]?.number ?? 0,
      submissions: completed[0]?.number ?? 0,
      lastReportGeneration: row.lastReportGenerationAt?.toISOString() ?? null,
    },
    onboarding: {
      completedAt: row.onboardingCompletedAt?.toISOString() ?? null,
      lastUpdated: row.onboardingUpdatedAt.toISOString(),
    },
    onboardingData: isOnboardingShown ? row.onboardingData : {},
    ...(imported && {
      imported: {
        companyName: imported.companyName,
        server: imported.server,
        exportedAt: imported.exportedAt.toISOString(),
        exportedBy: imported.exportedBy,
        at: imported.importedAt.toISOString(),
      },
    }),
  }
}
