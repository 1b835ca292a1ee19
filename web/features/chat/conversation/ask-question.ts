import type { z } from 'zod'
import type { StreamEvent } from '../../../../client/core/event-stream.ts'
import { chatEvents, chats, type ChatAnswer } from '../../../../contract/calls/chat.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { send } from '../../../core/api/call.ts'
import { BrokenStream, errorOfEvent, readEvents } from '../../../core/api/read-events.ts'

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

/**
 * Asks a question and reads the reply while it is written. If the stream stalls or is cut, the question may have been
 * answered anyway: the whole reply is requested under the same turn id, so that a stored reply is returned and no second
 * one is generated.
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
  const { silenceMs } = timing
  const options = { signal, organizationId, firstByteMs: silenceMs, silenceMs }
  let text = ''
  for await (const events of readEvents(chats.chat, question, options)) {
    for (const event of events) {
      const told = tell(event)
      if ('answer' in told) return told.answer
      text += told.text
      if (told.looking !== '') asking.onLook(told.looking)
      if (told.text !== '') asking.onText(text)
    }
  }
  throw new BrokenStream('cut')
}

/**
 * Reads an event.
 * @throws CallError if the question was not answered; BrokenStream if the event cannot be read
 */
const tell = (said: StreamEvent): { text: string; looking: string } | { answer: Answer } => {
  const { event, data } = said
  if (event === 'failed') throw errorOfEvent(said, { kind: 'INTERNAL', status: 200 })
  const content = parseJsonOrUndefined(data)
  if (event === 'done') {
    const answer = chatEvents.done.safeParse(content)
    if (!answer.success) throw new BrokenStream('cut')
    return { answer: answer.data }
  }
  const piece = event === 'delta' ? chatEvents.delta.safeParse(content).data?.text : undefined
  const looking = event === 'looking' ? chatEvents.looking.safeParse(content).data?.text : undefined
  return { text: piece ?? '', looking: looking ?? '' }
}
