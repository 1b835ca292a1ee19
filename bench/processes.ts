import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a process of its own, over a data folder of its own. */
export type Running = {
  url: string
  dataDir: string
  msToFirstAnswer: number
  /** Processor time that it and its database have used, in ms; NaN where the system does not tell (not Linux). */
  cpuMs(): number
  stop(): Promise<void>
}

export const freePort = async (): Promise<number> => {
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

const msATick = 10

/** Each process by its parent, with the processor time it has used. */
const processes = () =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      // The name, in brackets, may hold spaces; behind it: state, parent, ..., user and system time in ticks.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return [
        {
          pid: Number(pid),
          parent: Number(fields[1]),
          ms: (Number(fields[11]) + Number(fields[12])) * msATick,
        },
      ]
    } catch {
      return []
    }
  })

const cpuMsOf = (root: number): number => {
  if (process.platform !== 'linux') return Number.NaN
  const all = processes()
  const family = new Set([root])
  for (let known = 0; known < family.size;) {
    known = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0)
}

/** Waits until a server has done what it does behind its answers, such as writing mails. */
export const isAtRest = async ({ cpuMs }: Pick<Running, 'cpuMs'>): Promise<void> => {
  for (let before = cpuMs(), quiet = 0; quiet < 4;) {
    await sleep(500)
    const now = cpuMs()
    // Its upkeep alone takes less.
    quiet = now - before > 40 ? 0 : quiet + 1
    before = now
  }
}

/**
 * Starts `dist/<script>` and waits for its first 200 at `firstPath`. A `dataDir` given is kept when it stops. The demo keeps
 * its data in a folder of its own below it.
 */
export const start = async (
  script: 'server/main.js' | 'bench/bare-server.js' | 'demo/main.js',
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
      TMPDIR: folder,
      RATE_LIMIT: 'off',
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
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    async stop() {
      await stopProcess(child)
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
