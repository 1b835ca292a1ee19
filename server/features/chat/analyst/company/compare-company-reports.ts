import type { z } from 'zod'
import type { CompanyReportVersion } from '../../../../../contract/calls/reports/reports.ts'
import { companyEnglish } from '../../../../../insights/catalog/company-texts.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { noiseBetweenReports, type Noise } from '../../../../../insights/comparison/explain-noise.ts'
import {
  isDifference,
  noiseBetween,
  overallsOf,
} from '../../../../../insights/comparison/statistical-noise.ts'
import { ofCompany } from '../citations.ts'
import { figureWords, headOf, thresholdOf, withoutCompanyReport, type Report } from './company-figures.ts'
import { departmentIn, departmentsMax, lineOf } from './department-figures.ts'
import {
  counted,
  dayOf,
  dayText,
  inSentence,
  meansApart,
  remark,
  says,
  shown,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { ofCompanyReport, ofReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { sinceOf, sinceWords } from '../understanding/parse-period.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** Two departments, and two company reports, side by side: what differs by no more than noise is called no difference. */

const compareDepartments = async ({ departments, reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const basis = ofCompany(report, 'gradingBreakdown')
  const rows = departments.flatMap((name) => departmentIn(report, name) ?? [])
  const [one, other] = rows
  const verdict = (): Line => {
    if (!one || !other || rows.length > 2)
      return remark('Two departments at a time are held against each other.')
    if (report.isAnonymous)
      return remark(
        'Whether they differ by more than noise is told only to owners, admins and others with that right: it needs single scores.',
      )
    const [left, right] = [overallsOf(one.teamScores), overallsOf(other.teamScores)]
    if (noiseBetween(left, right) === null)
      return says('They are not compared: in one of them too few have answered for that.', basis)
    const means = meansApart(left.mean, right.mean)
    const text = isDifference(left, right)
      ? `Their mean overall scores, ${means.join(' and ')}, differ by more than noise.`
      : `Their mean overall scores, ${means.join(' and ')}, lie within the noise of each other, so that is no difference.`
    return says(text, basis, { derived: means.map(Number) })
  }
  return { lines: [...rows.map((row) => lineOf(report, row)), verdict(), headOf(report)] }
}

const changeOf = (now: number, before: number): string => {
  const [told, earlier] = meansApart(now, before)
  return told === earlier ? `${told}, as before` : `${told} (before ${earlier})`
}

type Version = z.output<typeof CompanyReportVersion>

/** Which two reports are held against each other, and what is to be said of the choice. */
const twoReports = (
  versions: readonly Version[],
  { reportId, text }: Understood,
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
    return says(none, ofCompany(newer, 'coverage'))
  }
  const since = at === 0 ? sinceOf(text, today) : undefined
  const derived = since?.split('-').map(Number) ?? []
  if (since !== undefined && dayOf(newer.createdAt) < since) {
    const none = `No company report that you can see was made since ${dayText(since)}; these are the latest two.`
    return { newer, older: before, chosen: [says(none, ofCompany(newer, 'coverage'), { derived })] }
  }
  const earlier = versions.slice(1)
  const older = since === undefined ? before : earlier.find(({ createdAt }) => dayOf(createdAt) <= since)
  const first = earlier.at(-1) ?? before
  if (since === undefined || older !== undefined) return { newer, older: older ?? before, chosen: [] }
  const none = `No company report that you can see is as old as ${dayText(since)}, so the first one stands in for it.`
  return { newer, older: first, chosen: [says(none, ofCompany(first, 'coverage'), { derived })] }
}

const compareReports = async (asked: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyVersions()
  if (!isTold(told)) return withoutCompanyReport(told)
  const two = twoReports(told.value, asked, source.today)
  if (!('newer' in two)) return { lines: [two] }
  const { newer, older, chosen } = two
  const [first, second] = [await source.companyReport(newer.id), await source.companyReport(older.id)]
  if (!isTold(first)) return withoutCompanyReport(first)
  if (!isTold(second)) return withoutCompanyReport(second)
  const [now, before] = [first.value, second.value]
  const both = (section: 'overview' | 'coverage' | 'measures' | 'gradingBreakdown') => [
    ofCompany(now, section),
    ofCompany(before, section),
  ]
  const [score, scoreBefore] = [now.overview.averagePerformanceScore, before.overview.averagePerformanceScore]
  const then = new Map(before.measures.map(({ topic, mean }) => [topic, mean]))
  const measures = now.measures.flatMap(({ topic, label, mean }) => {
    const earlier = then.get(topic) ?? null
    return mean === null || earlier === null ? [] : [{ label, mean, earlier }]
  })
  const measuresTold = measures.map(
    ({ label, mean, earlier }) => `${inSentence(label)} ${changeOf(mean, earlier)}`,
  )
  const noise = noiseBetweenReports(now, before)
  const grades = changedGrades(now, before, noise)
  return {
    lines: [
      ...chosen,
      says(
        `Version ${now.version} of ${dayText(now.createdAt)}, held against version ${before.version} of ${dayText(before.createdAt)}.`,
        both('coverage'),
      ),
      says(
        `${counted(now.coverage.answered)} of ${counted(now.coverage.employees)} had answered, before ${counted(before.coverage.answered)} of ${counted(before.coverage.employees)}.`,
        both('coverage'),
      ),
      ...(score === null || scoreBefore === null
        ? [
            says(
              [now, before].find(({ overview }) => overview.riskLevel === null)?.overview.riskReason.text ??
                companyEnglish.say('told.average'),
              both('overview'),
              { derived: [...thresholdOf(now), ...thresholdOf(before)] },
            ),
          ]
        : [
            says(
              `Average overall score: ${changeOf(score, scoreBefore)}.${verdictOn(noise)}`,
              both('overview'),
            ),
          ]),
      ...(measures.length > 0
        ? [
            says(`Means of the ratings: ${measuresTold.join(', ')}.`, both('measures'), {
              derived: measures.flatMap(({ mean, earlier }) => meansApart(mean, earlier)).map(Number),
            }),
          ]
        : []),
      ...(grades.told.length > 0
        ? [
            says(
              `Grades that changed: ${grades.told.slice(0, departmentsMax).join(', ')}.`,
              both('gradingBreakdown'),
            ),
          ]
        : []),
      ...(grades.rest !== null ? [says(grades.rest, both('gradingBreakdown'))] : []),
    ],
  }
}

/** Grades of departments that changed by more than noise, and what is to be said of the others. */
const changedGrades = (
  now: Report,
  before: Report,
  noise: Noise,
): { told: string[]; rest: string | null } => {
  const changed = now.gradingBreakdown.flatMap((one) => {
    const earlier = departmentIn(before, one.departmentName)
    const [grade, then] = [one.departmentGrade, earlier?.departmentGrade ?? null]
    if (!earlier || grade === null || then === null || grade === then) return []
    return [
      {
        text: `${shown(one.departmentName)} ${gradeText(grade)} (before ${gradeText(then)})`,
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

const verdictOn = ({ isKnown, mean }: Noise): string => {
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
  offer: ofCompanyReport('What changed since the last company report?'),
  knows: wordSet(`
    change changed changes changing compare compared comparison differ differs different difference trend trends over time
    better worse than before since improved previous developed development two last latest report reports version versions
    between score scores average grade grades overall new old earlier performance getting at anything ${sinceWords}
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
  offer: ofReports('Compare Sales and Support', null),
  knows:
    wordSet(`compare compared comparison versus vs differ differs difference different against better worse than between
    department departments team teams grade grades score scores average mean overall performance performing who with`),
  recognises: ({ departments, text }) =>
    departments.length > 1 &&
    (/ (?:compar\w+|versus|vs|differ\w*|against|better|than) /.test(text) || figureWords.test(text)),
  answer: compareDepartments,
}
