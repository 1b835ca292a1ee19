import { isCallBlockedByBilling } from '../../../contract/rights/blocked-by-billing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { DeviceKey } from '../../../contract/shapes/fields.ts'
import type { Permission } from '../../../contract/rights/permissions.ts'
import type { Tx } from '../database/database.ts'
import { countAddress } from '../rate-limits/address-limits.ts'
import { setCallerIds } from './caller-ids.ts'
import { requireMember, requireSignedIn } from '../auth/caller.ts'
import { countCrowdedAddress, addressRefusal } from '../rate-limits/shared-address-limit.ts'
import { Failure } from './failures.ts'
import type { Host } from '../host.ts'
import type { InviteeIdentity, MemberIdentity, SignedInIdentity } from '../auth/identity.ts'
import { identifyBeforeBody, memoizePerRequest } from '../auth/request-identity.ts'
import { bodyLimits } from './json-bodies.ts'
import { sanitizeText, parse } from './parse-input.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import { limitCodeGuessing } from '../rate-limits/code-guessing-limit.ts'

/**
 * One way in for every call of the contract: token, organization header, active membership, permission,
 * input, one transaction that sees that organization's rows only, handler, answer (docs/api-and-webhooks.md).
 */

/** What every handler gets. `work` of a transaction may run again: nothing outside may happen in it. */
export type Context = {
  tx: Tx
  now: Date
  host: Host
  /** Says which document it is about, where the input does not: the sentence of a failure names it. */
  concerns: (documentId: string) => void
  request: {
    id: string
    ip: string
    userAgent: string | null
    /**
     * The secret by which a browser shows that it was here before (the header `device-key`); null without one, and of a
     * call that does not read it.
     */
    deviceKey: string | null
    /** That the caller's address has asked too much, where the limit `isCrowded`; else null. */
    crowded: Failure | null
  }
}
export type SignedInContext = Context & SignedInIdentity & { token: string }
export type MemberContext = Context & MemberIdentity
export type InviteeContext = Context & InviteeIdentity

/** A call with its handler, ready to be put on the app. */
export type Endpoint = { name: string; register(app: FastifyInstance, host: Host): void }

type Options = {
  /** `isCrowded`: the handler refuses by `request.crowded`, since it may know the caller from others of their network. */
  perAddress?: { max: number; perMinutes: number; isCrowded?: true }
  /** It takes an invite code, and wrong ones are counted. */
  takesCode?: true
}
type Handler<I extends z.ZodType, O extends z.ZodType, C> = (
  input: z.output<I>,
  context: C,
) => Promise<z.input<O>>

/** A call that anybody may make. It sees users, sessions and codes, and no organization until it names one. */
export const servePublic = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<'public', I, O>,
  handle: Handler<I, O, Context>,
  options: Options = {},
): Endpoint =>
  served(call, handle, options, {
    identify: async () => ({}),
    scope: () => ({ door: true }),
  })

/**
 * The same for a call that has to ask somebody else first: `before` runs outside of the transaction, which it must not
 * hold open, and the handler gets what it gave.
 */
export const servePublicAfter = <I extends z.ZodType, O extends z.ZodType, Found extends object>(
  call: Call<'public', I, O>,
  before: (input: z.output<I>, context: Pick<Context, 'host' | 'now'>) => Promise<Found>,
  handle: Handler<I, O, Context & Found>,
  options: Options = {},
): Endpoint => ({
  name: call.name,
  register: (app, host) =>
    route(app, host, call, options, async (request, reply) => {
      const now = host.clock()
      const input = parse(call.in, sanitizeText(request.body ?? {}))
      const found = await before(input, { host, now }).catch((error: unknown) => {
        throw addressRefusal(request) ?? error
      })
      const context = { ...common(call, request, host, now), ...found }
      return answer(host, call, input, handle, context, { door: true }, reply)
    }),
})

/** A call of any user with a session. */
export const serveSignedIn = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<'signed-in', I, O>,
  handle: Handler<I, O, SignedInContext>,
  options: Options = {},
): Endpoint =>
  served(call, handle, options, {
    identify: requireSignedIn,
    scope: ({ user }) => ({ userId: user.id }),
  })

/**
 * A call of an active member who holds the call's permission, where it asks for one, and fits `requires` before
 * anything is read of what they send.
 */
export const serveMember = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Permission | 'member', I, O>,
  handle: Handler<I, O, MemberContext>,
  {
    requires,
    isAlone = false,
    ...options
  }: Options & { requires?: (who: MemberIdentity) => void } & Pick<Scope, 'isAlone'> = {},
): Endpoint =>
  served(call, handle, options, {
    identify: async (request, host, now) => {
      const who = await requireMember(request, host, now, call)
      requires?.(who)
      return who
    },
    scope: ({ org, user, apiKeyId }) => ({ orgId: org.id, userId: user.id, apiKeyId, isAlone }),
  })

