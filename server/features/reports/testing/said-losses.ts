import { expect } from 'vitest'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { companyEnglish } from '../../../../insights/catalog/company-texts.ts'
import { topics } from '../../../../insights/company-report/topic-measures.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'

type Shown = Pick<
  StoredCompanyReport,
  | 'measures'
  | 'strengths'
  | 'weaknesses'
  | 'overview'
  | 'personnelChanges'
  | 'gradingBreakdown'
  | 'immediateHiringNeeds'
>

const { say, common } = companyEnglish
const labelOf = (topic: Topic) =>
  topic === 'missingTools' ? say('labels.missingTools') : common.say(`inputs.${topic}`)

/** Everything about a topic that a reader finds in a report, in words. */
const found = ({ measures, strengths, weaknesses }: Shown, topic: Topic): string[] => [
  ...measures
    .filter((one) => one.topic === topic)
    .flatMap(({ meanOfAnswered, strong, low }) => [
      ...(meanOfAnswered === null ? [] : ['mean']),
      ...(strong === null && low === null ? [] : ['counts']),
    ]),
  ...([...strengths, ...weaknesses].some((one) => one.topic === topic) ? ['sentence'] : []),
]

const sentenceFor = (left: readonly string[]): string => {
  if (left.length === 0) return 'Not shown at all'
  if (left.includes('counts')) return 'Not named as a strength or weakness'
  return left.includes('sentence')
    ? 'Shown without how many say so'
    : 'Only the mean and how many answered are shown'
}

/** Compares what was said in English before with what readers find before and after. */
export const expectLossToBeSaid = (before: Shown, after: Shown, said: readonly string[]): void => {
  if (said.some((one) => one.startsWith('None of its numbers and findings'))) {
    expect([after.measures, after.strengths, after.weaknesses]).toEqual([[], [], []])
    return
  }
  for (const { topic } of topics) {
    const [was, left] = [found(before, topic), found(after, topic)]
    const isLess = was.some((one) => !left.includes(one))
    const naming = said.filter((one) => one.includes(labelOf(topic)))
    expect([labelOf(topic), naming.map((one) => one.split(':')[0])]).toEqual([
      labelOf(topic),
      isLess ? [sentenceFor(left)] : [],
    ])
  }
  const isGone = (seen: (report: Shown) => boolean): boolean => seen(before) && !seen(after)
  const parts: [string, boolean][] = [
    [say('told.parts.risk'), isGone(({ overview }) => overview.riskLevel !== null)],
    [say('told.parts.overall'), isGone(({ overview }) => overview.averagePerformanceScore !== null)],
    [say('told.parts.departures'), isGone(({ personnelChanges: { totals } }) => totals.departures !== null)],
    [say('told.parts.promotions'), isGone(({ personnelChanges: { totals } }) => totals.promotions !== null)],
    ...before.gradingBreakdown.map(({ departmentName }): [string, boolean] => [
      departmentName,
      isGone(({ gradingBreakdown }) =>
        gradingBreakdown.some((one) => one.departmentName === departmentName && one.departmentGrade !== null),
      ),
    ]),
  ]
  for (const [label, isLost] of parts)
    expect([label, said.some((one) => one.includes(label))]).toEqual([label, isLost])
}
