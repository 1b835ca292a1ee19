import { and, count, eq } from 'drizzle-orm'
import type { Organization } from '../../../contract/organizations.ts'
import type { Tx } from '../../core/database.ts'
import { notFound, orFail } from '../../core/failures.ts'
import { employees } from '../people/tables.ts'
import { submissions } from '../questionnaires/tables.ts'
import { organizations } from './tables.ts'

/** Without a billing provider the product needs no subscription (decisions §7). */
const noSubscription: Organization['subscription'] = {
  status: 'not_required',
  plan: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  trialEnd: null,
  cancelAtPeriodEnd: false,
}

/** An organization as it is answered (specification point 3), its usage counted now. */
export const readOrganization = async (tx: Tx, orgId: string): Promise<Organization> => {
  const [found] = await tx.select().from(organizations).where(eq(organizations.id, orgId))
  const row = orFail(found, notFound('Organization', orgId))
  const people = await tx.select({ number: count() }).from(employees).where(eq(employees.orgId, orgId))
  const completed = await tx
    .select({ number: count() })
    .from(submissions)
    .where(and(eq(submissions.orgId, orgId), eq(submissions.status, 'completed')))
  return {
    orgId: row.id,
    name: row.name,
    companyName: row.companyName,
    onboardingCompleted: row.onboardingCompletedAt !== null,
    ownerId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    settings: row.settings,
    subscription: noSubscription,
    usage: {
      employees: people[0]?.number ?? 0,
      submissions: completed[0]?.number ?? 0,
      lastReportGeneration: row.lastReportGenerationAt?.toISOString() ?? null,
    },
    onboarding: {
      completedAt: row.onboardingCompletedAt?.toISOString() ?? null,
      lastUpdated: row.onboardingUpdatedAt.toISOString(),
    },
    onboardingData: row.onboardingData,
  }
}
