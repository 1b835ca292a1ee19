import type { ReportTranslation } from './report-translation.ts'
import { planParts } from '../../../insights/company-report/plan-parts.ts'
import type { StoredEmployeeReport } from '../../calls/reports/reports.ts'

/**
 * Replaces the sentences of a report with those in the reader's language, on the screen and in files, and knows which
 * stay as they were written.
 */

export type LocalizedReport<Report extends object = StoredEmployeeReport> = {
  report: Report
  /** The statements in another language than the reader's, as they were written. */
  asWritten: ReadonlySet<object>
}

const prose: ReadonlySet<string> = new Set(['text', 'description', 'details', 'reasoning', ...planParts])

const copyOf = <Whole extends object>(whole: Whole): Whole =>
  Object.assign(Array.isArray(whole) ? [] : {}, whole)

/** A copy of what is below a place of the report, with these texts in it. */
const withTexts = <Whole extends object>(
  whole: Whole,
  path: string,
  texts: Readonly<Record<string, string>>,
  asWritten: Set<object>,
): Whole => {
  const copy = copyOf(whole)
  for (const [key, item] of Object.entries(whole)) {
    const at = path === '' ? key : `${path}.${key}`
    const text = texts[at]
    if (text !== undefined) Reflect.set(copy, key, text)
    else if (typeof item === 'object' && item !== null)
      Reflect.set(copy, key, withTexts(item, at, texts, asWritten))
    else if (prose.has(key) && typeof item === 'string' && 'evidence' in whole) asWritten.add(copy)
  }
  return copy
}

/** A report as it is shown in the language of this translation. */
export const localizeReport = <Report extends object>(
  report: Report,
  translation: ReportTranslation | undefined,
): LocalizedReport<Report> => {
  const asWritten = new Set<object>()
  if (translation === undefined) return { report, asWritten }
  return { report: withTexts(report, '', translation.texts, asWritten), asWritten }
}
