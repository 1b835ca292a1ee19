import { z } from 'zod'
import type { Plan } from '../../../contract/calls/billing.ts'
import { minuteMs } from '../../core/time/durations.ts'
import { remainingPause } from '../../core/time/cooldown.ts'
import type { Payments } from '../../core/services/payment-provider.ts'
import { planName, Price } from './provider-subscription.ts'

/** How long prices are taken as they were read. */
const freshMs = 5 * minuteMs
const read = new WeakMap<Payments, { at: Date; plans: Plan[] }>()

/** What can be subscribed to, in the order of the settings; prices that are not offered any more are left out. */
export const readPlans = async (payments: Payments, now: Date): Promise<Plan[]> => {
  const known = read.get(payments)
  if (known && remainingPause(known.at, freshMs, now) > 0) return known.plans
  const prices = await Promise.all(
    payments.settings.priceIds.map((id) =>
      payments.ask((stripe) => stripe.prices.retrieve(id, { expand: ['product'] }), OfferedPrice),
    ),
  )
  const plans = prices.filter(({ active }) => active).map(planOf)
  read.set(payments, { at: now, plans })
  return plans
}

const intervals = ['day', 'week', 'month', 'year'] as const

const OfferedPrice = Price.extend({
  active: z.boolean(),
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number().int().positive() }).nullish(),
})

const planOf = (price: z.output<typeof OfferedPrice>): Plan => ({
  priceId: price.id,
  name: planName(price),
  amount: price.unit_amount,
  currency: price.currency,
  interval: intervals.find((one) => one === price.recurring?.interval) ?? null,
  intervalCount: price.recurring?.interval_count ?? 1,
})
