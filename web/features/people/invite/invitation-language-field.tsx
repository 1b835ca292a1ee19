import type { LanguageCode } from '../../../../languages/index.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { LanguageField } from '../../../ui/language/language-field.tsx'
import { englishLanguageName } from '../list-parser/language-names.ts'
import { say } from '../t.ts'

type Props = { value: LanguageCode | null; onChange: (language: LanguageCode | null) => void }

/** The language of one invitation; if none is chosen, shows what decides it. */
export const InvitationLanguageField = (props: Props) => {
  const { invitationLanguage } = useMembership().data.settings
  const none =
    invitationLanguage === null
      ? say('invitationLanguageField.asBrowserSays')
      : say('invitationLanguageField.asInSettings', { language: englishLanguageName(invitationLanguage) })
  return <LanguageField label={say('invitationLanguageField.label')} none={none} {...props} />
}
