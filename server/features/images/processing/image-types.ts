import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { invalid } from '../../../core/http/failures.ts'

/** What a file is: by what it begins with, never by what it says of itself. */

export const kinds = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'] as const
export type Kind = (typeof kinds)[number]

/** The refusal of a picture, with a sentence of its own. */
export const unreadableImage = (message: string) => invalid([{ path: 'imageData.data', message }])

/** What browsers call the kinds. */
const declared: Record<string, Kind> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/png': 'png',
  'image/x-png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tiff',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
}
/** What browsers say of a file whose ending they do not know. */
const unnamed = ['', 'application/octet-stream']

/**
 * The file in a data URL.
 * @throws Failure VALIDATION_ERROR with a sentence for each way in which it is none that can be read
 */
export const parseDataUrl = (data: string): { bytes: Buffer; kind: Kind } => {
  const head = /^data:([^;,]{0,100})(?:;[^;,]{1,100})*;base64,/.exec(data.slice(0, 400))
  if (!head) throw unreadableImage(messages.imageNotSent)
  const type = head[1]?.toLowerCase() ?? ''
  if (type === 'image/svg+xml') throw unreadableImage(messages.imageDrawing)
  if (declared[type] === undefined && !unnamed.includes(type)) throw unreadableImage(messages.imageUnknown)
  const text = data.slice(head[0].length)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0)
    throw unreadableImage(messages.imageNotSent)
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) throw unreadableImage(messages.imageEmpty)
  if (bytes.length > limits.imageBytes) throw unreadableImage(messages.imageTooLarge)
  const kind = kindOf(bytes)
  if (kind === undefined)
    throw unreadableImage(isDrawing(bytes) ? messages.imageDrawing : messages.imageUnknown)
  if (declared[type] !== undefined && declared[type] !== kind) throw unreadableImage(messages.imageLies)
  return { bytes, kind }
}

const beginnings: [Kind, string][] = [
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['gif', '474946383761'],
  ['gif', '474946383961'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
]
const brandsOfAvif = ['avif', 'avis']
const brandsOfHeic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const kindOf = (bytes: Buffer): Kind | undefined => {
  const hex = bytes.toString('hex', 0, 12)
  const known = beginnings.find(([, beginning]) => hex.startsWith(beginning))
  if (known) return known[0]
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The brands that a file in this container is good for; a plain one may say first that it is any picture.
  const length = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, 64)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => brandsOfAvif.includes(brand))) return 'avif'
  return brands.some((brand) => brandsOfHeic.includes(brand)) ? 'heic' : undefined
}

/** It only chooses the sentence: neither is taken. */
const isDrawing = (bytes: Buffer): boolean => /<svg\b/i.test(bytes.toString('utf8', 0, 2_000))
