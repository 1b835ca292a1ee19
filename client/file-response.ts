import type { Call } from '../contract/http/call.ts'
import { requestOptions, type CallOptions, type Connection } from './connection.ts'
import { askForFile, type ReceivedFile } from './core/received-file.ts'
import { abortedError } from './errors.ts'
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

/** Makes a call that answers with a file, and again where that is safe. @throws MusterError */
export const getFile = async (
  connection: Connection,
  call: Call,
  input: unknown,
  options: CallOptions,
): Promise<MusterFile> => {
  const file = await withRetry(connection, call, options, async () =>
    askForFile(connection, call, input, requestOptions(connection, call, options)),
  )
  return fileOf(file, call.name)
}

const fileOf = ({ name, mediaType, chunks, end }: ReceivedFile, otherwise: string): MusterFile => {
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        isCancelled = true
        end()
      },
    },
    { highWaterMark: 0 },
  )
  return {
    name: name ?? otherwise,
    mediaType,
    stream,
    bytes: () => (isCancelled ? Promise.reject(abortedError()) : allOf(stream)),
  }
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
