import type { StoredEmployeeReport } from '../../../../../contract/calls/reports/reports.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { isPersonalDifference } from '../../../../../insights/comparison/statistical-noise.ts'
import type { QuestionId } from '../../../../../insights/questionnaire/questionnaire.ts'
import { subScoreIds } from '../../../../../insights/scoring/scores.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { citeReport } from '../citations.ts'
import { dayText, citedLine, inlineText, type Draft } from '../reply-lines.ts'
import { missingReport } from './person-grade.ts'
import { offerReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { findRating } from '../company/ratings.ts'
import { reportsSince } from './report-versions.ts'
import { periodWords } from '../understanding/parse-period.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** How the scores of one person have changed over the versions of their report. */

const trend = async ({ people: [person], text }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  if (!person) return { lines: [] }
  const latest = await source.report(person.id)
  if (!hasValue(latest)) return { lines: [missingReport(person, latest)], people: [person.id] }
  const { reports, chosen } = await reportsSince(latest.value, text, source)
  const [first] = reports
  const last = reports.at(-1)
  const name = inlineText(latest.value.report.gradingOverview.employeeName)
  const rating = findRating(text)
  if (rating !== undefined) {
    const told = ratingOverVersions(person, reports, rating)
    return { ...told, lines: [...chosen, ...told.lines] }
  }
  const lines = reports.map((report) =>
    citedLine(
      `Version ${report.version}, made on ${dayText(report.generatedAt)}: ${gradeText(report.gradingOverview.grade)}, overall ${report.gradingOverview.overall}.`,
      citeReport(report, 'gradingOverview'),
      { isItem: true },
    ),
  )
  if (!first || !last || first === last) {
    return {
      lines: [
        citedLine(
          `There is one version of the report of ${name}, so nothing has changed yet.`,
          citeReport(latest.value.report, 'gradingOverview'),
        ),
        ...lines,
      ],
      people: [person.id],
    }
  }
  const [before, now] = [first.gradingOverview.overall, last.gradingOverview.overall]
  const verdict =
    before === now
      ? `The overall score of ${name} is ${now} in the first and in the last of these.`
      : isPersonalDifference(before, now)
        ? `From the first of these to the last, the overall score of ${name} went ${now > before ? 'up' : 'down'}, from ${before} to ${now}.`
        : `From the first of these to the last, the overall score of ${name} went from ${before} to ${now}: no more than one point in one answer can do, so no difference to rely on.`
  return {
    lines: [
      ...chosen,
      citedLine(verdict, [citeReport(first, 'gradingOverview'), citeReport(last, 'gradingOverview')]),
      ...lines,
    ],
    people: [person.id],
  }
}

/** One rating of theirs, version by version. */
const ratingOverVersions = (
  person: Employee,
  reports: readonly StoredEmployeeReport[],
  { name: called, questionId }: { name: string; questionId: QuestionId },
): Draft => {
  const given = reports.map((report) => ({ report, input: inputIn(report, questionId) }))
  const lines = given.map(({ report, input }) =>
    citedLine(
      `Version ${report.version}, made on ${dayText(report.generatedAt)}: ${called} ${input?.isAnswered === true ? `${input.value}` : 'not answered'}.`,
      citeReport(report, 'workings'),
      { isItem: true },
    ),
  )
  const values = given.flatMap(({ input }) => (input?.isAnswered === true ? [input.value] : []))
  const [first, last] = [values[0], values.at(-1)]
  const name = inlineText(person.name)
  const verdict =
    first === undefined || last === undefined || values.length < 2
      ? `Fewer than two versions of the report of ${name} hold a rating of it, so nothing can be told of a change.`
      : first === last
        ? `By their own rating nothing has changed for ${name}: ${first} in the first and in the last of these.`
        : `From the first of these to the last, the rating of ${name} went ${last > first ? 'up' : 'down'}, from ${first} to ${last}${Math.abs(last - first) > 1 ? '' : ': one point in one answer, so no difference to rely on'}.`
  return {
    lines: [
      citedLine(
        verdict,
        given.map(({ report }) => citeReport(report, 'workings')),
      ),
      ...lines,
    ],
    people: [person.id],
  }
}

const inputIn = ({ workings }: StoredEmployeeReport, wanted: QuestionId) =>
  subScoreIds
    .flatMap((id) => workings[id].inputs)
    .find(({ answers }) => answers.some(({ questionId }) => questionId === wanted))

export const trendOfPerson: Question = {
  id: 'trend-of-person',
  title: 'How somebody’s scores have changed over the versions of their report',
  examples: [
    'How has the grade of Ada Lovelace changed?',
    'Has Ada improved since last month?',
    'What is Ada’s trend over time?',
    'Did I get better since the last report?',
  ],
  offer: offerReports(
    'How has the grade of Ada Lovelace changed?',
    'Did I get better since the last report?',
  ),
  knows: wordSet(`
    trend trends over time change changed changes history version versions improve improved improving better worse before
    previous earlier last first report reports since developed development grade grades score scores letter rating overall
    gone up down than getting satisfied satisfaction happy happier happiness unhappy mood morale clarity clear clearer
    communication tool effectiveness weekly output job role at ${periodWords}
  `),
  recognises: ({ text, people }) =>
    people.length === 1 &&
    !/ (?:who|why|not) /.test(text) &&
    / (?:trend|trends|over time|chang\w+|history|versions|improv(?:ed|ing)|(?:got|get|getting|gotten) (?:better|worse)|happier|clearer|before|previous|last report|since|develop(?:ed|ment)) /.test(
      text,
    ),
  answer: trend,
}
