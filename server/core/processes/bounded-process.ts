import { type ChildProcess, fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

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

const begin = (program: string, memoryMb: number): ChildProcess =>
  fork(program, [], {
    execArgv: [`--max-old-space-size=${Math.round(memoryMb * heapShare)}`],
    // It needs no secret of the server.
    env: { MUSTER_MEMORY_MB: String(memoryMb) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** What a process says to a question. */
const answerOf = (child: ChildProcess, question: object, withinMs: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (answer: unknown) => {
      end()
      resolve(answer)
    }
    const onError = (error: Error) => {
      end()
      reject(error)
    }
    const onExit = (code: number | null, signal: string | null) => {
      if (signal !== null || code === outOfHeap) onMessage(limitExceeded)
      else onError(new Error(`The process for a file ended with ${code} and without an answer`))
    }
    const timer = setTimeout(() => onMessage(limitExceeded), withinMs)
    child.once('message', onMessage).once('error', onError).once('exit', onExit)
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode)
    else child.send(question, (error) => error && child.connected && onError(error))
  })

/**
 * The program's answer to the task, or `limitExceeded` where it took more time or memory than allowed.
 * @throws Error where the program ends without an answer, though within its bounds
 */
export const runInBoundedProcess = async (
  program: string,
  task: object,
  { withinMs, memoryMb }: ProcessBounds,
): Promise<unknown> => {
  const child = begin(program, memoryMb)
  try {
    return await answerOf(child, task, withinMs)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * An answer in parts, each of which is made and sent once it is asked for, within the time. Where one takes too much, the
 * last one is `limitExceeded`.
 */
export async function* partsFromBoundedProcess(
  program: string,
  task: object,
  { withinMs, memoryMb }: ProcessBounds,
): AsyncGenerator<unknown, void> {
  const child = begin(program, memoryMb)
  // What comes between two questions is looked at with the next one.
  child.on('error', () => {})
  try {
    for (let question = task; ; question = {}) {
      const answer = await answerOf(child, question, withinMs)
      const { part } = answer === limitExceeded ? { part: limitExceeded } : Part.parse(answer)
      if (part === undefined) return
      yield part
      if (part === limitExceeded) return
    }
  } finally {
    child.kill('SIGKILL')
  }
}

/** None where there are no more. */
const Part = z.object({ part: z.unknown() })

/** A thread goes on while the work computes, also where nobody can be asked how much memory another process has. */
const watch = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
  }, 5)
`

/** It ends by itself where it takes too much memory, or the server is gone. */
const keepInBounds = (): void => {
  const memoryMb = Number(process.env['MUSTER_MEMORY_MB'])
  new Worker(watch, { eval: true, workerData: memoryMb * mb }).unref()
  process.once('disconnect', () => process.exit())
}

/** The other side: does one task and answers. */
export const serveBoundedTask = (work: (task: unknown) => Promise<object>): void => {
  keepInBounds()
  process.once('message', (task) => {
    void work(task).then((answer) => process.send?.(answer))
  })
}

/** The same where the answer has parts. */
export const answerPartsInBounds = (partsOf: (task: unknown) => AsyncGenerator<object, void>): void => {
  keepInBounds()
  let parts: AsyncGenerator<object, void> | undefined
  process.on('message', (question) => {
    parts ??= partsOf(question)
    void parts.next().then(({ value }) => process.send?.({ part: value }))
  })
}
