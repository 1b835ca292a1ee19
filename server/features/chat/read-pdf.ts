import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * The text of a PDF file that a stranger made: read in a thread of its own, with bounds of time, memory, pages and
 * characters, so that a hostile one costs its sender the reply and nobody else anything.
 * This file is both sides of it.
 */

export type PdfBounds = { pages: number; characters: number }
export type PdfText = { text: string } | { refusal: 'broken' | 'locked' | 'too much' }

type Task = { reads: 'pdf'; bytes: Uint8Array } & PdfBounds
type Options = {
  /** This file as Node.js can run it. */
  program?: string
  withinMs?: number
}

const usualMs = 15_000
const memoryMb = 256

/** Reads a PDF file. What is wrong with it is part of the answer, so it throws for faults of this program only. */
export const readPdf = async (
  bytes: Uint8Array,
  bounds: PdfBounds,
  { program = fileURLToPath(import.meta.url), withinMs = usualMs }: Options = {},
): Promise<PdfText> => {
  const task: Task = { reads: 'pdf', bytes, ...bounds }
  // From its source a thread could not be started: Node.js runs what is built.
  if (program.endsWith('.ts')) return (await import('./read-pdf-text.ts')).readPdfText(bytes, bounds)
  // What the library has to say of a file goes nowhere.
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  const ends = AbortSignal.timeout(withinMs)
  try {
    return await new Promise<PdfText>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ refusal: 'too much' }) : reject(error),
      )
      worker.once('exit', () => reject(new Error('The thread of a PDF file ended without an answer')))
      ends.addEventListener('abort', () => resolve({ refusal: 'too much' }), { once: true })
    })
  } finally {
    await worker.terminate()
  }
}

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && 'reads' in data && data.reads === 'pdf'

const given: unknown = workerData
if (parentPort && isTask(given)) {
  const port = parentPort
  const { readPdfText } = await import('./read-pdf-text.ts')
  port.postMessage(await readPdfText(given.bytes, given), [])
}
