import { sql, type SQL } from 'drizzle-orm'
import { publishedStates } from '../../../../contract/calls/reports/release-report.ts'

/** What a rule removes, as conditions that counting and removing share. */

/** Selects what the organization has kept since before `before`, judged at `now`. */
export type RetentionContext = { orgId: string; now: Date; before: Date }

/** Rows of one table, under an alias, with the moment from which their retention period counts. */
export type DueRows = { from: SQL; where: SQL; at: SQL }

/** The moment so many years before another. */
export const yearsBefore = (at: Date, years: number): Date => {
  const before = new Date(at)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

const out = sql.join(
  publishedStates.map((state) => sql`${state}`),
  sql`, `,
)

const hasOpenInvitation = (orgId: SQL, employeeId: SQL, now: Date): SQL => sql`exists (
  select from invitations i where i.org_id = ${orgId} and i.employee_id = ${employeeId}
    and i.revoked_at is null and i.expires_at > ${now.toISOString()}::timestamptz)`

/** A contested report is settled by the next released version, or when it is removed. */
const hasOpenContest = (orgId: SQL, employeeId: SQL): SQL => sql`exists (
  select from reports contested where contested.org_id = ${orgId} and contested.employee_id = ${employeeId}
    and contested.state = 'contested' and contested.removed_at is null
    and not exists (select from reports settling where settling.org_id = contested.org_id
      and settling.employee_id = contested.employee_id and settling.version > contested.version
      and settling.removed_at is null and settling.state in ('released', 'acknowledged')))`

/**
 * People in the list whose membership ended, who are not members in another way and have no open invitation or contest.
 */
export const formerPeople = ({ orgId, now, before }: RetentionContext): DueRows => ({
  from: sql`employees e`,
  at: sql`e.left_at`,
  where: sql`e.org_id = ${orgId} and e.left_at < ${before.toISOString()}::timestamptz
    and not exists (select from memberships m join users u on u.id = m.user_id
      where m.org_id = e.org_id and m.status = 'active' and (m.user_id = e.user_id or u.email = e.email))
    and not ${hasOpenInvitation(sql`e.org_id`, sql`e.id`, now)}
    and not ${hasOpenContest(sql`e.org_id`, sql`e.id`)}`,
})

/** Reopened answers are excluded: they had been submitted. */
export const drafts = ({ orgId, now, before }: RetentionContext): DueRows => ({
  from: sql`submissions s`,
  at: sql`s.saved_at`,
  where: sql`s.org_id = ${orgId} and s.status = 'in_progress' and s.reopened_at is null
    and s.saved_at < ${before.toISOString()}::timestamptz
    and not ${hasOpenInvitation(sql`s.org_id`, sql`s.employee_id`, now)}`,
})

export const auditEntries = ({ orgId, before }: RetentionContext): DueRows => ({
  from: sql`audit_entries a`,
  at: sql`a.at`,
  where: sql`a.org_id = ${orgId} and a.at < ${before.toISOString()}::timestamptz`,
})

/** When newer answers replaced these; null while nothing newer has been submitted. */
const answersReplacedAt = sql`least(
  (select min(later.submitted_at) from submission_versions later where later.org_id = v.org_id
    and later.employee_id = v.employee_id and later.revision > v.revision),
  (select s.submitted_at from submissions s where s.org_id = v.org_id and s.employee_id = v.employee_id
    and s.status = 'completed'))`

/** Earlier answers, except those that a published report of the person or the company is based on. */
export const olderAnswers = ({ orgId, before }: RetentionContext): DueRows => ({
  from: sql`submission_versions v`,
  at: answersReplacedAt,
  where: sql`v.org_id = ${orgId} and v.reopened_at < ${before.toISOString()}::timestamptz
    and ${answersReplacedAt} < ${before.toISOString()}::timestamptz
    and not ${hasOpenContest(sql`v.org_id`, sql`v.employee_id`)}
    and not exists (select from reports r where r.org_id = v.org_id and r.employee_id = v.employee_id
      and r.submission_revision = v.revision and r.state in (${out}) and r.removed_at is null)
    and (v.employee_id, v.revision) not in (
      select person->>0, (person->>4)::integer from company_reports released
      join company_reports made on made.org_id = released.org_id
        and made.created_at = (released.content->'overview'->>'lastUpdated')::timestamptz
      join company_report_inputs i on i.org_id = made.org_id and i.report_id = made.id
      cross join lateral jsonb_array_elements(i.people) person
      where released.org_id = ${orgId} and released.state = 'released' and released.removed_at is null
        and person->>4 is not null)`,
})

const reportReplacedAt = (r: SQL): SQL => sql`(select min(newer.generated_at) from reports newer
  where newer.org_id = ${r}.org_id and newer.employee_id = ${r}.employee_id and newer.version > ${r}.version
    and newer.removed_at is null)`

const isOldReport = (r: SQL, before: Date): SQL => sql`coalesce(${r}.removed_at is null
  and ${r}.state not in (${out}) and ${reportReplacedAt(r)} < ${before.toISOString()}::timestamptz, false)`

/** Unpublished versions of people's reports, unless a version that stays is an edit of their texts. */
export const olderReports = ({ orgId, before }: RetentionContext): DueRows => ({
  from: sql`reports r`,
  at: reportReplacedAt(sql`r`),
  where: sql`r.org_id = ${orgId} and ${isOldReport(sql`r`, before)}
    and not ${hasOpenContest(sql`r.org_id`, sql`r.employee_id`)}
    and not exists (select from reports edited where edited.org_id = r.org_id
      and edited.employee_id = r.employee_id and edited.generated_version = r.version
      and not ${isOldReport(sql`edited`, before)})`,
})

const companyReplacedAt = (c: SQL): SQL => sql`(select min(newer.created_at) from company_reports newer
  where newer.org_id = ${c}.org_id and newer.version > ${c}.version and newer.removed_at is null)`

/**
 * Every later release is checked against everything that was ever disclosed, so a report that was released once stays.
 */
const isOldCompanyReport = (c: SQL, before: Date): SQL => sql`coalesce(${c}.removed_at is null
  and ${c}.state <> 'released'
  and not exists (select from told_company_reports t where t.org_id = ${c}.org_id and t.report_id = ${c}.id)
  and ${companyReplacedAt(c)} < ${before.toISOString()}::timestamptz, false)`

/** Versions of the company report, except those whose numbers are in a version that stays. Edits keep `lastUpdated`. */
export const olderCompanyReports = ({ orgId, before }: RetentionContext): DueRows => ({
  from: sql`company_reports c`,
  at: companyReplacedAt(sql`c`),
  where: sql`c.org_id = ${orgId} and ${isOldCompanyReport(sql`c`, before)}
    and not exists (select from company_reports edited where edited.org_id = c.org_id
      and edited.origin = 'edited' and edited.id <> c.id
      and (edited.content->'overview'->>'lastUpdated')::timestamptz = c.created_at
      and not ${isOldCompanyReport(sql`edited`, before)})`,
})
