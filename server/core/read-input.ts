import type { z } from 'zod'
import { messages } from '../../contract/failures.ts'
import { plainWords } from '../../contract/plain-words.ts'
import { detailsOf, invalid } from './failures.ts'

/** Input as its schema reads it. @throws Failure VALIDATION_ERROR with every fault. */
export const parse = <S extends z.ZodType>(schema: S, raw: unknown): z.output<S> => {
  const parsed = schema.safeParse(raw, { error: plainWords })
  if (!parsed.success) throw invalid(detailsOf(parsed.error))
  return parsed.data
}

/** No call takes anything nearly so deep; what is deeper would exhaust the stack. */
const depthMax = 64

/**
 * Text as PostgreSQL can store it: without NUL characters and halves of surrogate pairs, which are dropped.
 * @throws Failure VALIDATION_ERROR where lists and objects stand in each other too deep.
 */
export const cleaned = (value: unknown, depth = 0): unknown => {
  if (depth > depthMax) throw invalid([{ path: '', message: messages.nestedTooDeep }])
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? value.replaceAll(/\0|\p{Cs}/gu, '') : value
  }
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const cleanedEntries = entries.map(([key, item]): [string, unknown] => [key, cleaned(item, depth + 1)])
  // Making thousands of objects once more takes longer than looking through them.
  return cleanedEntries.some(([, item], index) => item !== entries[index]?.[1])
    ? Object.fromEntries(cleanedEntries)
    : value
}
