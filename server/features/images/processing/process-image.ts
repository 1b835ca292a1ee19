import { fileURLToPath } from 'node:url'
import { messages } from '../../../../contract/http/failures.ts'
import { runInBoundedProcess, limitExceeded } from '../../../core/processes/bounded-process.ts'
import { parseDataUrl, unreadableImage, type Kind } from './image-types.ts'
import { PictureAnswer, type Picture, type PictureRefusal, type PictureTask } from './image-task.ts'
import { reencodePicture } from './reencode-image.ts'
import { createQueue } from './image-queue.ts'

/**
 * Pictures that strangers send are read in a process of its own, with bounds of time and memory: a file of some hundred
 * kilobytes can ask for most of a gigabyte.
 */

type Options = {
  /** image-subprocess.ts as Node.js can run it. */
  program?: string
  memoryMb?: number
}

const usualProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'image-subprocess.ts' : 'image-subprocess.js', import.meta.url),
)
/** Longer than the library may take, so that it says itself that it was too long. */
const withinMs = 20_000
/** The largest AVIF and the largest interlaced photo that are taken need about 370. */
const usualMemoryMb = 448
/** Reading takes a core and memory; a server must stay able to answer meanwhile. */
const inTurn = createQueue({ atOnce: 2, waiting: 20 })

/**
 * Reads the file in a data URL and makes the picture of it. It takes a while: never call it inside of a transaction.
 * @throws Failure VALIDATION_ERROR with the sentence for what is wrong with the file; UNAVAILABLE where too many wait
 */
export const readPicture = async (
  data: string,
  shape: PictureTask['shape'],
  { program = usualProgram, memoryMb = usualMemoryMb }: Options = {},
): Promise<Picture> => {
  const { bytes, kind } = parseDataUrl(data)
  const answer = await inTurn(() =>
    answerTo({ bytes: new Uint8Array(bytes), kind, shape }, program, memoryMb),
  )
  if ('picture' in answer) return answer.picture
  throw unreadableImage(sentenceFor(answer.refusal, kind))
}

const answerTo = async (task: PictureTask, program: string, memoryMb: number): Promise<PictureAnswer> => {
  // Node.js runs what is built: from its source it is read here.
  if (program.endsWith('.ts')) return reencodePicture(task)
  const answer = await runInBoundedProcess(program, task, { withinMs, memoryMb })
  return answer === limitExceeded ? { refusal: 'too much' } : PictureAnswer.parse(answer)
}

const sentenceFor = (refusal: PictureRefusal, kind: Kind): string => {
  if (refusal === 'too many pixels')
    return kind === 'avif' ? messages.imageTooManyPixelsOfAvif : messages.imageTooManyPixels
  if (refusal === 'too much') return messages.imageTooMuch
  if (refusal === 'too slow') return messages.imageTooSlow
  return kind === 'heic' ? messages.imageHeic : messages.imageBroken
}
