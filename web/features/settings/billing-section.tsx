import { canSubscribe } from '../../../contract/billing.ts'
import { Asked } from '../../ui/states.tsx'
import { Subscribe } from '../../ui/subscribe.tsx'
import { StatePanel } from './billing/state-panel.tsx'
import { useSubscription } from './billing/use-subscription.ts'
import { Waiting } from './billing/waiting.tsx'
import { WhatItIsFor } from './billing/what-it-is-for.tsx'
import { Panel } from './panel.tsx'

/** The subscription of the organization (decisions §7). Only there where billing is set up, for holders of org:billing. */
export default function BillingSection() {
  const { asked, isOrdered, wasLeft, forget } = useSubscription()
  return (
    <Asked of={asked} failed="The subscription could not be loaded">
      {({ subscription }) => (
        <>
          {isOrdered ? (
            <Panel title="Subscription" text="The checkout is done on your side.">
              <Waiting onAgain={forget} onLook={() => void asked.refetch()} />
            </Panel>
          ) : (
            <StatePanel subscription={subscription} wasLeft={wasLeft} />
          )}
          {!isOrdered && canSubscribe(subscription.status) && (
            <Panel
              title={subscription.status === 'none' ? 'Start a subscription' : 'Start a new subscription'}
              text="You are led to the pages of Stripe and back."
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
