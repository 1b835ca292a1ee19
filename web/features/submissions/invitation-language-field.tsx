import { ownNameOf, type LanguageCode } from '../../../languages/index.ts'
import { useMembership } from '../../core/membership.tsx'
import { LanguageField } from '../../ui/language-field.tsx'

type Props = { value: LanguageCode | null; onChange: (language: LanguageCode | null) => void }

/** The language of one invitation; where none is chosen, what decides instead. */
export const InvitationLanguageField = (props: Props) => {
  const { invitationLanguage } = useMembership().data.settings
  const none =
    invitationLanguage === null
      ? 'As their browser says'
      : `${ownNameOf(invitationLanguage)}, as in the settings`
  return <LanguageField label="Language of the invitation" none={none} {...props} />
}
