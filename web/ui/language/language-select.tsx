import { Languages } from 'lucide-react'
import { accounts } from '../../../contract/calls/accounts.ts'
import { isLanguageCode, languages, type LanguageCode } from '../../../languages/index.ts'
import { useCommand } from '../../core/api/queries.ts'
import { useLanguageFailed } from '../../core/i18n/localized-page.tsx'
import { chooseLanguage } from '../../core/i18n/locale.ts'
import { useSession } from '../../core/session/session.ts'
import './language-select.css'

type Props = {
  /** The one that is shown. */
  language: LanguageCode
  /** What the choice is called, and what is said where one could not be loaded. */
  label: string
  notLoaded: string
}

/** Offers every language by its own name, and keeps the choice: on this device, and in the profile of who is signed in. */
export const LanguageSelect = ({ language, label, notLoaded }: Props) => {
  const hasFailed = useLanguageFailed()
  const isSignedIn = useSession() !== null
  const { mutate: tellProfile } = useCommand(accounts.updateProfile)
  const choose = (code: string) => {
    if (!isLanguageCode(code)) return
    chooseLanguage(code)
    if (isSignedIn) tellProfile({ language: code })
  }
  return (
    <>
      <label className="language-select">
        <Languages size={16} aria-hidden className="language-select__icon" />
        <span className="visually-hidden">{label}</span>
        <select
          className="language-select__select"
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
        <p className="language-select__failed" role="alert">
          {notLoaded}
        </p>
      )}
    </>
  )
}
