import { Alert, Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { eventWords, webhookEvents, type WebhookEvent } from '../../../../contract/webhook-events.ts'
import { webhookLimits, webhooks, type Webhook } from '../../../../contract/webhooks.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText, isConnectionFailure, type CallError } from '../../../core/call-error.ts'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusBack } from '../../../ui/focus.ts'
import { notifyDone } from '../../../ui/notify.ts'

type Values = { url: string; events: WebhookEvent[] }

type DialogProps = {
  /** The one that is changed; undefined where a new one is made. */
  webhook?: Webhook
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Makes a webhook, or changes where one calls and what it is told. */
export const WebhookDialog = ({ webhook, onClose, onSecret }: DialogProps) => {
  useFocusBack()
  const make = useCommand(webhooks.createWebhook)
  const change = useCommand(webhooks.updateWebhook)
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
      make.mutate(values, {
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
          notifyDone('The webhook was changed.')
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
      title={webhook === undefined ? 'Make a webhook' : 'Change the webhook'}
      size="lg"
    >
      <DialogBody
        onSubmit={submit}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={command.isPending}>
              {webhook === undefined ? 'Make the webhook' : 'Save'}
            </Button>
          </>
        }
      >
        <TextInput
          label="Address"
          description="Where your software listens, on the public internet."
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          maxLength={webhookLimits.urlMax}
          {...form.getInputProps('url')}
        />
        <Checkbox.Group
          label="What it is told"
          description="As little as it needs."
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
              <Text span>If the webhook is in the list all the same, delete it and make another.</Text>
            )}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
