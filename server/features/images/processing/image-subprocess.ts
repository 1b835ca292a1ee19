import { serveBoundedTask } from '../../../core/processes/bounded-process.ts'
import { PictureTask } from './image-task.ts'
import { reencodePicture } from './reencode-image.ts'

/** The process that reads one picture: see process-image.ts. */

serveBoundedTask((task) => reencodePicture(PictureTask.parse(task)))
