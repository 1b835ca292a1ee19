import type { Fetch } from '../../../../client/core/request.ts'

const responseHeaders = ['content-type', 'retry-after', 'x-request-id']

/**
 * Makes a request as `fetch` does, for a file that is sent; only XMLHttpRequest says how much of it has left.
 * @param onSent how many bytes of the body have left
 */
export const fetchWithProgress =
  (onSent: (bytes: number) => void): Fetch =>
  (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const encoder = new TextEncoder()
      let hasBegun = false
      let read = 0
      let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
      const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (its) => {
          controller = its
        },
      })
      const begin = () => {
        if (hasBegun) return
        hasBegun = true
        const known = responseHeaders.flatMap((name): [string, string][] => {
          const value = request.getResponseHeader(name)
          return value === null ? [] : [[name, value]]
        })
        resolve(new Response(content, { status: request.status, headers: known }))
      }
      const take = () => {
        const piece = request.responseText.slice(read)
        read += piece.length
        begin()
        if (piece !== '') controller?.enqueue(encoder.encode(piece))
      }
      const end = (error: unknown) => {
        reject(error)
        controller?.error(error)
      }
      request.open(method, address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.addEventListener('progress', take)
      request.addEventListener('load', () => {
        take()
        controller?.close()
      })
      request.addEventListener('error', () => end(new TypeError('The request failed.')))
      request.addEventListener('abort', () => end(signal?.reason))
      request.send(body instanceof Blob ? body : null)
    })
