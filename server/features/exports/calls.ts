import { z } from 'zod'
import { exports as calls } from '../../../contract/exports.ts'
import { limits } from '../../../contract/fields.ts'
import { organizations } from '../../../contract/organizations.ts'
import { people } from '../../../contract/people.ts'
import { reports } from '../../../contract/reports.ts'
import type { Served } from '../../core/serve.ts'
import type { MemberIdentity } from '../../core/identity.ts'
import type { AskOwn } from '../../core/own-calls.ts'
import { everyPage } from './every-page.ts'
import { serveFile } from './serve-file.ts'

/** Reports as files (decisions §5 and §6). */

const EmployeeHead = z.object({
  report: z.object({ version: z.number(), gradingOverview: z.object({ employeeName: z.string() }) }),
})
const CompanyHead = z.object({
  report: z.object({ version: z.number(), overview: z.object({ lastUpdated: z.string() }) }),
})

const exportEmployeeReport = serveFile(
  calls.exportEmployeeReport,
  async ({ employeeId, version, format }, { ask, made }) => {
    const answer = await ask(reports.getReport, { employeeId, version })
    const { report } = EmployeeHead.parse(JSON.parse(answer))
    return {
      task: { of: 'employee report', format, made, answer },
      name: `${report.gradingOverview.employeeName}-report-version-${report.version}`,
    }
  },
)

const exportCompanyReport = serveFile(calls.exportCompanyReport, async ({ id, format }, { ask, made }) => {
  const answer = await ask(reports.getCompanyReport, { id })
  const { report } = CompanyHead.parse(JSON.parse(answer))
  return {
    task: { of: 'company report', format, made, answer },
    name: `${made.organizationName}-company-report-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}`,
  }
})

const exportReports = serveFile(calls.exportReports, async ({ format }, { ask, who, made }) => {
  const own = (await seesAll(ask, who)) ? undefined : await ownRows(ask)
  return {
    task: {
      of: 'reports',
      format,
      made,
      people: own ?? (await everyPage(ask, people.getEmployees, limits.pageMax)),
      reports: await everyPage(ask, reports.listReports, limits.pageMax),
    },
    name: `${made.organizationName}-reports-${made.at.slice(0, 10)}`,
  }
})

/** Whether the screen lists everyone for this reader; else only those whose report they may see. */
const seesAll = async (ask: AskOwn, { member }: MemberIdentity): Promise<boolean> => {
  if (member.role !== 'employee') return true
  const { org } = organizations.getOrgData.out.parse(JSON.parse(await ask(organizations.getOrgData, {})))
  return org.settings.reportVisibility === 'organization'
}

/** The people of the reports that the reader may see: themselves. */
const ownRows = async (ask: AskOwn): Promise<string[]> => {
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

export const exportCalls: readonly Served[] = [exportEmployeeReport, exportReports, exportCompanyReport]
