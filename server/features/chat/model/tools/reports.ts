import { reportAuthor, citeAnswer, citeCompanyReport, citeReport } from '../../analyst/citations.ts'
import { peopleCount, dayText, inlineText } from '../../analyst/reply-lines.ts'
import { hasValue } from '../../analyst/source.ts'
import { foldText } from '../../analyst/understanding/tokenize.ts'
import { answeredTexts } from './people.ts'
import type { LookupResult, LookupContext } from './tool-context.ts'
import { splitReportParts } from '../report-texts.ts'

/** Reports of people and of the company, and the answers that a report rests on. */

export const sectionsOfPerson = [
  'gradingOverview',
  'coverage',
  'summary',
  'strengths',
  'weaknesses',
  'opportunities',
  'risks',
  'recommendations',
  'roleAndOutput',
  'insights',
  'workings',
  'limits',
] as const
export const sectionsOfCompany = [
  'executiveSummary',
  'overview',
  'coverage',
  'measures',
  'strengths',
  'weaknesses',
  'gradingBreakdown',
  'immediateHiringNeeds',
  'forwardOperatingPlan',
  'personnelChanges',
  'organizationalImpactSummary',
  'limits',
] as const

const nameOf = async (employeeId: string, { source }: LookupContext): Promise<string> => {
  const people = await source.people()
  const one = hasValue(people) ? people.value.find(({ id }) => id === employeeId) : undefined
  return one ? inlineText(one.name) : 'one person'
}

type OfPerson = { employeeId: string; version?: number | undefined }

export const lookUpReport = async (
  {
    employeeId,
    version,
    sections = sectionsOfPerson,
  }: OfPerson & { sections?: readonly (typeof sectionsOfPerson)[number][] | undefined },
  looking: LookupContext,
): Promise<LookupResult> => {
  looking.onLook(`Reading the report of ${await nameOf(employeeId, looking)}`)
  const told = await looking.source.report(employeeId, version)
  if (!hasValue(told)) return { refused: told.refusal }
  const { report, versions } = told.value
  return {
    giving: sections.flatMap((section) =>
      splitReportParts(report[section]).map((part) => ({ basis: citeReport(report, section), ...part })),
    ),
    more: { version: report.version, versions },
  }
}

export const lookUpAnswers = async (
  { employeeId, version }: OfPerson,
  looking: LookupContext,
): Promise<LookupResult> => {
  looking.onLook(`Reading the answers of ${await nameOf(employeeId, looking)}`)
  const report = await looking.source.report(employeeId, version)
  if (!hasValue(report)) return { refused: report.refusal }
  const author = reportAuthor(report.value.report)
  const told = await looking.source.answersOf(employeeId, author.version)
  if (!hasValue(told)) return { refused: told.refusal }
  return {
    giving: answeredTexts(told.value).map(({ id, text }) => ({ basis: citeAnswer(author, id, text), text })),
  }
}

type CompanyWanted = {
  reportId?: string | undefined
  sections?: readonly (typeof sectionsOfCompany)[number][] | undefined
  department?: string | undefined
}

export const lookUpCompanyReport = async (
  { reportId, sections, department }: CompanyWanted,
  { source, onLook }: LookupContext,
): Promise<LookupResult> => {
  onLook('Reading the company report')
  const told = await source.companyReport(reportId)
  if (!hasValue(told)) return { refused: told.refusal }
  const report = told.value
  if (department !== undefined) {
    const row = report.gradingBreakdown.find(
      ({ departmentName }) => foldText(departmentName) === foldText(department),
    )
    if (!row) return { refused: `There is no department called ${inlineText(department)} in this report.` }
    const { teamScores, ...rest } = row
    return {
      giving: [rest, ...teamScores].flatMap((part) =>
        splitReportParts([part]).map((one) => ({
          basis: citeCompanyReport(report, 'gradingBreakdown'),
          ...one,
        })),
      ),
    }
  }
  return {
    giving: (sections ?? sectionsOfCompany).flatMap((section) =>
      splitReportParts(
        section === 'gradingBreakdown'
          ? report.gradingBreakdown.map((row) => ({ ...row, teamScores: null }))
          : report[section],
      ).map((part) => ({ basis: citeCompanyReport(report, section), ...part })),
    ),
    more: { version: report.version },
  }
}

export const lookUpVersions = async ({ source, onLook }: LookupContext): Promise<LookupResult> => {
  onLook('Looking at the versions of the company report')
  const told = await source.companyVersions()
  if (!hasValue(told)) return { refused: told.refusal }
  return {
    giving: told.value.map((version) => ({
      basis: citeCompanyReport(version, 'coverage'),
      text: `version ${version.version}, made on ${dayText(version.createdAt)}; ${version.answered} of ${peopleCount(version.employees)} answered`,
    })),
    more: { reports: told.value.map(({ id, version }) => ({ reportId: id, version })) },
  }
}
