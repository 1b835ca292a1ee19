import { planParts } from '../../../../insights/company-report/plan-parts.ts'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Detail } from '../../../../contract/http/failure-kinds.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { invalid } from '../../../core/http/failures.ts'

/**
 * The prose of both reports, which people may edit; everything else is computed and stays (docs/reports.md).
 * What a report says of itself (`notice`, `limits`) and how its numbers came to be is no prose.
 */

export const prose: ReadonlySet<string> = new Set([
  'text',
  'title',
  'description',
  'details',
  'reasoning',
  ...planParts,
])
const computed = new Set(['coverage', 'workings', 'evidence', 'quotes', 'writtenThemes'])

/** The same value with every text of its prose changed. */
export const mapTexts = (
  value: unknown,
  change: (text: string, path: string) => string,
  path = '',
): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, within(path, index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const itemPath = within(path, key)
      if (computed.has(key)) return [key, item]
      if (prose.has(key) && typeof item === 'string') return [key, change(item, itemPath)]
      return [key, mapTexts(item, change, itemPath)]
    }),
  )
}

/** Every text of the prose of a report, by its place. */
export const collectTexts = (report: unknown): Map<string, string> => {
  const texts = new Map<string, string>()
  mapTexts(report, (text, path) => {
    texts.set(path, text)
    return text
  })
  return texts
}

/**
 * Holds an edited report to the one that it was made from.
 * @throws Failure VALIDATION_ERROR where anything but a text differs, or a text is blank or too long.
 */
export const requireOnlyTextsEdited = (base: unknown, edited: unknown, path: string): void => {
  const faults: Detail[] = []
  const withoutTexts = mapTexts(
    edited,
    (text, at) => {
      if (isBlankText(text)) faults.push({ path: at, message: messages.editedTextEmpty })
      else if (text.length > limits.answerMax) faults.push({ path: at, message: messages.editedTextTooLong })
      return ''
    },
    path,
  )
  const different = firstDifference(
    mapTexts(base, () => ''),
    withoutTexts,
    path,
  )
  if (different !== undefined) faults.unshift({ path: different, message: messages.onlyTextsEditable })
  if (faults.length > 0) throw invalid(faults)
}

const within = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** Where two JSON values first differ; undefined where they are the same. */
const firstDifference = (a: unknown, b: unknown, path: string): string | undefined => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return Object.is(a, b) ? undefined : path
  }
  const left = new Map(Object.entries(a))
  const right = new Map(Object.entries(b))
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const different = firstDifference(left.get(key), right.get(key), within(path, key))
    if (different !== undefined) return different
  }
  return Array.isArray(a) === Array.isArray(b) ? undefined : path
}
