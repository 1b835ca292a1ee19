import { chatLimits, type Attachment } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure, invalid } from '../../../core/http/failures.ts'
import { readPicture } from '../../images/processing/process-image.ts'
import { createQueue } from '../../images/processing/image-queue.ts'
import type { ReadFile } from './describe-files.ts'
import { inlineText } from '../analyst/reply-lines.ts'
import type { FileTask } from './file-task.ts'
import { isQuick, readFile } from './read-file.ts'

/** Reads attached files for one reply. Takes a while, so never call it inside a transaction. */

const kinds: Partial<Record<Attachment['type'], FileTask['kind']>> = {
  'text/plain': 'text',
  'text/csv': 'table',
  'application/pdf': 'pdf',
}
const refusals = {
  broken: messages.chatPdfBroken,
  locked: messages.chatPdfLocked,
  'too much': messages.chatFileTooMuch,
}
const inTurn = createQueue({ atOnce: 2, waiting: 20, busy: messages.chatFilesBusy })

type Asked = {
  readsImages: boolean
  /** The words that the question searches for in the files. */
  words: string | null
}

/**
 * Reads the content of texts and PDF files, and re-encodes pictures where the model reads them.
 * @throws Failure VALIDATION_ERROR with a sentence on what is wrong with a file; UNAVAILABLE where too many wait
 */
export const readAttachments = async (
  files: readonly Attachment[],
  { readsImages, words }: Asked,
): Promise<ReadFile[]> => {
  const read: ReadFile[] = []
  for (const [index, file] of files.entries()) {
    const kind = kinds[file.type]
    if (kind !== undefined) read.push(await digested(file, { kind, words }, index))
    else if (readsImages) read.push({ ...file, picture: await pictureOf(file, index) })
    else read.push(file)
  }
  return read
}

const fault = (index: number, message: string) => invalid([{ path: `attachments.${index}.data`, message }])

const digested = async (
  file: Attachment,
  reading: Pick<FileTask, 'kind' | 'words'>,
  index: number,
): Promise<ReadFile> => {
  const bytes = Buffer.from(file.data, 'base64')
  const { pdfPages: pages, pdfCharacters: characters } = chatLimits
  const task = { bytes, ...reading, pages, characters }
  const answer = await (isQuick(task) ? readFile(task) : inTurn(() => readFile(task)))
  if ('digest' in answer) return answer.digest ? { ...file, digest: answer.digest } : file
  if ('brokenLine' in answer)
    throw fault(index, messages.chatFileNotUtf8(inlineText(file.name), answer.brokenLine))
  throw fault(index, refusals[answer.refusal](inlineText(file.name)))
}

const pictureOf = async ({ name, type, data }: Attachment, index: number) => {
  try {
    const { bytes } = await readPicture(`data:${type};base64,${data}`, 'sent')
    return { bytes, type: 'image/jpeg' }
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'VALIDATION_ERROR') throw error
    throw fault(index, messages.chatPicture(inlineText(name), error.message))
  }
}
