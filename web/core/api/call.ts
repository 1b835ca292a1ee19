import type { z } from 'zod'
import { askForJson } from '../../../client/core/answer.ts'
import { readRefusal, type Fault } from '../../../client/core/fault.ts'
import type { Connection, Identity, RequestOptions } from '../../../client/core/request.ts'
import type { Access, Call } from '../../../contract/http/call.ts'
import { organizations as messages } from '../../../contract/messages/organizations.ts'
import { requiredCredentials, failureKindFor } from '../../../contract/http/wire.ts'
import { broadcast } from '../browser/broadcast.ts'
import { CallError } from './call-error.ts'
import { deviceKey } from '../session/device-key.ts'
import { failureTexts } from './failure-texts.ts'
import { selectedOrganization } from '../organization/selected-organization.ts'
import { isOwnToken, storedToken } from '../session/session.ts'
import { signOutOnRefusal } from '../session/sign-out-on-refusal.ts'

/**
 * The browser's side of every call: which credentials it carries (docs/api-and-webhooks.md) and how it fails (specification
 * point 8). Requests are made by the client that other software uses as well.
 */

export type SendOptions = Pick<RequestOptions, 'signal' | 'organizationId' | 'keepalive'>

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

const credentialsOf = (
  call: Call,
  input: unknown,
  organization: string | null | undefined,
): ReturnType<Connection['identify']> => {
  const as = requiredCredentials(call.may, input)
  if (as === 'nothing') return { token: null, organizationId: null, headers: {} }
  const token = storedToken()
  if (token === null) throw unauthenticated(failureTexts.noToken)
  if (!isOwnToken()) throw unauthenticated(userMissing(call.may))
  const headers = { authorization: `Bearer ${token}` }
  if (as === 'session') return { token, organizationId: null, headers }
  const organizationId = organization ?? selectedOrganization()
  if (organizationId === null) {
    throw new CallError(organizationMissing(call.name), { kind: 'VALIDATION_ERROR', status: 400 })
  }
  return { token, organizationId, headers: { ...headers, 'organization-id': organizationId } }
}

/**
 * Signing in and answering by link identify the browser, because a response started through a link that was passed on
 * reopens in that browser.
 */
const deviceOf = ({ may, method }: Call): Record<string, string> =>
  (may === 'public' || may === 'invitee') && method !== 'GET' && method !== 'DELETE'
    ? { 'device-key': deviceKey() }
    : {}

/** Throws what a failed response says; a refused member may have a different role than this page knows. */
const failAsRefused = (response: Response, body: unknown, identity: Identity): never => {
  const { status, sentence, code, isFromBetween, ...said } = readRefusal(response, body)
  if (signOutOnRefusal({ status, code, isFromBetween }, identity)) {
    const { requestId } = said
    throw new CallError(failureTexts.authenticationFailed, { kind: 'UNAUTHENTICATED', status, requestId })
  }
  const { token, organizationId } = identity
  const kind = failureKindFor(code, status)
  const isOfMember = token !== null && token === storedToken() && organizationId !== null
  if (isOfMember && kind === 'BUSINESS_LOGIC_ERROR') broadcast('member-refused', undefined)
  const fallback = response.ok
    ? body === undefined
      ? failureTexts.unknown
      : failureTexts.requestFailed
    : failureTexts.status(status)
  const isServerText = sentence !== undefined
  throw new CallError(sentence ?? fallback, { ...said, kind, status, isServerText, isFromBetween })
}

/** Throws the CallError of a fault; an abort is thrown on as it came. */
const fail = (fault: Fault, { call, identity }: { call: Call; identity: Identity }): never => {
  switch (fault.is) {
    case 'aborted':
    case 'unsendable':
      throw fault.cause
    case 'refused':
    case 'no file':
      return failAsRefused(fault.response, fault.body, identity)
    case 'misfit':
      throw new CallError(failureTexts.unknown, { kind: 'INTERNAL', status: fault.response.status })
    default: {
      const isReading = call.method === 'GET' || call.fileTypes !== undefined
      const text = isReading ? failureTexts.unreachable : failureTexts.unanswered
      throw new CallError(text, { kind: 'NETWORK', status: 0 })
    }
  }
}

/** How this browser makes calls. */
export const browserConnection: Connection = {
  addressOf: callAddress,
  fetch: (address, init) => fetch(address, init),
  identify(call, input, organizationId) {
    const { headers, ...identity } = credentialsOf(call, input, organizationId)
    return { ...identity, headers: { ...headers, ...deviceOf(call) } }
  },
  fail,
}

/**
 * Makes a call and resolves with its parsed output.
 * @throws CallError on every failure except an abort, which rejects as fetch does.
 */
export const send = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
  options: SendOptions = {},
): Promise<z.output<O>> => askForJson(browserConnection, call, input, options)
