import type { StoredCompanyReport } from '../../calls/reports/reports.ts'

type Numbers = Pick<StoredCompanyReport, 'overview' | 'measures' | 'gradingBreakdown'>

/** Whether a company report tells its reader any number; where it tells none, the reason of its risk says why. */
export const showsNumbers = ({ overview, measures, gradingBreakdown }: Numbers): boolean =>
  overview.riskLevel !== null ||
  overview.averagePerformanceScore !== null ||
  measures.length > 0 ||
  gradingBreakdown.some(({ gradePoints }) => gradePoints !== null)
