import type { Endpoint } from '../../core/http/serve.ts'
import { answerReport, respondToContest } from './release/respond-to-report.ts'
import { generateCompanyReport, saveCompanyReport } from './generation/generate-company-report.ts'
import { getCompanyReportAnswers } from './view/company-report-answers.ts'
import { getCompanyTrend } from './view/company-trend.ts'
import { deleteReport } from './deletion/delete-report.ts'
import { generateEmployeeReport, saveReport } from './generation/generate-employee-report.ts'
import { getCompanyReport, getCompanyReports, listCompanyReports } from './view/read-company-reports.ts'
import { getReport, getReportAnswers, getReports, listReports } from './view/read-reports.ts'
import { getReportSteps } from './release/report-history.ts'
import { listDeletedReports, restoreReport } from './deletion/restore-report.ts'
import { getReleasePreview } from './release/release-preview.ts'
import { listReviews } from './release/review-queue.ts'
import { releaseReport, reviewReport, withdrawReport } from './release/release-report.ts'
import { startEmployeeReports } from './generation/report-batch-job.ts'
import { verifyCompanyReport } from './verification/verify-company-report.ts'
import { verifyOwnReport, verifyReport } from './verification/verify-report.ts'

export const reportCalls: readonly Endpoint[] = [
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
  listReviews,
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
