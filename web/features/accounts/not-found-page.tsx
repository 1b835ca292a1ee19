import { Anchor } from '@mantine/core'
import { InLanguage } from '../../core/i18n/localized-page.tsx'
import { invitedHere } from '../../core/i18n/locale.ts'
import { paths } from '../../core/navigation/paths.ts'
import { loginCatalogue, useLoginWords } from './language/login-texts.ts'
import { LoginFrame, LoginShape } from './login-frame.tsx'

/** What an address that leads nowhere shows to who is not signed in: framed as the login page, and in its language. */
export default function NowherePage() {
  return (
    <InLanguage catalogue={loginCatalogue} invited={invitedHere()} waiting={<LoginShape />}>
      <Nowhere />
    </InLanguage>
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
