import { Alert, Anchor, Code, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/help.json' with { type: 'json' }

/** What an owner can do on a server that names no address for help: a message would come back to themselves. */
export const NoSupportContact = () => {
  const { companyName } = useMembership().organization
  return (
    <Stack>
      <Alert color="yellow" title={t(texts, 'contactPage.thereIsNobodyToWrite')}>
        {fill(texts, 'contactPage.youAreTheOwner', {
          organization: <b>{companyName}</b>,
          setting: <Code>SUPPORT_EMAIL</Code>,
        })}
      </Alert>
      <Title order={2} size="h4">
        {t(texts, 'contactPage.whoRunsIt')}
      </Title>
      <Text>{fill(texts, 'contactPage.whoRunsItText', { host: <b>{window.location.host}</b> })}</Text>
      <ul className="help__ways">
        <li>{fill(texts, 'contactPage.runTheDoctor', { command: <Code>npm run doctor</Code> })}</li>
        <li>{t(texts, 'contactPage.readTheReadme')}</li>
        <li>
          {fill(texts, 'contactPage.nameAnAddress', { setting: <Code>SUPPORT_EMAIL=help@example.com</Code> })}
        </li>
      </ul>
      <Title order={2} size="h4">
        {t(texts, 'contactPage.meanwhile')}
      </Title>
      <ul className="help__ways">
        <li>
          <Anchor
            renderRoot={(props) => (
              <Link to={paths.helpArticle} params={{ article: 'troubleshooting' }} {...props} />
            )}
          >
            {t(texts, 'contactPage.itDoesNotWork')}
          </Anchor>
        </li>
        <li>
          <Anchor renderRoot={(props) => <Link to={paths.help} {...props} />}>
            {t(texts, 'contactPage.allThatIsSaid')}
          </Anchor>
        </li>
      </ul>
    </Stack>
  )
}
