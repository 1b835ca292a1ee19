import type { z } from 'zod'
import { readAnswer } from '../../../../client/core/answer.ts'
import {
  acceptsEvents,
  isEventStream,
  readEvents,
  type StreamEvent,
} from '../../../../client/core/event-stream.ts'
import { openExchange } from '../../../../client/core/request.ts'
import type { Access, Call } from '../../../../contract/http/call.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { browserConnection } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { errorOfEvent } from '../../../core/api/read-events.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'

type SendFileOptions = {
  signal: AbortSignal
  /** How many bytes of the file have left. */
  onSent: (bytes: number) => void
  /** What the call says on the way. A call that streams is asked to where this is given. */
  onEvent?: ((event: StreamEvent) => void) | undefined
}

/**
 * Makes a call whose body is a file, and answers with its parsed output.
 * @throws CallError on every failure except an abort, which rejects as fetch does
 */
export const sendFile = async <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  file: Blob,
  { signal, onSent, onEvent }: SendFileOptions,
): Promise<z.output<O>> => {
  const connection = { ...browserConnection, fetch: fetchWithProgress(onSent) }
  const headers = onEvent === undefined ? {} : acceptsEvents
  const exchange = await openExchange(connection, call, file, { signal, headers })
  if (!exchange.response.ok || !isEventStream(exchange.response)) return readAnswer(call, exchange)
  for await (const events of readEvents(exchange)) {
    for (const event of events) {
      if (event.event === 'failed') throw errorOfEvent(event, { kind: 'BUSINESS_LOGIC_ERROR', status: 400 })
      if (event.event !== 'done') onEvent?.(event)
      else return doneAnswer(call, event)
    }
  }
  // It ended before it said what came of it.
  throw new CallError(failureTexts.unanswered, { kind: 'NETWORK', status: 0 })
}

const doneAnswer = <O extends z.ZodType>(
  call: Call<Access, z.ZodType, O>,
  { data }: StreamEvent,
): z.output<O> => {
  const answer = call.out.safeParse(parseJsonOrUndefined(data))
  if (answer.success) return answer.data
  throw new CallError(failureTexts.unknown, { kind: 'INTERNAL', status: 200 })
}
