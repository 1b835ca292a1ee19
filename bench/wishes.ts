import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { groupAnswers } from '../insights/themes/group-answers.ts'
import { openQuestionIds } from '../insights/themes/open-questions.ts'
import { row } from './result-table.ts'

/**
 * A whole company's answers in English, German and Spanish, and who of them shares which wish, by hand. The lexicons were written with the
 * first company at hand, and without the one that is held out: it is in another field of work.
 */
const companySet = z.partialRecord(
  z.enum(openQuestionIds),
  z.object({
    answers: z.array(z.string()),
    /** The places of the answers that name each wish. */
    wishes: z.record(z.string(), z.array(z.int())),
  }),
)

const folder = 'bench/company-sets'
const kinds = ['development', 'heldout'] as const
/** Fewer people than this are no wish that a report would name. */
const fewest = 5

type Found = { recall: number; precision: number }

/** How much of a wish the theme or detail finds that fits it best, and how much of that is the wish. */
const bestFor = (wish: readonly number[], groups: readonly ReadonlySet<number>[]): Found => {
  const fits = groups.map((group) => {
    const hit = wish.filter((place) => group.has(place)).length
    return {
      recall: hit / wish.length,
      precision: group.size === 0 ? 0 : hit / group.size,
      both: (2 * hit) / (wish.length + group.size),
    }
  })
  return fits.reduce((best, fit) => (fit.both > best.both ? fit : best), { recall: 0, precision: 0, both: 0 })
}

const measure = (set: z.infer<typeof companySet>): Found[] =>
  openQuestionIds.flatMap((question) => {
    const { answers, wishes } = set[question] ?? { answers: [], wishes: {} }
    const { themes } = groupAnswers(
      question,
      answers.map((text, place) => ({ employeeId: String(place), department: '', text })),
    )
    const groups = themes
      .flatMap((theme) => [theme, ...theme.subthemes])
      .map(({ evidence }) => new Set(evidence.map(({ employeeId }) => Number(employeeId))))
    return Object.values(wishes)
      .filter((wish) => wish.length >= fewest)
      .map((wish) => bestFor(wish, groups))
  })

const meanOf = (found: readonly Found[], part: keyof Found): string =>
  (found.reduce((sum, one) => sum + one[part], 0) / found.length).toFixed(2)

/** How much of each wish that five people or more share is counted in one place. */
export const reportWishes = (): void => {
  for (const kind of kinds) {
    const set = companySet.parse(JSON.parse(readFileSync(`${folder}/${kind}.json`, 'utf8')))
    const found = measure(set)
    row(`wishes of a company found, mean of ${found.length}: ${kind}`, meanOf(found, 'recall'), '1', '', '')
    row(`right among those, mean of ${found.length}: ${kind}`, meanOf(found, 'precision'), '1', '', '')
  }
}
