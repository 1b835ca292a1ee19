import './subscribe.css'
import { Alert, Button, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { billing, trialDays, type Plan } from '../../../../contract/calls/billing.ts'
import { Email } from '../../../../contract/shapes/fields.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useExternalRedirect } from '../../../core/navigation/external-redirect.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { useSession } from '../../../core/session/session.ts'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { EmailSuggestion } from '../../../ui/forms/email-suggestion.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

type Props = {
  /** The screen that the checkout leads back to, with `checkout` in its address: `done` or `left`. */
  returnTo: 'settings' | 'onboarding'
  /** Whether an address for receipts is asked for: the provider has one of who had a subscription before. */
  asksForEmail: boolean
}

/** The choice of a plan, and the way to the checkout. For holders of org:billing. */
export const Subscribe = (props: Props) => {
  const asked = useQuery(callQuery(billing.getPlans, {}))
  return (
    <QueryState
      of={asked}
      failed={t(texts, 'subscribe.thePlansCouldNotBe')}
      loading={<Loading lines={2} height={64} />}
    >
      {({ plans, hasTrial }) => {
        const [first] = plans
        return first === undefined ? (
          <Text>{t(texts, 'subscribe.noPlanIsOfferedAt')}</Text>
        ) : (
          <Choice plans={plans} first={first} hasTrial={hasTrial} {...props} />
        )
      }}
    </QueryState>
  )
}

const prices = {
  day: 'subscribe.byTheDay',
  week: 'subscribe.byTheWeek',
  month: 'subscribe.byTheMonth',
  year: 'subscribe.byTheYear',
} as const

/** "€49.00 a month", "€490.00 every 2 years"; nothing where the price is not one plain amount. */
export const priceText = ({ amount, currency, interval, intervalCount }: Plan): string => {
  if (amount === null) return t(texts, 'subscribe.thePriceIsShownAt')
  const money = new Intl.NumberFormat(englishLocale(), { style: 'currency', currency })
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2
  const sum = money.format(amount / 10 ** digits)
  if (interval === null) return sum
  return t(texts, prices[interval], { count: intervalCount, sum })
}

type ChoiceProps = Props & { plans: readonly Plan[]; first: Plan; hasTrial: boolean }

const Choice = ({ plans, first, hasTrial, returnTo, asksForEmail }: ChoiceProps) => {
  const [priceId, setPriceId] = useState(first.priceId)
  const [email, setEmail] = useState(useSession()?.user.email ?? '')
  const [fault, setFault] = useState<string>()
  const { leave, isLeaving, error } = useExternalRedirect(
    billing.createCheckoutSession,
    ({ sessionUrl }) => sessionUrl,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = Email.safeParse(email)
    setFault(checked.error?.issues[0]?.message)
    if (checked.success) leave({ userEmail: checked.data, priceId, returnTo })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {plans.length === 1 ? (
          <div className="plan">
            <Text fw={600}>{first.name}</Text>
            <Text size="sm" c="dimmed">
              {priceText(first)}
            </Text>
          </div>
        ) : (
          <Radio.Group label={t(texts, 'subscribe.plan')} value={priceId} onChange={setPriceId}>
            <Stack gap="xs">
              {plans.map((plan) => (
                <Radio
                  key={plan.priceId}
                  className="plan"
                  value={plan.priceId}
                  label={plan.name}
                  description={priceText(plan)}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {asksForEmail && (
          <TextInput
            label={t(texts, 'subscribe.receiptsGoTo')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={fault}
          />
        )}
        {asksForEmail && <EmailSuggestion typed={email} onTake={setEmail} />}
        <Text size="sm" c="dimmed">
          {hasTrial
            ? t(texts, 'subscribe.theFirstDaysAreFree', { trialDays })
            : t(texts, 'subscribe.theCheckoutAsksForA')}
        </Text>
        {error !== null && (
          <Alert color="red" role="alert">
            {failureText(error)}
          </Alert>
        )}
        <Button type="submit" loading={isLeaving} className="plan__go">
          {hasTrial ? t(texts, 'subscribe.tryFreeForDays', { trialDays }) : t(texts, 'subscribe.subscribe')}
        </Button>
      </Stack>
    </form>
  )
}
