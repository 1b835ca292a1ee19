import { z } from 'zod'
import { Language } from '../fields.ts'

/**
 * A report in its reader's language. The report itself stays as it was stored, hashed and verified; here stands what is
 * shown instead of its sentences. A sentence that is not here is shown as it stands: somebody edited it, a language model
 * wrote it, or it cannot be made again from what is kept.
 */
export const ReportTranslation = z.object({
  language: Language,
  /** By the place of the sentence in the report, such as `strengths.0.text`. */
  texts: z.record(z.string(), z.string()),
})
export type ReportTranslation = z.output<typeof ReportTranslation>
