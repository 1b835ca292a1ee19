import type { Call } from '../../contract/http/call.ts'
import { readBody } from './answer.ts'
import { readChunks } from './chunks.ts'
import { openExchange, type Connection, type Exchange, type RequestOptions } from './request.ts'

/** A file that a call has answered with, while it arrives. */
export type ReceivedFile = {
  /** What the server calls it, with its ending; undefined where it does not say. */
  name: string | undefined
  /** Its media type, such as `application/pdf`. */
  mediaType: string
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined>
  /** Ends the request where the rest is not wanted. */
  end: () => void
}

/** Makes a call that answers with a file, once. Its time is for the first byte, and for each piece after it. */
export const askForFile = async (
  connection: Connection,
  call: Call,
  input: unknown,
  options: RequestOptions,
): Promise<ReceivedFile> => {
  const exchange = await openExchange(connection, call, input, options)
  const { response, waiting, fail } = exchange
  if (!response.ok) return fail({ is: 'refused', response, body: await readBody(exchange) })
  const mediaType = response.headers.get('content-type') ?? ''
  if (!call.fileTypes?.some((type) => essence(type) === essence(mediaType)))
    return fail({ is: 'no file', response, body: await readBody(exchange) })
  waiting.rest()
  const name = fileNameIn(response.headers.get('content-disposition') ?? '')
  return { name, mediaType, chunks: chunksOf(exchange), end: waiting.end }
}

async function* chunksOf({ response, waiting, broken }: Exchange) {
  try {
    yield* readChunks(response, waiting)
  } catch (error) {
    broken(error)
  }
}

const essence = (mediaType: string): string => mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

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
