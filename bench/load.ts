import { Agent, request } from 'node:http'

/** One request to be sent. */
export type Shot = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends every shot, `callers` at a time over kept connections. Gives requests a second; a refusal ends the run. */
export const shoot = async (url: string, shots: readonly Shot[], callers: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const { hostname, port } = new URL(url)
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
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            if (response.statusCode === 200) resolve()
            else
              reject(
                new Error(
                  `${method} ${path} answered ${response.statusCode}: ${Buffer.concat(parts).toString().slice(0, 300)}`,
                ),
              )
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  const startedAt = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let shot = shots[next++]; shot; shot = shots[next++]) await send(shot)
    }),
  )
  agent.destroy()
  return shots.length / ((performance.now() - startedAt) / 1000)
}

/** The middle of some measurements. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
