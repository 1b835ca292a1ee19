import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { parseJsonOrUndefined } from '../../../contract/http/wire.ts'
import { CallError } from './call-error.ts'
import { throwCallError, buildRequest } from './call.ts'
import { failureTexts } from './failure-texts.ts'

/** A file that a call returned. */
export type FetchedFile = { bytes: Blob; name: string }

/** The file name that the server gives (RFC 6266). */
const nameIn = (disposition: string): string | undefined => {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (wide !== undefined) return decodeURIComponent(wide)
  return (
    /filename="((?:[^"\\]|\\.)+)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ??
    /filename=([^;\s]+)/i.exec(disposition)?.[1]
  )
}

/**
 * A JSON response, or an HTML page from something in between such as a network's login page; Muster sends no file of
 * these types.
 */
const noFile = /^(?:application\/json|text\/html)/

const answerOf = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 })
  }
}

/** How many bytes are buffered before they are moved to a Blob, which the browser need not hold in memory. */
const pieceBytes = 8 * 1024 * 1024

/** Reads the body of a response, reporting the number of bytes as they arrive. */
const counted = async (
  { body }: Response,
  signal: AbortSignal | undefined,
  onArrived: (bytes: number) => void,
): Promise<Blob> => {
  const pieces: Blob[] = []
  let piece: Uint8Array<ArrayBuffer>[] = []
  let inPiece = 0
  let arrived = 0
  const reader = body?.getReader()
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      piece.push(read.value)
      inPiece += read.value.length
      arrived += read.value.length
      if (inPiece > pieceBytes) {
        pieces.push(new Blob(piece))
        piece = []
        inPiece = 0
      }
      onArrived(arrived)
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 })
  }
  signal?.throwIfAborted()
  return new Blob([...pieces, ...piece])
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
  const [address, init, { token, organizationId }] = buildRequest(call, input, { signal })
  const response = await answerOf(address, init)
  const isFile = response.ok && !noFile.test(response.headers.get('content-type') ?? '')
  if (!isFile)
    return throwCallError(response, parseJsonOrUndefined(await response.text()), token, organizationId)
  return {
    bytes: onArrived ? await counted(response, signal, onArrived) : await response.blob(),
    name: nameIn(response.headers.get('content-disposition') ?? '') ?? otherwise,
  }
}
