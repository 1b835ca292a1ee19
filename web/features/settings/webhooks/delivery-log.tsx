import { Button, Group, NativeSelect, Title } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  DeliveryState,
  webhookLimits,
  webhooks,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/calls/webhooks.ts'
import { failureText, type CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { ShowMore } from '../../../ui/lists/show-more.tsx'
import { Empty, Failed, Loading } from '../../../ui/feedback/query-states.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { deliveryStates } from './webhook-texts.ts'
import { WebhooksView } from './webhooks-url-state.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const pageSize = 25
/** The polling interval while a delivery is pending, in ms. */
const lookMs = 2_000
/** Attempts later than this are not waited for, in ms. */
const soonMs = 15_000

type Page = { deliveries: WebhookDelivery[]; next: string | null }

const isSoon = ({ state, nextTryAt }: WebhookDelivery): boolean =>
  state === 'waiting' && nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + soonMs

/**
 * Refetches when the status of the webhook changes, so that head and log agree. A refetch and a page request silently
 * cancel each other, so the page goes first, whichever was requested first.
 */
const useAgainWith = (
  { state, waiting, notDelivered }: Webhook,
  { refetch, isFetchingNextPage }: { refetch: () => Promise<unknown>; isFetchingNextPage: boolean },
): void => {
  const stands = `${state} ${waiting} ${notDelivered}`
  const shown = useRef(stands)
  useEffect(() => {
    if (isFetchingNextPage || shown.current === stands) return undefined
    let isEnded = false
    const askAgain = async () => {
      await refetch()
      if (!isEnded) shown.current = stands
    }
    void askAgain()
    return () => {
      isEnded = true
    }
  }, [stands, refetch, isFetchingNextPage])
}

const choices = [
  { value: '', label: t(texts, 'deliveryLog.all') },
  ...DeliveryState.options.map((value) => ({ value, label: deliveryStates[value].word })),
]

/** The deliveries of a webhook, newest first, paginated. */
export const DeliveryLog = ({ webhook, mayChange }: { webhook: Webhook; mayChange: boolean }) => {
  const { orgId } = useMembership().organization
  const [{ state }, setView] = useViewState(WebhooksView)
  const { id } = webhook
  const isActive = webhook.state === 'active'
  const log = useInfiniteQuery<Page, CallError, WebhookDelivery[], readonly unknown[], string | undefined>({
    queryKey: [webhooks.listWebhookDeliveries.name, orgId, id, state],
    placeholderData: keepPreviousData,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        webhooks.listWebhookDeliveries,
        { id, limit: pageSize, after: pageParam, ...(state !== undefined && { state }) },
        { signal, organizationId: orgId },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      isActive && data?.pages.some(({ deliveries }) => deliveries.some(isSoon)) ? lookMs : false,
    select: ({ pages }) => pages.flatMap(({ deliveries }) => deliveries),
  })
  useAgainWith(webhook, log)
  return (
    <section aria-label={t(texts, 'deliveryLog.deliveries')} className="webhooks__log">
      <Group justify="space-between" align="end" gap="xs">
        <Title order={3} size="h4">
          {t(texts, 'deliveryLog.deliveries')}
        </Title>
        <NativeSelect
          label={t(texts, 'deliveryLog.show')}
          data={choices}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setView({ state: value === '' ? undefined : value })}
        />
      </Group>
      <FailedDeliveries webhook={webhook} mayChange={mayChange} />
      {log.data === undefined ? (
        log.error === null ? (
          <Loading lines={3} />
        ) : (
          <Failed
            title={t(texts, 'deliveryLog.theDeliveriesCouldNotBe')}
            error={log.error}
            retry={() => void log.refetch()}
          />
        )
      ) : log.data.length === 0 ? (
        <Nothing isFiltered={state !== undefined} onClear={() => setView({ state: undefined })} />
      ) : (
        <>
          <ol
            className="webhooks"
            aria-label={t(texts, 'deliveryLog.deliveriesNewestFirst')}
            aria-busy={log.isPlaceholderData}
          >
            {log.data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                webhookId={id}
                mayResend={mayChange && isActive}
              />
            ))}
          </ol>
          <ShowMore
            of={log}
            act={t(texts, 'deliveryLog.showEarlierDeliveries')}
            failed={failureText}
            className="webhooks__more"
          />
        </>
      )}
    </section>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty
      title={t(texts, 'deliveryLog.nothingMatches')}
      action={
        <Button variant="default" onClick={onClear}>
          {t(texts, 'deliveryLog.showAll')}
        </Button>
      }
    >
      {t(texts, 'deliveryLog.noDeliveryOfTheLast', { logDays: webhookLimits.logDays })}
    </Empty>
  ) : (
    <Empty title={t(texts, 'deliveryLog.nothingWasSentYet')}>
      {t(texts, 'deliveryLog.whatIsSentAppearsHere', { logDays: webhookLimits.logDays })}
    </Empty>
  )
