import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { groupAnswers } from '../insights/themes/group-answers.ts'
import type { OpenAnswer } from '../insights/themes/theme-types.ts'
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
const kinds = ['development', 'heldout'] as const
const atLeast = { en: 0.7, de: 0.7, es: 0.6, ar: 0.6, mixed: 0.6 }

const setsHere = () =>
  kinds.flatMap((kind) =>
    readdirSync(`${folder}/${kind}`)
      .toSorted()
      .map((name) => ({
        kind,
        name: name.replace('.json', ''),
        ...answerSet.parse(JSON.parse(readFileSync(`${folder}/${kind}/${name}`, 'utf8'))),
      })),
  )

type AnswerSet = ReturnType<typeof setsHere>[number]

const answersOf = ({ groups }: AnswerSet): OpenAnswer[] =>
  Object.values(groups)
    .flat()
    .map((text, index) => ({
      employeeId: String(index),
      department: '',
      text,
    }))

/** How well the themes agree with groups made by hand (adjusted Rand index), and how long 50,000 answers take. */
export const reportThemes = (): void => {
  const sets = setsHere()
  const found = sets.map((set) => ({ kind: set.kind, index: reportSet(set) }))
  for (const kind of kinds) {
    const indexes = found.filter((one) => one.kind === kind).map(({ index }) => index)
    const mean = indexes.reduce((sum, index) => sum + index, 0) / indexes.length
    row(`themes, mean of ${indexes.length} sets: ${kind}`, mean.toFixed(2), '1', '', '')
  }
  reportSpeed(sets.filter(({ question }) => question === 'company_improvements').flatMap(answersOf))
}

const reportSet = (set: AnswerSet): number => {
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
  return index
}

const fifty = 50_000

/** By processor time, which other work on the machine changes less than time on the clock. */
const reportSpeed = (answers: readonly OpenAnswer[]): void => {
  const many = Array.from({ length: fifty }, (_, index): OpenAnswer => ({
    employeeId: String(index),
    department: `${index % 9}`,
    text: `${answers[index % answers.length]?.text} ${index % 997}`,
  }))
  const before = process.cpuUsage()
  groupAnswers('company_improvements', many)
  const { user, system } = process.cpuUsage(before)
  row('themes of 50,000 answers, processor time', ms((user + system) / 1000), '', '', 'under 5 s')
}
