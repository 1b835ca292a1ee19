/**
 * What matters in a company report, in two or three sentences. It is read from the report as its reader is shown it, so it
 * says nothing that is withheld from them.
 */
import { fewAnswers, labelInLanguage } from './company-groups.ts'
import type { Quote, QuestionResult, QuestionThemes, QuestionTopic, Topic } from './company-report-types.ts'
import type { TextLanguage } from '../themes/matching/text-words.ts'
import { questionTopics } from './questions/question-results.ts'

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
  | `headline.${'contrast' | 'wish' | 'answered' | 'few' | 'missing' | 'none'}`

export interface HeadlineWords {
  readonly language: TextLanguage
  readonly say: (key: HeadlineKey, values: Readonly<Record<string, string | number>>) => string
  readonly count: (count: number) => string
  readonly decimal: (value: number) => string
  readonly named: (name: string) => string
}

/** Among the weaknesses with a number, the one of the largest share. */
function weakestOf({ weaknesses, measures }: ShownReport) {
  const found = questionTopics.flatMap((topic) => {
    const measure = measures.find((one) => one.topic === topic)
    if (!measure || measure.low === null || measure.answered < fewAnswers) return []
    return weaknesses.some((one) => one.topic === topic)
      ? [{ topic, low: measure.low, answered: measure.answered }]
      : []
  })
  return found.toSorted((a, b) => b.low * a.answered - a.low * b.answered)[0]
}

/** The most that ratings from 1 to 10 of this mean can differ from it. */
const mostVariance = (mean: number): number => (10 - mean) * (mean - 1)

/** The departments that rate a topic lowest and highest; null where they differ by no more than chance. */
function contrastOf({ questionResults = [] }: ShownReport, topic: QuestionTopic) {
  const result = questionResults.find((one) => one.topic === topic)
  const rated = (result?.byDepartment ?? [])
    .flatMap(({ department, answered, split }) =>
      answered >= fewAnswers && split !== null && split.mean !== null
        ? [{ department, answered, mean: split.mean }]
        : [],
    )
    .toSorted((a, b) => a.mean - b.mean)
  const [lowest, second] = rated
  const [next, highest] = rated.slice(-2)
  if (!lowest || !second || !next || !highest) return null
  const noise = Math.sqrt(
    mostVariance(lowest.mean) / lowest.answered + mostVariance(highest.mean) / highest.answered,
  )
  if (highest.mean - lowest.mean <= 2 * noise) return null
  // Where two are equally low or high, neither is the lowest or highest.
  const isTied =
    rated.length > 2 &&
    (second.mean.toFixed(1) === lowest.mean.toFixed(1) || next.mean.toFixed(1) === highest.mean.toFixed(1))
  return isTied ? null : { lowest, highest }
}

/** What most people wrote alike about what the company should do better. */
function wishOf(
  { writtenThemes = [] }: ShownReport,
  language: TextLanguage,
): { people: number; label: Quote } | undefined {
  const themes = writtenThemes.find(({ questionId }) => questionId === 'company_improvements')?.themes ?? []
  const groups = themes
    .flatMap((theme) => [theme, ...theme.subthemes])
    .flatMap((group) => {
      const label = labelInLanguage(group, language)
      return label === null || group.people < fewAnswers ? [] : [{ people: group.people, label }]
    })
  return groups.toSorted((a, b) => b.people - a.people)[0]
}

/** The sentences of the headline, the last of which says how many answered. */
export function headlineOf(report: ShownReport, words: HeadlineWords): readonly string[] {
  const { say, count, decimal, named } = words
  const { answered, employees } = report.coverage
  const participation = { answered: count(answered), people: count(employees) }
  if (answered < fewAnswers) return [say('headline.few', participation)]
  const weakest = weakestOf(report)
  const contrast = weakest && contrastOf(report, weakest.topic)
  const missing = report.weaknesses.find(({ topic }) => topic === 'missingTools')
  const wish = wishOf(report, words.language)
  const sentences: string[] = []
  if (weakest) {
    const percent = count(Math.round((100 * weakest.low) / weakest.answered))
    sentences.push(
      say(`headline.low.${weakest.topic}`, {
        percent,
        part: count(weakest.low),
        whole: count(weakest.answered),
      }),
    )
  } else if (!report.isAnonymous) {
    sentences.push(
      missing
        ? say('headline.missing', { part: count(missing.people), whole: count(missing.outOf) })
        : say('headline.none', {}),
    )
  }
  if (contrast) {
    const { lowest, highest } = contrast
    sentences.push(
      say('headline.contrast', {
        low: named(lowest.department),
        lowMean: decimal(lowest.mean),
        high: named(highest.department),
        highMean: decimal(highest.mean),
      }),
    )
  }
  if (wish)
    sentences.push(say('headline.wish', { number: count(wish.people), quote: named(wish.label.text) }))
  return [...sentences, say('headline.answered', participation)]
}
