import { Languages } from 'lucide-react'
import { accounts } from '../../../../contract/accounts.ts'
import { isLanguageCode, languages } from '../../../../languages/index.ts'
import { chooseLanguage } from '../../../core/language.ts'
import { useCommand } from '../../../core/ask.ts'
import { useSession } from '../../../core/session.ts'
import { useCatalogue } from './catalogue.ts'
import { useNotLoaded } from './not-loaded.ts'
import { useTexts } from './texts.ts'
import './language-select.css'

/** Offers every language by its own name, and keeps the choice: on this device, and in the profile of who is signed in. */
export const LanguageSelect = () => {
  const t = useTexts()
  const { language } = useCatalogue()
  const hasFailed = useNotLoaded()
  const isSignedIn = useSession() !== null
  const { mutate: tellProfile } = useCommand(accounts.updateProfile)
  const choose = (code: string) => {
    if (!isLanguageCode(code)) return
    chooseLanguage(code)
    if (isSignedIn) tellProfile({ language: code })
  }
  return (
    <>
      <label className="q-language">
        <Languages size={16} aria-hidden className="q-language__icon" />
        <span className="visually-hidden">{t('language.label')}</span>
        <select
          className="q-language__select"
          value={language}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {languages.map(({ code, ownName }) => (
            <option key={code} value={code} lang={code}>
              {ownName}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && (
        <p className="q-error q-language__failed" role="alert">
          {t('language.notLoaded')}
        </p>
      )}
    </>
  )
}
