import { z } from 'zod'
import { DeliveryState } from '../../../../contract/calls/webhooks.ts'

/** What the address says of the webhooks: which one is open, and which of its deliveries are shown. */
export const WebhooksView = z.object({
  webhook: z.string().min(1).max(128).optional().catch(undefined),
  state: DeliveryState.optional().catch(undefined),
})
