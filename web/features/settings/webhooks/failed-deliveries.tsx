import { Alert, Button, Group, Text } from '@mantine/core'
import { webhookLimits, webhooks, type Webhook } from '../../../../contract/calls/webhooks.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { useSubmitOnce } from '../../../ui/forms/use-submit-once.ts'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** How many deliveries of the webhook failed, with one button to resend all of them. */
export const FailedDeliveries = ({ webhook, mayChange }: { webhook: Webhook; mayChange: boolean }) => {
  const { id, state, notDelivered } = webhook
  const resend = useCommand(webhooks.resendFailedDeliveries)
  const notifyNotDone = useNotifyCommandFailure()
  const sendAll = useSubmitOnce(resend, { isRepeatable: true })
  if (notDelivered === 0) return null
  const again = () =>
    sendAll(
      { id },
      {
        onSuccess: ({ queued, webhook: { notDelivered: left } }) => notifyDone(underWay(queued, left)),
        onError: (error) => notifyNotDone(t(texts, 'deliveryLog.wereNotSent'), error),
      },
    )
  return (
    <Alert color="yellow">
      <Group justify="space-between" gap="xs">
        <Text size="sm" className="webhooks__about">
          {t(texts, 'deliveryLog.notDelivered', {
            count: notDelivered,
            number: englishNumber(notDelivered),
            logDays: webhookLimits.logDays,
          })}{' '}
          {mayChange && state !== 'active' && t(texts, 'deliveryLog.afterResuming')}
        </Text>
        {mayChange && state === 'active' && (
          <Button variant="default" size="xs" onClick={again} loading={resend.isPending}>
            {t(texts, 'deliveryLog.sendAllAgain')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

const underWay = (queued: number, left: number): string =>
  left === 0
    ? t(texts, 'deliveryLog.areOnTheirWay', { count: queued, number: englishNumber(queued) })
    : t(texts, 'deliveryLog.areOnTheirWayMore', {
        count: left,
        number: englishNumber(queued),
        left: englishNumber(left),
      })
