import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { organizations as messages } from '../../../contract/messages/organizations.ts'
import {
  requiredCredentials,
  isMusterBody,
  parseJsonOrUndefined,
  failureKindFor,
  queryPairs,
  readFailure,
  retryAfterMs,
  isSuccessBody,
} from '../../../contract/http/wire.ts'
import { broadcast } from '../browser/broadcast.ts'
import { CallError } from './call-error.ts'
import { deviceKey } from '../session/device-key.ts'
import { failureTexts } from './failure-texts.ts'
import { organizationName, selectedOrganization } from '../organization/selected-organization.ts'
import { clearAuth, isOwnToken, storedToken } from '../session/session.ts'

/**
 * The browser's side of every call: requests (specification point 7), failures (point 8) and which credentials a call
 * carries (docs/api-and-webhooks.md).
 */

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** The organization of this request, if it is not the selected one. */
  organizationId?: string | null
  /** Lets the request outlive the page, for the last save before it closes (64 kB at most). */
  keepalive?: boolean
}

const apiBase = (): string =>
  document.querySelector('meta[name="muster-api"]')?.getAttribute('content')?.replace(/\/$/, '') ?? ''

/** The URL of a call by its name; the base comes from the page's configuration. */
export const callAddress = (name: string): string => `${apiBase()}/api/${name}`

const organizationMissing = (name: string): string => {
  if (name === 'generateCompanyReport') return messages.companyWikiOrganizationRequired
  if (name === 'saveCompanyReport') return messages.companyReportOrganizationRequired
  return failureTexts.organizationLoading
}

/** The message when a token is stored but this page has no signed-in user for it; depends on what the call requires. */
const userMissing = (may: Access): string => {
  if (may === 'signed-in') return failureTexts.userNotAuthenticated
  return may === 'org:billing' ? failureTexts.userAuthenticationRequired : failureTexts.noAuthenticatedUser
}

const unauthenticated = (text: string) => new CallError(text, { kind: 'UNAUTHENTICATED', status: 401 })

/**
 * The credentials of a request; the stored token and the selected organization may have changed when the response
 * arrives.
 */
type Identity = { token: string | null; organizationId: string | null; headers: Record<string, string> }

const identify = (call: Call, input: unknown, options: SendOptions): Identity => {
  const as = requiredCredentials(call.may, input)
  if (as === 'nothing') return { token: null, organizationId: null, headers: {} }
  const token = storedToken()
  if (token === null) throw unauthenticated(failureTexts.noToken)
  if (!isOwnToken()) throw unauthenticated(userMissing(call.may))
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (as === 'session') return { token, organizationId: null, headers }
  const organizationId = options.organizationId ?? selectedOrganization()
  if (organizationId === null) {
    throw new CallError(organizationMissing(call.name), { kind: 'VALIDATION_ERROR', status: 400 })
  }
  return { token, organizationId, headers: { ...headers, 'organization-id': organizationId } }
}

const queryOf = (input: unknown): string => {
  const pairs = queryPairs(input)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/**
 * Builds the request of a call, for callers that read the response differently (a stream, a file), and returns the
 * credentials it uses.
 */
export const buildRequest = (
  call: Call,
  input: unknown,
  options: SendOptions = {},
): [string, RequestInit, Identity] => {
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const identity = identify(call, input, options)
  // Signing in and answering by link identify the browser, because a response started through a link that was passed
  // on reopens in that browser.
  const headers =
    (call.may === 'public' || call.may === 'invitee') && !inQuery
      ? { ...identity.headers, 'device-key': deviceKey() }
      : identity.headers
  return [
    callAddress(call.name) + (inQuery ? queryOf(input) : ''),
    {
      method: call.method,
      headers: inQuery ? headers : { ...headers, 'content-type': 'application/json' },
      ...(inQuery ? {} : { body: JSON.stringify(input) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    },
    identity,
  ]
}

const reachable = async (call: Call, address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    const text = call.method === 'GET' ? failureTexts.unreachable : failureTexts.unanswered
    throw new CallError(text, { kind: 'NETWORK', status: 0 })
  }
}

/**
 * Signs out if the refused token is still the stored one; an old request must not end a newer session.
 * @param left the organization that the caller is no longer a member of, if that is the reason
 */
const refuse = (token: string, left: string | null, status: number, requestId?: string): never => {
  if (storedToken() === token) {
    if (left === null) clearAuth('refused')
    else clearAuth('not-a-member', organizationName(left))
  }
  throw new CallError(failureTexts.authenticationFailed, {
    kind: 'UNAUTHENTICATED',
    status,
    requestId: requestId ?? null,
  })
}

/**
 * Turns a failed response into its CallError. Muster's own 401 or 403 on an authenticated call signs the browser out;
 * a refused member may have a different role than this page knows.
 * @param organizationId the organization that the call was about; null if it was about none
 */
export const throwCallError = (
  response: Response,
  body: unknown,
  token: string | null,
  organizationId: string | null,
): never => {
  const said = readFailure(body)
  const { status } = response
  const isFromBetween = !isMusterBody(body)
  // A proxy or web filter knows nothing of the token, so its 403 must not end the session.
  if (!isFromBetween && (status === 401 || status === 403) && token !== null) {
    // The server sends this 403 only to callers who are not members (docs/api-and-webhooks.md).
    const isNoMember = status === 403 && said.code === 'UNAUTHENTICATED'
    return refuse(token, isNoMember ? organizationId : null, status, said.requestId)
  }
  const kind = failureKindFor(said.code, status)
  const isOfMember = token !== null && token === storedToken() && organizationId !== null
  if (isOfMember && kind === 'BUSINESS_LOGIC_ERROR') broadcast('member-refused', undefined)
  const fallback = response.ok
    ? body === undefined
      ? failureTexts.unknown
      : failureTexts.requestFailed
    : failureTexts.status(status)
  throw new CallError(said.error ?? fallback, {
    kind,
    status,
    details: said.details ?? [],
    requestId: said.requestId ?? response.headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    isServerText: said.error !== undefined,
    isFromBetween,
  })
}

/**
 * Makes a call and resolves with its parsed output.
 * @throws CallError on every failure except an abort, which rejects as fetch does.
 */
export const send = async <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
  options: SendOptions = {},
): Promise<z.output<O>> => {
  const [address, init, { token, organizationId }] = buildRequest(call, input, options)
  const response = await reachable(call, address, init)
  const body = parseJsonOrUndefined(await response.text())
  if (!response.ok || !isSuccessBody(body)) return throwCallError(response, body, token, organizationId)
  const answer = call.out.safeParse(body)
  if (answer.success) return answer.data
  throw new CallError(failureTexts.unknown, { kind: 'INTERNAL', status: response.status })
}
