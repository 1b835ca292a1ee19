import { Agent, request } from 'node:http'
import type { Running } from './processes.ts'

/** One request to be sent. */
export type Shot = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What a round of requests came to: how many a second, and the server's processor time for one. */
export type Round = { perSecond: number; cpuMs: number; answerBytes: number }

/** Sends every shot, `callers` at a time over kept connections, and reads each answer whole. A refusal ends the run. */
export const shoot = async (
  { url, cpuMs }: Pick<Running, 'url' | 'cpuMs'>,
  shots: readonly Shot[],
  callers: number,
): Promise<Round> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const { hostname, port } = new URL(url)
  let bytes = 0
  const send = ({ method, path, headers = {}, body }: Shot) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...headers,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (response) => {
          let start = ''
          response.on('data', (part: Buffer) => {
            if (start === '') start = part.toString('utf8', 0, 300)
            bytes += part.length
          })
          response.on('end', () => {
            if (response.statusCode === 200) resolve()
            else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${start}`))
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  const cpuBefore = cpuMs()
  const startedAt = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let shot = shots[next++]; shot; shot = shots[next++]) await send(shot)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return {
    perSecond: shots.length / seconds,
    cpuMs: (cpuMs() - cpuBefore) / shots.length,
    answerBytes: bytes / shots.length,
  }
}

/** The middle of some measurements. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
