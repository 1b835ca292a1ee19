import type { ReportWords } from './employee-report-texts.tsx'

/** What is said of an element with a text as it is stored, in English or as somebody wrote it, on a page in another language. */
export const storedAttributes = ({ language }: Pick<ReportWords, 'language'>) =>
  language === 'en' ? {} : ({ lang: 'en', dir: 'auto' } as const)
