import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { z } from 'zod'
import { billing, canSubscribe } from '../../../../contract/calls/billing.ts'
import { organizations, type Organization } from '../../../../contract/calls/organizations.ts'
import { callQuery, invalidateCalls } from '../../../core/api/queries.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { useGracePeriod } from './use-grace-period.ts'

/** How one came back from the provider's pages; see createCheckoutSession and createPortalSession. */
const View = z.object({
  checkout: z.enum(['done', 'left']).optional().catch(undefined),
  portal: z.literal('left').optional().catch(undefined),
})

/** How often it looks while it waits for the provider's word. */
const lookEveryMs = 2_000
/** How long a change that was made in the portal is looked for. */
const portalMs = 20_000

type Answer = { subscription: Organization['subscription'] }

/** The subscription, looked at again and again while something is expected of it. */
export const useSubscription = (): {
  asked: UseQueryResult<Answer>
  /** It was ordered, and the server has not heard of that yet. */
  isOrdered: boolean
  /** The checkout was left without an order. */
  wasLeft: boolean
  /** Forgets how one came back. */
  forget: () => void
} => {
  const [{ checkout, portal }, setView] = useViewState(View)
  const isFresh = useGracePeriod(portalMs)
  const client = useQueryClient()
  const isAwaited = (answer: Answer | undefined) =>
    checkout === 'done' && answer !== undefined && canSubscribe(answer.subscription.status)
  const asked = useQuery({
    ...callQuery(billing.getSubscriptionStatus, {}),
    refetchInterval: ({ state }) =>
      isAwaited(state.data) || (portal === 'left' && isFresh) ? lookEveryMs : false,
  })
  const forget = useCallback(() => setView({ checkout: undefined }), [setView])
  const isOrdered = isAwaited(asked.data)
  const isConfirmed = checkout === 'done' && asked.data !== undefined && !isOrdered
  useEffect(() => {
    if (isConfirmed) forget()
  }, [isConfirmed, forget])
  // What other screens say of it comes with the organization.
  const told = JSON.stringify(asked.data)
  useEffect(() => {
    if (told !== undefined) void invalidateCalls(client, [organizations.getOrgData.name])
  }, [told, client])
  return { asked, isOrdered, wasLeft: checkout === 'left', forget }
}
