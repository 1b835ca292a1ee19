import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { openMuster, type Muster, type MusterOptions } from '../index.ts'

/** Answers a request; `turn` counts them from 0. */
type Answering = (response: ServerResponse, turn: number, request: IncomingMessage) => void

/** A server that answers as it likes, for one test. */
export const misbehavingServer = async (answer: Answering) => {
  const requests: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    request.resume()
    answer(response, requests.length - 1, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    requests,
    close,
    open: (options: Partial<MusterOptions> = {}): Muster =>
      openMuster({ url, token: 'mus_secret', organizationId: 'org-1', ...options }),
  }
}

/** Answers with JSON. */
export const json = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Answers as the server does where a call fails. */
export const refuse = (
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
) =>
  json(response, { success: false, error: `It is ${code}.`, code, requestId: 'request-1' }, status, headers)
