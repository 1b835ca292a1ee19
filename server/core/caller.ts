import type { FastifyRequest } from 'fastify'
import { messages } from '../../contract/failures.ts'
import { can, rolesWith, type Permission, type Role } from '../../contract/rights.ts'
import { Failure, invalid, refused } from './failures.ts'
import type { Host } from './host.ts'
import type { MemberIdentity, SignedInIdentity } from './identity.ts'

/** Who makes a call: the token, the organization header, the membership and what it holds (decisions §1). */

/** What is not known, or no longer. */
export const unauthenticated = () => new Failure('UNAUTHENTICATED', messages.authenticationRequired)

/** The user behind a request. @throws Failure UNAUTHENTICATED */
export const signedInOf = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
): Promise<SignedInIdentity & { token: string }> => {
  const token = tokenOf(request)
  const found = await host.identify.signedIn(token, now)
  if (!found) throw unauthenticated()
  return { ...found, token }
}

/** The member behind a request, holding `permission` where one is asked. For streams, which serve themselves. */
export const memberOf = async (
  request: FastifyRequest,
  host: Host,
  now: Date,
  permission?: Permission,
  organizationMissing: string = messages.organizationIdRequired,
): Promise<MemberIdentity> => {
  const token = tokenOf(request)
  const orgId = request.headers['organization-id']
  if (typeof orgId !== 'string' || orgId === '') {
    await signedInOf(request, host, now)
    throw invalid([{ path: 'organization-id', message: organizationMissing }])
  }
  const found = await host.identify.member(token, orgId, now)
  if (!found) throw unauthenticated()
  if (!found.member) throw new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403 })
  if (permission && !can(found.member.member, permission))
    throw refused(whoMay(permission, found.member.member.role))
  return found.member
}

/** The sentence for a member of a role who may not do something: it says who may. */
export const whoMay = (permission: Permission, role: Role): string => {
  const holders = rolesWith(permission)
  // The role has it: whoever has not was given a list of permissions without it.
  if (holders.includes(role)) {
    return `Your permissions in this organization do not include ${permission}. An owner can give it to you.`
  }
  const who = holders.map((role) => `${role}s`)
  return `Only ${who.join(' and ')} may do this; it needs the permission ${permission}.`
}

const tokenOf = (request: FastifyRequest): string => {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw unauthenticated()
  return token
}
