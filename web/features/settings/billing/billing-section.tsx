import { canSubscribe } from '../../../../contract/calls/billing.ts'
import { Asked } from '../../../ui/feedback/query-states.tsx'
import { Subscribe } from './subscribe.tsx'
import { StatePanel } from './subscription-panel.tsx'
import { useSubscription } from './use-subscription.ts'
import { Waiting } from './payment-confirmation.tsx'
import { WhatItIsFor } from './plan-benefits.tsx'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

/** The subscription of the organization (decisions §7). Only there where billing is set up, for holders of org:billing. */
export default function BillingSection() {
  const { asked, isOrdered, wasLeft, forget } = useSubscription()
  return (
    <Asked of={asked} failed={say('billingSection.theSubscriptionCouldNotBe')}>
      {({ subscription }) => (
        <>
          {isOrdered ? (
            <Panel
              title={say('billingSection.subscription')}
              text={say('billingSection.theCheckoutIsDoneOn')}
            >
              <Waiting onAgain={forget} onLook={() => void asked.refetch()} />
            </Panel>
          ) : (
            <StatePanel subscription={subscription} wasLeft={wasLeft} />
          )}
          {!isOrdered && canSubscribe(subscription.status) && (
            <Panel
              title={
                subscription.status === 'none'
                  ? say('billingSection.startASubscription')
                  : say('billingSection.startANewSubscription')
              }
              text={say('billingSection.youAreLedToThe')}
            >
              <Subscribe returnTo="settings" asksForEmail={subscription.status === 'none'} />
            </Panel>
          )}
          <WhatItIsFor />
        </>
      )}
    </Asked>
  )
}
