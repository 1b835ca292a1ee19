import type { Served } from '../../core/serve.ts'
import { answerReport, respondToContest } from './answer-report.ts'
import { generateCompanyReport, saveCompanyReport } from './company-reports.ts'
import { getCompanyReportAnswers } from './company-report-answers.ts'
import { getCompanyTrend } from './company-trend.ts'
import { deleteReport } from './delete-report.ts'
import { generateEmployeeReport, saveReport } from './employee-reports.ts'
import { getCompanyReport, getCompanyReports, listCompanyReports } from './read-company-reports.ts'
import { getReport, getReportAnswers, getReports, listReports } from './read-reports.ts'
import { getReportSteps } from './read-steps.ts'
import { listDeletedReports, restoreReport } from './restore-report.ts'
import { getReleasePreview } from './release-preview.ts'
import { releaseReport, reviewReport, withdrawReport } from './release-report.ts'
import { startEmployeeReports } from './report-run.ts'
import { verifyCompanyReport } from './verify-company-report.ts'
import { verifyOwnReport, verifyReport } from './verify-report.ts'

export const reportCalls: readonly Served[] = [
  generateEmployeeReport,
  startEmployeeReports,
  saveReport,
  getReports,
  listReports,
  getReport,
  getReportAnswers,
  deleteReport,
  listDeletedReports,
  restoreReport,
  reviewReport,
  releaseReport,
  withdrawReport,
  answerReport,
  respondToContest,
  getReleasePreview,
  getReportSteps,
  generateCompanyReport,
  saveCompanyReport,
  getCompanyReports,
  listCompanyReports,
  getCompanyReport,
  getCompanyReportAnswers,
  getCompanyTrend,
  verifyReport,
  verifyOwnReport,
  verifyCompanyReport,
]
