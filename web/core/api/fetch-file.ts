import type { z } from 'zod'
import { askForFile } from '../../../client/core/received-file.ts'
import type { Access, Call } from '../../../contract/http/call.ts'
import { browserConnection } from './call.ts'

/** A file that a call returned. */
export type FetchedFile = { bytes: Blob; name: string }

/** How many bytes are buffered before they are moved to a Blob, which the browser need not hold in memory. */
const pieceBytes = 8 * 1024 * 1024

/** Collects the chunks of a file, reporting the number of bytes as they arrive. */
const collect = async (
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
  onArrived: ((bytes: number) => void) | undefined,
): Promise<Blob> => {
  const pieces: Blob[] = []
  let piece: Uint8Array<ArrayBuffer>[] = []
  let inPiece = 0
  let arrived = 0
  for await (const chunk of chunks) {
    piece.push(chunk)
    inPiece += chunk.length
    arrived += chunk.length
    if (inPiece > pieceBytes) {
      pieces.push(new Blob(piece))
      piece = []
      inPiece = 0
    }
    onArrived?.(arrived)
  }
  return new Blob([...pieces, ...piece], { type })
}

/**
 * Makes a call that returns a file. `otherwise` is its name if the server's cannot be read. `onArrived` receives the
 * number of bytes so far.
 * @throws CallError on every failure except an abort, which rejects as fetch does.
 */
export const fetchFile = async <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
  otherwise: string,
  signal?: AbortSignal,
  onArrived?: (bytes: number) => void,
): Promise<FetchedFile> => {
  const { name = otherwise, mediaType, chunks } = await askForFile(browserConnection, call, input, { signal })
  return { bytes: await collect(chunks, mediaType, onArrived), name }
}
