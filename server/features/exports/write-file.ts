import type { Employee } from '../../../contract/people.ts'
import type { ReportStep } from '../../../contract/release.ts'
import type { ReportSummary, StoredCompanyReport, StoredEmployeeReport } from '../../../contract/reports.ts'
import type { BesideCompanyReport } from './company-beside.ts'
import { companyDocument } from './company-document.ts'
import { companyWorkbook } from './company-workbook.ts'
import { moment } from './document.ts'
import { employeeDocument } from './employee-document.ts'
import type { FileTask } from './make-file.ts'
import { cycleFacts, reportsTable, reportsWorkbook } from './reports-table.ts'
import { csvOf } from './write-csv.ts'
import { pdfOf } from './write-pdf.ts'
import { xlsxOf } from './write-xlsx.ts'

/** The bytes of a file, from the texts of the answers that its reader was given. */
export const writeFile = (task: FileTask): Promise<Uint8Array> => {
  if (task.of === 'employee report') {
    const { report, isOwn }: { report: StoredEmployeeReport; isOwn: boolean } = JSON.parse(task.answer)
    const { steps }: { steps: ReportStep[] } = task.steps === null ? { steps: [] } : JSON.parse(task.steps)
    return pdfOf(employeeDocument(report, { isOwn, isShared: task.isShared, steps }, task.made), task.made)
  }
  if (task.of === 'company report') {
    const { report }: { report: StoredCompanyReport } = JSON.parse(task.answer)
    const beside: BesideCompanyReport = {
      trend: task.trend === null ? null : JSON.parse(task.trend),
      plan: task.plan === null ? null : JSON.parse(task.plan),
    }
    return task.format === 'pdf'
      ? pdfOf(companyDocument(report, beside, task.made), task.made)
      : xlsxOf(companyWorkbook(report, beside, task.made))
  }
  return reportsFile(task)
}

const reportsFile = async ({ made, format, people, reports }: Extract<FileTask, { of: 'reports' }>) => {
  const listed = people.flatMap((answer) => {
    const { employees }: { employees: Employee[] } = JSON.parse(answer)
    return employees
  })
  const summaries = reports.flatMap((answer) => {
    const { reports }: { reports: ReportSummary[] } = JSON.parse(answer)
    return reports
  })
  const table = reportsTable(listed, summaries)
  if (format === 'csv') return csvOf(table)
  return xlsxOf(
    reportsWorkbook(table, [
      ['Organization', made.organizationName],
      ['People', String(listed.length)],
      ['With a report', String(summaries.length)],
      ...cycleFacts(summaries),
      ['File made by', made.by],
      ['File made at', moment(made.at)],
      ['Notice', 'Self-reported work profiles: each grade comes from the person’s own answers. No ranking.'],
    ]),
  )
}
