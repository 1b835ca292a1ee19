import { englishNumber } from '../../../core/language.ts'
import { eventWords } from '../../../../contract/webhook-events.ts'
import {
  webhookLimits,
  type TryError,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/webhooks.ts'
import { say } from '../say.ts'

/** What is said of webhooks and of what they were sent. */

/** Where it calls: enough to tell webhooks apart in a sentence. */
export const placeOf = ({ url }: Pick<Webhook, 'url'>): string =>
  URL.canParse(url) ? new URL(url).host : url

export type Told = { word: string; color: string }

/** How it stands, in a word; none where all is well. */
export const standing = ({ state, failingSince }: Webhook): Told | undefined => {
  if (state === 'off') return { word: say('webhookWords.switchedOff'), color: 'red' }
  if (state === 'paused') return { word: say('webhookWords.paused'), color: 'gray' }
  return failingSince === null ? undefined : { word: say('webhookWords.failing'), color: 'yellow' }
}

/** What that means, in a sentence. */
export const standingText = ({ state, offBecause, failingSince }: Webhook): string | undefined => {
  if (state === 'paused') return say('webhookWords.nothingIsSentWhatHappens')
  if (state === 'off') {
    return offBecause === 'gone'
      ? say('webhookWords.goneForGood')
      : say('webhookWords.failedForDays', { failingDays: webhookLimits.failingDays })
  }
  if (failingSince === null) return undefined
  return say('webhookWords.theLastCallsHaveFailed', { failingDays: webhookLimits.failingDays })
}

export const eventText = (type: WebhookDelivery['type']): string =>
  type === 'webhook.test' ? say('webhookWords.aTest') : eventWords[type]

export const deliveryStates: Readonly<Record<WebhookDelivery['state'], Told>> = {
  waiting: { word: say('webhookWords.waiting'), color: 'yellow' },
  delivered: { word: say('webhookWords.delivered'), color: 'pine' },
  failed: { word: say('webhookWords.failed'), color: 'red' },
}

const errorTexts: Readonly<Record<TryError, string>> = {
  timeout: say('webhookWords.noAnswerWithinSeconds', { answerSeconds: webhookLimits.answerSeconds }),
  'unknown-host': say('webhookWords.nothingIsKnownUnderThis'),
  'not-public': say('webhookWords.theAddressIsInsideOf'),
  unreachable: say('webhookWords.nobodyAnswersAtThisAddress'),
  certificate: say('webhookWords.itsCertificateIsNotValid'),
  broken: say('webhookWords.theConnectionBrokeOff'),
}

type Outcome = Pick<WebhookDelivery, 'status' | 'error' | 'durationMs'>

/** What came of a try. */
export const outcomeOf = ({ status, error, durationMs }: Outcome): string => {
  const took = durationMs === null ? '' : ` ${say('webhookWords.afterMs', { ms: englishNumber(durationMs) })}`
  // What was not called took no time.
  if (error !== null) return error === 'not-public' ? errorTexts[error] : `${errorTexts[error]}${took}`
  if (status === null) return say('webhookWords.notTriedYet')
  if (status >= 300 && status < 400)
    return say('webhookWords.answeredRedirectsAreNotFollowed', { status, took })
  return say('webhookWords.answered', { status, took })
}

export const triesText = (tries: number): string => say('webhookWords.tries', { count: tries })
