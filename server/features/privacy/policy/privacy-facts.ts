import { eq, sql } from 'drizzle-orm'
import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { removedDays } from '../../../../contract/calls/employees/removals.ts'
import { can, canDecide, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { webhookLimits } from '../../../../contract/calls/webhooks.ts'
import type { Environment } from '../../../core/config/environment.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { mailRetentionDays } from '../../../core/mail/mail-queue.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { auditEntries } from '../../../core/database/tables.ts'
import { signInRetentionDays as signInsKeptDays } from '../../accounts/sign-in/prune-sign-ins.ts'
import { countOpenKeys } from '../../api-keys/list-api-keys.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { employees } from '../../../schema/employees.ts'
import { changeRetentionDays as changesKeptDays } from '../../submissions/events/prune-changes.ts'
import { submissions } from '../../../schema/submissions.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { companyReports, reports } from '../../../schema/reports.ts'
import { readRules } from '../../organizations/retention-rules.ts'
import { webhookHosts } from './webhook-hosts.ts'

/** The facts of one organization on this server, as its settings and tables say them now. */
export const readPrivacyFacts = async (context: MemberContext): Promise<DataProtection> => {
  const { host, org } = context
  const { environment } = host
  const [organization] = await context.tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  const { settings } = orFail(organization, notFound('Organization', org.id))
  return {
    publicUrl: environment.publicUrl,
    isEncrypted: environment.publicUrl.startsWith('https:'),
    stored: await storedOf(context),
    database: environment.databaseUrl === undefined ? 'embedded' : 'hosted',
    pictures:
      environment.files === undefined
        ? { place: 'database' }
        : { place: 'store', region: environment.files.region },
    mail: { delivery: host.mail.delivery, from: environment.mailFrom },
    ...othersOf(environment),
    webhooks: await webhookHosts(context),
    readers: await readersOf(context),
    reportVisibility: settings.reportVisibility,
    reportsOpenSince: settings.reportsOpenSince,
    groupThreshold: settings.groupThreshold,
    rules: await readRules(context.tx, org.id),
    retention: {
      invitationDays: limits.invitationDays,
      removedPersonDays: removedDays,
      removedReportDays: limits.removedReportDays,
      mailDays: mailRetentionDays,
      webhookLogDays: webhookLimits.logDays,
      runDays: mailRetentionDays,
      changeDays: changesKeptDays,
      sessionDays: limits.sessionHours / 24,
      endedSessionDays: signInsKeptDays.sessions,
      codeMinutes: limits.otpMinutes,
      codeTraceDays: signInsKeptDays.codes,
      signInMailDays: signInsKeptDays.mails,
    },
  }
}

/** Who else is sent something by this server, or by the browser at its word. */
const othersOf = ({
  socialSignIn,
  billing,
  model,
  supportEmail,
}: Environment): Pick<DataProtection, 'signInProvider' | 'paymentProvider' | 'support' | 'model'> => ({
  signInProvider: socialSignIn && { host: socialSignIn.authDomain },
  paymentProvider: billing === undefined ? null : { host: billing.apiUrl.host },
  support: supportEmail === undefined ? null : { address: supportEmail },
  model:
    model === undefined ? null : { host: model.url.host, name: model.name, readsImages: model.readsImages },
})

/** All counts in one statement, so of one moment. */
const storedOf = async ({ tx, org }: MemberContext): Promise<DataProtection['stored']> => {
  const rows = await tx.execute<Record<keyof DataProtection['stored'], number>>(sql`
    select
      (select count(*)::int from ${employees} where org_id = ${org.id}) as "people",
      (select count(*)::int from ${submissions} where org_id = ${org.id} and status = 'completed') as "submissions",
      (select count(*)::int from ${submissions} where org_id = ${org.id} and status = 'in_progress') as "drafts",
      (select count(*)::int from ${reports} where org_id = ${org.id} and removed_at is null) as "reports",
      (select count(*)::int from ${companyReports} where org_id = ${org.id} and removed_at is null) as "companyReports",
      (select count(*)::int from ${removedEmployees} where org_id = ${org.id}) as "removedPeople",
      (select count(*)::int from ${auditEntries} where org_id = ${org.id}) as "auditEntries"`)
  return orFail(rows[0], notFound('Organization', org.id))
}

/** Members with equal rights are counted together: an organization has few kinds of them, however many it has. */
const readersOf = async ({ tx, org, now }: MemberContext): Promise<DataProtection['readers']> => {
  const kinds = await tx
    .select({
      role: memberships.role,
      permissions: memberships.permissions,
      people: sql<number>`count(*)::int`,
    })
    .from(memberships)
    .where(sql`${memberships.orgId} = ${org.id} and ${memberships.status} = 'active'`)
    .groupBy(memberships.role, memberships.permissions)
  const count = (isMeant: (kind: (typeof kinds)[number]) => boolean) =>
    kinds.filter(isMeant).reduce((sum, { people }) => sum + people, 0)
  return {
    owners: count(({ role }) => role === 'owner'),
    admins: count(({ role }) => role === 'admin'),
    employees: count(({ role }) => role === 'employee'),
    ofAnswers: count((kind) => can(kind, 'submission:view')),
    ofEveryReport: count((kind) => seesEveryReport(kind) && can(kind, 'report:view')),
    releasing: count(canDecide),
    removing: count((kind) => can(kind, 'employee:delete')),
    apiKeys: await countOpenKeys(tx, { orgId: org.id, now }),
  }
}
