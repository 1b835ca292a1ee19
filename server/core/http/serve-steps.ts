import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import type { Permission } from '../../../contract/rights/permissions.ts'
import type { Tx } from '../database/database.ts'
import type { Host } from '../host.ts'
import type { MemberIdentity, SignedInIdentity } from '../auth/identity.ts'
import { countAddress } from '../rate-limits/address-limits.ts'
import { requireMember, requireSignedIn } from '../auth/caller.ts'
import { identifyBeforeBody, memoizePerRequest } from '../auth/request-identity.ts'
import { bodyLimits } from './json-bodies.ts'
import { sanitizeText, parse } from './parse-input.ts'
import type { Endpoint } from './serve.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'

/**
 * Calls that ask another service, or work for long: instead of one transaction, which would be held open all that time,
 * each runs several, with the rest between them.
 */

/** What a handler has that works between its transactions, besides who calls. */
type Steps = {
  host: Host
  now: Date
  /** A transaction in the caller's scope. `work` may run again. */
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
export type StepContext = MemberIdentity & Steps
export type SignedInStepContext = SignedInIdentity & Steps

type Options = { perAddress?: { max: number; perMinutes: number } }

/** Such a call of a member who holds its permission. */
export const serveSteps = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Permission | 'member', I, O>,
  handle: (input: z.output<I>, context: StepContext) => Promise<z.input<O>>,
): Endpoint =>
  inSteps(call, handle, {
    identify: (request, host) => requireMember(request, host, host.clock(), call),
    scope: ({ org, user, apiKeyId }) => ({ orgId: org.id, userId: user.id, apiKeyId }),
  })

/** Such a call of any user with a session. */
export const serveSignedInSteps = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<'signed-in', I, O>,
  handle: (input: z.output<I>, context: SignedInStepContext) => Promise<z.input<O>>,
  options: Options = {},
): Endpoint =>
  inSteps(
    call,
    handle,
    {
      identify: (request, host) => requireSignedIn(request, host, host.clock()),
      scope: ({ user }) => ({ userId: user.id }),
    },
    options,
  )

type Door<Who> = {
  identify: (request: FastifyRequest, host: Host) => Promise<Who>
  scope: (who: Who) => Scope
}

const inSteps = <I extends z.ZodType, O extends z.ZodType, Who extends object>(
  call: Call<Access, I, O>,
  handle: (input: z.output<I>, context: Who & Steps) => Promise<z.input<O>>,
  { identify, scope }: Door<Who>,
  { perAddress }: Options = {},
): Endpoint => ({
  name: call.name,
  register: (app: FastifyInstance, host: Host) => {
    const whoAsks = memoizePerRequest((request) => identify(request, host))
    app.route({
      method: call.method,
      url: `/api/${call.name}`,
      ...bodyLimits(call),
      // Before the body is read: a stranger's body is never taken in.
      onRequest: async (request) => {
        if (perAddress) await countAddress(host, { name: call.name, ...perAddress }, request.ip)
        await identifyBeforeBody(whoAsks)(request)
      },
      handler: async (request, reply) => {
        const who = await whoAsks(request)
        const input = parse(
          call.in,
          sanitizeText((call.method === 'GET' ? request.query : request.body) ?? {}),
        )
        const out = await handle(input, {
          ...who,
          host,
          now: host.clock(),
          step: (work) => inTransaction(host.database.db, scope(who), work),
        })
        host.checkAnswer?.(call.out, out)
        void reply.header('cache-control', 'no-store')
        return { success: true, ...(typeof out === 'object' && out !== null ? out : {}) }
      },
    })
  },
})
