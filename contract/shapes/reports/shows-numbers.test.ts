import { expect, test } from 'vitest'
import { buildCompanyReport } from '../../../insights/company-report/company-report.ts'
import { company } from '../../../insights/testing/company.ts'
import { showsNumbers } from './shows-numbers.ts'

test('a company report shows numbers where it tells any one', () => {
  const { overview, measures, gradingBreakdown } = buildCompanyReport(company([{}, {}]))
  const untold = { ...overview, riskLevel: null, averagePerformanceScore: null }
  const [measure] = measures
  const [department] = gradingBreakdown
  if (measure === undefined || department === undefined) throw new Error('The report tells nothing')
  const nothing = { overview: untold, measures: [], gradingBreakdown: [] }
  const suppressed = { ...department, gradePoints: null }

  expect(showsNumbers(nothing)).toBe(false)
  expect(showsNumbers({ ...nothing, gradingBreakdown: [suppressed] })).toBe(false)
  expect(showsNumbers({ ...nothing, overview: { ...untold, riskLevel: 'Low' } })).toBe(true)
  expect(showsNumbers({ ...nothing, overview: { ...untold, averagePerformanceScore: 1 } })).toBe(true)
  expect(showsNumbers({ ...nothing, measures: [measure] })).toBe(true)
  expect(showsNumbers({ ...nothing, gradingBreakdown: [suppressed, department] })).toBe(true)
})
