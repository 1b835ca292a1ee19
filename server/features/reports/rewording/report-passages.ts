import { isQuestionId, questionOf } from '../../../../insights/questionnaire/questionnaire.ts'

/** Finds the texts of a report that may be reworded, and their sources. */

/** A source that a sentence may cite: number 0 is the computed sentence, the others are answers. */
export type Source = { n: number; question: string; text: string }

/** One text of a report that is based on answers. `path`: keys from the report's root, joined with dots. */
export type Passage = { path: string; sources: readonly [Source, ...Source[]] }

/** The person's answer to a question; undefined where there is none. */
export type AnswerLookup = (questionId: string) => string | undefined

/** Long answers are cut to this length, in characters. */
const answerLength = 1_200
const answersPerPlace = 6
const textKeys = ['text', 'description'] as const

/** The texts of a person's report that are based on answers, in order. Texts about missing answers are left out. */
export const findPassages = (report: unknown, answerTo: AnswerLookup, path = ''): Passage[] => {
  if (typeof report !== 'object' || report === null) return []
  if (Array.isArray(report)) {
    return report.flatMap((item, index) => findPassages(item, answerTo, within(path, index)))
  }
  const own = placeAt(report, answerTo, path)
  return own
    ? [own]
    : Object.entries(report).flatMap(([key, item]) => findPassages(item, answerTo, within(path, key)))
}

const within = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

const placeAt = (holder: object, answerTo: AnswerLookup, path: string): Passage | undefined => {
  const fields = new Map<string, unknown>(Object.entries(holder))
  const key = textKeys.find((name) => typeof fields.get(name) === 'string')
  const text = key === undefined ? undefined : fields.get(key)
  if (key === undefined || typeof text !== 'string') return undefined
  if (typeof fields.get('employeeName') === 'string' || listAt(fields, 'unanswered').length > 0)
    return undefined
  const quoted = fields.has('quotes') ? listAt(fields, 'quotes') : listAt(fields, 'evidence')
  const answers = quoted.flatMap((item) => sourceOf(item, answerTo)).slice(0, answersPerPlace)
  if (answers.length === 0) return undefined
  return {
    path: within(path, key),
    sources: [
      { n: 0, question: 'What was computed', text },
      ...answers.map((answer, index) => ({ ...answer, n: index + 1 })),
    ],
  }
}

const listAt = (fields: ReadonlyMap<string, unknown>, key: string): readonly unknown[] => {
  const list = fields.get(key)
  return Array.isArray(list) ? list : []
}

const sourceOf = (item: unknown, answerTo: AnswerLookup): Omit<Source, 'n'>[] => {
  if (typeof item !== 'object' || item === null) return []
  const { questionId } = Object.fromEntries(Object.entries(item))
  if (typeof questionId !== 'string' || !isQuestionId(questionId)) return []
  const answer = answerTo(questionId)
  if (answer === undefined || answer.trim() === '') return []
  return [{ question: questionOf(questionId).prompt, text: answer.slice(0, answerLength) }]
}
