import { fileURLToPath } from 'node:url'
import { dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { partsFromBoundedProcess, limitExceeded } from '../../../core/processes/bounded-process.ts'
import { Failure } from '../../../core/http/failures.ts'
import { ArchivePart, archiveParts, type ArchiveTask } from './archive-parts.ts'
import { importsBusyFailure } from './import-slots.ts'
import { invalidArchive } from './open-archive.ts'

/**
 * A file with an organization that somebody sends is read in a process of its own, with bounds of time and memory: a line of it
 * takes up to some seconds, in which nobody else would be served, and what is known of its lines grows with them.
 */

type Options = {
  /** Others wait, and have waited for long enough. */
  over?: AbortSignal
  /** archive-subprocess.ts as Node.js can run it. */
  program?: string
  withinMs?: number
  memoryMb?: number
}

const usualProgram = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? 'archive-subprocess.ts' : 'archive-subprocess.js',
    import.meta.url,
  ),
)
/** Each part comes after a second or the longest line, also on a busy machine. */
const usualMs = 120_000
/** The company report of 100,000 people is a line of 30 MB, and some millions of ids are kept beside it. */
const usualMemoryMb = 1_536

/**
 * Its parts: how far it has come, that all of it was checked, and what is to be stored then. The process ends with the last one
 * that is taken.
 * @throws Failure with the sentence for what is wrong with the file, or UNAVAILABLE where it has taken its turn for too long
 */
export async function* readArchive(
  task: ArchiveTask,
  { over, program = usualProgram, withinMs = usualMs, memoryMb = usualMemoryMb }: Options = {},
): AsyncGenerator<Exclude<ArchivePart, { is: 'refused' }>, void> {
  // Node.js runs what is built: from its source it is read here.
  const parts: AsyncGenerator<unknown, void> = program.endsWith('.ts')
    ? archiveParts(task)
    : partsFromBoundedProcess(program, task, { withinMs, memoryMb })
  for await (const answer of parts) {
    if (over?.aborted) throw importsBusyFailure()
    if (answer === limitExceeded) throw invalidArchive(dataTransferMessages.tooLargeInside)
    const part = ArchivePart.parse(answer)
    if (part.is === 'refused') throw new Failure(part.kind, part.message)
    yield part
  }
}
