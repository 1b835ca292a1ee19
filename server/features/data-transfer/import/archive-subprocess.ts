import { answerPartsInBounds } from '../../../core/processes/bounded-process.ts'
import { archiveParts, ArchiveTask } from './archive-parts.ts'

/** The process that reads one file with an organization: see read-archive.ts. */

answerPartsInBounds((task) => archiveParts(ArchiveTask.parse(task)))
