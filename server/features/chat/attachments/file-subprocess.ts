import { serveBoundedTask } from '../../../core/processes/bounded-process.ts'
import { digestFile } from './digest-file.ts'
import { FileTask } from './file-task.ts'

/** The process that reads one attached file: see read-file.ts. */

serveBoundedTask((task) => digestFile(FileTask.parse(task)))
