import { z } from 'zod'
import { actionPlan, planItemsMax } from '../../../contract/calls/action-plan.ts'
import { exports as calls } from '../../../contract/calls/exports.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { isOpenToMembers } from '../../../contract/shapes/reports/is-open-report.ts'
import { organizations, type OrganizationSettings } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { release } from '../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { can, seesEveryReport } from '../../../contract/rights/permissions.ts'
import { trend } from '../../../contract/calls/reports/report-trend.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { Failure } from '../../core/http/failures.ts'
import type { Endpoint } from '../../core/http/serve.ts'
import type { MemberIdentity } from '../../core/auth/identity.ts'
import type { InternalApi } from '../../core/http/internal-api.ts'
import { fetchAllPages } from './fetch-all-pages.ts'
import { serveFile } from './serve-file.ts'

/** Exports of reports and answers as files (docs/exports-and-backups.md). */

const EmployeeHead = z.object({
  report: z.object({
    version: z.number(),
    submittedAt: z.string().nullable(),
    gradingOverview: z.object({ employeeName: z.string() }),
  }),
  versions: z.array(z.number()),
  isOwn: z.boolean(),
})
const CompanyHead = z.object({
  report: z.object({ version: z.number(), overview: z.object({ lastUpdated: z.string() }) }),
})

const exportEmployeeReport = serveFile(
  calls.exportEmployeeReport,
  async ({ employeeId, version, format, language = 'en', timeZone }, { ask, who, made }) => {
    const answer = await ask(reports.getReport, { employeeId, version, language })
    const { report, versions, isOwn } = EmployeeHead.parse(JSON.parse(answer))
    const settings = await settingsFor(ask, who)
    // As on the screen, decisions are shown to those who decide and to the report's person.
    const isTold = seesEveryReport(who.member) || isOwn
    const steps = isTold
      ? await ask(release.getReportSteps, { employeeId, version: report.version, limit: limits.pageMax })
      : null
    return {
      task: {
        of: 'employee report',
        format,
        language,
        timeZone,
        made,
        answer,
        steps,
        isShared: settings && isOpenToMembers(settings, report.submittedAt),
        brief: isOwn ? null : await briefSource(ask, who, { employeeId, versions, ...report }),
      },
      name: `${report.gradingOverview.employeeName}-report-version-${report.version}${inLanguage(language)}`,
    }
  },
)

const versionsBack = 5

/** What the brief for the manager is made from; null for readers who do not decide, or may not read the answers. */
const briefSource = async (
  ask: InternalApi,
  who: MemberIdentity,
  {
    employeeId,
    version,
    versions,
    submittedAt,
  }: {
    employeeId: string
    version: number
    versions: readonly number[]
    submittedAt: string | null
  },
): Promise<{ answers: string; earlier: string | null } | null> => {
  if (!can(who.member, 'report:generate') || !can(who.member, 'submission:view')) return null
  const answers = await nullIfNotFound(who, ask(reports.getReportAnswers, { employeeId, version }))
  if (answers === null) return null
  for (const before of versions.filter((one) => one < version).slice(0, versionsBack)) {
    const earlier = await ask(reports.getReport, { employeeId, version: before })
    if (EmployeeHead.parse(JSON.parse(earlier)).report.submittedAt !== submittedAt)
      return { answers, earlier }
  }
  return { answers, earlier: null }
}

/** Answers may have been erased by a rule, and a key may not be allowed to read them. */
const nullIfNotFound = async (who: MemberIdentity, answer: Promise<string>): Promise<string | null> =>
  nullIfOutOfScope(who, answer).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === 'NOT_FOUND') return null
    throw error
  })

