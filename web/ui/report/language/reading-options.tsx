import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { isLanguageCode, languages } from '../../../../languages/index.ts'
import { useChooseReportLanguage } from './reader-language.ts'
import { useReportLocale } from './report-language.tsx'
import './reading-options.css'

/** On a phone the options are folded until requested (report-page.tsx). */
export const readingOptionsId = 'reading-choices'

/**
 * The reading options of a report in one row: offers every language by its own name, and keeps the choice in the URL
 * and on this device (mails and other devices are not affected); `children` choose among its versions.
 */
export const ReadingOptions = ({ children }: { children?: ReactNode }) => {
  const { language, piece } = useReportLocale()
  const choose = useChooseReportLanguage()
  return (
    <div className="screen-only reading-choices" id={readingOptionsId}>
      <NativeSelect
        label={piece('language')}
        value={language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguageCode(value)) choose(value)
        }}
      >
        {languages.map(({ code, ownName }) => (
          <option key={code} value={code} lang={code}>
            {ownName}
          </option>
        ))}
      </NativeSelect>
      {children}
    </div>
  )
}
