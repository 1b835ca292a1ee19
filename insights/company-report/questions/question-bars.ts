/** The questions of a company report as bars, as far as its reader is shown them. */
import type { QuestionId } from '../../questionnaire/questionnaire.ts'
import { compareWeight, type FindingWeight } from '../company-findings.ts'
import { fewAnswers } from '../company-groups.ts'
import type {
  AnswerCounts,
  DepartmentAnswers,
  Measure,
  QuestionResult,
  QuestionTopic,
} from '../company-report-types.ts'
import { questionTopics } from './question-results.ts'

/** A bar of which some parts may be withheld from the reader. */
export type BarCounts = { readonly [Part in keyof AnswerCounts]: number | null }

export interface QuestionBar {
  readonly topic: QuestionTopic
  readonly label: string
  readonly questionIds: readonly QuestionId[]
  readonly isRating: boolean
  /** With a number, or with yes or no. */
  readonly answered: number
  /** In other words; 0 where the report does not count them. */
  readonly otherwise: number
  /** Null where fewer than five answered. */
  readonly split: BarCounts | null
  /** Null where they are not in the report, or not for its reader. */
  readonly departments: readonly DepartmentAnswers[] | null
}

type ShownMeasure = Pick<Measure, 'topic' | 'label' | 'questionIds' | 'meanOfAnswered' | 'answered'> & {
  readonly strong: number | null
  readonly low: number | null
}

interface ShownReport {
  readonly measures: readonly ShownMeasure[]
  readonly questionResults?: readonly QuestionResult[] | undefined
}

const parts = ['low', 'middle', 'strong'] as const
export type BarPart = (typeof parts)[number]

export const isRating = (topic: QuestionTopic): boolean => topic !== 'kpis' && topic !== 'training'

/** Yes/no questions have no middle. */
export const partsOf = (topic: QuestionTopic): readonly BarPart[] =>
  isRating(topic) ? parts : parts.filter((part) => part !== 'middle')

/** Reports of earlier engines, and those of readers who may not see groups, have the measures alone. */
function countsOf({ answered, meanOfAnswered, low, strong }: ShownMeasure): BarCounts | null {
  if (answered < fewAnswers) return null
  const middle = low === null || strong === null ? null : answered - low - strong
  return { mean: meanOfAnswered, low, middle, strong }
}

/** Where the counts are not shown, the order must not tell them. */
const weightOf = ({ topic, split, answered }: QuestionBar): FindingWeight =>
  split === null || split.low === null || split.strong === null
    ? { topic, count: -1, base: 1 }
    : { topic, count: split.low, base: answered }

/** In the order of the weaknesses. Questions that the reader is not shown are left out. */
export function questionBarsOf({ measures, questionResults }: ShownReport): readonly QuestionBar[] {
  const bars = questionTopics.flatMap((topic): QuestionBar[] => {
    const measure = measures.find((one) => one.topic === topic)
    if (measure === undefined) return []
    const result = questionResults?.find((one) => one.topic === topic)
    const { label, questionIds } = measure
    return [
      {
        topic,
        label,
        questionIds,
        isRating: isRating(topic),
        answered: result?.answered ?? measure.answered,
        otherwise: result?.otherwise ?? 0,
        split: result === undefined ? countsOf(measure) : result.split,
        departments: result?.byDepartment ?? null,
      },
    ]
  })
  return bars.toSorted((a, b) => compareWeight(weightOf(a), weightOf(b)))
}

/** How wide each part is, in percent of those who answered; a part that is withheld is none of them. */
export function sharesOf(
  topic: QuestionTopic,
  answered: number,
  split: BarCounts,
): readonly { readonly part: BarPart; readonly count: number; readonly percent: number }[] {
  return partsOf(topic).flatMap((part) => {
    const count = split[part]
    return count === null ? [] : [{ part, count, percent: (count * 100) / answered }]
  })
}
