import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { chooseLanguage, useChosenLanguage } from '../../core/language.ts'
import { LanguageField } from '../../ui/language-field.tsx'
import { Panel } from './panel.tsx'

/** The language that somebody wants to be asked in: kept on this device at once, and in their profile. */
export const LanguagePanel = () => {
  const here = useChosenLanguage()
  const profile = useQuery(ask(accounts.getProfile, {}))
  const update = useCommand(accounts.updateProfile)
  const choose = (language: LanguageCode | null) => {
    chooseLanguage(language)
    update.mutate({ language })
  }
  const inProfile = update.isPending
    ? (update.variables.language ?? null)
    : (profile.data?.user.language ?? null)
  return (
    <Panel
      title="Language"
      text="The questionnaire is in this language, and so are the mails to you and a person’s report. The company report, files and all other pages are in English for now."
    >
      <LanguageField
        aria-label="Language"
        none="As my invitation or browser says"
        value={here ?? inProfile}
        onChange={choose}
      />
      {update.isError && (
        <Alert color="red" role="alert" mt="sm">
          It is kept on this device, and not in your profile: {failureText(update.error)}
        </Alert>
      )}
    </Panel>
  )
}
