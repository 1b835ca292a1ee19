import { fileURLToPath } from 'node:url'
import { runInBoundedProcess, limitExceeded } from '../../../core/processes/bounded-process.ts'
import { digestFile } from './digest-file.ts'
import { FileAnswer, type FileTask } from './file-task.ts'

/**
 * What an attached file says that a stranger made: read in a process of its own, with bounds of time, memory, pages and
 * characters, so that a hostile or large one costs its sender the reply and nobody else anything.
 */

type Options = {
  /** file-subprocess.ts as Node.js can run it. */
  program?: string
  withinMs?: number
}

const usualProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'file-subprocess.ts' : 'file-subprocess.js', import.meta.url),
)
const usualMs = 15_000
const memoryMb = 320
/** A text of so many bytes takes less time to be read than a process takes to start. */
export const smallBytes = 16 * 1024

/** Whether it is read here: a small text, since only a PDF file asks for more than its size. */
export const isQuick = ({ bytes, kind }: Pick<FileTask, 'bytes' | 'kind'>): boolean =>
  kind !== 'pdf' && bytes.length <= smallBytes

/** Reads a file. What is wrong with it is part of the answer, so it throws for faults of this program only. */
export const readFile = async (
  task: FileTask,
  { program = usualProgram, withinMs = usualMs }: Options = {},
): Promise<FileAnswer> => {
  // Node.js runs what is built: from its source it is read here.
  if (isQuick(task) || program.endsWith('.ts')) return digestFile(task)
  const answer = await runInBoundedProcess(program, task, { withinMs, memoryMb })
  return answer === limitExceeded ? { refusal: 'too much' } : FileAnswer.parse(answer)
}
