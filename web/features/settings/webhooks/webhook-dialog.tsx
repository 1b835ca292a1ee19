import { Alert, Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { z } from 'zod'
import { eventWords, webhookEvents, type WebhookEvent } from '../../../../contract/shapes/webhook-events.ts'
import { webhooks, type Webhook } from '../../../../contract/calls/webhooks.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText, isConnectionFailure, type CallError } from '../../../core/api/call-error.ts'
import { useSubmitOnce } from '../../../ui/forms/use-submit-once.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type Values = { url: string; events: WebhookEvent[] }

/** Whether addresses of the operator's own network can be called too. */
export type Reach = z.output<typeof webhooks.listWebhooks.out>['reach']

type DialogProps = {
  /** The webhook to change; undefined for a new one. */
  webhook?: Webhook
  /** Which addresses the operator allows it to call. */
  reach: Reach
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Creates a webhook, or changes the URL and the events of one. */
export const WebhookDialog = ({ webhook, reach, onClose, onSecret }: DialogProps) => {
  useRestoreFocus()
  const make = useCommand(webhooks.createWebhook)
  const change = useCommand(webhooks.updateWebhook)
  const makeOnce = useSubmitOnce(make)
  const command = webhook === undefined ? make : change
  const form = useForm<Values>({
    initialValues: { url: webhook?.url ?? 'https://', events: [...(webhook?.events ?? [])] },
    validate: schemaResolver(webhooks.createWebhook.in, { sync: true }),
  })
  const failed = (error: CallError) => {
    const ofUrl = error.detailOf('url')
    if (ofUrl !== undefined) form.setFieldError('url', ofUrl)
  }
  const submit = form.onSubmit((values) => {
    if (webhook === undefined) {
      makeOnce(values, {
        onSuccess: ({ secret }) => {
          onClose()
          onSecret(secret)
        },
        onError: failed,
      })
      return
    }
    change.mutate(
      { id: webhook.id, ...values },
      {
        onSuccess: () => {
          notifyDone(t(texts, 'webhookDialog.theWebhookWasChanged'))
          onClose()
        },
        onError: failed,
      },
    )
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        webhook === undefined
          ? t(texts, 'webhookDialog.makeAWebhook')
          : t(texts, 'webhookDialog.changeTheWebhook')
      }
      size="lg"
    >
      <DialogBody
        onSubmit={submit}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t(texts, 'webhookDialog.cancel')}
            </Button>
            <Button type="submit" loading={command.isPending}>
              {webhook === undefined
                ? t(texts, 'webhookDialog.makeTheWebhook')
                : t(texts, 'webhookDialog.save')}
            </Button>
          </>
        }
      >
        <TextInput
          label={t(texts, 'webhookDialog.address')}
          description={
            reach === 'private'
              ? t(texts, 'webhookDialog.whereYourSoftwareListensInside')
              : t(texts, 'webhookDialog.whereYourSoftwareListensOn')
          }
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Checkbox.Group
          label={t(texts, 'webhookDialog.whatItIsTold')}
          description={t(texts, 'webhookDialog.asLittleAsItNeeds')}
          {...form.getInputProps('events')}
        >
          <Stack gap="xs" mt="xs">
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event} label={eventWords[event]} description={event} />
            ))}
          </Stack>
        </Checkbox.Group>
        {command.isError && command.error.detailOf('url') === undefined && (
          <Alert color="red" role="alert">
            {failureText(command.error)}{' '}
            {webhook === undefined && isConnectionFailure(command.error) && (
              <Text span>{t(texts, 'webhookDialog.ifTheWebhookIsIn')}</Text>
            )}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
