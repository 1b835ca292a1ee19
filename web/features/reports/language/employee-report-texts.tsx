import english from '../../../../languages/en/reportPage.json' with { type: 'json' }
import { pageWords, type PageWords } from '../../../ui/report/language/report-texts.tsx'

/** A person's report on screen in its reader's language: the sentences of the engine, and the texts around them. */

export type ReportWords = PageWords<typeof english>

export const {
  useWordsOf,
  useWords: useReportWords,
  InWords: InReportWords,
} = pageWords('a report', english, {
  de: () => import('../../../../languages/de/reportPage.json'),
  es: () => import('../../../../languages/es/reportPage.json'),
  ar: () => import('../../../../languages/ar/reportPage.json'),
})
