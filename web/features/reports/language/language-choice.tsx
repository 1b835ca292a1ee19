import { NativeSelect } from '@mantine/core'
import { accounts } from '../../../../contract/accounts.ts'
import { isLanguageCode, languages } from '../../../../languages/index.ts'
import { useCommand } from '../../../core/ask.ts'
import { chooseLanguage } from '../../../core/language.ts'
import { useReportWords } from './report-words.tsx'

/** Offers every language by its own name, and keeps the choice on this device and in the profile. */
export const LanguageChoice = () => {
  const { language, say } = useReportWords()
  const { mutate: tellProfile } = useCommand(accounts.updateProfile)
  return (
    <NativeSelect
      label={say('page.language')}
      className="screen-only"
      mb="lg"
      maw="14rem"
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (!isLanguageCode(value)) return
        chooseLanguage(value)
        tellProfile({ language: value })
      }}
    >
      {languages.map(({ code, ownName }) => (
        <option key={code} value={code} lang={code}>
          {ownName}
        </option>
      ))}
    </NativeSelect>
  )
}
