import { authorOf, ofAnswer, ofCompany, ofReport } from '../../analyst/citations.ts'
import { countedPeople, dayText, shown } from '../../analyst/reply-lines.ts'
import { isTold } from '../../analyst/source.ts'
import { plain } from '../../analyst/understanding/tokenize.ts'
import { givenIn } from './people.ts'
import type { Found, Looking } from './tool-context.ts'
import { partsOf } from '../report-texts.ts'

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

const nameOf = async (employeeId: string, { source }: Looking): Promise<string> => {
  const people = await source.people()
  const one = isTold(people) ? people.value.find(({ id }) => id === employeeId) : undefined
  return one ? shown(one.name) : 'one person'
}

type OfPerson = { employeeId: string; version?: number | undefined }

export const reportFor = async (
  {
    employeeId,
    version,
    sections = sectionsOfPerson,
  }: OfPerson & { sections?: readonly (typeof sectionsOfPerson)[number][] | undefined },
  looking: Looking,
): Promise<Found> => {
  looking.onLook(`Reading the report of ${await nameOf(employeeId, looking)}`)
  const told = await looking.source.report(employeeId, version)
  if (!isTold(told)) return { refused: told.refusal }
  const { report, versions } = told.value
  return {
    giving: sections.flatMap((section) =>
      partsOf(report[section]).map((part) => ({ basis: ofReport(report, section), ...part })),
    ),
    more: { version: report.version, versions },
  }
}

export const answersFor = async ({ employeeId, version }: OfPerson, looking: Looking): Promise<Found> => {
  looking.onLook(`Reading the answers of ${await nameOf(employeeId, looking)}`)
  const report = await looking.source.report(employeeId, version)
  if (!isTold(report)) return { refused: report.refusal }
  const author = authorOf(report.value.report)
  const told = await looking.source.answersOf(employeeId, author.version)
  if (!isTold(told)) return { refused: told.refusal }
  return { giving: givenIn(told.value).map(({ id, text }) => ({ basis: ofAnswer(author, id, text), text })) }
}

type CompanyWanted = {
  reportId?: string | undefined
  sections?: readonly (typeof sectionsOfCompany)[number][] | undefined
  department?: string | undefined
}

export const companyFor = async (
  { reportId, sections, department }: CompanyWanted,
  { source, onLook }: Looking,
): Promise<Found> => {
  onLook('Reading the company report')
  const told = await source.companyReport(reportId)
  if (!isTold(told)) return { refused: told.refusal }
  const report = told.value
  if (department !== undefined) {
    const row = report.gradingBreakdown.find(
      ({ departmentName }) => plain(departmentName) === plain(department),
    )
    if (!row) return { refused: `There is no department called ${shown(department)} in this report.` }
    const { teamScores, ...rest } = row
    return {
      giving: [rest, ...teamScores].flatMap((part) =>
        partsOf([part]).map((one) => ({ basis: ofCompany(report, 'gradingBreakdown'), ...one })),
      ),
    }
  }
  return {
    giving: (sections ?? sectionsOfCompany).flatMap((section) =>
      partsOf(
        section === 'gradingBreakdown'
          ? report.gradingBreakdown.map((row) => ({ ...row, teamScores: null }))
          : report[section],
      ).map((part) => ({ basis: ofCompany(report, section), ...part })),
    ),
    more: { version: report.version },
  }
}

export const versionsFor = async ({ source, onLook }: Looking): Promise<Found> => {
  onLook('Looking at the versions of the company report')
  const told = await source.companyVersions()
  if (!isTold(told)) return { refused: told.refusal }
  return {
    giving: told.value.map((version) => ({
      basis: ofCompany(version, 'coverage'),
      text: `version ${version.version}, made on ${dayText(version.createdAt)}; ${version.answered} of ${countedPeople(version.employees)} answered`,
    })),
    more: { reports: told.value.map(({ id, version }) => ({ reportId: id, version })) },
  }
}
