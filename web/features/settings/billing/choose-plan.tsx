import { Stack, Text } from '@mantine/core'
import { canSubscribe } from '../../../../contract/calls/billing.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { subscriptionWords } from '../../../core/organization/subscription-status.ts'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { Subscribe } from './subscribe.tsx'
import { useSubscription } from './use-subscription.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Starts the subscription of a new organization; members who may not are shown who may. */
export default function ChoosePlan() {
  const { asked, isOrdered, wasLeft, forget } = useSubscription()
  const mayChoose = useMay('org:billing')
  return (
    <QueryState of={asked} failed={t(texts, 'choosePlan.theSubscriptionCouldNotBe')}>
      {({ subscription: { status, ...rest } }) => {
        if (isOrdered) return <PaymentConfirmation onAgain={forget} onLook={() => void asked.refetch()} />
        if (!canSubscribe(status)) {
          return (
            <output>
              <Text component="span" display="block" fw={600}>
                {rest.plan ?? t(texts, 'choosePlan.yourPlanIsChosen')}
              </Text>
              <Text component="span" display="block">
                {subscriptionWords({ status, ...rest }).text}
              </Text>
            </output>
          )
        }
        if (!mayChoose) return <Text>{t(texts, 'choosePlan.anOwnerOfTheOrganization')}</Text>
        return (
          <Stack>
            {wasLeft && <Text component="output">{t(texts, 'choosePlan.theCheckoutWasLeftNothing')}</Text>}
            <Subscribe returnTo="onboarding" asksForEmail={status === 'none'} />
          </Stack>
        )
      }}
    </QueryState>
  )
}
