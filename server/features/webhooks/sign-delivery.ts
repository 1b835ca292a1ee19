import { createHmac } from 'node:crypto'

const signed = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/**
 * The headers of Standard Webhooks 1.0.0 for one try: whose id it is, when it is made, and a signature over both and the
 * body with each secret that is good now.
 */
export const signatureHeaders = (
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const content = `${id}.${timestamp}.${body}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signed(secret, content)).join(' '),
  }
}
