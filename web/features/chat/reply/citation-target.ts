import type { Citation } from '../../../../contract/calls/chat.ts'
import type { CompanyReport } from '../../../../insights/company-report/company-report-types.ts'
import type { EmployeeReport } from '../../../../insights/report-types.ts'
import { paths } from '../../../core/navigation/paths.ts'

/** The parts of a report that citations name: fields for the person and the date are not among them. */
type PartOf<Report> = {
  [Field in keyof Report]-?: Report[Field] extends string | null ? never : Field
}[keyof Report]

/** The page sections of a report's parts. */
const ofPerson: Readonly<Record<PartOf<EmployeeReport>, string>> = {
  summary: 'grade',
  coverage: 'grade',
  gradingOverview: 'grade',
  workings: 'method',
  roleAndOutput: 'profile',
  insights: 'insights',
  strengths: 'strengths',
  weaknesses: 'strengths',
  opportunities: 'opportunities',
  risks: 'risks',
  recommendations: 'recommendations',
  limits: 'limits',
}
const ofCompany: Readonly<Record<PartOf<CompanyReport>, string>> = {
  executiveSummary: 'overview',
  overview: 'overview',
  coverage: 'answered',
  measures: 'questions',
  questionResults: 'questions',
  satisfactionLinks: 'satisfaction',
  strengths: 'findings',
  weaknesses: 'findings',
  immediateHiringNeeds: 'hiring',
  forwardOperatingPlan: 'plan',
  personnelChanges: 'personnel',
  organizationalImpactSummary: 'impact',
  gradingBreakdown: 'grading',
  writtenThemes: 'written',
  limits: 'limits',
}
/** Looked up by the text of a citation, which another version of Muster may have written. */
const personSections = new Map(Object.entries(ofPerson))
const companySections = new Map(Object.entries(ofCompany))

/** A link from a citation opens the calculation of a grade. */
const sums = new Set(['workings', 'gradingOverview'])

/** The URL of the report section that a citation points to; undefined if it has no place on a page. */
export const citationTarget = (citation: Citation) => {
  if (citation.kind === 'report') {
    const { employeeId, version, section } = citation
    return {
      to: paths.report,
      params: { employeeId },
      search: {
        version: String(version),
        section: personSections.get(section) ?? 'grade',
        ...(sums.has(section) && { why: 'open' }),
      },
    }
  }
  if (citation.kind === 'company') {
    const { reportId, section } = citation
    return {
      to: paths.companyWiki,
      params: {},
      search: { report: reportId, section: companySections.get(section) ?? 'grading' },
    }
  }
  if (citation.kind === 'reports') return { to: paths.reports, params: {}, search: {} }
  return citation.kind === 'plan'
    ? { to: paths.companyWiki, params: {}, search: { section: 'actions' } }
    : undefined
}
