import type { Timeout } from './timeout.ts'

/**
 * The bytes of an answer as they come. Only while a piece is asked for is it waited for: whoever reads may take their time.
 * The request ends with the last piece, and when whoever reads leaves.
 */
export async function* readChunks(
  response: Response,
  waiting: Timeout,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = response.body?.getReader()
  const { signal } = waiting
  // Not every body ends with its request.
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  try {
    for (;;) {
      waiting.begin()
      const piece = await reader?.read()
      waiting.rest()
      signal.throwIfAborted()
      if (!piece || piece.done) return
      yield piece.value
    }
  } finally {
    waiting.end()
  }
}
