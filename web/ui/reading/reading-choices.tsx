import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { isLanguageCode, languages } from '../../../languages/index.ts'
import { chooseLanguage } from '../../core/language.ts'
import { useReading } from './reading.tsx'
import './reading-choices.css'

/**
 * In one row, how a report is read: offers every language by its own name, and keeps the choice on this device (mails and
 * other devices stay as they are); `children` choose among its versions.
 */
export const ReadingChoices = ({ children }: { children?: ReactNode }) => {
  const { language, piece } = useReading()
  return (
    <div className="screen-only reading-choices">
      <NativeSelect
        label={piece('language')}
        value={language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguageCode(value)) chooseLanguage(value)
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
