import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { chats as calls, type ChatAnswer, type Mention } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { requireMember } from '../../../core/auth/caller.ts'
import { openEventStream } from '../../../core/http/server-sent-events.ts'
import { Failure } from '../../../core/http/failures.ts'
import { disconnectSignal } from '../../../core/http/on-disconnect.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { sanitizeText, parse } from '../../../core/http/parse-input.ts'
import type { Endpoint } from '../../../core/http/serve.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { memoizePerRequest } from '../../../core/auth/request-identity.ts'
import { createInternalApi } from '../../../core/http/internal-api.ts'
import type { ReadFile } from '../attachments/describe-files.ts'
import { pickedChoice } from '../analyst/understanding/understand-question.ts'
import { extractQuotedWords } from '../analyst/understanding/tokenize.ts'
import { answerQuestion } from './answer-question.ts'
import { callProduct, type CallProduct } from './product-calls.ts'
import { readAttachments } from '../attachments/read-attachments.ts'
import { readRights } from './reply-rights.ts'
import type { Rights } from '../../../schema/chat.ts'
import { countErased } from './erased-people.ts'
import { readHistory, type ChatHistory } from './history.ts'
import { lockedAsker, type Asker } from './asker.ts'
import { countQuestion, findStoredTurn, storeTurn } from './store-turn.ts'

/**
 * The chat (specification: screens 2, calls 7). Data is read between two transactions, through the product's own calls;
 * the second transaction stores the question with its reply.
 */

type Question = z.output<typeof calls.chat.in>
type Answer = z.output<typeof ChatAnswer>
type Asking = { host: Host; member: MemberIdentity; question: Question; askedAt: Date; ask: CallProduct }
type Open = { before: ChatHistory; rights: Rights; erased: number; files: ReadFile[] }
/** A question that was answered before. */
type Stored = { answer: Answer }
type Begun = Stored | Open
/**
 * The client that waits for the reply: the signal of its disconnection, and a callback that reports each lookup to
 * it.
 */
type Waiting = { signal: AbortSignal; onLook: (text: string) => void }

const heartbeatMs = 15_000
const patienceMs = 30_000

export const serveChat: Endpoint = {
  name: calls.chat.name,
  register(app, host) {
    const whoAsks = memoizePerRequest((request) => requireMember(request, host, host.clock(), calls.chat))
    app.route({
      method: calls.chat.method,
      url: `/api/${calls.chat.name}`,
      bodyLimit: calls.chat.bodyLimit ?? 0,
      // Authenticates before the body is parsed, so that nothing is read from strangers.
      onRequest: async (request) => {
        await whoAsks(request)
      },
      handler: async (request, reply) => {
        const member = await whoAsks(request)
        const question = parse(calls.chat.in, sanitizeText(request.body ?? {}))
        const asking = {
          host,
          member,
          question,
          askedAt: host.clock(),
          ask: callProduct(createInternalApi(app, request)),
        }
        const begun = await begin(asking)
        if (/\btext\/event-stream\b/i.test(request.headers.accept ?? '')) {
          await stream(asking, begun, request, reply)
          return reply
        }
        const answer = await goOn(asking, begun, { signal: disconnectSignal(reply), onLook: () => {} })
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
const begin = async (asking: Asking): Promise<Begun> => {
  const { host, question } = asking
  const begun = await step(asking, async (identified): Promise<Stored | Omit<Open, 'files'>> => {
    const asker = await lockedAsker(identified)
    const answer = await findStoredTurn(asker, question)
    if (answer) return { answer }
    await countQuestion(asker, { isLimited: host.environment.isRateLimited })
    return {
      before: await readHistory(asker, question.chatId),
      rights: await readRights(asker),
      erased: await countErased(asker.tx, asker.org.id),
    }
  })
  if ('answer' in begun) return begun
  const readsImages = host.model?.readsImages ?? false
  const [words = null] = extractQuotedWords(resolveQuestion(question, begun.before).message)
  return { ...begun, files: await readAttachments(question.attachments ?? [], { readsImages, words }) }
}

/**
 * Reads, answers and stores. A call of the language model ends when the client disconnects: then nothing is stored,
 * and a retry with the same turn id is answered.
 * @throws Failure UNAVAILABLE where the client disconnected
 */
const goOn = async (asking: Asking, begun: Begun, { signal, onLook }: Waiting): Promise<Answer> => {
  if ('answer' in begun) return begun.answer
  const { before, rights, erased, files } = begun
  const { host, question, askedAt, ask } = asking
  const { picked, message: asked } = resolveQuestion(question, before)
  const mentions = [...mentionsOf(question), ...(picked ? [picked.mention] : [])]
  const answered = await answerQuestion({
    asked: {
      message: asked,
      mentions,
      context: question.context ?? {},
      before: before.topic,
    },
    said: before.said,
    files,
    ask,
    rights,
    model: host.model,
    now: askedAt,
    signal,
    onLook,
  })
  const { message, turnId, chatId } = question
  const attachments = question.attachments ?? []
  return step(asking, (asker) =>
    storeTurn(asker, {
      turnId,
      chatId,
      message,
      mentions,
      attachments,
      askedAt,
      ...answered,
      rights,
      erased,
    }),
  )
}

/** The message to answer: a message that picks a choice repeats the previous question. */
const resolveQuestion = ({ message }: Question, before: ChatHistory) => {
  const picked = pickedChoice(message, before.choices)
  return { picked, message: picked ? before.question : message }
}

const mentionsOf = ({ mentions, employeeId }: Question): Mention[] => [
  ...(mentions ?? []),
  ...(typeof employeeId === 'string' ? [{ kind: 'person' as const, employeeId }] : []),
]

/**
 * The same as server-sent events. A reply of the built-in analyst is stored even after the client has disconnected,
 * and a retry finds it.
 */
const stream = async (asking: Asking, begun: Begun, request: FastifyRequest, reply: FastifyReply) => {
  const signal = disconnectSignal(reply)
  const writer = openEventStream(reply, signal, patienceMs)
  const beat = setInterval(() => void writer.heartbeat(), heartbeatMs)
  try {
    const onLook = (text: string) => void writer.event('looking', request.id, { text })
    const answer = await goOn(asking, begun, { signal, onLook })
    asking.host.checkAnswer?.(calls.chat.out, answer)
    const { id, text, citations } = answer.reply
    for (const piece of text.split(/(?<=\n)/u)) await writer.event('delta', id, { text: piece })
    await writer.event('citations', id, { citations })
    await writer.event('done', id, answer)
  } catch (error) {
    const isTold = error instanceof Failure
    if (!isTold || (error.status >= 500 && !signal.aborted))
      request.log.error({ err: error }, 'a question was not answered')
    await writer.event('failed', request.id, { message: isTold ? error.message : messages.internal })
  } finally {
    clearInterval(beat)
    writer.end()
  }
}
