import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import { reportWordsOf } from '../../../../insights/catalog/all-report-texts.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { answersOfRevision } from '../../submissions/submission-versions.ts'
import type { reports } from '../../../schema/reports.ts'

/**
 * Reports in their reader's language. Nothing is machine-translated, and nothing stored changes: the report is built
 * again from its inputs, in English and in that language, and a stored sentence is translated where it equals the
 * English one.
 */

type Stored = Pick<typeof reports.$inferSelect, 'employeeId' | 'content' | 'inputs' | 'submissionRevision'>

/** A person's report in a language; undefined in English, and without texts where it cannot be built again. */
export const translateReportFor = async (
  { employeeId, content, inputs, submissionRevision }: Stored,
  language: LanguageCode | undefined,
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
): Promise<ReportTranslation | undefined> => {
  if (language === undefined || language === 'en') return undefined
  const answers = await answersOfRevision({ tx, orgId: org.id }, employeeId, submissionRevision)
  if (!inputs || !answers) return { language, texts: {} }
  const { name, role, department, submittedAt } = inputs
  const input = {
    employee: { id: employeeId, name, role, department },
    rawAnswers: answers.rawAnswers,
    submittedAt,
  }
  const made = {
    english: buildEmployeeReport(input),
    translated: buildEmployeeReport(input, reportWordsOf(language)),
  }
  return { language, texts: translatedTexts(content, made) }
}

/** The translation, by path, of each text of a stored report that equals the English one. */
export const translatedTexts = (
  stored: unknown,
  made: { english: unknown; translated: unknown },
): Record<string, string> => {
  const texts: Record<string, string> = {}
  collect(stored, made.english, made.translated, '', texts)
  return texts
}

const collect = (
  stored: unknown,
  english: unknown,
  translated: unknown,
  path: string,
  texts: Record<string, string>,
): void => {
  if (typeof translated === 'string') {
    if (stored === english && translated !== english) texts[path] = translated
    return
  }
  if (!isWhole(stored) || !isWhole(english) || !isWhole(translated)) return
  const [before, twin] = [new Map(Object.entries(stored)), new Map(Object.entries(english))]
  for (const [key, value] of Object.entries(translated)) {
    collect(before.get(key), twin.get(key), value, path === '' ? key : `${path}.${key}`, texts)
  }
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null
