import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'

/**
 * Work on a stranger's file in a process of its own, with bounds of time and memory: the limits of a thread leave out what
 * buffers take, and a file of 1 kB can ask for gigabytes of them. What goes beyond its bounds is ended, and the server goes on.
 */

type ProcessBounds = {
  withinMs: number
  /** Of the whole process, which takes about 100 for itself. */
  memoryMb: number
}

/** It took more time or memory than it may. */
export const limitExceeded = Symbol('too much')

const mb = 1024 * 1024
/** Of that, this much may be objects of the language; the rest is the process itself, and buffers. */
const heapShare = 0.5
/** What Node.js exits with where its heap is full. */
const outOfHeap = 134

/**
 * The program's answer to the task, or `limitExceeded` where it took more time or memory than allowed.
 * @throws Error where the program ends without an answer, though within its bounds
 */
export const runInBoundedProcess = async (
  program: string,
  task: object,
  { withinMs, memoryMb }: ProcessBounds,
): Promise<unknown> => {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${Math.round(memoryMb * heapShare)}`],
    // It needs no secret of the server.
    env: { MUSTER_MEMORY_MB: String(memoryMb) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => resolve(limitExceeded), withinMs)
      child.once('message', resolve)
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (signal !== null || code === outOfHeap) resolve(limitExceeded)
        else reject(new Error(`The process for a file ended with ${code} and without an answer`))
      })
      child.send(task)
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** A thread goes on while the work computes, also where nobody can be asked how much memory another process has. */
const watch = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
  }, 5)
`

/** The other side: does one task and answers. It ends by itself where it takes too much memory, or the server is gone. */
export const serveBoundedTask = (work: (task: unknown) => Promise<object>): void => {
  const memoryMb = Number(process.env['MUSTER_MEMORY_MB'])
  new Worker(watch, { eval: true, workerData: memoryMb * mb }).unref()
  process.once('disconnect', () => process.exit())
  process.once('message', (task) => {
    void work(task).then((answer) => process.send?.(answer))
  })
}
