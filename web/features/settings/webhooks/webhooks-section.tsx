import { Badge, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { canMakeKeys } from '../../../../contract/rights/api-scopes.ts'
import { webhookLimits, webhooks, type Webhook } from '../../../../contract/calls/webhooks.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { focusTitle } from '../../../ui/focus/focus.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { QueryState, Empty, Loading } from '../../../ui/feedback/query-states.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookPage } from './webhook-page.tsx'
import { webhookStatus, webhookStatusText } from './webhook-texts.ts'
import { WebhooksView } from './webhooks-url-state.ts'
import './webhooks.css'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The polling interval while a delivery is attempted, in ms. */
const lookMs = 5_000

const isUnderWay = ({ state, waiting, failingSince }: Webhook): boolean =>
  state === 'active' && (waiting > 0 || failingSince !== null)

/** The URLs of other software that is notified of events: the list, a new one, and the page of one. */
export default function WebhooksSection() {
  const asked = useQuery({
    ...callQuery(webhooks.listWebhooks, {}),
    refetchInterval: ({ state: { data } }) => (data?.webhooks.some(isUnderWay) ? lookMs : false),
  })
  const mayChange = canMakeKeys(useMembership().organization)
  const [view, setView] = useViewState(WebhooksView)
  const [isMaking, { open, close }] = useDisclosure(false)
  const [secret, setSecret] = useState<string>()
  const show = (id: string | undefined) => {
    setView({ webhook: id, state: undefined }, { push: true })
    focusTitle()
  }
  const makeButton = mayChange && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={open}>
      {t(texts, 'webhooksSection.makeAWebhook')}
    </Button>
  )
  return (
    <>
      <QueryState
        of={asked}
        failed={t(texts, 'webhooksSection.theWebhooksCouldNotBe')}
        loading={<Loading lines={2} height={110} />}
      >
        {({ webhooks: all, reach }) => {
          const opened = all.find(({ id }) => id === view.webhook)
          if (opened !== undefined) {
            return (
              <WebhookPage
                webhook={opened}
                reach={reach}
                mayChange={mayChange}
                onSecret={setSecret}
                onBack={() => show(undefined)}
              />
            )
          }
          return all.length === 0 ? (
            <Empty
              title={t(texts, 'webhooksSection.noWebhooksYet')}
              icon={<WebhookIcon size={24} />}
              action={makeButton}
            >
              {t(texts, 'webhooksSection.withAWebhookOtherSoftware')}
            </Empty>
          ) : (
            <List all={all} makeButton={makeButton} onOpen={show} />
          )
        }}
      </QueryState>
      <Text size="sm" c="dimmed">
        {t(texts, 'webhooksSection.aWebhookIsToldWhat')}
      </Text>
      {isMaking && asked.data && (
        <WebhookDialog reach={asked.data.reach} onClose={close} onSecret={setSecret} />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

type ListProps = { all: readonly Webhook[]; makeButton: ReactNode; onOpen: (id: string) => void }

const List = ({ all, makeButton, onOpen }: ListProps) => (
  <>
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {t(texts, 'webhooksSection.ofAtMostWebhooks', {
          number: all.length,
          endpointsMax: webhookLimits.endpointsMax,
        })}
      </Text>
      {makeButton}
    </Group>
    <ul className="webhooks" aria-label={t(texts, 'webhooksSection.webhooks')}>
      {all.map((webhook) => (
        <Row key={webhook.id} webhook={webhook} onOpen={() => onOpen(webhook.id)} />
      ))}
    </ul>
  </>
)

const Row = ({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) => {
  const told = webhookStatus(webhook)
  const text = webhookStatusText(webhook)
  return (
    <li className="webhooks__row">
      <div className="webhooks__about">
        <Group gap="xs">
          <Text fw={600} className="webhooks__url">
            {webhook.url}
          </Text>
          {told !== undefined && (
            <Badge variant="light" color={told.color}>
              {told.word}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {webhook.events.join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          {fill(
            texts,
            webhook.waiting > 0 ? 'webhooksSection.madeAndWaiting' : 'webhooksSection.made',
            { at: <RelativeTime at={webhook.createdAt} /> },
            { number: englishNumber(webhook.waiting) },
          )}
        </Text>
        {text !== undefined && <Text size="sm">{text}</Text>}
      </div>
      <Button
        variant="default"
        size="xs"
        onClick={onOpen}
        aria-label={t(texts, 'webhooksSection.openWhich', { url: webhook.url })}
      >
        {t(texts, 'webhooksSection.open')}
      </Button>
    </li>
  )
}
