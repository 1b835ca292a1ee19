import type { Served } from '../../core/serve.ts'
import { generateCompanyReport, saveCompanyReport } from './company-reports.ts'
import { deleteReport } from './delete-report.ts'
import { generateEmployeeReport, saveReport } from './employee-reports.ts'
import { getCompanyReport, getCompanyReports, listCompanyReports } from './read-company-reports.ts'
import { getReport, getReportAnswers, getReports, listReports } from './read-reports.ts'
import { startEmployeeReports } from './report-run.ts'

export const reportCalls: readonly Served[] = [
  generateEmployeeReport,
  startEmployeeReports,
  saveReport,
  getReports,
  listReports,
  getReport,
  getReportAnswers,
  deleteReport,
  generateCompanyReport,
  saveCompanyReport,
  getCompanyReports,
  listCompanyReports,
  getCompanyReport,
]
