import { Alert, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { isServiceStopped, subscriptionWords } from '../../../core/organization/subscription-status.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { GoToBilling } from '../../../ui/feedback/billing-link.tsx'
import { say } from '../t.ts'

/** Says before anybody is typed that nobody can be invited without a plan, with the way there or whom to ask. */
export const PlanRequired = () => {
  const { subscription } = useMembership().data
  if (!isServiceStopped(subscription)) return null
  return (
    <Alert color="yellow" title={say('invitingStopped.title')}>
      <Text size="sm" component="div">
        {subscriptionWords(subscription).text} <GoToBilling />
      </Text>
    </Alert>
  )
}

/** What comes before inviting while that is stopped: the plan, for who may choose it. */
export const PlanFirstButton = () => {
  const { subscription } = useMembership().data
  const mayMend = useMay('org:billing')
  if (!mayMend || !isServiceStopped(subscription)) return null
  return (
    <Button renderRoot={(props) => <Link to={paths.settings} search={{ section: 'billing' }} {...props} />}>
      {say('invitingStopped.openBilling')}
    </Button>
  )
}
