import english from '../../../../languages/en/companyPage.json' with { type: 'json' }
import { pageWords, type PageWords } from '../../../ui/report/language/report-texts.tsx'

/** The company wiki in its reader's language: the texts around the sentences of the report. */

export type WikiWords = PageWords<typeof english>

export const {
  inEnglish: englishWiki,
  useWordsOf,
  useWords: useWiki,
  InWords: InWiki,
} = pageWords('the wiki', english, {
  de: () => import('../../../../languages/de/companyPage.json'),
  es: () => import('../../../../languages/es/companyPage.json'),
  ar: () => import('../../../../languages/ar/companyPage.json'),
})
