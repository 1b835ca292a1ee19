import type { z } from 'zod'
import { chatEvents, chats, type ChatAnswer } from '../../../../contract/calls/chat.ts'
import { eventReader, type StreamEvent } from '../../../../contract/http/event-stream.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { throwCallError, buildRequest, send } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { storedToken } from '../../../core/session/session.ts'

/** A question with its number, so that it can be sent again without being answered twice. */
export type Question = z.input<typeof chats.chat.in> & { turnId: string }
export type Answer = z.output<typeof ChatAnswer>

export type AskTiming = {
  /** How long a stream may be silent before it counts as held back; the server says every 15 s that it lives. */
  silenceMs: number
}

const usual: AskTiming = { silenceMs: 40_000 }

type Asking = {
  signal: AbortSignal
  organizationId: string
  /** The text so far, each time more of it has come. */
  onText: (text: string) => void
  /** What is being looked at for it, before there is any text. */
  onLook: (what: string) => void
  timing?: AskTiming
}

/** The stream did not come to its end; the question may have been answered all the same. */
class BrokenStream extends Error {}

/**
 * Asks a question and reads the reply while it is written. A stream that is held back or cut is asked for as a whole:
 * under the same number, so that a reply that was stored comes again and no second one is made.
 * @throws CallError; what was aborted rejects as fetch does
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
    // Not every body ends with its request.
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
    // Held back until it was given up: that one is asked for in the other way.
    if (connection.aborted) throw new BrokenStream()
    throw new CallError(failureTexts.unanswered, { kind: 'NETWORK', status: 0 })
  })
  if (!response.ok)
    return throwCallError(response, parseJsonOrUndefined(await response.text()), token, organizationId)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  if (!isStream) throw new BrokenStream()
  return response
}

/** What an event says. @throws CallError where the question was not answered; BrokenStream where it cannot be read */
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
