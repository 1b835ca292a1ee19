import type { ReportTranslation } from '../../../../contract/report-translation.ts'
import type { StoredEmployeeReport } from '../../../../contract/reports.ts'

/** Puts what is said in a reader's language in the place of what a report holds, and knows what stands as it was written. */

export type Shown = {
  report: StoredEmployeeReport
  /** The statements in another language than the page's, as they were written. */
  asWritten: ReadonlySet<object>
}

const prose: ReadonlySet<string> = new Set(['text', 'description'])

/** Whatever is below a place of the report, with these texts; the same value where none of them is in it. */
const withTexts = <T>(
  value: T,
  path: string,
  texts: Readonly<Record<string, string>>,
  asWritten: Set<object>,
): T => {
  if (typeof value !== 'object' || value === null) return value
  const copy = structuredClone(value)
  place(copy, path, texts, asWritten)
  return copy
}

const place = (
  value: object,
  path: string,
  texts: Readonly<Record<string, string>>,
  asWritten: Set<object>,
): void => {
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    const text = texts[at]
    if (text !== undefined) Reflect.set(value, key, text)
    else if (typeof item === 'object' && item !== null) place(item, at, texts, asWritten)
    else if (prose.has(key) && typeof item === 'string' && 'evidence' in value) asWritten.add(value)
  }
}

/** A report as it is shown in the language of this translation. */
export const shownIn = (report: StoredEmployeeReport, translation: ReportTranslation | undefined): Shown => {
  const asWritten = new Set<object>()
  if (translation === undefined) return { report, asWritten }
  return { report: withTexts(report, '', translation.texts, asWritten), asWritten }
}
