import type { z } from 'zod'
import type { CompanyReportVersion } from '../../../../../contract/calls/reports/reports.ts'
import { companyEnglish } from '../../../../../insights/catalog/company-texts.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { noiseBetweenReports, type Noise } from '../../../../../insights/comparison/explain-noise.ts'
import {
  isDifference,
  noiseBetween,
  sampleOverallScores,
} from '../../../../../insights/comparison/statistical-noise.ts'
import { citeCompanyReport } from '../citations.ts'
import {
  figureWords,
  reportSourceLine,
  thresholdOf,
  missingCompanyReport,
  type Report,
} from './company-figures.ts'
import { findReportDepartment, departmentsMax, departmentLine } from './department-figures.ts'
import {
  counted,
  isoDay,
  dayText,
  labelInSentence,
  formatDistinctMeans,
  remark,
  citedLine,
  inlineText,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { offerCompanyReport, offerReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { parsePeriodStart, periodWords } from '../understanding/parse-period.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** Compares two departments, or two company reports. A difference within the noise is reported as none. */

const compareDepartments = async (
  { departments, reportId }: UnderstoodQuestion,
  source: Source,
): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  const basis = citeCompanyReport(report, 'gradingBreakdown')
  const rows = departments.flatMap((name) => findReportDepartment(report, name) ?? [])
  const [one, other] = rows
  const verdict = (): Line => {
    if (!one || !other || rows.length > 2)
      return remark('Two departments at a time are held against each other.')
    if (report.isAnonymous)
      return remark(
        'Whether they differ by more than noise is told only to owners, admins and others with that right: it needs single scores.',
      )
    const [left, right] = [sampleOverallScores(one.teamScores), sampleOverallScores(other.teamScores)]
    if (noiseBetween(left, right) === null)
      return citedLine('They are not compared: in one of them too few have answered for that.', basis)
    const means = formatDistinctMeans(left.mean, right.mean)
    const text = isDifference(left, right)
      ? `Their mean overall scores, ${means.join(' and ')}, differ by more than noise.`
      : `Their mean overall scores, ${means.join(' and ')}, lie within the noise of each other, so that is no difference.`
    return citedLine(text, basis, { derived: means.map(Number) })
  }
  return { lines: [...rows.map((row) => departmentLine(report, row)), verdict(), reportSourceLine(report)] }
}

const changeOf = (now: number, before: number): string => {
  const [told, earlier] = formatDistinctMeans(now, before)
  return told === earlier ? `${told}, as before` : `${told} (before ${earlier})`
}

type Version = z.output<typeof CompanyReportVersion>

/** Which two reports are compared, and notes on the choice. */
const twoReports = (
  versions: readonly Version[],
  { reportId, text }: UnderstoodQuestion,
  today: string,
): { newer: Version; older: Version; chosen: Line[] } | Line => {
  const at = Math.max(0, reportId === null ? 0 : versions.findIndex(({ id }) => id === reportId))
  const [newer, before] = versions.slice(at, at + 2)
  if (!newer) return remark('There are no two company reports to compare yet.')
  if (!before) {
    const made = `version ${newer.version} of ${dayText(newer.createdAt)}`
    const none =
      versions.length === 1
        ? `There is only one company report that you can see, ${made}, so there is nothing to hold it against yet.`
        : `There is no company report before ${made}, so there is nothing to hold it against.`
    return citedLine(none, citeCompanyReport(newer, 'coverage'))
  }
  const since = at === 0 ? parsePeriodStart(text, today) : undefined
  const derived = since?.split('-').map(Number) ?? []
  if (since !== undefined && isoDay(newer.createdAt) < since) {
    const none = `No company report that you can see was made since ${dayText(since)}; these are the latest two.`
    return {
      newer,
      older: before,
      chosen: [citedLine(none, citeCompanyReport(newer, 'coverage'), { derived })],
    }
  }
  const earlier = versions.slice(1)
  const older = since === undefined ? before : earlier.find(({ createdAt }) => isoDay(createdAt) <= since)
  const first = earlier.at(-1) ?? before
  if (since === undefined || older !== undefined) return { newer, older: older ?? before, chosen: [] }
  const none = `No company report that you can see is as old as ${dayText(since)}, so the first one stands in for it.`
  return { newer, older: first, chosen: [citedLine(none, citeCompanyReport(first, 'coverage'), { derived })] }
}

const compareReports = async (asked: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told = await source.companyVersions()
  if (!hasValue(told)) return missingCompanyReport(told)
  const two = twoReports(told.value, asked, source.today)
  if (!('newer' in two)) return { lines: [two] }
  const { newer, older, chosen } = two
  const [first, second] = [await source.companyReport(newer.id), await source.companyReport(older.id)]
  if (!hasValue(first)) return missingCompanyReport(first)
  if (!hasValue(second)) return missingCompanyReport(second)
  const [now, before] = [first.value, second.value]
  const both = (section: 'overview' | 'coverage' | 'measures' | 'gradingBreakdown') => [
    citeCompanyReport(now, section),
    citeCompanyReport(before, section),
  ]
  const [score, scoreBefore] = [now.overview.averagePerformanceScore, before.overview.averagePerformanceScore]
  const then = new Map(before.measures.map(({ topic, mean }) => [topic, mean]))
  const measures = now.measures.flatMap(({ topic, label, mean }) => {
    const earlier = then.get(topic) ?? null
    return mean === null || earlier === null ? [] : [{ label, mean, earlier }]
  })
  const measuresTold = measures.map(
    ({ label, mean, earlier }) => `${labelInSentence(label)} ${changeOf(mean, earlier)}`,
  )
  const noise = noiseBetweenReports(now, before)
  const grades = changedGrades(now, before, noise)
  return {
    lines: [
      ...chosen,
      citedLine(
        `Version ${now.version} of ${dayText(now.createdAt)}, held against version ${before.version} of ${dayText(before.createdAt)}.`,
        both('coverage'),
      ),
      citedLine(
        `${counted(now.coverage.answered)} of ${counted(now.coverage.employees)} had answered, before ${counted(before.coverage.answered)} of ${counted(before.coverage.employees)}.`,
        both('coverage'),
      ),
      ...(score === null || scoreBefore === null
        ? [
            citedLine(
              [now, before].find(({ overview }) => overview.riskLevel === null)?.overview.riskReason.text ??
                companyEnglish.say('told.average'),
              both('overview'),
              { derived: [...thresholdOf(now), ...thresholdOf(before)] },
            ),
          ]
        : [
            citedLine(
              `Average overall score: ${changeOf(score, scoreBefore)}.${noiseSentence(noise)}`,
              both('overview'),
            ),
          ]),
      ...(measures.length > 0
        ? [
            citedLine(`Means of the ratings: ${measuresTold.join(', ')}.`, both('measures'), {
              derived: measures
                .flatMap(({ mean, earlier }) => formatDistinctMeans(mean, earlier))
                .map(Number),
            }),
          ]
        : []),
      ...(grades.told.length > 0
        ? [
            citedLine(
              `Grades that changed: ${grades.told.slice(0, departmentsMax).join(', ')}.`,
              both('gradingBreakdown'),
            ),
          ]
        : []),
      ...(grades.rest !== null ? [citedLine(grades.rest, both('gradingBreakdown'))] : []),
    ],
  }
}

/** Department grades that changed by more than noise, and a note on the others. */
const changedGrades = (
  now: Report,
  before: Report,
  noise: Noise,
): { told: string[]; rest: string | null } => {
  const changed = now.gradingBreakdown.flatMap((one) => {
    const earlier = findReportDepartment(before, one.departmentName)
    const [grade, then] = [one.departmentGrade, earlier?.departmentGrade ?? null]
    if (!earlier || grade === null || then === null || grade === then) return []
    return [
      {
        text: `${inlineText(one.departmentName)} ${gradeText(grade)} (before ${gradeText(then)})`,
        isSure: !noise.departments.has(one.departmentName),
      },
    ]
  })
  if (!noise.isKnown) {
    return {
      told: changed.map(({ text }) => text),
      rest:
        changed.length > 0
          ? 'Whether that is more than noise is told only to owners, admins and others with that right: it needs single scores.'
          : null,
    }
  }
  return {
    told: changed.flatMap(({ text, isSure }) => (isSure ? [text] : [])),
    rest: changed.some(({ isSure }) => !isSure)
      ? 'Letters of departments that are not named here changed by no more than noise, or with too few answers to tell.'
      : null,
  }
}

const noiseSentence = ({ isKnown, mean }: Noise): string => {
  if (!isKnown) return ''
  if (mean === null) return ' That is more than noise.'
  return mean === 'within'
    ? ' That is within the noise, so no difference.'
    : ' Whether that is more than noise cannot be told: fewer than five people answered on one side.'
}

export const compareCompanyReports: Question = {
  id: 'compare-company-reports',
  title: 'Two company reports, and what changed between them',
  examples: [
    'What changed since the last company report?',
    'Compare the last two company reports',
    'What changed since last month?',
    'How has our score changed over time?',
  ],
  offer: offerCompanyReport('What changed since the last company report?'),
  knows: wordSet(`
    change changed changes changing compare compared comparison differ differs different difference trend trends over time
    better worse than before since improved previous developed development two last latest report reports version versions
    between score scores average grade grades overall new old earlier performance getting at anything ${periodWords}
  `),
  recognises: ({ text, people, departments }) =>
    people.length === 0 &&
    departments.length === 0 &&
    !/ (?:who|whom|whose|why|not) /.test(text) &&
    (/^ what (?:has |is |have )?(?:changed|new|different) $/.test(text) ||
      (/ (?:chang\w+|compar\w+|differ\w*|trends?|over time|better than before|since|improved|previous|develop\w*) /.test(
        text,
      ) &&
        / (?:reports?|versions?|since|last|time|trends?|before|previous|company|we|our|yesterday|week|month|quarter|year|lately|recently) /.test(
          text,
        ))),
  answer: compareReports,
}

export const compareTwoDepartments: Question = {
  id: 'compare-departments',
  title: 'Two departments side by side',
  examples: ['Compare Sales and Support', 'Sales versus Support'],
  offer: offerReports('Compare Sales and Support', null),
  knows:
    wordSet(`compare compared comparison versus vs differ differs difference different against better worse than between
    department departments team teams grade grades score scores average mean overall performance performing who with`),
  recognises: ({ departments, text }) =>
    departments.length > 1 &&
    (/ (?:compar\w+|versus|vs|differ\w*|against|better|than) /.test(text) || figureWords.test(text)),
  answer: compareDepartments,
}
