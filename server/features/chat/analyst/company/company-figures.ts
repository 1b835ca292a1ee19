import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { messages } from '../../../../../contract/http/failures.ts'
import type { Topic } from '../../../../../insights/company-report/company-report-types.ts'
import { companyEnglish } from '../../../../../insights/catalog/company-texts.ts'
import { citeCompanyReport } from '../citations.ts'
import {
  counted,
  peopleCount,
  dayText,
  labelInSentence,
  meanText,
  numeral,
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

/** Scores of the company. */

export type Report = StoredCompanyReport

/** The sentence where there is no company report, or none for the asker. */
export const missingCompanyReport = (told: CallResult<unknown>): Draft => ({
  lines: [
    remark(
      'refusal' in told && told.refusal !== messages.reportNotFound
        ? told.refusal
        : 'There is no company report that you can see: none was made yet, or none is released. Owners and admins make and release them.',
    ),
  ],
})

export const reportSourceLine = (report: Report): Line =>
  citedLine(
    `From version ${report.version} of the company report, made on ${dayText(report.createdAt)}.`,
    citeCompanyReport(report, 'coverage'),
  )

const riskTopics: ReadonlySet<string> = new Set<Topic>(['satisfaction', 'tools'])

const average = ({ overview }: Report): string => {
  const { averagePerformanceScore: score, riskLevel, riskReason } = overview
  if (riskLevel === null) {
    return score === null
      ? riskReason.text
      : `The average overall score is ${meanText(score)} of 10. ${riskReason.text}`
  }
  const risk = `the level of risk is ${riskLevel.toLowerCase()}`
  return score === null
    ? `T${risk.slice(1)}. ${companyEnglish.say('told.average')}`
    : `The average overall score is ${meanText(score)} of 10; ${risk}.`
}

/** The number that sentences on what is not shown tell. */
export const thresholdOf = ({ groupThreshold }: Report): number[] =>
  groupThreshold === null ? [] : [groupThreshold]

/** Of the two that the risk rests on, its reason may tell the means, and in hundredths, as its rule needs them. */
const means = ({ overview, ...report }: Report): Line[] => {
  const isInReason = (mean: number) =>
    overview.riskLevel !== null && overview.riskReason.text.includes(` ${numeral(mean)} of 10`)
  const shownMeans = report.measures.flatMap(({ topic, label, mean }) =>
    mean === null ? [] : [{ label, mean, isTold: riskTopics.has(topic) && isInReason(mean) }],
  )
  const told = shownMeans.filter(({ isTold: isToldAbove }) => !isToldAbove)
  if (told.length === 0) return []
  const text = told.map(({ label, mean }) => `${labelInSentence(label)} ${meanText(mean)}`).join(', ')
  return [
    citedLine(
      `Means of the ${told.length < shownMeans.length ? 'other ratings' : 'ratings'}: ${text}.`,
      citeCompanyReport(report, 'measures'),
      { derived: told.map(({ mean }) => Number(meanText(mean))) },
    ),
  ]
}

const company = async ({ reportId, text }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  const { coverage, overview } = report
  const first = average(report)
  const reason = overview.riskReason.text
  return {
    lines: [
      citedLine(first, citeCompanyReport(report, 'overview'), { derived: [10, ...thresholdOf(report)] }),
      ...(reason === first
        ? []
        : [
            citedLine(inlineText(reason, 600), citeCompanyReport(report, 'overview'), {
              derived: thresholdOf(report),
            }),
          ]),
      ...means(report),
      citedLine(
        `${counted(coverage.answered)} of ${peopleCount(coverage.employees)} had answered, which is ${overview.submissionRate} percent.`,
        [citeCompanyReport(report, 'coverage'), citeCompanyReport(report, 'overview')],
      ),
      reportSourceLine(report),
      ...(/ why /.test(text) ? [remark('What lies behind it is told by: What are our weaknesses?')] : []),
    ],
    suggestions: ['Show the grades of all departments', 'What are our weaknesses?'],
  }
}

export const knownFigures =
  'grade grades score scores rating ratings average averages mean overall risk level performing perform performs performance report summary overview result results good well high low latest'
export const figureWords =
  / (?:grades?|scores?|ratings?|averages?|mean|overall|risk level|level of risk|perform\w*|report|summary|overview|results?) /
export const statusQuestionPattern =
  / (?:how (?:is|are|was) (?:_|the company|the organi[sz]ation|the business|we|everybody|everyone)|tell me about|show|what about|about) /

export const scoresOfCompany: Question = {
  id: 'scores-of-company',
  title: 'Scores of the company',
  examples: ['What is our average score?', 'How is the company doing?', 'Show me the company report'],
  offer: offerCompanyReport('What is our average score?'),
  knows: wordSet(`${knownFigures} company's why`),
  isOfCompanyToo: true,
  recognises: ({ people, departments, text }) =>
    people.length === 0 &&
    departments.length === 0 &&
    !/ (?:who|whom|whose|not) /.test(text) &&
    // Everybody's own grades are no figures of the company.
    (!/ (?:everyone|everybody|each|all|employees?|people|person|somebody|someone|anyone|anybody|reports?) /.test(
      text,
    ) ||
      / (?:averages?|mean|overall|company|doing|summary|overview) /.test(text)) &&
    (figureWords.test(text) || statusQuestionPattern.test(text)),
  answer: company,
}
