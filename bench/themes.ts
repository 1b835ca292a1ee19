import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { groupAnswers } from '../insights/themes/group-answers.ts'
import type { OpenAnswer } from '../insights/themes/theme-types.ts'
import { msOf } from './company-report.ts'
import { ms, row } from './result-table.ts'
import { adjustedRandIndex } from './rand-index.ts'

/**
 * Answers to one question in the groups that a person made of them; `other` are those that fit nowhere. The lexicons were written
 * with the sets of development at hand, and without reading those that are held out.
 */
const answerSet = z.object({
  question: z.enum([
    'company_improvements',
    'additional_feedback',
    'missing_tools',
    'skill_development',
    'career_goals',
  ]),
  language: z.enum(['en', 'de', 'es', 'ar', 'mixed']),
  groups: z.record(z.string(), z.array(z.string())),
})

const folder = 'bench/theme-sets'
const atLeast = { en: 0.7, de: 0.7, es: 0.6, ar: 0.6, mixed: 0.6 }

const setsHere = () =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({
      name: name.replace('.json', ''),
      ...answerSet.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
    }))

const answersOf = ({ language, groups }: ReturnType<typeof setsHere>[number]): OpenAnswer[] =>
  Object.values(groups)
    .flat()
    .map((text, index) => ({
      employeeId: String(index),
      department: '',
      text,
      language: language === 'mixed' ? 'en' : language,
    }))

/** How well the themes agree with groups made by hand (adjusted Rand index), and how long 50,000 answers take. */
export const reportThemes = (): void => {
  const sets = setsHere()
  for (const set of sets) {
    const { themes } = groupAnswers(set.question, answersOf(set))
    const found = new Map(
      themes.flatMap(({ evidence }, index) =>
        evidence.map(({ employeeId }) => [employeeId, String(index)] as const),
      ),
    )
    const byHand = Object.entries(set.groups).flatMap(([group, texts]) => texts.map(() => group))
    const index = adjustedRandIndex(
      byHand,
      byHand.map((_, person) => found.get(String(person)) ?? 'other'),
    )
    row(`themes of ${set.name}`, index.toFixed(2), '1', '', `at least ${atLeast[set.language]}`)
  }
  const texts = sets.filter(({ question }) => question === 'company_improvements').flatMap(answersOf)
  const many = Array.from({ length: 50_000 }, (_, index): OpenAnswer => {
    const { text, language } = texts[index % texts.length] ?? { text: '', language: 'en' }
    return { employeeId: String(index), department: `${index % 9}`, text: `${text} ${index % 997}`, language }
  })
  row(
    'themes of 50,000 answers',
    ms(msOf(() => groupAnswers('company_improvements', many))),
    '',
    '',
    'under 5 s',
  )
}
