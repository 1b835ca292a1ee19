import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { chooseLanguage, useChosenLanguage } from '../../../core/i18n/locale.ts'
import { LanguageField } from '../../../ui/language/language-field.tsx'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The language that somebody wants to be asked in: kept on this device at once, and in their profile. */
export const LanguagePanel = () => {
  const here = useChosenLanguage()
  const profile = useQuery(callQuery(accounts.getProfile, {}))
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
      title={t(texts, 'languagePanel.language')}
      text={t(texts, 'languagePanel.theQuestionnaireIsInThis')}
    >
      <LanguageField
        aria-label={t(texts, 'languagePanel.language')}
        none={t(texts, 'languagePanel.asMyInvitationOrBrowser')}
        value={here ?? inProfile}
        onChange={choose}
      />
      {update.isError && (
        <Alert color="red" role="alert" mt="sm">
          {t(texts, 'languagePanel.itIsKeptOnThis', { error: failureText(update.error) })}
        </Alert>
      )}
    </Panel>
  )
}
