import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../observability/log.ts'
import type { Binaries } from './binaries.ts'
import { pathFromCluster } from './cluster.ts'
import { isSocketAnswering } from './owner-lock.ts'
import type { User } from './run-as-user.ts'

/**
 * Starts the server and waits for it, or for the end of our standard input, which the kernel closes however we die:
 * then the server is asked to shut down (SIGINT: at once, keeping all that was committed).
 */
const watchScript = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } 2>/dev/null &
reader=$!
trap '' INT TERM HUP
exec 3<&-
wait $server
code=$?
kill $reader 2>/dev/null
exit $code
`

export interface ServerProcess {
  /** Settles when the server has ended, for any reason, with its last lines of output. */
  readonly ended: Promise<string>
  /** Shuts the server down and waits for it. */
  stop(): Promise<void>
}

/** Starts PostgreSQL in `folder` and waits until it answers at `socket`. */
export async function startServer(options: {
  folder: string
  socket: string
  binaries: Binaries
  user: User | undefined
  maxConnections: number
  log: Log
}): Promise<ServerProcess> {
  const { folder, socket, binaries, user, maxConnections, log } = options
  const here = pathFromCluster(folder)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: here,
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    cluster_name: 'muster',
    // Compiling a statement pays for long ones only, and these are all short.
    jit: 'off',
    log_min_messages: 'warning',
    // Statements may hold what people wrote: they stay out of the log.
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
  const args = [
    '-D',
    here,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn('/bin/sh', ['-c', watchScript, 'sh', binaries.postgres, ...args], {
    ...user,
    cwd: folder,
    // A group of its own: Ctrl+C is for us, who then stop it in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-4_000)
    log.debug({ postgres: text.toString().trimEnd() }, 'PostgreSQL says')
  })
  child.stdin.on('error', () => {})
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const end = (problem = '') => {
      hasEnded = true
      resolve(said.trim() || problem)
    }
    child.once('close', () => end())
    child.once('error', (error) => end(error.message))
  })
  for (;;) {
    if (hasEnded) throw new Error(`PostgreSQL did not start: ${lastLine(await ended)}`)
    if (isReady(folder) && (await isSocketAnswering(socket))) break
    await sleep(10)
  }
  letGo(child)
  return {
    ended,
    async stop() {
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

/** What PostgreSQL writes into its own lock file when recovery is over; a socket answers before that. */
function isReady(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** The server must not keep our process alive: when we are done, so is it. */
function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
}

function lastLine(text: string): string {
  return text.split('\n').findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? text.split('\n').at(-1) ?? ''
}