/** A call of the holder of an invite code, or of a signed-in member for themselves. */
export const serveInvitee = <
  I extends z.ZodType<{ inviteCode?: string | null | undefined }>,
  O extends z.ZodType,
>(
  call: Call<'invitee', I, O>,
  handle: Handler<I, O, InviteeContext>,
  options: Options = {},
): Endpoint => ({
  name: call.name,
  register: (app, host) =>
    route(app, host, call, { ...options, takesCode: true }, async (request, reply) => {
      const now = host.clock()
      const { inviteCode } = inviteCodeOf(request.body)
      const member = inviteCode === undefined ? await requireMember(request, host, now, call) : undefined
      const input = parse(call.in, sanitizeText(request.body ?? {}))
      const who = member
        ? await host.identify.employeeOf(member)
        : await host.identify.byInviteCode(input.inviteCode ?? '', now)
      setCallerIds(request, { organization: who.org.id, employee: who.employeeId })
      const scope = { orgId: who.org.id, ...(who.userId !== null && { userId: who.userId }) }
      return answer(host, call, input, handle, { ...common(call, request, host, now), ...who }, scope, reply)
    }),
})

const inviteCodeOf = (body: unknown): { inviteCode?: unknown } =>
  typeof body === 'object' && body !== null && 'inviteCode' in body && body.inviteCode !== null ? body : {}

const deviceKeyOf = (request: FastifyRequest): string | null => {
  const key = DeviceKey.safeParse(request.headers['device-key'])
  return key.success ? key.data : null
}

const common = (call: Call, request: FastifyRequest, host: Host, now: Date) => ({
  now,
  host,
  concerns: (document: string) => setCallerIds(request, { document }),
  request: {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    deviceKey: call.readsDevice ? deviceKeyOf(request) : null,
    crowded: addressRefusal(request),
  },
})

type Door<Who> = {
  identify: (request: FastifyRequest, host: Host, now: Date) => Promise<Who>
  scope: (who: Who) => Scope
}

const served = <I extends z.ZodType, O extends z.ZodType, Who extends object>(
  call: Call<Access, I, O>,
  handle: Handler<I, O, Context & Who>,
  options: Options,
  door: Door<Who>,
): Endpoint => ({
  name: call.name,
  register: (app, host) => {
    const whoAsks = memoizePerRequest((request) => door.identify(request, host, host.clock()))
    route(
      app,
      host,
      call,
      options,
      async (request, reply) => {
        const who = await whoAsks(request)
        const raw =
          call.method === 'GET' || (call.method === 'DELETE' && !request.body) ? request.query : request.body
        const input = parse(call.in, sanitizeText(raw ?? {}))
        const context = { ...common(call, request, host, host.clock()), ...who }
        return answer(host, call, input, handle, context, door.scope(who), reply)
      },
      // Before the body is read: a stranger's body is never taken in.
      identifyBeforeBody(whoAsks),
    )
  },
})

const route = (
  app: FastifyInstance,
  host: Host,
  call: Call,
  { perAddress, takesCode }: Options,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  onRequest?: (request: FastifyRequest) => Promise<void>,
) => {
  app.route({
    method: call.method,
    url: `/api/${call.name}`,
    ...bodyLimits(call),
    onRequest: async (request) => {
      if (perAddress) {
        const { isCrowded, ...limit } = { name: call.name, ...perAddress }
        if (isCrowded) await countCrowdedAddress(host, limit, request)
        else await countAddress(host, limit, request.ip)
      }
      await onRequest?.(request)
    },
    handler: takesCode ? limitCodeGuessing(host, handler) : handler,
  })
}

const answer = async <I extends z.ZodType, O extends z.ZodType, C extends object>(
  host: Host,
  call: Call<Access, I, O>,
  input: z.output<I>,
  handle: Handler<I, O, C & { tx: Tx }>,
  context: C,
  scope: Scope,
  reply: FastifyReply,
) => {
  const { out, failure } = await inTransaction(host.database.db, scope, async (tx) => {
    if (isCallBlockedByBilling(call) && scope.orgId !== undefined)
      await host.requireSubscription?.(tx, scope.orgId)
    try {
      return { out: await handle(input, { ...context, tx }) }
    } catch (error) {
      if (error instanceof Failure && error.commits) return { failure: error }
      throw error
    }
  })
  if (failure) throw failure
  host.checkAnswer?.(call.out, out)
  void reply.header('cache-control', 'no-store')
  return { success: true, ...(typeof out === 'object' && out !== null ? out : {}) }
}
