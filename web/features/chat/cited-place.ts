import type { Citation } from '../../../contract/chat.ts'
import { paths } from '../../paths.ts'

/** Where the parts of a report are in its document, by the fields that citations name. */
const personSections: Readonly<Record<string, string>> = {
  roleAndOutput: 'profile',
  insights: 'insights',
  strengths: 'strengths',
  weaknesses: 'strengths',
  opportunities: 'opportunities',
  risks: 'risks',
  recommendations: 'recommendations',
  limits: 'limits',
}
const companySections: Readonly<Record<string, string>> = {
  executiveSummary: 'overview',
  overview: 'overview',
  coverage: 'answered',
  measures: 'findings',
  strengths: 'findings',
  weaknesses: 'findings',
  immediateHiringNeeds: 'hiring',
  forwardOperatingPlan: 'plan',
  personnelChanges: 'personnel',
  organizationalImpactSummary: 'impact',
  limits: 'limits',
}

/** The sums of a grade stand open for who comes to see them. */
const sums = new Set(['workings', 'gradingOverview'])

/** The address of the report section that a citation points to; undefined where it points to no place on a page. */
export const citedPlace = (citation: Citation) => {
  if (citation.kind === 'report') {
    const { employeeId, version, section } = citation
    return {
      to: paths.report,
      params: { employeeId },
      search: {
        version: String(version),
        section: personSections[section] ?? 'grade',
        ...(sums.has(section) && { why: 'open' }),
      },
    }
  }
  if (citation.kind === 'company') {
    const { reportId, section } = citation
    return {
      to: paths.companyWiki,
      params: {},
      search: { report: reportId, section: companySections[section] ?? 'grading' },
    }
  }
  if (citation.kind === 'reports') return { to: paths.reports, params: {}, search: {} }
  return citation.kind === 'plan'
    ? { to: paths.companyWiki, params: {}, search: { section: 'actions' } }
    : undefined
}
