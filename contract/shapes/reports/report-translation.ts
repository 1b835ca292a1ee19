import { z } from 'zod'
import { Language } from '../fields.ts'

/**
 * A report in its reader's language. The report itself stays as it was stored, hashed and verified; this holds the
 * sentences shown in place of its own. A sentence without an entry is shown as written: somebody edited it, a language
 * model wrote it, or it cannot be rebuilt from what is stored.
 */
export const ReportTranslation = z.object({
  language: Language,
  /** By the place of the sentence in the report, such as `strengths.0.text`. */
  texts: z.record(z.string(), z.string()),
})
export type ReportTranslation = z.output<typeof ReportTranslation>
