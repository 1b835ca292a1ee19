import type { z } from 'zod'
import type { Access, Call } from '../../../../contract/http/call.ts'
import { eventReader, type StreamEvent } from '../../../../contract/http/event-stream.ts'
import { parseJsonOrUndefined, isSuccessBody } from '../../../../contract/http/wire.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { throwCallError, buildRequest } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

type SendFileOptions = {
  signal: AbortSignal
  /** How many bytes of the file have left. */
  onSent: (bytes: number) => void
  /** What the call says on the way. A call that streams is asked to where this is given. */
  onEvent?: ((event: StreamEvent) => void) | undefined
}

/**
 * Makes a call whose body is a file, and answers with its parsed output. Only XMLHttpRequest tells how much has left.
 * @throws CallError in every failure; an AbortError where it was stopped
 */
export const sendFile = async <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O> & { takesFile?: string },
  file: Blob,
  { signal, onSent, onEvent }: SendFileOptions,
): Promise<z.output<O>> => {
  const [address, { headers }, { token, organizationId }] = buildRequest(call, {})
  const { response, streamed } = await sent({ address, headers, call, file, signal, onSent, onEvent })
  const body = streamed ?? parseJsonOrUndefined(await response.text())
  if (!response.ok || (streamed === undefined && !isSuccessBody(body)))
    return throwCallError(response, body, token, organizationId)
  const answer = call.out.safeParse(body)
  if (answer.success) return answer.data
  throw new CallError(failureTexts.unknown, { kind: 'INTERNAL', status: response.status })
}

type Sending = SendFileOptions & {
  address: string
  headers: HeadersInit | undefined
  call: Call & { takesFile?: string }
  file: Blob
}
/** `streamed`: what came with the event that ends the stream, of a call that has streamed. */
type Sent = { response: Response; streamed: unknown }

const sent = ({ address, headers, call, file, signal, onSent, onEvent }: Sending): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const unreachable = () => reject(new CallError(failureTexts.unanswered, { kind: 'NETWORK', status: 0 }))
    request.open(call.method, address)
    const all = new Headers(headers)
    // To a request itself it would be added, beside that of a call with JSON.
    all.set('content-type', call.takesFile ?? 'application/octet-stream')
    for (const [name, value] of all) request.setRequestHeader(name, value)
    if (onEvent) request.setRequestHeader('accept', 'text/event-stream')
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    const events = eventReader()
    let read = 0
    let streamed: unknown
    let failure: CallError | undefined
    const take = () => {
      if (!(request.getResponseHeader('content-type') ?? '').startsWith('text/event-stream')) return
      const piece = request.responseText.slice(read)
      read += piece.length
      for (const event of events(piece)) {
        if (event.event === 'done') streamed = parseJsonOrUndefined(event.data)
        else if (event.event === 'failed') failure = toldBy(event)
        else onEvent?.(event)
      }
    }
    request.addEventListener('progress', take)
    request.addEventListener('load', () => {
      take()
      const isStream = read > 0
      if (failure) reject(failure)
      // It ended before it said what came of it.
      else if (isStream && streamed === undefined) unreachable()
      else resolve({ response: responseOf(request, isStream), streamed })
    })
    request.addEventListener('error', unreachable)
    request.addEventListener('abort', () =>
      reject(new DOMException(t(texts, 'sendFile.itWasStopped'), 'AbortError')),
    )
    request.send(file)
  })

const toldBy = ({ data }: StreamEvent): CallError => {
  const said = parseJsonOrUndefined(data)
  const message: unknown =
    typeof said === 'object' && said !== null ? Reflect.get(said, 'message') : undefined
  return new CallError(typeof message === 'string' ? message : failureTexts.unknown, {
    kind: 'BUSINESS_LOGIC_ERROR',
    status: 400,
    isServerText: typeof message === 'string',
  })
}

const responseOf = (request: XMLHttpRequest, isStream: boolean): Response => {
  const headers = new Headers()
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(isStream ? null : request.responseText, { status: request.status, headers })
}
