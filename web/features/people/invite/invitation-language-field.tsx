import type { LanguageCode } from '../../../../languages/index.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { LanguageField } from '../../../ui/language/language-field.tsx'
import { englishLanguageName } from '../list-parser/language-names.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = { value: LanguageCode | null; onChange: (language: LanguageCode | null) => void }

/** The language of one invitation; if none is chosen, shows what decides it. */
export const InvitationLanguageField = (props: Props) => {
  const { invitationLanguage } = useMembership().data.settings
  const none =
    invitationLanguage === null
      ? t(texts, 'invitationLanguageField.asBrowserSays')
      : t(texts, 'invitationLanguageField.asInSettings', {
          language: englishLanguageName(invitationLanguage),
        })
  return <LanguageField label={t(texts, 'invitationLanguageField.label')} none={none} {...props} />
}
