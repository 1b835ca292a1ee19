import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { eventWords } from '../../../../contract/webhook-events.ts'
import { webhookLimits, webhooks, type Webhook } from '../../../../contract/webhooks.ts'
import { useCommand } from '../../../core/ask.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { notifyDone, notifyFailed } from '../../../ui/notify.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { placeOf, standing, standingText } from './webhook-words.ts'

type PageProps = {
  webhook: Webhook
  mayChange: boolean
  onSecret: (secret: string) => void
  onBack: () => void
}

/** One webhook: where it calls, what it is told, what it was sent, and what can be done with it. */
export const WebhookPage = ({ webhook, mayChange, onSecret, onBack }: PageProps) => {
  const stands = standing(webhook)
  const text = standingText(webhook)
  return (
    <Stack>
      <Group>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<ArrowLeft size={16} aria-hidden />}
          onClick={onBack}
          className="webhooks__back"
        >
          All webhooks
        </Button>
      </Group>
      <Group gap="xs">
        <Title order={3} className="webhooks__url">
          {webhook.url}
        </Title>
        {stands !== undefined && (
          <Badge variant="light" color={stands.color}>
            {stands.word}
          </Badge>
        )}
      </Group>
      {text !== undefined && <Alert color={stands?.color ?? 'gray'}>{text}</Alert>}
      <ul className="webhooks__events" aria-label="What it is told">
        {webhook.events.map((event) => (
          <li key={event}>
            {eventWords[event]} <code>{event}</code>
          </li>
        ))}
      </ul>
      {webhook.formerSecretUntil !== null && (
        <Text size="sm">
          Until{' '}
          {new Date(webhook.formerSecretUntil).toLocaleString(undefined, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}{' '}
          every call is signed with the secret before the present one as well.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Made <RelativeTime at={webhook.createdAt} />
      </Text>
      {mayChange && <Actions webhook={webhook} onSecret={onSecret} onBack={onBack} />}
      <DeliveryLog webhook={webhook} mayChange={mayChange} />
    </Stack>
  )
}

type Asking = 'change' | 'rotate' | 'delete'

const told = (done: string, failed: string) => ({
  onSuccess: () => notifyDone(done),
  onError: (error: Error) => notifyFailed(failed, error),
})

const Actions = ({ webhook, onSecret, onBack }: Omit<PageProps, 'mayChange'>) => {
  const { id, state } = webhook
  const [asking, setAsking] = useState<Asking>()
  const test = useCommand(webhooks.testWebhook)
  const pause = useCommand(webhooks.pauseWebhook)
  const resume = useCommand(webhooks.resumeWebhook)
  const isActive = state === 'active'
  const close = () => setAsking(undefined)
  return (
    <>
      <Group gap="xs">
        {isActive ? (
          <>
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() => test.mutate({ id }, told('A test is on its way.', 'The test was not sent'))}
            >
              Send a test
            </Button>
            <Button
              variant="default"
              loading={pause.isPending}
              onClick={() =>
                pause.mutate({ id }, told('The webhook is paused.', 'The webhook was not paused'))
              }
            >
              Pause
            </Button>
          </>
        ) : (
          <Button
            loading={resume.isPending}
            onClick={() =>
              resume.mutate({ id }, told('The webhook is called again.', 'The webhook was not resumed'))
            }
          >
            Resume
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking('change')}>
          Change
        </Button>
        <Button variant="default" onClick={() => setAsking('rotate')}>
          New secret
        </Button>
        <Button variant="default" color="red" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </Group>
      {asking === 'change' && <WebhookDialog webhook={webhook} onClose={close} onSecret={onSecret} />}
      {asking === 'rotate' && <Rotate webhook={webhook} onClose={close} onSecret={onSecret} />}
      {asking === 'delete' && <Delete webhook={webhook} onClose={close} onDone={onBack} />}
    </>
  )
}

const Rotate = ({
  webhook,
  onClose,
  onSecret,
}: {
  webhook: Webhook
  onClose: () => void
  onSecret: (secret: string) => void
}) => (
  <AskFirst
    title="Make a new secret?"
    act="Make a new secret"
    command={useCommand(webhooks.rotateWebhookSecret)}
    input={{ id: webhook.id }}
    onDone={({ secret }) => onSecret(secret)}
    unchanged="The secret is the same as before."
    onClose={onClose}
  >
    For {webhookLimits.formerSecretHours} hours every call is signed with both secrets, so that nothing stops
    while you bring the new one to your software. Then the present one is worth nothing.
  </AskFirst>
)

const Delete = ({
  webhook,
  onClose,
  onDone,
}: {
  webhook: Webhook
  onClose: () => void
  onDone: () => void
}) => (
  <AskFirst
    title={`Delete the webhook to ${placeOf(webhook)}?`}
    act="Delete the webhook"
    isGrave
    command={useCommand(webhooks.deleteWebhook)}
    input={{ id: webhook.id }}
    done="The webhook was deleted."
    onDone={onDone}
    unchanged="The webhook was not deleted."
    onClose={onClose}
  >
    Nothing is sent to it any more, also not what waits now, and its log is gone. This cannot be undone; a new
    webhook can be made, with another secret.
  </AskFirst>
)
