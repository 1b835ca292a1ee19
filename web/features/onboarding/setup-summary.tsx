import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, rolesWithPermission } from '../../../contract/rights/permissions.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { formatList, rolesText } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { say } from './t.ts'

/** What was set up, for members who may not change it. */
export const SetupSummary = () => {
  const { organization, standIn } = useMembership()
  const mayView = can(organization, 'onboarding:view') && can(organization, 'org:view')
  return (
    <Stack className="wizard__card" maw="32rem" mx="auto" gap="lg">
      <Stack gap="xs">
        <Title order={1}>{say('review.title', { companyName: organization.companyName })}</Title>
        <Text c="dimmed">
          {mayView
            ? say('review.theyCanChangeThis', {
                them: rolesText(rolesWithPermission('onboarding:edit')),
                permission: permissionLabel('onboarding:edit'),
              })
            : say('review.notYours', { organization: organization.companyName })}
        </Text>
      </Stack>
      {mayView && standIn === undefined && <Facts />}
      {mayView && standIn !== undefined && (
        <Stack gap="sm">
          <Text>{say('review.couldNotBeLoaded')}</Text>
          <Button variant="default" onClick={standIn.retry}>
            {say('wizard.loadItAgain')}
          </Button>
        </Stack>
      )}
      <CloseReview />
    </Stack>
  )
}

const Facts = () => {
  const { organization, data } = useMembership()
  const { industry = '', size = '', departments = [] } = data.onboardingData
  const facts = [
    [say('companyStep.companyName'), organization.companyName],
    [say('companyStep.organizationName'), organization.name],
    [say('review.industry'), industry],
    [say('review.size'), size === '' ? '' : say('review.people', { size })],
    [say('steps.departments'), formatList(departments)],
  ] as const
  return (
    <dl className="wizard__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value === '' ? say('review.notGiven') : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The way back to the pages of the organization. */
export const CloseReview = () => (
  <Button
    variant="subtle"
    className="wizard__rest"
    renderRoot={(props) => <Link to={paths.companyWiki} {...props} />}
  >
    {say('review.close')}
  </Button>
)
