import type { Call } from '../contract/http/call.ts'
import { sendRequest, buildRequest, type CallOptions, type Connection } from './connection.ts'
import { createTimeout, type Timeout } from './timeout.ts'
import { readChunks } from './chunks.ts'
import { abortedError, refusalError, errorFrom, unreadableError } from './errors.ts'
import { withRetry } from './retry.ts'

/** A file that a call has answered with. It comes as it is read, once: by `stream` or by `bytes`. */
export type MusterFile = {
  /** What the server calls it, with its ending. */
  name: string
  /** Its media type, such as `application/pdf`. */
  mediaType: string
  /** Its bytes as they come. Cancel it where the file is not wanted after all. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** All of its bytes. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The name in a header `Content-Disposition`: in any letters where it is there so, else the plain one. */
export const fileNameIn = (disposition: string): string | undefined => {
  const [, inAnyLetters = ''] = /;\s*filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  const name = (decoded(inAnyLetters) || quoted?.replaceAll(/\\(.)/g, '$1')) ?? bare
  // Drops any folders, so that the name can safely be written to a folder.
  const plain = name?.split(/[/\\]/).at(-1) ?? ''
  return /^\.*$/.test(plain) ? undefined : plain
}

const essence = (mediaType: string): string => mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Makes a call that answers with a file. Its time is for the first byte, and for each piece after it. @throws MusterError */
export const askForFile = (
  connection: Connection,
  call: Call,
  input: unknown,
  options: CallOptions,
): Promise<MusterFile> =>
  withRetry(connection, call, options, async () => {
    const request = buildRequest(connection, call, input, options)
    const waiting = createTimeout(options.timeoutMs ?? connection.timeoutMs, options.signal)
    const told = (error: unknown) =>
      errorFrom(error, { connection, call, caller: options.signal, patience: waiting })
    try {
      const response = await sendRequest(connection, request, waiting)
      if (!response.ok) throw refusalError(call, response, await response.text())
      const mediaType = response.headers.get('content-type') ?? ''
      if (!call.fileTypes?.some((type) => essence(type) === essence(mediaType)))
        throw unreadableError(
          call,
          response,
          `What answered ${call.name} is not the file that was asked for.`,
        )
      waiting.rest()
      const name = fileNameIn(response.headers.get('content-disposition') ?? '') ?? call.name
      return fileOf({ name, mediaType }, response, waiting, told)
    } catch (error) {
      waiting.end()
      throw told(error)
    }
  })

const fileOf = (
  of: Pick<MusterFile, 'name' | 'mediaType'>,
  response: Response,
  waiting: Timeout,
  told: (error: unknown) => Error,
): MusterFile => {
  const pieces = readChunks(response, waiting)
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          throw told(error)
        }
      },
      cancel() {
        isCancelled = true
        waiting.end()
      },
    },
    { highWaterMark: 0 },
  )
  return { ...of, stream, bytes: () => (isCancelled ? Promise.reject(abortedError()) : allOf(stream)) }
}

const allOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = stream.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const piece = await reader.read()
    if (piece.done) return new Uint8Array(await new Blob(pieces).arrayBuffer())
    pieces.push(piece.value)
  }
}
