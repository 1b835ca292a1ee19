import type { SubscriptionStatus } from '../../../../contract/billing.ts'
import { Subscribe } from '../../../ui/subscribe.tsx'
import { Panel } from '../panel.tsx'

/** Where a subscription is begun. */
export const SubscribePanel = ({ status }: { status: SubscriptionStatus }) => (
  <Panel
    title={status === 'none' ? 'Start a subscription' : 'Start a new subscription'}
    text="You are led to the pages of Stripe and back."
  >
    <Subscribe returnTo="settings" asksForEmail={status === 'none'} />
  </Panel>
)
