import type { Citation } from '../../../../contract/calls/chat.ts'
import { defaultRating, isGiven } from '../../../../insights/questionnaire/answers.ts'
import type { CompanyReportInput } from '../../../../insights/company-report/company-report-types.ts'
import { lowSatisfaction } from '../../../../insights/company-report/personnel-changes.ts'
import { cleanNameOr } from '../../../../insights/employee-report/employee-report.ts'
import { isQuestionId, questionOf } from '../../../../insights/questionnaire/questionnaire.ts'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import { readInputs, scoresOf, subScoreIds } from '../../../../insights/scoring/scores.ts'
import { explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { foldText } from '../analyst/understanding/tokenize.ts'

/** Which numbers a sentence may hold, worked out from the organization itself and not by the analyst. */

type Told = { input: CompanyReportInput; mentioned: readonly number[] }

/** The numbers in a text, without their signs. */
export const numbers = (text: string): number[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/gu) ?? []).map((found) => Number(found.replaceAll(',', '')))

export const textsOf = (
  input: CompanyReportInput,
  employeeId: string,
): Readonly<Record<string, string | undefined>> =>
  input.submissions.find((one) => one.employeeId === employeeId)?.rawAnswers ?? {}

const hundredths = (value: number) => Math.round(value * 100) / 100
/** A mean as it is told: in tenths, and in hundredths beside another of the same tenths. */
const asMean = (value: number): number[] => [1, 2].map((digits) => Number(toFixedHalfUp(value, digits)))
const meansOf = (values: readonly number[]) =>
  asMean(values.reduce((sum, value) => sum + value, 0) / values.length)

/** The department in which somebody is counted. */
const placeOf = ({ department }: { department: string }) => department.trim() || 'General'

/** Means of overall scores as they are told: of each department, and of everybody else. */
const meansIn = (input: CompanyReportInput): number[] => {
  const rows = input.submissions.map(({ employeeId, rawAnswers }) => ({
    department: placeOf(input.employees.find(({ id }) => id === employeeId) ?? { department: '' }),
    overall: scoresOf(readInputs(rawAnswers)).overall,
  }))
  return [...new Set(rows.map(({ department }) => department))].flatMap((name) => [
    ...meansOf(rows.filter(({ department }) => department === name).map(({ overall }) => overall)),
    ...meansOf(rows.filter(({ department }) => department !== name).map(({ overall }) => overall)),
  ])
}

/** Words that the examples search for. */
const searched = ['excel', 'night shift', 'overtime']
/** How many of a list are shown at most: answers that were found, tools, names. */
const shownAtMost = [20, 15, 50]

/** What can be counted over the list of people: of all, of a department, or of those who were picked. */
const countsIn = ({ input, mentioned }: Told): number[] => {
  const picked = new Set(mentioned.flatMap((place) => input.employees[place]?.id ?? []))
  const all = input.employees
  const isPicked = ({ id }: { id: string }) => picked.has(id)
  const places = [...new Set(all.map(placeOf))].map((name) => all.filter((one) => placeOf(one) === name))
  const groups = [all, ...places]
  return [...groups, ...groups.map((group) => group.filter(isPicked))].flatMap((group) => {
    const answered = group.filter(({ id }) => input.submissions.some((one) => one.employeeId === id))
    const texts = answered.map(({ id }) => textsOf(input, id))
    const tools = texts.filter(({ missing_tools: text }) => text !== undefined && isGiven(text)).length
    const found = searched.flatMap((words) => {
      const hits = texts.map(
        (answers) =>
          Object.entries(answers).filter(
            ([id, text]) => isQuestionId(id) && id !== 'email' && foldText(text ?? '').includes(words),
          ).length,
      )
      return [hits.reduce((sum, count) => sum + count, 0), hits.filter((count) => count > 0).length]
    })
    return [group.length, answered.length, group.length - answered.length, tools, ...found]
  })
}

/** Where a rating is low, where it is high, and the most there is. */
const ratingScale = [6, 8, 10]

