import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { errorForLog } from '../core/observability/log-errors.ts'
import type { Answer } from './app.ts'

/** What an outside service may answer on a bad day, over real HTTP: the fakes of all services can be asked to. */

export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void

/** Words of an outside service, which no caller reads. */
export const serviceSecretWords = 'words-of-an-outside-service'

const json = (response: ServerResponse, status: number, body: string, headers: object = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
const refusal = JSON.stringify({ error: { message: serviceSecretWords }, message: serviceSecretWords })
const answering =
  (status: number, headers: object = {}): Misbehaviour =>
  (_request, response) =>
    void json(response, status, refusal, headers)
const saying =
  (body: string, status = 200): Misbehaviour =>
  (_request, response) =>
    void json(response, status, body)

const cutOff: Misbehaviour = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write(`{"id": "${serviceSecretWords}`, () => request.socket.resetAndDestroy())
}

const garbage: Misbehaviour = ({ socket }) =>
  void socket.end(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28, 0x00, 0xff]))

const megabyte = Buffer.alloc(1024 * 1024, ' ')
const endless: Misbehaviour = (_request, response) => {
  let left = 50
  response.writeHead(200, { 'content-type': 'application/json' })
  const go = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(megabyte)) {
        response.once('drain', go)
        return
      }
    }
    response.end(`{"id": "${serviceSecretWords}"}`)
  }
  go()
}

const numbers = JSON.stringify({
  id: 7,
  url: 7,
  status: 7,
  customer: 7,
  data: [{ id: 7, status: 7, created: 'x' }],
  keys: [{ kid: 'first', kty: 'RSA', use: 'sig', alg: 'RS256', n: 7, e: 7 }],
  choices: [{ index: 0, message: { role: 'assistant', content: 7 }, finish_reason: 'stop' }],
  content: [{ type: 'text', text: 7 }],
  model: 7,
})

/** What cannot be made a text of. */
const noText = { toString: 7, valueOf: 7, words: serviceSecretWords }

export const misbehaviours: Readonly<Record<string, Misbehaviour>> = {
  '400': answering(400),
  '401': answering(401),
  '403': answering(403),
  '404': answering(404),
  '409': answering(409),
  '429': answering(429),
  '429 for an hour': answering(429, { 'retry-after': '3600' }),
  '500': answering(500),
  '502': answering(502),
  '503 for a minute': answering(503, { 'retry-after': '60' }),
  'a redirect': (request, response) =>
    void response
      .writeHead(301, { location: `http://${request.headers.host}/elsewhere` })
      .end(serviceSecretWords),
  HTML: (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<html>${serviceSecretWords} <script>alert(1)</script></html>`),
  'an empty body': saying(''),
  'truncated JSON': saying(`{"id": "${serviceSecretWords}`),
  null: saying('null'),
  'a bare JSON text': saying(JSON.stringify(serviceSecretWords)),
  '404 and a bare JSON text': saying(JSON.stringify(serviceSecretWords), 404),
  '502 and a bare JSON text': saying(JSON.stringify(serviceSecretWords), 502),
  'a bare JSON number': saying('7'),
  'a bare JSON boolean': saying('true'),
  'a list': saying('[]'),
  'a list of texts': saying(JSON.stringify([serviceSecretWords])),
  'an empty object': saying('{}'),
  '400 and an empty object': saying('{}', 400),
  'an error that is a number': saying('{"error": 7}', 400),
  'an error that is a text': saying(JSON.stringify({ error: serviceSecretWords }), 400),
  'an error in another shape': saying(
    JSON.stringify({ error: { message: noText, type: noText, code: noText } }),
    400,
  ),
  'numbers for texts': saying(numbers),
  'a broken connection': cutOff,
  silence: () => undefined,
  'another protocol': ({ socket }) =>
    void socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n${serviceSecretWords}`,
    ),
  'what is no HTTP': garbage,
  '50 MB': endless,
}

/** What a caller may be answered: no fault of the server's own, and nothing that the service said. */
export const findAnswerFault = ({ status, body }: Pick<Answer, 'status' | 'body'>): string | undefined => {
  if (status === 500 || body['code'] === 'INTERNAL') return `${status} ${JSON.stringify(body)}`
  return JSON.stringify(body).includes(serviceSecretWords) ? 'It passes words of the service on.' : undefined
}

/** A log that keeps its lines as text, as a server writes them. */
export const captureLog = () => {
  const lines: string[] = []
  const serializers = { err: errorForLog }
  const logger = pino({ level: 'info', serializers }, { write: (line: string) => void lines.push(line) })
  return { logger, lines }
}
