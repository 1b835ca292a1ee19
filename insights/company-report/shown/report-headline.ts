/**
 * What matters in a company report, in two or three sentences. It is read from the report as its reader is shown it, so it
 * says nothing that is withheld from them.
 */
import { fewAnswers } from '../company-groups.ts'
import type { QuestionResult, QuestionThemes, QuestionTopic, Topic } from '../company-report-types.ts'
import { wishesOf } from './plan-steps.ts'
import type { TextLanguage } from '../../themes/matching/text-words.ts'
import { questionTopics } from '../questions/question-results.ts'

/** What of a report is read; counts are null where the reader is not shown them. */
interface ShownReport {
  readonly isAnonymous: boolean
  readonly coverage: { readonly answered: number; readonly employees: number }
  readonly weaknesses: readonly { readonly topic: Topic; readonly people: number; readonly outOf: number }[]
  readonly measures: readonly {
    readonly topic: Topic
    readonly answered: number
    readonly low: number | null
  }[]
  readonly questionResults?: readonly QuestionResult[] | undefined
  readonly writtenThemes?: readonly QuestionThemes[] | undefined
}

export type HeadlineKey =
  | `headline.low.${QuestionTopic}`
  | `headline.${'contrast' | 'lowest' | 'wish' | 'answered' | 'few' | 'missing' | 'none'}`

export interface HeadlineWords {
  readonly language: TextLanguage
  readonly say: (key: HeadlineKey, values: Readonly<Record<string, string | number>>) => string
  readonly count: (count: number) => string
  readonly decimal: (value: number) => string
  readonly named: (name: string) => string
}

/** The first weakness of the report that has a number: the plan begins with the same. */
function weakestOf({ weaknesses, measures }: ShownReport) {
  const found = weaknesses.flatMap(({ topic: found }) => {
    const topic = questionTopics.find((one) => one === found)
    const measure = measures.find((one) => one.topic === topic)
    if (topic === undefined || !measure || measure.low === null || measure.answered < fewAnswers) return []
    return [{ topic, low: measure.low, answered: measure.answered }]
  })
  return found[0]
}

/** The most that ratings from 1 to 10 of this mean can differ from it. */
const mostVariance = (mean: number): number => (10 - mean) * (mean - 1)

interface RatedDepartment {
  readonly department: string
  readonly answered: number
  readonly mean: number
}

/** Whether means of so many ratings, which may differ as much as they can, differ by more than chance. */
const isApart = (gap: number, ...groups: readonly RatedDepartment[]): boolean =>
  gap > 2 * Math.sqrt(groups.reduce((sum, { mean, answered }) => sum + mostVariance(mean) / answered, 0))

const isAlike = (one: RatedDepartment, other: RatedDepartment): boolean =>
  one.mean.toFixed(1) === other.mean.toFixed(1)

/**
 * The department that rates a topic lowest, and the one that rates it highest where both differ by more than chance; null
 * where the lowest is no lower than the company by more than that. Where two are equally low, neither is the lowest.
 */
function contrastOf({ questionResults = [] }: Pick<ShownReport, 'questionResults'>, topic: Topic) {
  const result = questionResults.find((one) => one.topic === topic)
  const rated = (result?.byDepartment ?? [])
    .flatMap(({ department, answered, split }): RatedDepartment[] =>
      answered >= fewAnswers && split !== null && split.mean !== null
        ? [{ department, answered, mean: split.mean }]
        : [],
    )
    .toSorted((a, b) => a.mean - b.mean)
  const [lowest, second] = rated
  const [next, highest] = rated.slice(-2)
  const mean = result?.split?.mean ?? null
  if (!lowest || !second || !next || !highest || mean === null || isAlike(lowest, second)) return null
  if (isApart(highest.mean - lowest.mean, lowest, highest) && (rated.length === 2 || !isAlike(next, highest)))
    return { lowest, highest }
  return isApart(mean - lowest.mean, lowest) ? { lowest, highest: null } : null
}

/** Which departments rate a topic lowest and highest; null where none can be told. */
export function contrastText(
  report: Pick<ShownReport, 'questionResults'>,
  topic: Topic,
  { say, decimal, named }: Omit<HeadlineWords, 'count' | 'language'>,
): string | null {
  const contrast = contrastOf(report, topic)
  if (contrast === null) return null
  const { lowest, highest } = contrast
  const low = { low: named(lowest.department), lowMean: decimal(lowest.mean) }
  return highest === null
    ? say('headline.lowest', low)
    : say('headline.contrast', { ...low, high: named(highest.department), highMean: decimal(highest.mean) })
}

/** The sentences of the headline, the last of which says how many answered. */
export function headlineOf(report: ShownReport, words: HeadlineWords): readonly string[] {
  const { say, count, named } = words
  const { answered, employees } = report.coverage
  const participation = { answered: count(answered), people: count(employees) }
  if (answered < fewAnswers) return [say('headline.few', participation)]
  const weakest = weakestOf(report)
  const contrast = weakest && contrastText(report, weakest.topic, words)
  const missing = report.weaknesses.find(({ topic }) => topic === 'missingTools')
  const [wish] = wishesOf(report, words.language)
  const sentences: string[] = []
  if (weakest) {
    const percent = count(Math.round((100 * weakest.low) / weakest.answered))
    sentences.push(say(`headline.low.${weakest.topic}`, { percent }))
  } else if (!report.isAnonymous) {
    sentences.push(
      missing
        ? say('headline.missing', { part: count(missing.people), whole: count(missing.outOf) })
        : say('headline.none', {}),
    )
  }
  if (contrast) sentences.push(contrast)
  if (wish)
    sentences.push(
      say('headline.wish', {
        number: count(wish.people),
        people: count(wish.outOf),
        quote: named(wish.writtenLabel.text),
      }),
    )
  return [...sentences, say('headline.answered', participation)]
}