/** How many of an impact group may be counted: all of it, or those of a department. */
const countsInGroups = (groups: unknown): number[] => {
  const all: unknown[] = Array.isArray(groups) ? groups : []
  return all.flatMap((group) => {
    const people: unknown = Reflect.get(Object(group), 'employees')
    return Array.isArray(people) ? Array.from({ length: people.length + 1 }, (_, n) => n) : []
  })
}

/** The numbers that may be told of what a citation points to: those that it holds, and those computed from it here. */
export const citedNumbers = (citation: Citation, told: readonly unknown[], question: Told): number[] => {
  const { input } = question
  const nameOf = (id: string) =>
    cleanNameOr(
      input.employees.find((one) => one.id === id)?.name ?? '',
      textsOf(input, id)['full_name'] ?? '',
    )
  const text = (value: unknown) => numbers(JSON.stringify(value) ?? '')
  if (citation.kind === 'answer') {
    const { employeeId, questionId, quote } = citation
    return numbers([quote, nameOf(employeeId), questionOf(questionId).prompt].join(' '))
  }
  if (citation.kind === 'people') {
    const words = input.employees.flatMap(({ name, department }) => [name, department]).join(' ')
    return [...countsIn(question), ...shownAtMost, ...numbers(words)]
  }
  if (citation.kind === 'file') return []
  if (citation.kind === 'reports') return countsIn(question)
  if (citation.kind === 'plan') {
    const [page] = told.flatMap((one) => {
      const items: unknown = Reflect.get(Object(one), 'items')
      return Array.isArray(items) ? [{ one, count: items.length }] : []
    })
    return page === undefined
      ? []
      : [...text(page.one), ...Array.from({ length: page.count + 1 }, (_, n) => n)]
  }
  const id = citation.kind === 'report' ? `report-${citation.employeeId}` : citation.reportId
  const report = told
    .flatMap((one): unknown[] => {
      const versions: unknown = Reflect.get(Object(one), 'versions')
      const listed = Array.isArray(versions) ? versions.filter((row) => typeof row === 'object') : []
      return [Reflect.get(Object(one), 'report'), ...listed]
    })
    .filter((found) => Reflect.get(Object(found), 'id') === id)
    .map(Object)[0]
  const part: unknown = Reflect.get(Object(report), citation.section)
  const heads = ['version', 'createdAt', 'generatedAt'].flatMap((head) => {
    const value: unknown = Reflect.get(Object(report), head)
    return value === undefined ? [] : text(value)
  })
  const held = [...text(part), ...heads]
  if (citation.kind === 'report')
    return [...held, ...numbers(nameOf(citation.employeeId)), ...ofPerson(citation, question)]
  // The scale, and the fewest answers that are told.
  if (citation.section === 'overview' || citation.section === 'executiveSummary') return [...held, 10, 5]
  if (citation.section === 'measures') return [...held, ...text(part).flatMap(asMean), ...ratingScale]
  if (citation.section === 'organizationalImpactSummary') return [...held, ...countsInGroups(part)]
  if (citation.section === 'personnelChanges') return [...held, lowSatisfaction, ...countsOfDepartures(part)]
  if (citation.section !== 'gradingBreakdown') return held
  return [...held, ...meansIn(input), Array.isArray(part) ? part.length : 0]
}

/** How many of whom there is a prompt may be counted: all of them, or those of a department. */
const countsOfDepartures = (part: unknown): number[] => {
  const departures: unknown = Reflect.get(Object(part), 'departures')
  return Array.isArray(departures) ? Array.from({ length: departures.length + 1 }, (_, n) => n) : []
}

/** What follows from somebody's answers and does not stand in their report as it is told. */
const ofPerson = ({ employeeId, section }: { employeeId: string; section: string }, { input }: Told) => {
  if (section === 'gradingOverview') return [10, subScoreIds.length]
  if (section !== 'workings') return []
  const { scores, answered } = explainGrade(textsOf(input, employeeId))
  return [
    answered,
    defaultRating,
    ...subScoreIds.flatMap((id) => [scores[id].inputs.length, hundredths(scores[id].mean)]),
  ]
}
