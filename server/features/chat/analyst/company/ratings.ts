import { changesBetween } from '../../../../../insights/comparison/report-changes.ts'
import type { ChangeSignificance } from '../../../../../insights/comparison/report-change-types.ts'
import type { Topic } from '../../../../../insights/company-report/company-report-types.ts'
import type { QuestionId } from '../../../../../insights/questionnaire/questionnaire.ts'
import { citeCompanyReport } from '../citations.ts'
import { reportSourceLine, missingCompanyReport, type Report } from './company-figures.ts'
import {
  counted,
  peopleCount,
  dayText,
  formatDistinctMeans,
  meanText,
  remark,
  citedLine,
  inlineText,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { offerCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source, type CallResult } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** Single ratings: the current value, and its change since the previous company report. */

type Rating = Extract<Topic, 'satisfaction' | 'clarity' | 'communication' | 'tools' | 'output'>

/** The name of a rating in questions, and the question of the questionnaire that asks for it. */
const ratings: Record<Rating, { name: string; questionId: QuestionId }> = {
  satisfaction: { name: 'job satisfaction', questionId: 'job_satisfaction' },
  clarity: { name: 'role clarity', questionId: 'role_clarity' },
  communication: { name: 'team communication', questionId: 'team_communication' },
  tools: { name: 'tool effectiveness', questionId: 'tool_effectiveness' },
  output: { name: 'weekly output', questionId: 'weekly_output' },
}

const words: readonly (readonly [RegExp, Rating])[] = [
  [/ (?:satisf\w+|happy|happier|happiness|unhappy|mood|morale) /, 'satisfaction'],
  [/ (?:clarity|clear|clearer) /, 'clarity'],
  [/ (?:communicat\w+) /, 'communication'],
  [
    / (?:tool effectiveness|(?:effectiveness|help) of (?:the |our )?tools|effective (?:are )?(?:the |our )?tools|tools? help) /,
    'tools',
  ],
  [/ weekly output /, 'output'],
]
const changeWords =
  / (?:trends?|chang\w+|over time|improv\w+|better|worse|happier|unhappier|clearer|risen|rising|fallen|falling|gone (?:up|down)|increas\w+|decreas\w+|declin\w+|since|before|than last) /

/** The rating that a text mentions. */
export const findRating = (text: string) => {
  const [, topic] = words.find(([pattern]) => pattern.test(text)) ?? []
  return topic && { topic, ...ratings[topic] }
}

/** A company report, and the latest earlier one from other answers; an edited version counts as the same report. */
const reportAndBefore = async (
  { reportId }: UnderstoodQuestion,
  source: Source,
): Promise<CallResult<{ now: Report; before: Report | null }>> => {
  const told = await source.companyVersions()
  if (!hasValue(told)) return told
  const from = Math.max(0, reportId === null ? 0 : told.value.findIndex(({ id }) => id === reportId))
  const now = await source.companyReport(told.value[from]?.id ?? reportId ?? undefined)
  if (!hasValue(now)) return now
  for (const { id } of told.value.slice(from + 1)) {
    const before = await source.companyReport(id)
    if (!hasValue(before)) return before
    if (before.value.overview.lastUpdated !== now.value.overview.lastUpdated)
      return { value: { now: now.value, before: before.value } }
  }
  return { value: { now: now.value, before: null } }
}

const ratingLine = (report: Report, topic: Rating): Line => {
  const measure = report.measures.find((one) => one.topic === topic)
  const basis = citeCompanyReport(report, 'measures')
  if (!measure || measure.meanOfAnswered === null) {
    return citedLine(`Of ${ratings[topic].name} no number is shown to you, or nobody rated it.`, basis)
  }
  const { meanOfAnswered: mean, answered, low, strong } = measure
  const counts =
    low === null || strong === null
      ? ''
      : `; ${counted(low)} gave less than 6, ${counted(strong)} gave 8 or more`
  return citedLine(
    `${measure.label}: a mean of ${meanText(mean)} of 10, of ${peopleCount(answered)} who rated it${counts}.`,
    basis,
    { derived: [Number(meanText(mean)), 10, 6, 8] },
  )
}

const verdicts: Record<ChangeSignificance | 'none', string> = {
  beyond: 'The share of low or high ratings has changed by more than noise.',
  within: 'The share of low or high ratings has changed by no more than noise, so that is no difference.',
  unknown:
    'Whether that is more than noise cannot be told: fewer than five people rated it in one of the two.',
  counted: '',
  none: 'As many rate it low, and as many high, as before.',
}

/**
 * The change of a rating since the previous report. The counts from which noise is computed may be hidden from the
 * reader.
 */
const change = (now: Report, before: Report, topic: Rating): Line[] => {
  const [here, there] = [now, before].map(({ measures }) => measures.find((one) => one.topic === topic))
  const basis = [citeCompanyReport(now, 'measures'), citeCompanyReport(before, 'measures')]
  if (!here || !there || here.meanOfAnswered === null || there.meanOfAnswered === null) {
    return [citedLine('In one of the two reports it is not shown to you, so they are not compared.', basis)]
  }
  const [then, since] = formatDistinctMeans(there.meanOfAnswered, here.meanOfAnswered)
  const isShown = [here, there].every(({ low, strong }) => low !== null && strong !== null)
  const found = changesBetween(now, before).changes.find(({ id }) => id === `topic ${topic}`)
  const verdict = isShown
    ? verdicts[found?.verdict ?? 'none']
    : 'Whether that is more than noise is told only to owners, admins and others with that right.'
  return [
    citedLine(
      `In version ${before.version}, made on ${dayText(before.createdAt)}, the mean was ${then}, and in version ${now.version}, made on ${dayText(now.createdAt)}, it is ${since}. ${verdict}`,
      [...basis, citeCompanyReport(now, 'coverage'), citeCompanyReport(before, 'coverage')],
      { derived: [then, since].map(Number) },
    ),
  ]
}

const answer = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const rating = findRating(question.text)
  if (!rating) return { lines: [] }
  const { topic, name } = rating
  const ofWhole =
    question.departments.length > 0 || / (?:departments?|teams?) /.test(question.text)
      ? [remark('Single ratings are told for the whole company, not for one department:')]
      : []
  if (!changeWords.test(question.text)) {
    const told = await source.companyReport(question.reportId ?? undefined)
    if (!hasValue(told)) return missingCompanyReport(told)
    const { value: report } = told
    const findings = (['weaknesses', 'strengths'] as const).flatMap((section) =>
      report[section]
        .filter((one) => one.topic === topic)
        .map(({ text }) => citedLine(inlineText(text, 600), citeCompanyReport(report, section))),
    )
    return {
      lines: [...ofWhole, ratingLine(report, topic), ...findings, reportSourceLine(report)],
      suggestions: [`Has ${name} improved?`],
    }
  }
  const told = await reportAndBefore(question, source)
  if (!hasValue(told)) return missingCompanyReport(told)
  const { now, before } = told.value
  return {
    lines: [
      ...ofWhole,
      ...(before === null
        ? [
            citedLine(
              `There is no company report from earlier answers than those of version ${now.version} to hold it against.`,
              citeCompanyReport(now, 'coverage'),
            ),
          ]
        : change(now, before, topic)),
      ratingLine(now, topic),
    ],
  }
}

export const ratingOfCompany: Question = {
  id: 'rating-of-company',
  title: 'One rating of all people: how it stands, and whether it has changed by more than noise',
  examples: ['How satisfied are people?', 'Has morale improved?', 'Is communication getting better?'],
  offer: offerCompanyReport('Has morale improved?'),
  isOfCompanyToo: true,
  knows: wordSet(`
    satisfied satisfaction satisfying happy happier happiness unhappy unhappier mood morale clarity clear clearer
    communicate communicates communication tool tools effectiveness effective help weekly output rating ratings rated
    average mean score level job role team trend trends change changed changes changing over time improve improved
    improves improving improvement better worse risen rising fallen falling gone up down increase increased increasing
    decrease decreased decreasing declined declining since before than last report time getting at or all overall departments
    department teams high low good bad percentage percent latest
  `),
  recognises: ({ people, text }) =>
    people.length === 0 && findRating(text) !== undefined && !/ (?:who|whom|whose|not) /.test(text),
  answer,
}
