import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '../../../contract/call.ts'
import type { Permission } from '../../../contract/rights.ts'
import type { Tx } from '../../core/database.ts'
import type { Host } from '../../core/host.ts'
import type { MemberIdentity } from '../../core/identity.ts'
import { cleaned, memberOf, parse, type Served } from '../../core/serve.ts'
import { inTransaction } from '../../core/transaction.ts'

/** What a handler has that asks others between its transactions. */
export type StepContext = MemberIdentity & {
  host: Host
  now: Date
  /** A transaction of the member's organization. `work` may run again. */
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * A call of a member that needs somebody else's answer: it is no single transaction, which would be held open while
 * that other one thinks, but several, with the questions between them.
 */
export const serveSteps = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Permission, I, O>,
  handle: (input: z.output<I>, context: StepContext) => Promise<z.input<O>>,
): Served => ({
  name: call.name,
  register: (app, host) => {
    const known = new WeakMap<FastifyRequest, MemberIdentity>()
    app.route({
      method: call.method,
      url: `/api/${call.name}`,
      onRequest: async (request) => {
        known.set(request, await memberOf(request, host, host.clock(), call.may))
      },
      handler: async (request, reply) => {
        const member = known.get(request) ?? (await memberOf(request, host, host.clock(), call.may))
        const input = parse(call.in, cleaned((call.method === 'GET' ? request.query : request.body) ?? {}))
        const scope = { orgId: member.org.id, userId: member.user.id }
        const out = await handle(input, {
          ...member,
          host,
          now: host.clock(),
          step: (work) => inTransaction(host.database.db, scope, work),
        })
        host.checkAnswer?.(call.out, out)
        void reply.header('cache-control', 'no-store')
        return { success: true, ...(typeof out === 'object' && out !== null ? out : {}) }
      },
    })
  },
})
