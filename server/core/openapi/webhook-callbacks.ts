import { EventName, eventWords } from '../../../contract/shapes/webhook-events.ts'
import { webhookLimits, webhookRetryDelays } from '../../../contract/calls/webhooks.ts'

/**
 * What webhooks are sent and how the signature is verified, as the OpenAPI document says it with the call that creates
 * one.
 */

const pause = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`

/** With the call that makes a webhook. */
export const signatureDescription = `What its address is sent stands under Callbacks. It is signed as [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0 says, whose libraries verify it. By hand:

1. Take the body as it came, byte by byte, before anything reads it as JSON.
2. The signed text is \`{webhook-id}.{webhook-timestamp}.{body}\`, with the two headers of these names.
3. The key of the signature is what stands after \`whsec_\` in \`secret\`, decoded from base64.
4. Make the HMAC-SHA256 of the text with that key, and write it in base64 after \`v1,\`.
5. \`webhook-signature\` holds one or more of these, parted by spaces: one has to be the same, compared in constant time. There are two for ${webhookLimits.formerSecretHours} hours after \`rotateWebhookSecret\`, by the new secret and by the former one.
6. Refuse a \`webhook-timestamp\` (seconds since 1970) that is more than five minutes from now: each try has its own.
7. Keep each \`webhook-id\` that was worked through, and do nothing where it comes again.

Answer with 2xx within ${webhookLimits.answerSeconds} seconds, and work afterwards; redirects are not followed. Anything else is tried again under the same id, after about ${webhookRetryDelays.map(pause).join(', ')}. 410, or ${webhookLimits.failingDays} days of failures alone, switches the webhook off.`

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  required: true,
  schema: { type: 'string' },
})

/** What its address is sent, where OpenAPI 3.0 has a place for it. */
export const webhookCallbacks = {
  event: {
    '{$request.body#/url}': {
      post: {
        operationId: 'webhookEvent',
        summary: 'Something has happened in the organization.',
        description: [
          'It may come more than once under the same id, and in any order. Its `type` says what it tells of:',
          '',
          ...EventName.options.map((event) => `- \`${event}\`: ${eventWords[event]}.`),
          '- `webhook.test`: `testWebhook` was called.',
        ].join('\n'),
        security: [],
        parameters: [
          header('webhook-id', 'The `id` of the body: the same with each try.'),
          header('webhook-timestamp', 'When this try is made, in seconds since 1970.'),
          header('webhook-signature', '`v1,` and a signature in base64; several are parted by spaces.'),
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookBody' } } },
        },
        responses: {
          '2XX': { description: 'It has arrived.' },
          410: { description: 'Nobody is there any more: the webhook is switched off.' },
          default: { description: 'It is sent again later.' },
        },
      },
    },
  },
}
