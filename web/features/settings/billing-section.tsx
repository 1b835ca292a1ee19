import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { billing, canSubscribe } from '../../../contract/billing.ts'
import { organizations } from '../../../contract/organizations.ts'
import { ask, refresh } from '../../core/ask.ts'
import { useViewState } from '../../core/view-state.ts'
import { Asked } from '../../ui/states.tsx'
import { StatePanel } from './billing/state-panel.tsx'
import { SubscribePanel } from './billing/subscribe-panel.tsx'
import { useMoments } from './billing/moments.ts'
import { WaitingPanel } from './billing/waiting-panel.tsx'
import { WhatItIsFor } from './billing/what-it-is-for.tsx'

/** How one came back from the provider's pages; see createCheckoutSession and createPortalSession. */
const View = z.object({
  checkout: z.enum(['done', 'left']).optional().catch(undefined),
  portal: z.literal('left').optional().catch(undefined),
})

/** How often it looks while it waits for the provider's word. */
const lookEveryMs = 2_000
/** How long a change that was made in the portal is looked for. */
const portalMs = 20_000

/** The subscription of the organization (decisions §7). Only there where billing is set up, for holders of org:billing. */
export default function BillingSection() {
  const [{ checkout, portal }, setView] = useViewState(View)
  const isFresh = useMoments(portalMs)
  const client = useQueryClient()
  const asked = useQuery({
    ...ask(billing.getSubscriptionStatus, {}),
    refetchInterval: ({ state }) => {
      const isOrdered = checkout === 'done' && state.data && canSubscribe(state.data.subscription.status)
      return isOrdered || (portal === 'left' && isFresh) ? lookEveryMs : false
    },
  })
  const subscription = asked.data?.subscription
  const isConfirmed = checkout === 'done' && subscription !== undefined && !canSubscribe(subscription.status)
  useEffect(() => {
    if (isConfirmed) setView({ checkout: undefined })
  }, [isConfirmed, setView])
  // What is shown elsewhere of it comes with the organization.
  const told = JSON.stringify(subscription)
  useEffect(() => {
    if (told !== undefined) void refresh(client, [organizations.getOrgData.name])
  }, [told, client])

  return (
    <Asked of={asked} failed="The subscription could not be loaded">
      {({ subscription }) => (
        <>
          {checkout === 'done' && canSubscribe(subscription.status) ? (
            <WaitingPanel
              onAgain={() => setView({ checkout: undefined })}
              onLook={() => void asked.refetch()}
            />
          ) : (
            <>
              <StatePanel subscription={subscription} wasLeft={checkout === 'left'} />
              {canSubscribe(subscription.status) && <SubscribePanel status={subscription.status} />}
            </>
          )}
          <WhatItIsFor />
        </>
      )}
    </Asked>
  )
}
