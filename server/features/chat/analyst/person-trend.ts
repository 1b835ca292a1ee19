import type { StoredEmployeeReport } from '../../../../contract/reports.ts'
import { gradeText } from '../../../../insights/grades.ts'
import { isPersonalDifference } from '../../../../insights/noise.ts'
import { ofReport } from './basis.ts'
import { dayOf, says, shown, type Draft } from './lines.ts'
import { withoutReport } from './person-grade.ts'
import type { Question } from './question.ts'
import { isTold, type Source } from './source.ts'
import type { Understood } from './understand.ts'

/** How the scores of one person have changed over the versions of their report. */

const versionsShown = 8

const trend = async ({ people: [person] }: Understood, source: Source): Promise<Draft> => {
  if (!person) return { lines: [] }
  const latest = await source.report(person.id)
  if (!isTold(latest)) return { lines: [withoutReport(person, latest)], people: [person.id] }
  const reports: StoredEmployeeReport[] = []
  for (const version of latest.value.versions.slice(0, versionsShown).toReversed()) {
    const told = await source.report(person.id, version)
    if (isTold(told)) reports.push(told.value.report)
  }
  const [first] = reports
  const last = reports.at(-1)
  const name = shown(latest.value.report.gradingOverview.employeeName)
  const lines = reports.map((report) =>
    says(
      `Version ${report.version}, made on ${dayOf(report.generatedAt)}: ${gradeText(report.gradingOverview.grade)}, overall ${report.gradingOverview.overall}.`,
      ofReport(report, 'gradingOverview'),
      { isItem: true },
    ),
  )
  if (!first || !last || first === last) {
    return {
      lines: [
        says(
          `There is one version of the report of ${name}, so nothing has changed yet.`,
          ofReport(latest.value.report, 'gradingOverview'),
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
    lines: [says(verdict, [ofReport(first, 'gradingOverview'), ofReport(last, 'gradingOverview')]), ...lines],
    people: [person.id],
  }
}

export const trendOfPerson: Question = {
  id: 'trend-of-person',
  title: 'How somebody’s scores have changed over the versions of their report',
  examples: [
    'How has the grade of Ada Lovelace changed?',
    'What is Ada’s trend over time?',
    'Did I get better since the last report?',
  ],
  recognises: ({ text, people }) =>
    people.length === 1 &&
    / (?:trend|trends|over time|chang\w+|history|versions|improved|got better|get better|got worse|get worse|before|previous|last report|since|develop(?:ed|ment)) /.test(
      text,
    ),
  answer: trend,
}
