import { answerInBounds } from '../../../core/processes/bounded-process.ts'
import { PictureTask } from './image-task.ts'
import { remakePicture } from './reencode-image.ts'

/** The process that reads one picture: see process-image.ts. */

answerInBounds((task) => remakePicture(PictureTask.parse(task)))
