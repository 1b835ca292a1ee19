import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  webhooks,
  type DeliverySubject,
  type DeliveryAttempt,
  type WebhookDelivery,
} from '../../../../contract/calls/webhooks.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import {
  deliveryStates,
  gaveUpText,
  attemptOutcomeText,
  attemptsText,
  deliveryEventText,
} from './webhook-texts.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const momentOf = (at: string): string =>
  new Date(at).toLocaleString(englishLocale(), { dateStyle: 'medium', timeStyle: 'medium' })

/** The attempts before the last one, folded. */
const Earlier = ({ tries, isAll }: { tries: readonly DeliveryAttempt[]; isAll: boolean }) => (
  <details className="webhooks__answer">
    <summary>
      {isAll
        ? t(texts, 'deliveryLog.earlierTries')
        : t(texts, 'deliveryLog.theTriesBefore', { count: tries.length, number: tries.length })}
    </summary>
    <ol className="webhooks__tries">
      {tries.map((one) => (
        <li key={one.at}>
          {momentOf(one.at)}: {attemptOutcomeText(one)}
          {one.answer !== null && one.answer !== '' && <pre>{one.answer}</pre>}
        </li>
      ))}
    </ol>
  </details>
)

/** The event and the person it is about, with a link if the reader may follow it. */
const What = ({ of }: { of: WebhookDelivery }) => {
  const what = deliveryEventText(of)
  const { about } = of
  if (about === null || about.of === 'company') return what
  const name =
    about.name === null ? t(texts, 'webhookWords.somebody') : <WayTo about={about} name={about.name} />
  return fill(texts, 'deliveryLog.ofWhom', { name }, { what })
}

const WayTo = ({ about, name }: { about: Exclude<DeliverySubject, { of: 'company' }>; name: string }) => {
  const seesSubmissions = useMay('submission:view')
  const seesReports = useMay('report:view')
  if (about.of === 'submission' && seesSubmissions)
    return (
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link to={paths.submissions} search={{ person: about.employeeId }} {...props} />
        )}
      >
        {name}
      </Anchor>
    )
  if (about.of === 'report' && seesReports)
    return (
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link to={paths.report} params={{ employeeId: about.employeeId }} {...props} />
        )}
      >
        {name}
      </Anchor>
    )
  return name
}

type Props = { delivery: WebhookDelivery; webhookId: string; mayResend: boolean }

/** One delivery: its event and person, when, and its outcome. */
export const DeliveryRow = ({ delivery, webhookId, mayResend }: Props) => {
  const { id, state, createdAt, tries, nextTryAt, answer, earlier } = delivery
  const reason = gaveUpText(delivery)
  const resend = useCommand(webhooks.resendWebhookDelivery)
  const { word, color } = deliveryStates[state]
  const act = state === 'waiting' ? t(texts, 'deliveryLog.tryNow') : t(texts, 'deliveryLog.sendAgain')
  const again = () =>
    resend.mutate(
      { id: webhookId, deliveryId: id },
      {
        onSuccess: () => notifyDone(t(texts, 'deliveryLog.itIsOnItsWay')),
      },
    )
  return (
    <li className="webhooks__row">
      <div className="webhooks__about">
        <Group gap="xs">
          <Text fw={600}>
            <What of={delivery} />
          </Text>
          <Badge variant="light" color={color}>
            {word}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          <RelativeTime at={createdAt} /> · {attemptsText(tries)}: {attemptOutcomeText(delivery)}
        </Text>
        {state === 'waiting' && nextTryAt !== null && tries > 0 && (
          <Text size="sm">{t(texts, 'deliveryLog.nextTryAt', { nextTryAt: momentOf(nextTryAt) })}</Text>
        )}
        {reason !== undefined && <Text size="sm">{reason}</Text>}
        <Text size="xs" c="dimmed" className="webhooks__id">
          <code>{id}</code>
        </Text>
        {resend.isError && (
          <Text size="sm" c="red" role="alert">
            {t(texts, 'deliveryLog.itWasNotSent', { error: failureText(resend.error) })}
          </Text>
        )}
        {answer !== null && answer !== '' && (
          <details className="webhooks__answer">
            <summary>{t(texts, 'deliveryLog.whatItAnswered')}</summary>
            <pre>{answer}</pre>
          </details>
        )}
        {earlier.length > 0 && <Earlier tries={earlier} isAll={earlier.length === tries - 1} />}
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
