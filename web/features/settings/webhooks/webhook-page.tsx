import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { eventWords } from '../../../../contract/shapes/webhook-events.ts'
import { webhookLimits, webhooks, type Webhook } from '../../../../contract/calls/webhooks.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { useSubmitOnce } from '../../../ui/forms/use-submit-once.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookDialog, type Reach } from './webhook-dialog.tsx'
import { webhookHost, webhookStatus, webhookStatusText } from './webhook-texts.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type PageProps = {
  webhook: Webhook
  reach: Reach
  mayChange: boolean
  onSecret: (secret: string) => void
  onBack: () => void
}

/** One webhook: its URL, its events, its deliveries, and its actions. */
export const WebhookPage = ({ webhook, reach, mayChange, onSecret, onBack }: PageProps) => {
  const stands = webhookStatus(webhook)
  const text = webhookStatusText(webhook)
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
          {t(texts, 'webhookPage.allWebhooks')}
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
      <section>
        <Title order={4} size="sm" id="what-it-is-told">
          {t(texts, 'webhookPage.whatItIsTold')}
        </Title>
        <ul className="webhooks__events" aria-labelledby="what-it-is-told">
          {webhook.events.map((event) => (
            <li key={event}>
              <Text size="sm">{eventWords[event]}</Text>
              <Text size="xs" c="dimmed">
                <code>{event}</code>
              </Text>
            </li>
          ))}
        </ul>
      </section>
      {webhook.formerSecretUntil !== null && (
        <Text size="sm">
          {t(texts, 'webhookPage.untilEveryCallIsSigned', {
            moment: new Date(webhook.formerSecretUntil).toLocaleString(englishLocale(), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t(texts, 'webhookPage.made')} <RelativeTime at={webhook.createdAt} />
      </Text>
      {mayChange && <Actions webhook={webhook} reach={reach} onSecret={onSecret} onBack={onBack} />}
      <DeliveryLog webhook={webhook} mayChange={mayChange} />
    </Stack>
  )
}

type Asking = 'change' | 'rotate' | 'delete'

const Actions = ({ webhook, reach, onSecret, onBack }: Omit<PageProps, 'mayChange'>) => {
  const { id, state } = webhook
  const [asking, setAsking] = useState<Asking>()
  const test = useCommand(webhooks.testWebhook)
  const sendTest = useSubmitOnce(test, { isRepeatable: true })
  const pause = useCommand(webhooks.pauseWebhook)
  const resume = useCommand(webhooks.resumeWebhook)
  const isActive = state === 'active'
  const notifyNotDone = useNotifyCommandFailure()
  const told = (done: string, notDone: string) => ({
    onSuccess: () => notifyDone(done),
    onError: (error: Error) => notifyNotDone(notDone, error),
  })
  const close = () => setAsking(undefined)
  return (
    <>
      <Group gap="xs">
        {isActive ? (
          <>
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() =>
                sendTest(
                  { id },
                  told(t(texts, 'webhookPage.aTestIsOnIts'), t(texts, 'webhookPage.theTestWasNotSent')),
                )
              }
            >
              {t(texts, 'webhookPage.sendATest')}
            </Button>
            <Button
              variant="default"
              loading={pause.isPending}
              onClick={() =>
                pause.mutate(
                  { id },
                  told(
                    t(texts, 'webhookPage.theWebhookIsPaused'),
                    t(texts, 'webhookPage.theWebhookWasNotPaused'),
                  ),
                )
              }
            >
              {t(texts, 'webhookPage.pause')}
            </Button>
          </>
        ) : (
          <Button
            loading={resume.isPending}
            onClick={() =>
              resume.mutate(
                { id },
                told(
                  t(texts, 'webhookPage.theWebhookIsCalledAgain'),
                  t(texts, 'webhookPage.theWebhookWasNotResumed'),
                ),
              )
            }
          >
            {t(texts, 'webhookPage.resume')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking('change')}>
          {t(texts, 'webhookPage.change')}
        </Button>
        <Button variant="default" onClick={() => setAsking('rotate')}>
          {t(texts, 'webhookPage.newSecret')}
        </Button>
        <Button variant="default" color="red" onClick={() => setAsking('delete')}>
          {t(texts, 'webhookPage.delete')}
        </Button>
      </Group>
      {asking === 'change' && (
        <WebhookDialog webhook={webhook} reach={reach} onClose={close} onSecret={onSecret} />
      )}
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
  <ConfirmDialog
    title={t(texts, 'webhookPage.newSecretTitle')}
    act={t(texts, 'webhookPage.makeANewSecret')}
    command={useCommand(webhooks.rotateWebhookSecret)}
    input={{ id: webhook.id }}
    onDone={({ secret }) => onSecret(secret)}
    unchanged={t(texts, 'webhookPage.theSecretIsTheSame')}
    onClose={onClose}
  >
    {t(texts, 'webhookPage.forHoursEveryCallIs', { formerSecretHours: webhookLimits.formerSecretHours })}
  </ConfirmDialog>
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
  <ConfirmDialog
    title={t(texts, 'webhookPage.deleteTheWebhookTo', { webhook: webhookHost(webhook) })}
    act={t(texts, 'webhookPage.deleteTheWebhook')}
    isGrave
    command={useCommand(webhooks.deleteWebhook)}
    input={{ id: webhook.id }}
    done={t(texts, 'webhookPage.theWebhookWasDeleted')}
    onDone={onDone}
    unchanged={t(texts, 'webhookPage.theWebhookWasNotDeleted')}
    onClose={onClose}
  >
    {t(texts, 'webhookPage.nothingIsSentToIt')}
  </ConfirmDialog>
)
