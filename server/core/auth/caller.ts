import type { FastifyRequest } from 'fastify'
import { keyMessages } from '../../../contract/calls/api-keys.ts'
import type { Call } from '../../../contract/http/call.ts'
import { messages } from '../../../contract/http/failures.ts'
import { scopesOf, type CallScope } from '../../../contract/rights/api-scopes.ts'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, permissions, type Permission } from '../../../contract/rights/permissions.ts'
import { limitKeyRequests, isApiKey } from './api-key-tokens.ts'
import { setCallerIds } from '../http/caller-ids.ts'
import { Failure, invalid, ruleViolation } from '../http/failures.ts'
import type { Host } from '../host.ts'
import type { KeyIdentity, MemberIdentity, SignedInIdentity } from './identity.ts'

/** Who makes a call: the token, the organization header, the membership and what it holds (docs/api-and-webhooks.md). */

/** What is not known, or no longer. */
export const unauthenticated = () => new Failure('UNAUTHENTICATED', messages.authenticationRequired)

/** The user behind a request. @throws Failure UNAUTHENTICATED; BUSINESS_LOGIC_ERROR where it comes with an API key */
export const requireSignedIn = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
): Promise<SignedInIdentity & { token: string }> => {
  const token = tokenOf(request)
  if (isApiKey(token)) {
    await keyHolderOf(request, host, now, token)
    throw ruleViolation(keyMessages.neverByKey)
  }
  const found = await host.identify.signedIn(token, now)
  if (!found) throw unauthenticated()
  setCallerIds(request, { user: found.user.id, session: found.sessionId })
  return { ...found, token }
}

/** What of a call says who may make it. */
type Asked = Pick<Call, 'may' | 'scope' | 'organizationMissing'>

/** The member behind a request, holding the call's permission where it asks for one. For streams, which serve themselves, too. */
export const requireMember = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
  { may, scope, organizationMissing = messages.organizationIdRequired }: Asked,
): Promise<MemberIdentity> => {
  const token = tokenOf(request)
  const asked = organizationOf(request)
  if (asked !== undefined) setCallerIds(request, { organization: asked })
  const member = isApiKey(token)
    ? await memberByKey(request, host, now, { key: token, scope })
    : await memberBySession(request, host, now, { token, organizationMissing })
  setCallerIds(request, { user: member.user.id, organization: member.org.id })
  const needed = permissions.find((permission) => permission === may)
  if (needed && !can(member.member, needed)) throw ruleViolation(missingPermissionMessage(needed))
  return member
}

const organizationOf = ({ headers }: FastifyRequest): string | undefined => {
  const orgId = headers['organization-id']
  return typeof orgId === 'string' && orgId !== '' ? orgId : undefined
}

const noMember = () => new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403 })

const memberBySession = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
  { token, organizationMissing }: { token: string; organizationMissing: string },
): Promise<MemberIdentity> => {
  const orgId = organizationOf(request)
  if (orgId === undefined) {
    await requireSignedIn(request, host, now)
    throw invalid([{ path: 'organization-id', message: organizationMissing }])
  }
  const found = await host.identify.member(token, orgId, now)
  if (!found) throw unauthenticated()
  if (!found.member) throw noMember()
  return found.member
}

/** A key belongs to one organization, so the header may be left out. */
const memberByKey = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
  { key, scope }: { key: string; scope: CallScope },
): Promise<MemberIdentity> => {
  const { scopes: held, ...member } = await keyHolderOf(request, host, now, key)
  if ((organizationOf(request) ?? member.org.id) !== member.org.id) throw noMember()
  const allowing = scopesOf({ scope })
  if (allowing.length === 0) throw ruleViolation(keyMessages.neverByKey)
  if (!allowing.some((one) => held.includes(one))) throw ruleViolation(keyMessages.outOfScope(allowing))
  return member
}

const keyHolderOf = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
  key: string,
): Promise<KeyIdentity> => {
  const found = await host.identify.byApiKey(key, now)
  if (!found) throw unauthenticated()
  await limitKeyRequests(request, host)
  return found
}

/** The sentence for a member who may not do something: what they lack, whatever their role, and who can give it. */
export const missingPermissionMessage = (permission: Permission): string =>
  `Your permissions in this organization do not include “${permissionLabel(permission)}”. An owner can give it to you.`

const tokenOf = (request: FastifyRequest): string => {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw unauthenticated()
  return token
}
