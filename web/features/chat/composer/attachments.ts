import { attachmentTypes, chatLimits, type Attachment } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** A file attached to a question. */
export type AttachedFile = Attachment & { bytes: number }
type Type = (typeof attachmentTypes)[number]

/** By file extension: browsers report many types for tables and texts, or none. */
const typesByEnding: Readonly<Record<string, Type>> = {
  txt: 'text/plain',
  md: 'text/plain',
  log: 'text/plain',
  tsv: 'text/plain',
  csv: 'text/csv',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** The types that the file chooser offers. */
export const acceptedFiles = [
  ...attachmentTypes,
  ...Object.keys(typesByEnding).map((ending) => `.${ending}`),
].join(',')

const typeOf = ({ name, type }: File): Type | undefined =>
  typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ??
  attachmentTypes.find((known) => known === type)

/** A size as the limits count it: "340 bytes", "12 KB", "1 MB". */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return t(texts, 'attachedFile.bytes', { count: bytes })
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Attaches files to a question. `refused` says why files were left out, each reason with the file's name. */
export const attachFiles = async (
  attached: readonly AttachedFile[],
  files: readonly File[],
): Promise<{ attached: AttachedFile[]; refused: string[] }> => {
  const refused: string[] = []
  const fitting = files.flatMap((file) => {
    const type = typeOf(file)
    const reason =
      type === undefined
        ? messages.chatFileUnknown
        : file.size > chatLimits.attachmentBytes
          ? messages.chatFileTooLarge
          : undefined
    if (reason !== undefined) refused.push(`${file.name}: ${reason}`)
    return type === undefined || reason !== undefined ? [] : [{ file, type }]
  })
  const room = chatLimits.attachmentsMax - attached.length
  if (fitting.length > room) refused.push(messages.chatTooManyFiles)
  const read = await Promise.all(
    fitting.slice(0, Math.max(room, 0)).map(async ({ file, type }): Promise<AttachedFile | undefined> => {
      const data = await base64Of(file).catch(() => undefined)
      if (data === undefined) refused.push(`${file.name}: ${messages.chatFileBroken}`)
      return data === undefined ? undefined : { name: nameOf(file), type, data, bytes: file.size }
    }),
  )
  return { attached: [...attached, ...read.filter((file) => file !== undefined)], refused }
}

/** Some browsers give a pasted picture no name. */
const nameOf = ({ name }: File): string =>
  name.trim().slice(-chatLimits.attachmentNameMax) || t(texts, 'attachedFile.pastedPicture')

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const { result } = reader
      // 'data:<type>;base64,<data>'; some browsers give no data for an empty file.
      if (typeof result === 'string') resolve(result.split(',')[1] ?? '')
      else reject(new Error('The file was not read.'))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file was not read.')))
    reader.readAsDataURL(file)
  })
