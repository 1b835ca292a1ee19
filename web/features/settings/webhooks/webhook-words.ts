import { eventWords } from '../../../../contract/webhook-events.ts'
import {
  webhookLimits,
  type TryError,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/webhooks.ts'

/** What is said of webhooks and of what they were sent. */

/** Where it calls: enough to tell webhooks apart in a sentence. */
export const placeOf = ({ url }: Pick<Webhook, 'url'>): string =>
  URL.canParse(url) ? new URL(url).host : url

export type Told = { word: string; color: string }

/** How it stands, in a word; none where all is well. */
export const standing = ({ state, failingSince }: Webhook): Told | undefined => {
  if (state === 'off') return { word: 'Switched off', color: 'red' }
  if (state === 'paused') return { word: 'Paused', color: 'gray' }
  return failingSince === null ? undefined : { word: 'Failing', color: 'yellow' }
}

/** What that means, in a sentence. */
export const standingText = ({ state, offBecause, failingSince }: Webhook): string | undefined => {
  if (state === 'paused')
    return 'Nothing is sent. What happens meanwhile waits, and is sent once it is resumed.'
  if (state === 'off') {
    return offBecause === 'gone'
      ? 'Muster no longer calls it: it answered that it is gone for good (410). What happens meanwhile is not kept for it.'
      : `Muster no longer calls it: for ${webhookLimits.failingDays} days every call has failed. What happens meanwhile is not kept for it.`
  }
  if (failingSince === null) return undefined
  return `The last calls have failed. They are tried again, with longer and longer pauses; after ${webhookLimits.failingDays} days of failures the webhook is switched off.`
}

export const eventText = (type: WebhookDelivery['type']): string =>
  type === 'webhook.test' ? 'A test' : eventWords[type]

export const deliveryStates: Readonly<Record<WebhookDelivery['state'], Told>> = {
  waiting: { word: 'Waiting', color: 'yellow' },
  delivered: { word: 'Delivered', color: 'pine' },
  failed: { word: 'Failed', color: 'red' },
}

const errorTexts: Readonly<Record<TryError, string>> = {
  timeout: `no answer within ${webhookLimits.answerSeconds} seconds`,
  'unknown-host': 'nothing is known under this name',
  'not-public': 'the address is inside of a private network, and is not called',
  unreachable: 'nobody answers at this address',
  certificate: 'its certificate is not valid for this address',
  broken: 'the connection broke off',
}

/** What came of the last try. */
export const outcomeOf = ({ status, error, durationMs }: WebhookDelivery): string => {
  const took = durationMs === null ? '' : ` after ${durationMs.toLocaleString()} ms`
  if (error !== null) return `${errorTexts[error]}${took}`
  if (status === null) return 'not tried yet'
  if (status >= 300 && status < 400) return `answered ${status}${took}: redirects are not followed`
  return `answered ${status}${took}`
}

export const triesText = (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`)
