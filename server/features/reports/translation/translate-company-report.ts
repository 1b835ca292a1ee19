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
 * A company report in its reader's language, in the same way as a person's (`translate-report.ts`): it is built again
 * from its inputs in English and in that language, and a sentence is translated where the reader is shown its English
 * version. Content that the reader is not shown is never used.
 */

type Stored = Pick<typeof companyReports.$inferSelect, 'version' | 'origin' | 'content'>

type Shown = {
  row: Stored
  /** As the reader is shown it. */
  report: StoredCompanyReport
  /** The same, with the sentences that replace suppressed content in the language. */
  inWords: StoredCompanyReport
  language: LanguageCode
}

const keptBy = new WeakMap<Host, ReturnType<typeof createTranslationCache>>()

const translationCacheOf = (host: Host): ReturnType<typeof createTranslationCache> => {
  const there = keptBy.get(host) ?? createTranslationCache()
  keptBy.set(host, there)
  return there
}

/** Undefined in English; without texts where the report cannot be built again. */
export const translateCompanyReportFor = async (
  { row, report, inWords, language }: Shown,
  context: StepContext,
): Promise<ReportTranslation | undefined> => {
  if (language === 'en') return undefined
  // Edits keep `lastUpdated`, which identifies the numbers and sentences that a report was generated with.
  const key = `${context.org.id} ${row.content.overview.lastUpdated} ${language}`
  const sentences = await translationCacheOf(context.host)(key, () =>
    sentencesOf(row, language, context),
  ).catch((error: unknown): Sentences => {
    // The report is still shown, in English.
    context.host.log.error({ err: error }, 'A company report was not told in another language')
    return new Map()
  })
  return { language, texts: translateShownTexts(report, inWords, sentences) }
}

/** The translation of each sentence of a report; empty where its answers are not stored. */
const sentencesOf = async (row: Stored, language: LanguageCode, context: StepContext): Promise<Sentences> => {
  const found = await context.step((tx) => peopleOf(row, { tx, org: context.org }))
  if (!found?.people.some(({ answers }) => answers !== null)) return new Map()
  return new Map(await translateCompanyReport(found, found.people, language))
}

/** The people in a report who still exist, with their answers. */
const peopleOf = async (row: Stored, context: Pick<MemberContext, 'tx' | 'org'>) => {
  const kept = await readStoredInputs(row, context)
  if (!kept) return undefined
  const found = await readInputAnswers(kept.reportId, context)
  const people = kept.people.flatMap((person) => personFromInput(person, found) ?? [])
  return { organizationName: kept.organizationName, lastUpdated: kept.madeAt.toISOString(), people }
}
