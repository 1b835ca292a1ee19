import { Badge, Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import {
  DeliveryState,
  webhookLimits,
  webhooks,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/webhooks.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText, type CallError } from '../../../core/call-error.ts'
import { send } from '../../../core/call.ts'
import { useMembership } from '../../../core/membership.tsx'
import { useViewState } from '../../../core/view-state.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { deliveryStates, eventText, outcomeOf, triesText } from './webhook-words.ts'
import { WebhooksView } from './webhooks-view.ts'

const pageSize = 25
/** How often is looked again while something is on its way. */
const lookMs = 2_000
/** What is tried later than that is not waited for. */
const soonMs = 15_000

type Page = { deliveries: WebhookDelivery[]; next: string | null }

const isSoon = ({ state, nextTryAt }: WebhookDelivery): boolean =>
  state === 'waiting' && nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + soonMs

const choices = [
  { value: '', label: 'All' },
  ...DeliveryState.options.map((value) => ({ value, label: deliveryStates[value].word })),
]

/** What a webhook was sent, newest first, page by page. */
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
  return (
    <section aria-label="Deliveries" className="webhooks__log">
      <Group justify="space-between" align="end" gap="xs">
        <Title order={3} size="h4">
          Deliveries
        </Title>
        <NativeSelect
          label="Show"
          data={choices}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setView({ state: value === '' ? undefined : value })}
        />
      </Group>
      {log.data === undefined ? (
        log.error === null ? (
          <Loading lines={3} />
        ) : (
          <Failed
            title="The deliveries could not be loaded"
            error={log.error}
            retry={() => void log.refetch()}
          />
        )
      ) : log.data.length === 0 ? (
        <Nothing isFiltered={state !== undefined} onClear={() => setView({ state: undefined })} />
      ) : (
        <>
          <ol className="webhooks" aria-label="Deliveries, newest first" aria-busy={log.isPlaceholderData}>
            {log.data.map((delivery) => (
              <Row key={delivery.id} delivery={delivery} webhookId={id} mayResend={mayChange && isActive} />
            ))}
          </ol>
          {log.isFetchNextPageError && <Text c="red">{failureText(log.error)}</Text>}
          {log.hasNextPage && (
            <Button
              variant="default"
              className="webhooks__more"
              onClick={() => void log.fetchNextPage()}
              loading={log.isFetchingNextPage}
            >
              Show earlier deliveries
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Show all
        </Button>
      }
    >
      No delivery of the last {webhookLimits.logDays} days is in this state.
    </Empty>
  ) : (
    <Empty title="Nothing was sent yet">
      What is sent appears here with how it was answered, and stays for {webhookLimits.logDays} days.
    </Empty>
  )

type RowProps = { delivery: WebhookDelivery; webhookId: string; mayResend: boolean }

const Row = ({ delivery, webhookId, mayResend }: RowProps) => {
  const { id, type, state, createdAt, tries, nextTryAt, answer } = delivery
  const resend = useCommand(webhooks.resendWebhookDelivery)
  const { word, color } = deliveryStates[state]
  const act = state === 'waiting' ? 'Try now' : 'Send again'
  const again = () =>
    resend.mutate(
      { id: webhookId, deliveryId: id },
      {
        onSuccess: () => notifyDone('It is on its way.'),
      },
    )
  return (
    <li className="webhooks__row">
      <div className="webhooks__about">
        <Group gap="xs">
          <Text fw={600}>{eventText(type)}</Text>
          <Badge variant="light" color={color}>
            {word}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          <RelativeTime at={createdAt} /> · {triesText(tries)}: {outcomeOf(delivery)}
        </Text>
        {state === 'waiting' && nextTryAt !== null && tries > 0 && (
          <Text size="sm">
            Next try at{' '}
            {new Date(nextTryAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </Text>
        )}
        <Text size="xs" c="dimmed" className="breakable">
          <code>{id}</code>
        </Text>
        {resend.isError && (
          <Text size="sm" c="red" role="alert">
            It was not sent. {failureText(resend.error)}
          </Text>
        )}
        {answer !== null && answer !== '' && (
          <details className="webhooks__answer">
            <summary>What it answered</summary>
            <pre>{answer}</pre>
          </details>
        )}
      </div>
      {mayResend && (
        <Button
          variant="default"
          size="xs"
          onClick={again}
          loading={resend.isPending}
          aria-label={`${act}: ${id}`}
        >
          {act}
        </Button>
      )}
    </li>
  )
}
