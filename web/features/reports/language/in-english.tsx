import type { ReactNode } from 'react'
import { englishReportWords, InReportWords, useReportWords } from './report-words.tsx'

/** What is told in English only, within a report in another language: whoever decides about it works in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => {
  if (useReportWords().language === 'en') return children
  return (
    <div lang="en" dir="ltr">
      <InReportWords words={englishReportWords}>{children}</InReportWords>
    </div>
  )
}
