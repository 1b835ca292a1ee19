import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { billing, canSubscribe } from '../../../../contract/calls/billing.ts'
import type { Organization } from '../../../../contract/calls/organizations.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useExternalRedirect } from '../../../core/navigation/external-redirect.ts'
import {
  dayText,
  isServiceStopped,
  subscriptionWords,
} from '../../../core/organization/subscription-status.ts'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type Subscription = Organization['subscription']
type Props = { subscription: Subscription; wasLeft: boolean }

const colours = { good: 'pine', warning: 'yellow', stopped: 'red' } as const

/** What to do where the subscription is managed, by its status. */
const manageWords = ({ status, cancelAtPeriodEnd }: Subscription): string => {
  if (status === 'past_due' || status === 'unpaid' || status === 'paused')
    return t(texts, 'statePanel.updateThePayment')
  if (status === 'incomplete') return t(texts, 'statePanel.completeThePayment')
  if (canSubscribe(status)) return t(texts, 'statePanel.seeTheReceipts')
  return cancelAtPeriodEnd
    ? t(texts, 'statePanel.renewOrChangeIt')
    : t(texts, 'statePanel.manageSubscription')
}

/** The subscription in plain words, and the way to where it is managed. */
export const SubscriptionPanel = ({ subscription, wasLeft }: Props) => {
  const { name, text, tone } = subscriptionWords(subscription)
  return (
    <Panel
      title={t(texts, 'statePanel.subscription')}
      text={t(texts, 'statePanel.cardsReceiptsAndCancellingAre')}
    >
      <Stack>
        {wasLeft && canSubscribe(subscription.status) && (
          <Text component="output">{t(texts, 'statePanel.theCheckoutWasLeftNothing')}</Text>
        )}
        <Group gap="xs">
          <Badge variant="light" color={colours[tone]}>
            {name}
          </Badge>
          {!canSubscribe(subscription.status) && subscription.plan !== null && (
            <Text fw={600}>{subscription.plan}</Text>
          )}
        </Group>
        <Text>
          {text}
          {isServiceStopped(subscription) && ` ${t(texts, 'statePanel.whatIsStopped')}`}
        </Text>
        <Period subscription={subscription} />
        {subscription.status !== 'none' && (
          <Manage
            words={manageWords(subscription)}
            isUrgent={tone !== 'good' && !canSubscribe(subscription.status)}
          />
        )}
      </Stack>
    </Panel>
  )
}

/** What is paid for at the moment; of a trial the sentence above says it all. */
const Period = ({ subscription }: { subscription: Subscription }) => {
  const { status, currentPeriodStart, currentPeriodEnd } = subscription
  if (status !== 'active' || currentPeriodStart === null || currentPeriodEnd === null) return null
  return (
    <dl className="facts">
      <dt>{t(texts, 'statePanel.thisPeriod')}</dt>
      <dd>
        {dayText(currentPeriodStart)} – {dayText(currentPeriodEnd)}
      </dd>
    </dl>
  )
}

const Manage = ({ words, isUrgent }: { words: string; isUrgent: boolean }) => {
  const { leave, isLeaving, error } = useExternalRedirect(
    billing.createPortalSession,
    ({ portalUrl }) => portalUrl,
  )
  return (
    <>
      {error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <div>
        <Button variant={isUrgent ? 'filled' : 'default'} loading={isLeaving} onClick={() => leave({})}>
          {words}
        </Button>
      </div>
    </>
  )
}
