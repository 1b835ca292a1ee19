import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, rolesWithPermission } from '../../../contract/rights/permissions.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { formatList, rolesText } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

/** What was set up, for members who may not change it. */
export const SetupSummary = () => {
  const { organization, standIn } = useMembership()
  const mayView = can(organization, 'onboarding:view') && can(organization, 'org:view')
  return (
    <Stack className="wizard__card" maw="32rem" mx="auto" gap="lg">
      <Stack gap="xs">
        <Title order={1}>{t(texts, 'review.title', { companyName: organization.companyName })}</Title>
        <Text c="dimmed">
          {mayView
            ? t(texts, 'review.theyCanChangeThis', {
                them: rolesText(rolesWithPermission('onboarding:edit')),
                permission: permissionLabel('onboarding:edit'),
              })
            : t(texts, 'review.notYours', { organization: organization.companyName })}
        </Text>
      </Stack>
      {mayView && standIn === undefined && <Facts />}
      {mayView && standIn !== undefined && (
        <Stack gap="sm">
          <Text>{t(texts, 'review.couldNotBeLoaded')}</Text>
          <Button variant="default" onClick={standIn.retry}>
            {t(texts, 'wizard.loadItAgain')}
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
    [t(texts, 'companyStep.companyName'), organization.companyName],
    [t(texts, 'companyStep.organizationName'), organization.name],
    [t(texts, 'review.industry'), industry],
    [t(texts, 'review.size'), size === '' ? '' : t(texts, 'review.people', { size })],
    [t(texts, 'steps.departments'), formatList(departments)],
  ] as const
  return (
    <dl className="wizard__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value === '' ? t(texts, 'review.notGiven') : value}</dd>
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
    {t(texts, 'review.close')}
  </Button>
)
