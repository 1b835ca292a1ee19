import type { Timeout } from './timeout.ts'

/**
 * Yields the bytes of a response as they arrive. The timeout runs only while a chunk is being requested, so the
 * consumer may be slow. The request ends with the last chunk, or when the consumer stops iterating.
 * @param isWaiting whether the timeout runs already, from the request to the first chunk
 */
export async function* readChunks(
  response: Response,
  waiting: Timeout,
  isWaiting = false,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = response.body?.getReader()
  const { signal } = waiting
  // Not every body ends with its request.
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  try {
    for (let isFirst = true; ; isFirst = false) {
      if (!isFirst || !isWaiting) waiting.begin()
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
