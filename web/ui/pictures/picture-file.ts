import { messages } from '../../../contract/http/failures.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** The kinds of files that a picture may be. A phone that takes others itself turns them into one of these. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
].join(',')

const notReadable = t(texts, 'pictureFile.thisFileCannotBeRead')

/**
 * A file as a data URL. Its kind is left for the server to find out: a browser knows it by the ending of the name alone,
 * and many a photo was saved under a wrong one.
 * @throws Error with a sentence where it is empty, too large, or cannot be read; also where it is given up by `signal`
 */
export const readDataUrl = async (file: File, signal: AbortSignal): Promise<string> => {
  if (file.size === 0) throw new Error(messages.imageEmpty)
  if (file.size > limits.imageBytes) throw new Error(messages.imageTooLarge)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error(notReadable)),
    )
    const fail = () => reject(new Error(notReadable))
    reader.addEventListener('error', fail)
    signal.addEventListener('abort', () => (reader.abort(), fail()), { once: true })
    reader.readAsDataURL(new Blob([file], { type: 'application/octet-stream' }))
  })
}
