import type { z } from 'zod'
import { chatEvents, chats, type ChatAnswer } from '../../../../contract/calls/chat.ts'
import { eventReader, type StreamEvent } from '../../../../contract/http/event-stream.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { throwCallError, buildRequest, send } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { storedToken } from '../../../core/session/session.ts'

/** A question with its turn id, so that it can be retried without being answered twice. */
export type Question = z.input<typeof chats.chat.in> & { turnId: string }
export type Answer = z.output<typeof ChatAnswer>

export type AskTiming = {
  /** How long a stream may be silent before it counts as stalled; the server sends a heartbeat every 15 s. */
  silenceMs: number
}

const usual: AskTiming = { silenceMs: 40_000 }

type Asking = {
  signal: AbortSignal
  organizationId: string
  /** The text so far, on each update. */
  onText: (text: string) => void
  /** What is being looked up for the reply, before there is any text. */
  onLook: (what: string) => void
  timing?: AskTiming
}

/** The stream did not reach its end; the question may have been answered anyway. */
class BrokenStream extends Error {}

/**
 * Asks a question and reads the reply while it is written. If the stream stalls or is cut, the whole reply is
 * requested under the same turn id, so that a stored reply is returned and no second one is generated.
 * @throws CallError; an aborted call rejects as fetch does
 */
export const askQuestion = async (question: Question, asking: Asking): Promise<Answer> => {
  const { signal, organizationId } = asking
  try {
    return await readStream(question, asking)
  } catch (error) {
    if (!(error instanceof BrokenStream) || signal.aborted) throw error
    return send(chats.chat, question, { signal, organizationId })
  }
}

const readStream = async (question: Question, asking: Asking): Promise<Answer> => {
  const { signal, organizationId, timing = usual } = asking
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener('abort', end, { once: true })
  let watch = setTimeout(end, timing.silenceMs)
  try {
    const response = await begin(question, organizationId, connection.signal, signal)
    if (response.body === null) throw new BrokenStream()
    const reader = response.body.getReader()
    // Aborting a request does not end every body.
    connection.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    const decoder = new TextDecoder()
    const read = eventReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) throw new BrokenStream()
      clearTimeout(watch)
      watch = setTimeout(end, timing.silenceMs)
      for (const event of read(decoder.decode(value, { stream: true }))) {
        const told = tell(event)
        if ('answer' in told) return told.answer
        text += told.text
        if (told.looking !== '') asking.onLook(told.looking)
        if (told.text !== '') asking.onText(text)
      }
    }
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error
    throw new BrokenStream()
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', end)
    connection.abort()
  }
}

const begin = async (
  question: Question,
  organizationId: string,
  connection: AbortSignal,
  signal: AbortSignal,
): Promise<Response> => {
  const token = storedToken()
  const [address, init] = buildRequest(chats.chat, question, { signal: connection, organizationId })
  const headers = new Headers(init.headers)
  headers.set('accept', 'text/event-stream')
  const response = await fetch(address, { ...init, headers, cache: 'no-store' }).catch((error: unknown) => {
    if (signal.aborted) throw error
    // The stream stalled until the timeout: request the whole reply instead.
    if (connection.aborted) throw new BrokenStream()
    throw new CallError(failureTexts.unanswered, { kind: 'NETWORK', status: 0 })
  })
  if (!response.ok)
    return throwCallError(response, parseJsonOrUndefined(await response.text()), token, organizationId)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  if (!isStream) throw new BrokenStream()
  return response
}

/**
 * Reads an event.
 * @throws CallError if the question was not answered; BrokenStream if the event cannot be read
 */
const tell = ({ event, data }: StreamEvent): { text: string; looking: string } | { answer: Answer } => {
  const content = parseJsonOrUndefined(data)
  if (event === 'failed') {
    const message = chatEvents.failed.safeParse(content).data?.message
    throw new CallError(message ?? failureTexts.unknown, {
      kind: 'INTERNAL',
      status: 200,
      isServerText: message !== undefined,
    })
  }
  if (event === 'done') {
    const answer = chatEvents.done.safeParse(content)
    if (!answer.success) throw new BrokenStream()
    return { answer: answer.data }
  }
  const piece = event === 'delta' ? chatEvents.delta.safeParse(content).data?.text : undefined
  const looking = event === 'looking' ? chatEvents.looking.safeParse(content).data?.text : undefined
  return { text: piece ?? '', looking: looking ?? '' }
}
