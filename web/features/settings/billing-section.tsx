import { canSubscribe } from '../../../contract/billing.ts'
import { Asked } from '../../ui/states.tsx'
import { Subscribe } from '../../ui/subscribe.tsx'
import { StatePanel } from './billing/state-panel.tsx'
import { useSubscription } from './billing/use-subscription.ts'
import { Waiting } from './billing/waiting.tsx'
import { WhatItIsFor } from './billing/what-it-is-for.tsx'
import { Panel } from './panel.tsx'
import { say } from './say.ts'

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
