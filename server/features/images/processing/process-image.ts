import { fileURLToPath } from 'node:url'
import { messages } from '../../../../contract/http/failures.ts'
import { runInBoundedProcess, limitExceeded } from '../../../core/processes/bounded-process.ts'
import { parseDataUrl, unreadableImage, type Kind } from './image-types.ts'
import { PictureAnswer, type Picture, type PictureRefusal, type PictureTask } from './image-task.ts'
import { reencodePicture } from './reencode-image.ts'
import { createQueue } from './image-queue.ts'

/**
 * Untrusted pictures are decoded in a separate process with limits on time and memory: a file of some hundred kilobytes
 * can require most of a gigabyte.
 */

type Options = {
  /** The path of image-subprocess.ts, compiled for Node.js. */
  program?: string
  memoryMb?: number
}

const usualProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'image-subprocess.ts' : 'image-subprocess.js', import.meta.url),
)
/** Longer than the library's own limit, so that the library reports the timeout. */
const withinMs = 20_000
/** The largest accepted AVIF and interlaced photo need about 370 MB. */
const usualMemoryMb = 448
/** Decoding takes a core and memory; the server must be able to answer other requests at the same time. */
const inTurn = createQueue({ atOnce: 2, waiting: 20 })

/**
 * Decodes the file in a data URL and re-encodes it as a picture. Slow: never call it inside of a transaction.
 * @throws Failure VALIDATION_ERROR with a sentence about the file; UNAVAILABLE if the queue is full
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
  // Node.js can run only the compiled program; from source the picture is decoded in this process.
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
