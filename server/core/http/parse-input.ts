import type { z } from 'zod'
import { messages } from '../../../contract/http/failures.ts'
import { inputErrorMap } from '../../../contract/http/explain-invalid-input.ts'
import { detailsOf, invalid } from './failures.ts'

/** Input as its schema reads it. @throws Failure VALIDATION_ERROR with every fault. */
export const parse = <S extends z.ZodType>(schema: S, raw: unknown): z.output<S> => {
  const parsed = schema.safeParse(raw, { error: inputErrorMap })
  if (!parsed.success) throw invalid(detailsOf(parsed.error))
  return parsed.data
}

/** No call takes anything nearly so deep; what is deeper would exhaust the stack. */
const depthMax = 64

/**
 * Text as PostgreSQL can store it: without NUL characters and halves of surrogate pairs, which are dropped.
 * @throws Failure VALIDATION_ERROR where lists and objects are nested too deep.
 */
export const sanitizeText = (value: unknown, depth = 0): unknown => {
  if (depth > depthMax) throw invalid([{ path: '', message: messages.nestedTooDeep }])
  if (typeof value === 'string') {
    const text = value.includes('\0') ? value.replaceAll('\0', '') : value
    return text.isWellFormed() ? text : text.replaceAll(/\p{Cs}/gu, '')
  }
  if (Array.isArray(value)) return cleanedItems(value, depth + 1)
  if (!isObject(value)) return value
  let changed: [string, unknown][] | undefined
  // Listing names takes a fifth of the time that listing pairs takes.
  for (const key of Object.keys(value)) {
    const clean = sanitizeText(value[key], depth + 1)
    if (clean !== value[key]) (changed ??= []).push([key, clean])
  }
  return changed ? { ...value, ...Object.fromEntries(changed) } : value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Making lists and objects once more takes longer than looking through them. */
const cleanedItems = (items: readonly unknown[], depth: number): unknown => {
  let changed: unknown[] | undefined
  for (let at = 0; at < items.length; at += 1) {
    const clean = sanitizeText(items[at], depth)
    if (clean !== items[at]) (changed ??= [...items])[at] = clean
  }
  return changed ?? items
}
