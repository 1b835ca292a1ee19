import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Long computations in a thread of their own, so that they hold up nobody else's requests. What they need is handed over in
 * parts, between which other requests are answered; the answer is JSON text.
 */

type Task = { readonly makes: string }

/** What the program, a file as Node.js can run it, answers to a task and its parts. */
export const runInWorker = async (program: string, task: Task, parts: Iterable<object>): Promise<string> => {
  const worker = new Worker(program, { workerData: task })
  const answer = new Promise<string>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread of a company report ended without a report')))
  })
  // Who waits for it gets the failure below; one during the parts must not count as unhandled.
  answer.catch(() => {})
  try {
    for (const part of parts) {
      worker.postMessage(part, [])
      await nextTurn()
    }
    worker.postMessage(null, [])
    return await answer
  } finally {
    await worker.terminate()
  }
}

type Known<One, Part extends object> = {
  isTask: (data: unknown) => data is One
  isPart: (part: object) => part is Part
}

/** The other side: answers where this file runs as the program of such a task. */
export const serveWorkerTask = <One extends Task, Part extends object>(
  { isTask, isPart }: Known<One, Part>,
  answerOf: (task: One, parts: readonly Part[]) => unknown,
): void => {
  const task: unknown = workerData
  if (!parentPort || !isTask(task)) return
  const port = parentPort
  const parts: Part[] = []
  port.on('message', (part: object | null) => {
    if (part !== null) {
      if (!isPart(part)) throw new TypeError(`A part that is not one of ${task.makes}`)
      parts.push(part)
    } else port.postMessage(JSON.stringify(answerOf(task, parts)))
  })
}
