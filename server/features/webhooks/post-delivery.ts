import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { webhookLimits, type AttemptError } from '../../../contract/calls/webhooks.ts'
import { firstTextInCauses } from '../../core/observability/error-causes.ts'
import { findUrlFault, guardedLookup, NotPublic, type Reach } from '../../core/services/ssrf-guard.ts'

/** What became of one try: the status of the answer with its beginning, or what went wrong without any. */
export type DeliveryAttemptResult = {
  status: number | null
  error: AttemptError | null
  answer: string | null
  durationMs: number
}

type Post = { body: string; headers: Record<string, string> }
/** `lookup`, `answerMs`, `ca`: tests look names up elsewhere, wait less, and have a certificate of their own. */
type How = {
  reach: Reach
  signal: AbortSignal
  lookup?: ReturnType<typeof guardedLookup>
  answerMs?: number
  ca?: string
}

/**
 * Posts to an address that somebody has written down, and never to what is not to be called. Redirects are not followed,
 * no connection is kept, and of the answer no more is read than is kept.
 * @throws what `signal` was aborted with: nothing is known of such a try
 */
export const post = async (url: URL, { body, headers }: Post, how: How): Promise<DeliveryAttemptResult> => {
  const { reach, signal, lookup = guardedLookup(reach), ca } = how
  const { answerMs = webhookLimits.answerSeconds * 1000 } = how
  const begunAt = performance.now()
  const end = (tried: Partial<DeliveryAttemptResult>): DeliveryAttemptResult => ({
    status: null,
    error: null,
    answer: null,
    ...tried,
    durationMs: Math.round(performance.now() - begunAt),
  })
  if (findUrlFault(url, reach) !== undefined) return { ...end({ error: 'not-public' }), durationMs: 0 }
  const deadline = AbortSignal.timeout(answerMs)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
        method: 'POST',
        agent: false,
        lookup,
        ...(ca !== undefined && { ca }),
        signal: AbortSignal.any([signal, deadline]),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Muster-Webhooks/1',
        },
      })
      const unanswered = () => reject(new Error('The connection was closed without an answer.'))
      // An answer that switches to another protocol closes it without an error.
      request.on('response', resolve).on('error', reject).on('close', unanswered).end(body)
    })
    return end({ status: response.statusCode ?? null, answer: await beginningOf(response) })
  } catch (error) {
    signal.throwIfAborted()
    // One answer for all names that lead to no public address, and no time: whether an inside name exists is nobody's to learn.
    if (isNotCalled(error)) return { ...end({ error: 'not-public' }), durationMs: 0 }
    return end({ error: deadline.aborted ? 'timeout' : errorOf(error) })
  }
}

/** The first bytes of an answer as text that the database takes; as far as it came, where the rest does not. */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response) {
      if (!(part instanceof Uint8Array)) continue
      parts.push(part)
      size += part.byteLength
      if (size >= webhookLimits.answerBytes) break
    }
  } catch {
    // The status has come, and says what became of it.
  } finally {
    response.destroy()
  }
  const bytes = Buffer.concat(parts).subarray(0, webhookLimits.answerBytes)
  return new TextDecoder().decode(bytes).replaceAll('\0', '\u{FFFD}')
}

const byCode: Readonly<Record<string, AttemptError>> = {
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
}

/** What the resolver says of a name that it does not know, or cannot ask for. */
const unresolved = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'ETIMEOUT'])

const ofCertificates = /CERT|SIGNATURE|ISSUER|_CRL_|^HOSTNAME_MISMATCH$|^INVALID_CA$/

const isNotCalled = (error: unknown): boolean =>
  error instanceof NotPublic || unresolved.has(firstTextInCauses(error, 'code') ?? '')

const errorOf = (error: unknown): AttemptError => {
  const code = firstTextInCauses(error, 'code') ?? ''
  return byCode[code] ?? (ofCertificates.test(code) ? 'certificate' : 'broken')
}
