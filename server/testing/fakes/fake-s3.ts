import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Misbehaviour } from '../service-failures.ts'

/** A store of files as far as Muster uses S3, over HTTP on loopback: signed requests only, and bad days. */

const key = { id: 'AKIA_OF_A_TEST', secret: 'a-secret-that-must-not-be-told' }
const region = 'eu-test-1'
const bucket = 'pictures'

const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')

/** Whether a request carries the signature that its method, path, headers and body ask for (AWS Signature Version 4). */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      header(request, 'authorization'),
    )
  if (!given) return false
  const [, id, day = '', where, names = '', signature] = given
  const at = header(request, 'x-amz-date')
  const isFresh =
    Math.abs(Date.now() - Date.parse(at.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'))) < 900_000
  if (id !== key.id || where !== region || !at.startsWith(day) || !isFresh) return false
  if (header(request, 'x-amz-content-sha256') !== sha256(body)) return false
  const headers = names.split(';').map((name) => `${name}:${header(request, name).trim()}\n`)
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name)))
    return false
  const asked = [request.method, request.url, '', headers.join(''), names, sha256(body)].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(asked)].join('\n')
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${key.secret}`, day))
  return hmac(signing, text).toString('hex') === signature
}

export const fakeS3 = async () => {
  const files = new Map<string, { bytes: Buffer; type: string }>()
  const asked: { method: string; path: string; status: number }[] = []
  let mood: 'well' | 'away' | 'busy' | 'silent' | 'refusing' | Misbehaviour = 'well'

  const answerTo = (
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; bytes?: Buffer; type?: string } => {
    if (mood === 'busy') return { status: 503 }
    if (mood === 'refusing' || !isSigned(request, body)) return { status: 403 }
    const path = request.url ?? ''
    if (!path.startsWith(`/${bucket}/`)) return { status: 404 }
    const found = files.get(path.slice(bucket.length + 2))
    if (request.method === 'GET') return found ? { status: 200, ...found } : { status: 404 }
    if (request.method === 'DELETE') files.delete(path.slice(bucket.length + 2))
    else files.set(path.slice(bucket.length + 2), { bytes: body, type: header(request, 'content-type') })
    return { status: request.method === 'DELETE' ? 204 : 200 }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    if (typeof mood === 'function') return mood(request, response)
    if (mood === 'away') request.socket.destroy()
    if (mood === 'away' || mood === 'silent') return
    const { status, bytes, type } = answerTo(request, Buffer.concat(parts))
    asked.push({ method: request.method ?? '', path: request.url ?? '', status })
    response.writeHead(status, {
      'content-type': type ?? 'application/xml',
      ...(request.method === 'PUT' && status === 200 && { etag: '"of-what-was-taken"' }),
    })
    response.end(bytes)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    /** The settings of a server that keeps its files here. */
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
    },
    files,
    asked,
    become: (next: typeof mood) => {
      mood = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
