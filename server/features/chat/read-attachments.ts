import { chatLimits, type Attachment } from '../../../contract/chat.ts'
import { messages } from '../../../contract/failures.ts'
import { Failure, invalid } from '../../core/failures.ts'
import { readPicture } from '../images/read-picture.ts'
import { turns } from '../images/turns.ts'
import type { ReadFile } from './analyst/files.ts'
import { shown } from './analyst/lines.ts'
import { readPdf } from './read-pdf.ts'

/** Attached files, read for one reply. It takes a while: never inside of a transaction. */

const inTurn = turns({ atOnce: 2, waiting: 20, busy: messages.chatFilesBusy })

/**
 * The text of PDF files, and pictures made anew where somebody looks at them.
 * @throws Failure VALIDATION_ERROR with the sentence for what is wrong with a file; UNAVAILABLE where too many wait
 */
export const readAttachments = async (
  files: readonly Attachment[],
  { readsImages }: { readsImages: boolean },
): Promise<ReadFile[]> => {
  const read: ReadFile[] = []
  for (const [index, file] of files.entries()) {
    if (file.type === 'application/pdf') read.push({ ...file, text: await textOfPdf(file, index) })
    else if (file.type.startsWith('image/') && readsImages)
      read.push({ ...file, picture: await pictureOf(file, index) })
    else read.push(file)
  }
  return read
}

const fault = (index: number, message: string) => invalid([{ path: `attachments.${index}.data`, message }])

const textOfPdf = async ({ name, data }: Attachment, index: number): Promise<string> => {
  const bytes = Buffer.from(data, 'base64')
  const { pdfPages: pages, pdfCharacters: characters } = chatLimits
  const read = await inTurn(() => readPdf(bytes, { pages, characters }))
  if ('text' in read) return read.text
  const sentences = {
    broken: messages.chatPdfBroken,
    locked: messages.chatPdfLocked,
    'too much': messages.chatPdfTooMuch,
  }
  throw fault(index, sentences[read.refusal](shown(name)))
}

const pictureOf = async ({ name, type, data }: Attachment, index: number) => {
  try {
    const { bytes } = await readPicture(`data:${type};base64,${data}`, 'sent')
    return { bytes, type: 'image/jpeg' }
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'VALIDATION_ERROR') throw error
    throw fault(index, messages.chatPicture(shown(name), error.message))
  }
}
