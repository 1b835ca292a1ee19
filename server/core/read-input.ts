import type { z } from 'zod'
import { plainWords } from '../../contract/plain-words.ts'
import { detailsOf, invalid } from './failures.ts'

/** Input as its schema reads it. @throws Failure VALIDATION_ERROR with every fault. */
export const parse = <S extends z.ZodType>(schema: S, raw: unknown): z.output<S> => {
  const parsed = schema.safeParse(raw, { error: plainWords })
  if (!parsed.success) throw invalid(detailsOf(parsed.error))
  return parsed.data
}

/** Text as PostgreSQL can store it: without NUL characters and halves of surrogate pairs. */
export const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? value.replaceAll('\0', '').toWellFormed() : value
  }
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item)]))
  }
  return value
}
