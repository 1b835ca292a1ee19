import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { chats as calls, type ChatAnswer, type Mention } from '../../../contract/chat.ts'
import { messages } from '../../../contract/failures.ts'
import { memberOf } from '../../core/caller.ts'
import { eventWriter } from '../../core/event-writer.ts'
import { Failure } from '../../core/failures.ts'
import type { Host } from '../../core/host.ts'
import type { MemberIdentity } from '../../core/identity.ts'
import { cleaned, parse } from '../../core/read-input.ts'
import type { Served } from '../../core/serve.ts'
import { inTransaction } from '../../core/transaction.ts'
import { analyse } from './analyst/analyse.ts'
import { pickedChoice } from './analyst/understand.ts'
import { writeReply } from './analyst/write-reply.ts'
import { openSource } from './open-source.ts'
import { ownCalls } from '../../core/own-calls.ts'
import { toldBy, type Ask } from './product-calls.ts'
import { rightsOf } from './rights.ts'
import { countQuestion, lastOf, storedTurn, storeTurn, type Asker, type Before } from './store-turn.ts'

/**
 * The chat (specification points 2 and 7). What is asked for is read between two transactions, through the product's
 * own calls; the second one stores the question with its reply.
 */

type Question = z.output<typeof calls.chat.in>
type Answer = z.output<typeof ChatAnswer>
type Asking = { host: Host; member: MemberIdentity; question: Question; askedAt: Date; ask: Ask }
type Begun = { answer: Answer } | { before: Before; rights: Awaited<ReturnType<typeof rightsOf>> }

const heartbeatMs = 15_000
const patienceMs = 30_000

export const serveChat: Served = {
  name: calls.chat.name,
  register(app, host) {
    const known = new WeakMap<FastifyRequest, MemberIdentity>()
    const identify = (request: FastifyRequest) => memberOf(request, host, host.clock(), calls.chat.may)
    app.route({
      method: calls.chat.method,
      url: `/api/${calls.chat.name}`,
      bodyLimit: calls.chat.bodyLimit ?? 0,
      // Before the body is read: a stranger's body is never taken in.
      onRequest: async (request) => {
        known.set(request, await identify(request))
      },
      handler: async (request, reply) => {
        const member = known.get(request) ?? (await identify(request))
        const question = parse(calls.chat.in, cleaned(request.body ?? {}))
        const asking = { host, member, question, askedAt: host.clock(), ask: toldBy(ownCalls(app, request)) }
        const begun = await begin(asking)
        if (/\btext\/event-stream\b/i.test(request.headers.accept ?? '')) {
          await stream(asking, begun, request, reply)
          return reply
        }
        const answer = await goOn(asking, begun)
        host.checkAnswer?.(calls.chat.out, answer)
        void reply.header('cache-control', 'no-store')
        return { success: true, ...answer }
      },
    })
  },
}

const step = <T>({ host, member }: Asking, work: (asker: Asker) => Promise<T>): Promise<T> =>
  inTransaction(host.database.db, { orgId: member.org.id, userId: member.user.id }, (tx) =>
    work({ ...member, tx, now: host.clock() }),
  )

/** Everything that can be refused is refused here, before the first byte of a stream. */
const begin = (asking: Asking): Promise<Begun> =>
  step(asking, async (asker) => {
    const answer = await storedTurn(asker, asking.question)
    if (answer) return { answer }
    await countQuestion(asker, { isLimited: asking.host.environment.isRateLimited })
    return { before: await lastOf(asker, asking.question.chatId), rights: await rightsOf(asker) }
  })

/** Reads, answers and stores. */
const goOn = async (asking: Asking, begun: Begun): Promise<Answer> => {
  if ('answer' in begun) return begun.answer
  const { before, rights } = begun
  const { question, askedAt } = asking
  const attachments = question.attachments ?? []
  const { source, answered } = openSource(asking.ask, attachments)
  const picked = pickedChoice(question.message, before.choices)
  const mentions = [
    ...mentionsOf(question),
    // 'The second one' asks again what was asked before.
    ...(picked ? [picked.mention] : []),
  ]
  const draft = await analyse(
    {
      message: picked ? before.question : question.message,
      mentions,
      context: question.context ?? {},
      before: before.topic,
    },
    source,
  )
  const { message, turnId, chatId } = question
  const written = writeReply(draft, answered)
  return step(asking, (asker) =>
    storeTurn(asker, {
      turnId,
      chatId,
      message,
      mentions,
      attachments,
      askedAt,
      written,
      topic: draft.topic,
      rights,
      people: draft.people,
    }),
  )
}

const mentionsOf = ({ mentions, employeeId }: Question): Mention[] => [
  ...(mentions ?? []),
  ...(typeof employeeId === 'string' ? [{ kind: 'person' as const, employeeId }] : []),
]

/** The same as server-sent events. A question whose asker has gone is answered all the same, and found again. */
const stream = async (asking: Asking, begun: Begun, request: FastifyRequest, reply: FastifyReply) => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A kept connection would hold up the stop of the server after the stream has ended.
    connection: 'close',
  })
  const writer = eventWriter(reply.raw, gone.signal, patienceMs)
  const beat = setInterval(() => void writer.heartbeat(), heartbeatMs)
  try {
    const answer = await goOn(asking, begun)
    asking.host.checkAnswer?.(calls.chat.out, answer)
    const { id, text, citations } = answer.reply
    for (const piece of text.split(/(?<=\n)/u)) await writer.event('delta', id, { text: piece })
    await writer.event('citations', id, { citations })
    await writer.event('done', id, answer)
  } catch (error) {
    const isTold = error instanceof Failure
    if (!isTold || error.status >= 500) request.log.error({ err: error }, 'a question was not answered')
    await writer.event('failed', request.id, { message: isTold ? error.message : messages.internal })
  } finally {
    clearInterval(beat)
    writer.end()
  }
}
