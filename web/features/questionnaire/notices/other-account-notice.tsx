import { Button } from '@mantine/core'
import { requestSignOut } from '../../../core/session/sign-out-confirmation.ts'
import type { QuestionnaireSubject } from '../draft/questionnaire-subject.ts'
import { useTexts } from '../language/texts.ts'

/** Said to somebody who is signed in and opens another person's questionnaire: whose answers they would be. */
export const OtherAccountNotice = ({
  about,
  signedInAs,
}: {
  about: QuestionnaireSubject
  signedInAs: string | undefined
}) => {
  const t = useTexts()
  if (signedInAs === undefined || signedInAs.toLowerCase() === about.email.toLowerCase()) return null
  const isNamed = about.name.trim() !== '' && !about.name.includes('@')
  const { name, email } = about
  return (
    <p className="q-note q-note--other">
      {isNamed
        ? t('someoneElse.named', { me: signedInAs, name, email })
        : t('someoneElse.unnamed', { me: signedInAs, email })}
      <Button display="block" mt="xs" variant="default" size="xs" onClick={requestSignOut}>
        {t('someoneElse.signOut', { name: isNamed ? name : email })}
      </Button>
    </p>
  )
}
