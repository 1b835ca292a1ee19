import { Anchor } from '@mantine/core'
import { LanguageProvider } from '../../core/i18n/localized-page.tsx'
import { storedInvitationLanguage } from '../../core/i18n/locale.ts'
import { paths } from '../../core/navigation/paths.ts'
import { loginCatalogue, useLoginWords } from './language/login-texts.ts'
import { LoginFrame, LoginSkeleton } from './login-frame.tsx'

/** What an address that leads nowhere shows to who is not signed in: framed as the login page, and in its language. */
export default function NotFoundPage() {
  return (
    <LanguageProvider
      catalogue={loginCatalogue}
      invited={storedInvitationLanguage()}
      waiting={<LoginSkeleton />}
    >
      <Nowhere />
    </LanguageProvider>
  )
}

const Nowhere = () => {
  const { say } = useLoginWords()
  return (
    <LoginFrame title={say('notFound.thereIsNoPageAt')} intro={say('notFound.theLinkMayBeIncomplete')}>
      <Anchor href={`#${paths.home}`}>{say('notFound.goToTheStartPage')}</Anchor>
    </LoginFrame>
  )
}
