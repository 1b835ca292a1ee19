/**
 * Asks an outside service, and reads its answer whole within the time of the request, but no more of it than its answers can be.
 * Redirects are not followed: what is sent is for nobody else.
 * @throws what `fetch` throws, and RangeError for an answer that is too large
 */
export const createBoundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { redirect: 'manual', ...init })
    const bytes = await readAtMost(response, maxBytes)
    const headers = new Headers(response.headers)
    // Libraries would wait for as long as it says, with a person behind them.
    headers.delete('retry-after')
    const { status, statusText } = response
    return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers })
  }

const readAtMost = async ({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new RangeError(`An outside service answered with more than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
