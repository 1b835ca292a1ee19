import { canSubscribe } from '../../../../contract/calls/billing.ts'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { Subscribe } from './subscribe.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'
import { useSubscription } from './use-subscription.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { PlanBenefits } from './plan-benefits.tsx'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The subscription of the organization (docs/billing.md). Only there where billing is set up, for holders of org:billing. */
export default function BillingSection() {
  const { asked, isOrdered, wasLeft, forget } = useSubscription()
  return (
    <QueryState of={asked} failed={t(texts, 'billingSection.theSubscriptionCouldNotBe')}>
      {({ subscription }) => (
        <>
          {isOrdered ? (
            <Panel
              title={t(texts, 'billingSection.subscription')}
              text={t(texts, 'billingSection.theCheckoutIsDoneOn')}
            >
              <PaymentConfirmation onAgain={forget} onLook={() => void asked.refetch()} />
            </Panel>
          ) : (
            <SubscriptionPanel subscription={subscription} wasLeft={wasLeft} />
          )}
          {!isOrdered && canSubscribe(subscription.status) && (
            <Panel
              title={
                subscription.status === 'none'
                  ? t(texts, 'billingSection.startASubscription')
                  : t(texts, 'billingSection.startANewSubscription')
              }
              text={t(texts, 'billingSection.youAreLedToThe')}
            >
              <Subscribe returnTo="settings" asksForEmail={subscription.status === 'none'} />
            </Panel>
          )}
          <PlanBenefits />
        </>
      )}
    </QueryState>
  )
}
