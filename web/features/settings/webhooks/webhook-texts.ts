import { englishNumber } from '../../../core/i18n/locale.ts'
import {
  webhookLimits,
  type DeliverySubject,
  type AttemptError,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/calls/webhooks.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The texts about webhooks and their deliveries. */

/** The host of its URL: enough to tell webhooks apart in a sentence. */
export const webhookHost = ({ url }: Pick<Webhook, 'url'>): string =>
  URL.canParse(url) ? new URL(url).host : url

export type StatusLabel = { word: string; color: string }

/** The status in a word; none if all is well. */
export const webhookStatus = ({ state, failingSince }: Webhook): StatusLabel | undefined => {
  if (state === 'off') return { word: t(texts, 'webhookWords.switchedOff'), color: 'red' }
  if (state === 'paused') return { word: t(texts, 'webhookWords.paused'), color: 'gray' }
  return failingSince === null ? undefined : { word: t(texts, 'webhookWords.failing'), color: 'yellow' }
}

/** The status in a sentence. */
export const webhookStatusText = ({ state, offBecause, failingSince }: Webhook): string | undefined => {
  if (state === 'paused') return t(texts, 'webhookWords.nothingIsSentWhatHappens')
  if (state === 'off') {
    return offBecause === 'gone'
      ? t(texts, 'webhookWords.goneForGood')
      : t(texts, 'webhookWords.failedForDays', { failingDays: webhookLimits.failingDays })
  }
  if (failingSince === null) return undefined
  return t(texts, 'webhookWords.theLastCallsHaveFailed', { failingDays: webhookLimits.failingDays })
}

const changes: Readonly<Record<Extract<DeliverySubject, { of: 'member' }>['change'], string>> = {
  joined: t(texts, 'webhookWords.joined'),
  role_changed: t(texts, 'webhookWords.roleChanged'),
  permissions_changed: t(texts, 'webhookWords.permissionsChanged'),
  removed: t(texts, 'webhookWords.removed'),
  left: t(texts, 'webhookWords.left'),
}

/** The event of a delivery, without the person it is about. */
export const deliveryEventText = ({ about }: Pick<WebhookDelivery, 'about'>): string => {
  if (about === null) return t(texts, 'webhookWords.aTest')
  if (about.of === 'submission') return t(texts, 'webhookWords.submitted')
  if (about.of === 'report') return t(texts, 'webhookWords.released')
  return about.of === 'company' ? t(texts, 'webhookWords.companyReleased') : changes[about.change]
}

/** Why a failed delivery is not retried any more. */
export const gaveUpText = ({
  state,
  givenUpBecause,
}: Pick<WebhookDelivery, 'state' | 'givenUpBecause'>): string | undefined => {
  if (state !== 'failed') return undefined
  if (givenUpBecause === null) return t(texts, 'webhookWords.notTriedAnyMore')
  return givenUpBecause === 'gone'
    ? t(texts, 'webhookWords.givenUpGone')
    : t(texts, 'webhookWords.givenUpFailing', { failingDays: webhookLimits.failingDays })
}

export const deliveryStates: Readonly<Record<WebhookDelivery['state'], StatusLabel>> = {
  waiting: { word: t(texts, 'webhookWords.waiting'), color: 'yellow' },
  delivered: { word: t(texts, 'webhookWords.delivered'), color: 'pine' },
  failed: { word: t(texts, 'webhookWords.failed'), color: 'red' },
}

const errorTexts: Readonly<Record<AttemptError, string>> = {
  timeout: t(texts, 'webhookWords.noAnswerWithinSeconds', { answerSeconds: webhookLimits.answerSeconds }),
  'unknown-host': t(texts, 'webhookWords.noPublicAddress'),
  'not-public': t(texts, 'webhookWords.noPublicAddress'),
  unreachable: t(texts, 'webhookWords.nobodyAnswersAtThisAddress'),
  certificate: t(texts, 'webhookWords.itsCertificateIsNotValid'),
  broken: t(texts, 'webhookWords.theConnectionBrokeOff'),
}

type Outcome = Pick<WebhookDelivery, 'status' | 'error' | 'durationMs'>

/** The outcome of an attempt. */
export const attemptOutcomeText = ({ status, error, durationMs }: Outcome): string => {
  const took =
    durationMs === null ? '' : ` ${t(texts, 'webhookWords.afterMs', { ms: englishNumber(durationMs) })}`
  // If no request was made there is no duration.
  if (error !== null)
    return error === 'not-public' || error === 'unknown-host'
      ? errorTexts[error]
      : `${errorTexts[error]}${took}`
  if (status === null) return t(texts, 'webhookWords.notTriedYet')
  if (status >= 300 && status < 400)
    return t(texts, 'webhookWords.answeredRedirectsAreNotFollowed', { status, took })
  return t(texts, 'webhookWords.answered', { status, took })
}

export const attemptsText = (tries: number): string => t(texts, 'webhookWords.tries', { count: tries })
