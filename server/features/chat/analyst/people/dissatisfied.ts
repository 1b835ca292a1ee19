import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { lowSatisfaction } from '../../../../../insights/company-report/personnel-changes.ts'
import { citeCompanyReport } from '../citations.ts'
import { reportSourceLine, missingCompanyReport } from '../company/company-figures.ts'
import { findReportDepartment, missingDepartment } from '../company/department-figures.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import { counted, peopleCount, remark, citedLine, inlineText, type Draft } from '../reply-lines.ts'
import { offerFullAccess } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { scopePhrase } from './response-status.ts'

/** Who rated their job satisfaction so low that the company report has them as a prompt for a conversation. */

const howAll = 'How satisfied are people?'
const ofOwnersAlone = remark(
  'Who rated their job satisfaction low is shown only to owners, admins and others with that right: it is a reason to speak with a single person. How satisfied people are all together can be asked.',
)
const onceAllAreReleased = remark(
  'Who rated their job satisfaction low is shown to you once a report of the same answers is released, and open to you, of each person in the company report. How satisfied people are all together can be asked.',
)

const inReport = ({ departments }: UnderstoodQuestion, report: StoredCompanyReport): Draft => {
  const known = departments.filter((name) => findReportDepartment(report, name))
  const unknown = departments.filter((name) => !findReportDepartment(report, name))
  const { departures, totals } = report.personnelChanges
  const prompts = departures.filter(
    ({ department }) => departments.length === 0 || known.includes(department),
  )
  const all = totals.departures ?? departures.length
  const count = departments.length === 0 ? all : prompts.length
  const cut =
    all > departures.length
      ? ` The report lists the first ${counted(departures.length)} of ${counted(all)}.`
      : ''
  const basis = citeCompanyReport(report, 'personnelChanges')
  const bases = departments.length > 0 ? [basis, citeCompanyReport(report, 'gradingBreakdown')] : [basis]
  return {
    lines: [
      ...unknown.map((name) => missingDepartment(report, name)),
      ...(departments.length > 0 && known.length === 0
        ? []
        : [
            citedLine(
              `${count === 0 ? 'Nobody' : peopleCount(count)}${scopePhrase({ departments: known })} rated their job satisfaction ${lowSatisfaction} or less.${cut}`,
              bases,
              { derived: [count, lowSatisfaction, departures.length, all] },
            ),
          ]),
      ...prompts.map(({ text }) => citedLine(inlineText(text, 600), basis, { isItem: true })),
      ...(prompts.length > 0
        ? [remark('This is one rating of their own: a reason to ask them, and no conclusion about them.')]
        : []),
      reportSourceLine(report),
    ],
    people: prompts.flatMap(({ employeeId }) => employeeId ?? []),
    topic: { employeeIds: [] },
    suggestions: [howAll],
  }
}

const dissatisfied = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  if (source.reader.sees === 'own') return { lines: [ofOwnersAlone], suggestions: [howAll] }
  const told = await source.companyReport(question.reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  return told.value.isAnonymous
    ? { lines: [onceAllAreReleased], suggestions: [howAll] }
    : inReport(question, told.value)
}

const lowWords =
  '(?:unhappy|dissatisfied|unsatisfied|discontent(?:ed)?|disgruntled|not (?:\\w+ )?(?:happy|satisfied|content)|low (?:job )?(?:satisfaction|morale))'
const isLow = new RegExp(`${lowWords} `)
const lowPeople = new RegExp(`${lowWords} (?:people|employees|staff) `)
const asksWho = (text: string): boolean =>
  occurInOrder(text, / (?:who|which (?:people|employees|persons?|of us)) /, isLow) ||
  occurInOrder(text, / (?:list|show|name) /, lowPeople)

export const dissatisfiedPeople: Question = {
  id: 'who-is-dissatisfied',
  title: 'Who rated their job satisfaction low: a reason for a conversation',
  examples: ['Who is unhappy?', 'Who is dissatisfied in Sales?', 'Who has a low job satisfaction?'],
  isOfCompanyToo: true,
  offer: offerFullAccess('Who is dissatisfied?'),
  knows: wordSet(`
    who which unhappy dissatisfied unsatisfied discontent discontented disgruntled not happy satisfied content low
    satisfaction morale job jobs work role very at list name report latest rated department team
  `),
  recognises: ({ people, isOfPage, text }) => (people.length === 0 || isOfPage) && asksWho(text),
  answer: dissatisfied,
}
