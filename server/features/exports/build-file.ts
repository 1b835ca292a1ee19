import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { messages } from '../../../contract/http/failures.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { Failure } from '../../core/http/failures.ts'
import type { FileMetadata } from './documents/document.ts'

/**
 * A file, made without holding up everybody else's requests: in a thread of its own, for a while at most. Few are made at
 * once (`createFileQueue`).
 * This file is both sides of it. Answers travel as the JSON texts that the product's calls gave.
 */

export type FileTask = {
  made: FileMetadata
  language: LanguageCode
  /** Of the moments in it; in UTC without it. */
  timeZone?: string | undefined
} & (
  | {
      of: 'employee report'
      format: 'pdf'
      answer: string
      /** The answer of getReportSteps about this version; null where the screen does not ask for it either. */
      steps: string | null
      /** Whether every member sees released reports; null where the caller is not told. */
      isShared: boolean | null
      /** The answers of getReportAnswers, and of getReport about an earlier version; null for who reads no brief. */
      brief: { answers: string; earlier: string | null } | null
    }
  | {
      of: 'company report'
      format: 'pdf' | 'xlsx' | 'pptx'
      answer: string
      /** The answers of getCompanyTrend and of listPlanItems; null where the screen does not show them either. */
      trend: string | null
      plan: string | null
    }
  /** Pages of the answers of getEmployees and of listReports; `findsEvery`: whether no report is kept from the reader. */
  | { of: 'reports'; format: 'csv' | 'xlsx'; people: string[]; reports: string[]; findsEvery: boolean }
  /** Pages of the answers of getSubmissions and of getEmployees; no people where the caller may not see the list. */
  | {
      of: 'answers'
      format: 'csv' | 'xlsx'
      people: string[] | null
      submissions: string[]
    }
)

type Envelope = { makes: 'file'; task: FileTask }
type Options = {
  /** Ends it, since nobody waits for it any more. */
  signal?: AbortSignal
  /** This file as Node.js can run it. */
  program?: string
  withinMs?: number
}

const usualMs = 120_000
/** More is asked of the machine by no report that the product makes; without a bound one thread could take it all. */
const memoryMb = 768

/** @throws Failure UNAVAILABLE where it takes too long or too much memory */
export const buildFile = async (
  task: FileTask,
  { program = fileURLToPath(import.meta.url), ...options }: Options = {},
): Promise<Uint8Array> => {
  if (options.signal?.aborted) throw tooSlow()
  // From its source a thread could not be started: Node.js runs what is built.
  if (program.endsWith('.ts')) return (await import('./write-file.ts')).writeFile(task)
  return buildInWorker(task, program, options)
}

const tooSlow = (cause?: unknown) =>
  new Failure('UNAVAILABLE', messages.exportTooSlow, { retryAfterSeconds: 60, cause })

const buildInWorker = async (
  task: FileTask,
  program: string,
  { signal, withinMs = usualMs }: Options,
): Promise<Uint8Array> => {
  const envelope: Envelope = { makes: 'file', task }
  const worker = new Worker(program, {
    workerData: envelope,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const ends = AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])])
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooSlow(error) : error),
      )
      worker.once('exit', () => reject(new Error('The thread of a file ended without one')))
      ends.addEventListener('abort', () => reject(tooSlow(ends.reason)), { once: true })
    })
  } finally {
    await worker.terminate()
  }
}

const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'makes' in data && data.makes === 'file'

const given: unknown = workerData
if (parentPort && isEnvelope(given)) {
  const port = parentPort
  const { writeFile } = await import('./write-file.ts')
  const bytes = new Uint8Array(await writeFile(given.task))
  port.postMessage(bytes, [bytes.buffer])
}
