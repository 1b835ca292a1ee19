import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { peopleBasis, citeCompanyReport } from '../citations.ts'
import { reportSourceLine, missingCompanyReport } from './company-figures.ts'
import { findReportDepartment, missingDepartment } from './department-figures.ts'
import { peopleCount, remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { offerFullAccess } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { scopePhrase } from '../people/response-status.ts'

/** Who is in which of the three impact groups. */

type Report = StoredCompanyReport
type Tier = Report['organizationalImpactSummary'][number]

const called: Record<Tier['category'], RegExp> = {
  'Mission Critical': / mission critical /,
  'Highly Valuable': / highly valuable /,
  'Core Support': / core support /,
}

const isAsked = (text: string, category: Tier['category']): boolean => called[category].test(text)

const ofOwnersAlone = remark(
  'Who stands in which impact group is shown only to owners, admins and others with that right: a group of three would tell of single people.',
)
const onceAllAreReleased = remark(
  'Who stands in which impact group is shown to you once a report of the same answers is released, and open to you, of each person in the company report.',
)

/** The group of each person in question, regardless of the group that was asked for. */
const groupLinesOfPeople = (people: UnderstoodQuestion['people'], report: Report): Line[] => {
  const basis = citeCompanyReport(report, 'organizationalImpactSummary')
  return people.map(({ id, name }) => {
    for (const { category, employees } of report.organizationalImpactSummary) {
      const entry = employees.find(({ employeeId }) => employeeId === id)
      if (entry) {
        return citedLine(
          `${inlineText(entry.employeeName)} is in ${category}: ${inlineText(entry.impact, 600)}`,
          basis,
        )
      }
    }
    return citedLine(
      `${inlineText(name)} is in none of the impact groups, which have three people at most.`,
      [basis, peopleBasis],
    )
  })
}

const draftOfGroups = (
  question: UnderstoodQuestion,
  report: Report,
): Required<Pick<Draft, 'lines' | 'people'>> => {
  const { text, departments } = question
  const basis = citeCompanyReport(report, 'organizationalImpactSummary')
  const known = departments.filter((name) => findReportDepartment(report, name))
  const unknown = departments.filter((name) => !findReportDepartment(report, name))
  const tiers = report.organizationalImpactSummary.map(({ category, employees }) => ({
    category,
    employees: employees.filter(({ department }) => departments.length === 0 || known.includes(department)),
  }))
  const asked = tiers.filter(({ category }) => isAsked(text, category))
  const shownTiers = departments.length > 0 && known.length === 0 ? [] : asked.length > 0 ? asked : tiers
  // A department that is not in the report gets a sentence of its own.
  const where = scopePhrase({ departments: known })
  return {
    lines: [
      ...unknown.map((name) => missingDepartment(report, name)),
      ...shownTiers.flatMap(({ category, employees }): Line[] => [
        citedLine(
          `${category}${where}: ${peopleCount(employees.length)}, by the output that they rate themselves.`,
          // The grading has the names of departments, with any numbers in them.
          departments.length > 0 ? [basis, citeCompanyReport(report, 'gradingBreakdown')] : basis,
          { derived: [employees.length] },
        ),
        ...employees.map(({ employeeName, department, impact }) =>
          citedLine(
            `${inlineText(employeeName)}, in ${inlineText(department)}: ${inlineText(impact, 600)}`,
            basis,
            {
              isItem: true,
            },
          ),
        ),
      ]),
    ],
    people: shownTiers.flatMap(({ employees }) => employees.map(({ employeeId }) => employeeId)),
  }
}

const impactGroups = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const { reader } = source
  if (reader.sees === 'own') return { lines: [ofOwnersAlone] }
  const told = await source.companyReport(question.reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  if (report.isAnonymous) return { lines: [onceAllAreReleased] }
  // The groups belong to the company, whichever page the asker looks at.
  const people = question.isOfPage ? [] : question.people
  if (people.length > 0) return { lines: [...groupLinesOfPeople(people, report), reportSourceLine(report)] }
  const { lines, people: named } = draftOfGroups(question, report)
  return { lines: [...lines, reportSourceLine(report)], people: named, topic: { employeeIds: [] } }
}

export const impactGroupsQuestion: Question = {
  id: 'impact-groups',
  title: 'Who stands in the impact groups: Mission Critical, Highly Valuable and Core Support',
  examples: [
    'Who is Mission Critical?',
    'Who is Highly Valuable in Sales?',
    'Which impact group is Ada Lovelace in?',
    'Show the impact groups',
  ],
  offer: offerFullAccess('Show the impact groups'),
  knows:
    wordSet(`mission critical highly valuable core support impact group groups category categories tier tiers
    summary who which whom list all name belongs belong stands latest report`),
  recognises: ({ text }) =>
    Object.values(called).some((words) => words.test(text)) ||
    / impact (?:groups?|categor(?:y|ies)|tiers?|summary) /.test(text),
  answer: impactGroups,
}