const exportCompanyReport = serveFile(
  calls.exportCompanyReport,
  async ({ id, format, language = 'en', timeZone }, { ask, who, made }) => {
    const answer = await ask(reports.getCompanyReport, { id, language })
    const { report } = CompanyHead.parse(JSON.parse(answer))
    return {
      task: {
        of: 'company report',
        format,
        language,
        timeZone,
        made,
        answer,
        trend: report.version === 1 ? null : await ask(trend.getCompanyTrend, {}),
        // Readers who do not see every report see only their own actions, which are listed on another page.
        plan: seesEveryReport(who.member)
          ? await nullIfOutOfScope(who, ask(actionPlan.listPlanItems, { limit: planItemsMax }))
          : null,
      },
      name: `${made.organizationName}-company-report-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}${inLanguage(language)}`,
    }
  },
)

const exportReports = serveFile(
  calls.exportReports,
  async ({ format, language = 'en', timeZone }, { ask, who, made }) => {
    const own = (await seesAll(ask, who)) ? undefined : await ownRows(ask)
    return {
      task: {
        of: 'reports',
        format,
        language,
        timeZone,
        made,
        people: own ?? (await fetchAllPages(ask, people.getEmployees, limits.pageMax)),
        reports: await fetchAllPages(ask, reports.listReports, limits.pageMax),
        findsEvery: seesEveryReport(who.member),
      },
      name: `${made.organizationName}-reports-${made.at.slice(0, 10)}${inLanguage(language)}`,
    }
  },
)

const exportAnswers = serveFile(
  calls.exportAnswers,
  async ({ format, language = 'en', timeZone }, { ask, who, made }) => ({
    task: {
      of: 'answers',
      format,
      language,
      made,
      timeZone,
      people: can(who.member, people.getEmployees.may)
        ? await fetchAllPages(ask, people.getEmployees, limits.pageMax)
        : null,
      submissions: await fetchAllPages(ask, questionnaires.getSubmissions, limits.pageMax),
    },
    name: `${made.organizationName}-answers-${made.at.slice(0, 10)}${inLanguage(language)}`,
  }),
)

/**
 * A file name with words of both directions would be hard to read, so only the language code differs between
 * languages.
 */
const inLanguage = (language: LanguageCode): string => (language === 'en' ? '' : `-${language}`)

/** Data that an API key has no scope for is left out of its files; for a person the failure is reported. */
const nullIfOutOfScope = async (
  { apiKeyId }: MemberIdentity,
  asked: Promise<string>,
): Promise<string | null> => {
  try {
    return await asked
  } catch (error) {
    if (apiKeyId !== null && error instanceof Failure && error.status < 500) return null
    throw error
  }
}

/** The organization's settings; null where the caller may not see them. */
const settingsFor = async (ask: InternalApi, who: MemberIdentity): Promise<OrganizationSettings | null> => {
  if (!can(who.member, organizations.getOrgData.may)) return null
  const answer = await nullIfOutOfScope(who, ask(organizations.getOrgData, {}))
  return answer === null ? null : organizations.getOrgData.out.parse(JSON.parse(answer)).org.settings
}

/** Whether the screen lists everyone for this reader; otherwise it lists only people whose report they may see. */
const seesAll = async (ask: InternalApi, who: MemberIdentity): Promise<boolean> => {
  // The list of people carries their names: without it, nobody else is listed.
  if (!can(who.member, people.getEmployees.may)) return false
  if (seesEveryReport(who.member)) return true
  return (await settingsFor(ask, who))?.reportVisibility === 'organization'
}

/** The people of the reports that the reader may see: the reader alone. */
const ownRows = async (ask: InternalApi): Promise<string[]> => {
  const { reports: own } = reports.getReports.out.parse(JSON.parse(await ask(reports.getReports, {})))
  const employees = Object.values(own).map(({ employeeId, gradingOverview, role, department }) => ({
    id: employeeId,
    name: gradingOverview.employeeName,
    role,
    department,
    status: 'active',
  }))
  return [JSON.stringify({ employees })]
}

export const exportCalls: readonly Endpoint[] = [
  exportEmployeeReport,
  exportReports,
  exportAnswers,
  exportCompanyReport,
]
