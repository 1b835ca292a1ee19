import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a process of its own, over a data folder of its own. */
export type Running = { url: string; dataDir: string; msToFirstAnswer: number; stop(): Promise<void> }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(url, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asked.on('error', () => resolve(false))
    asked.end()
  })

const stopProcess = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts `dist/<script>` and waits for its first 200 at `firstPath`. A `dataDir` given is kept when it stops. */
export const start = async (
  script: 'server/main.js' | 'bench/bare-server.js',
  { dataDir, firstPath }: { dataDir?: string; firstPath: string },
): Promise<Running> => {
  const port = await freePort()
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'muster-bench-'))
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '..', script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  })
  while (!(await answers(`${url}${firstPath}`))) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered.`)
    await sleep(2)
  }
  return {
    url,
    dataDir: folder,
    msToFirstAnswer: performance.now() - startedAt,
    async stop() {
      await stopProcess(child)
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
