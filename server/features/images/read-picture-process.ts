import { answerInBounds } from '../../core/bounded-process.ts'
import { PictureTask } from './picture-task.ts'
import { remakePicture } from './remake-picture.ts'

/** The process that reads one picture: see read-picture.ts. */

answerInBounds((task) => remakePicture(PictureTask.parse(task)))
