import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import type { StepContext } from '../../../core/http/serve-steps.ts'
import { translateShownTexts, type Sentences } from './company-sentences.ts'
import { readInputAnswers, readStoredInputs, personFromInput } from '../generation/stored-inputs.ts'
import { createTranslationCache } from './translation-cache.ts'
import { translateCompanyReport } from '../generation/build-company-report.ts'
import type { companyReports } from '../../../schema/reports.ts'

/**
 * A company report in its reader's language, as a person's is (`translate-report.ts`): made again from its inputs in
 * English and in that language, and a sentence is told in that language where the reader is shown its English twin. What
 * they are not shown is not looked at here.
 */

type Stored = Pick<typeof companyReports.$inferSelect, 'version' | 'origin' | 'content'>

type Shown = {
  row: Stored
  /** As the reader is shown it. */
  report: StoredCompanyReport
  /** The same, where what stands in the place of what is withheld is said in the language. */
  inWords: StoredCompanyReport
  language: LanguageCode
}

const keptBy = new WeakMap<Host, ReturnType<typeof createTranslationCache>>()

const keptOf = (host: Host): ReturnType<typeof createTranslationCache> => {
  const there = keptBy.get(host) ?? createTranslationCache()
  keptBy.set(host, there)
  return there
}

/** Undefined in English, and without texts where the report cannot be made again. */
export const translateCompanyReportFor = async (
  { row, report, inWords, language }: Shown,
  context: StepContext,
): Promise<ReportTranslation | undefined> => {
  if (language === 'en') return undefined
  // No edit changes when a report was made, which tells its numbers and sentences from those of others.
  const key = `${context.org.id} ${row.content.overview.lastUpdated} ${language}`
  const sentences = await keptOf(context.host)(key, () => sentencesOf(row, language, context)).catch(
    (error: unknown): Sentences => {
      // The report is there all the same, in English.
      context.host.log.error({ err: error }, 'A company report was not told in another language')
      return new Map()
    },
  )
  return { language, texts: translateShownTexts(report, inWords, sentences) }
}

/** What each sentence of a report is in a language; nothing where it is not kept from which answers it was made. */
const sentencesOf = async (row: Stored, language: LanguageCode, context: StepContext): Promise<Sentences> => {
  const found = await context.step((tx) => peopleOf(row, { tx, org: context.org }))
  if (!found?.people.some(({ answers }) => answers !== null)) return new Map()
  return new Map(await translateCompanyReport(found, found.people, language))
}

/** Those of whom a report was made who are still there, with their answers. */
const peopleOf = async (row: Stored, context: Pick<MemberContext, 'tx' | 'org'>) => {
  const kept = await readStoredInputs(row, context)
  if (!kept) return undefined
  const found = await readInputAnswers(kept.reportId, context)
  const people = kept.people.flatMap((person) => personFromInput(person, found) ?? [])
  return { organizationName: kept.organizationName, lastUpdated: kept.madeAt.toISOString(), people }
}
