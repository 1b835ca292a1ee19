import { Alert, Anchor, Code, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { fill, say } from '../t.ts'

/** What an owner can do on a server that names no address for help: a message would come back to themselves. */
export const NoSupportContact = () => {
  const { companyName } = useMembership().organization
  return (
    <Stack>
      <Alert color="yellow" title={say('contactPage.thereIsNobodyToWrite')}>
        {fill('contactPage.youAreTheOwner', {
          organization: <b>{companyName}</b>,
          setting: <Code>SUPPORT_EMAIL</Code>,
        })}
      </Alert>
      <Title order={2} size="h4">
        {say('contactPage.whoRunsIt')}
      </Title>
      <Text>{fill('contactPage.whoRunsItText', { host: <b>{window.location.host}</b> })}</Text>
      <ul className="help__ways">
        <li>{fill('contactPage.runTheDoctor', { command: <Code>npm run doctor</Code> })}</li>
        <li>{say('contactPage.readTheReadme')}</li>
        <li>{fill('contactPage.nameAnAddress', { setting: <Code>SUPPORT_EMAIL=help@example.com</Code> })}</li>
      </ul>
      <Title order={2} size="h4">
        {say('contactPage.meanwhile')}
      </Title>
      <ul className="help__ways">
        <li>
          <Anchor
            renderRoot={(props) => (
              <Link to={paths.helpArticle} params={{ article: 'troubleshooting' }} {...props} />
            )}
          >
            {say('contactPage.itDoesNotWork')}
          </Anchor>
        </li>
        <li>
          <Anchor renderRoot={(props) => <Link to={paths.help} {...props} />}>
            {say('contactPage.allThatIsSaid')}
          </Anchor>
        </li>
      </ul>
    </Stack>
  )
}
