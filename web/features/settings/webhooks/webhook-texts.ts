import { englishNumber } from '../../../core/i18n/locale.ts'
import {
  webhookLimits,
  type DeliverySubject,
  type AttemptError,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/calls/webhooks.ts'
import { say } from '../t.ts'

/** The texts about webhooks and their deliveries. */

/** The host of its URL: enough to tell webhooks apart in a sentence. */
export const webhookHost = ({ url }: Pick<Webhook, 'url'>): string =>
  URL.canParse(url) ? new URL(url).host : url

export type StatusLabel = { word: string; color: string }

/** The status in a word; none if all is well. */
export const webhookStatus = ({ state, failingSince }: Webhook): StatusLabel | undefined => {
  if (state === 'off') return { word: say('webhookWords.switchedOff'), color: 'red' }
  if (state === 'paused') return { word: say('webhookWords.paused'), color: 'gray' }
  return failingSince === null ? undefined : { word: say('webhookWords.failing'), color: 'yellow' }
}

/** The status in a sentence. */
export const webhookStatusText = ({ state, offBecause, failingSince }: Webhook): string | undefined => {
  if (state === 'paused') return say('webhookWords.nothingIsSentWhatHappens')
  if (state === 'off') {
    return offBecause === 'gone'
      ? say('webhookWords.goneForGood')
      : say('webhookWords.failedForDays', { failingDays: webhookLimits.failingDays })
  }
  if (failingSince === null) return undefined
  return say('webhookWords.theLastCallsHaveFailed', { failingDays: webhookLimits.failingDays })
}

const changes: Readonly<Record<Extract<DeliverySubject, { of: 'member' }>['change'], string>> = {
  joined: say('webhookWords.joined'),
  role_changed: say('webhookWords.roleChanged'),
  permissions_changed: say('webhookWords.permissionsChanged'),
  removed: say('webhookWords.removed'),
  left: say('webhookWords.left'),
}

/** The event of a delivery, without the person it is about. */
export const deliveryEventText = ({ about }: Pick<WebhookDelivery, 'about'>): string => {
  if (about === null) return say('webhookWords.aTest')
  if (about.of === 'submission') return say('webhookWords.submitted')
  if (about.of === 'report') return say('webhookWords.released')
  return about.of === 'company' ? say('webhookWords.companyReleased') : changes[about.change]
}

/** Why a failed delivery is not retried any more. */
export const gaveUpText = ({
  state,
  givenUpBecause,
}: Pick<WebhookDelivery, 'state' | 'givenUpBecause'>): string | undefined => {
  if (state !== 'failed') return undefined
  if (givenUpBecause === null) return say('webhookWords.notTriedAnyMore')
  return givenUpBecause === 'gone'
    ? say('webhookWords.givenUpGone')
    : say('webhookWords.givenUpFailing', { failingDays: webhookLimits.failingDays })
}

export const deliveryStates: Readonly<Record<WebhookDelivery['state'], StatusLabel>> = {
  waiting: { word: say('webhookWords.waiting'), color: 'yellow' },
  delivered: { word: say('webhookWords.delivered'), color: 'pine' },
  failed: { word: say('webhookWords.failed'), color: 'red' },
}

const errorTexts: Readonly<Record<AttemptError, string>> = {
  timeout: say('webhookWords.noAnswerWithinSeconds', { answerSeconds: webhookLimits.answerSeconds }),
  'unknown-host': say('webhookWords.noPublicAddress'),
  'not-public': say('webhookWords.noPublicAddress'),
  unreachable: say('webhookWords.nobodyAnswersAtThisAddress'),
  certificate: say('webhookWords.itsCertificateIsNotValid'),
  broken: say('webhookWords.theConnectionBrokeOff'),
}

type Outcome = Pick<WebhookDelivery, 'status' | 'error' | 'durationMs'>

/** The outcome of an attempt. */
export const attemptOutcomeText = ({ status, error, durationMs }: Outcome): string => {
  const took = durationMs === null ? '' : ` ${say('webhookWords.afterMs', { ms: englishNumber(durationMs) })}`
  // If no request was made there is no duration.
  if (error !== null)
    return error === 'not-public' || error === 'unknown-host'
      ? errorTexts[error]
      : `${errorTexts[error]}${took}`
  if (status === null) return say('webhookWords.notTriedYet')
  if (status >= 300 && status < 400)
    return say('webhookWords.answeredRedirectsAreNotFollowed', { status, took })
  return say('webhookWords.answered', { status, took })
}

export const attemptsText = (tries: number): string => say('webhookWords.tries', { count: tries })
