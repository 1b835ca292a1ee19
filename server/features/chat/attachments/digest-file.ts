import { digestOfBytes, digestOfText } from './text-digest.ts'
import type { FileAnswer, FileTask } from './file-task.ts'

/** What an attached file says, in whichever process it is read. */
export const digestFile = async ({ bytes, kind, words, ...bounds }: FileTask): Promise<FileAnswer> => {
  if (kind !== 'pdf') return digestOfBytes(bytes, { isTable: kind === 'table', words })
  // The library for PDF files takes longer to load than a text takes to be read.
  const { readPdfText } = await import('./read-pdf-text.ts')
  const read = await readPdfText(bytes, bounds)
  return 'text' in read ? { digest: digestOfText(read.text, { isTable: false, words }) } : read
}
