import { Webhook } from 'standardwebhooks'

/**
 * The headers of Standard Webhooks 1.0.0 for one try: the id of the event, when the try is made, and a signature over
 * both and the body with each secret that is good now.
 */
export const signatureHeaders = (
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})
