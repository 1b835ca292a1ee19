import { Alert, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { isServiceStopped, subscriptionWords } from '../../../core/organization/subscription-status.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { GoToBilling } from '../../../ui/feedback/billing-link.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Warns before anything is typed that inviting requires a plan, with the link to it or the people to ask. */
export const PlanRequired = () => {
  const { subscription } = useMembership().data
  if (!isServiceStopped(subscription)) return null
  return (
    <Alert color="yellow" title={t(texts, 'invitingStopped.title')}>
      <Text size="sm" component="div">
        {subscriptionWords(subscription).text} <GoToBilling />
      </Text>
    </Alert>
  )
}

/** The step before inviting while that is stopped: choosing a plan, for members who may do so. */
export const PlanFirstButton = () => {
  const { subscription } = useMembership().data
  const mayMend = useMay('org:billing')
  if (!mayMend || !isServiceStopped(subscription)) return null
  return (
    <Button renderRoot={(props) => <Link to={paths.settings} search={{ section: 'billing' }} {...props} />}>
      {t(texts, 'invitingStopped.openBilling')}
    </Button>
  )
}
