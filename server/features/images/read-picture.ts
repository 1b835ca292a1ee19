import type { Sharp, SharpOptions } from 'sharp'
import { messages } from '../../../contract/failures.ts'
import { limits } from '../../../contract/fields.ts'
import { Failure } from '../../core/failures.ts'
import { fileIn, unreadable } from './kinds.ts'
import { turns } from './turns.ts'

/** A picture as it is stored: WebP, upright, with nothing in it that the file said besides; one to be sent is JPEG. */
export type Picture = { bytes: Uint8Array; width: number; height: number }

/** A person fills a square; of a logo everything stays; what is to be read by a language model stays large. */
export type Shape = 'square' | 'whole' | 'sent'

/** How long reading one file may take. */
const secondsEach = 10
/** Pixels; models make more than that smaller themselves. */
const sentSide = 1_536
/** Reading takes a core; a server must stay able to answer meanwhile. */
const inTurn = turns({ atOnce: 2, waiting: 20 })

/** The readers of the kinds that are taken: no other code of the library sees a stranger's file. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => `VipsForeignLoad${name}`)

type Library = (input: Buffer, options: SharpOptions) => Sharp
let library: Promise<Library> | undefined

/** Loads the library, which is large, with the first picture. */
const load = async (): Promise<Library> => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Reads the file in a data URL and makes the picture of it. It takes a while: never call it inside of a transaction.
 * @throws Failure VALIDATION_ERROR with the sentence for what is wrong with the file; UNAVAILABLE where too many wait
 */
export const readPicture = async (data: string, shape: Shape): Promise<Picture> => {
  const { bytes, kind } = fileIn(data)
  return inTurn(async () => {
    const sharp = await (library ??= load())
    try {
      return await remade(sharp, bytes, shape, kind === 'avif' ? limits.avifPixels : limits.imagePixels)
    } catch (error) {
      if (error instanceof Failure) throw error
      const said = error instanceof Error ? error.message : ''
      if (/pixel limit/i.test(said)) {
        throw unreadable(kind === 'avif' ? messages.imageTooManyPixelsOfAvif : messages.imageTooManyPixels)
      }
      if (/timeout/i.test(said)) throw unreadable(messages.imageTooSlow)
      throw unreadable(kind === 'heic' ? messages.imageHeic : messages.imageBroken)
    }
  })
}

const remade = async (
  sharp: Library,
  bytes: Buffer,
  shape: Shape,
  limitInputPixels: number,
): Promise<Picture> => {
  const options: SharpOptions = { limitInputPixels, failOn: 'error' }
  const { autoOrient: upright } = await sharp(bytes, options).metadata()
  const side = Math.min(
    shape === 'sent' ? sentSide : limits.imageSide,
    ...(shape === 'square' ? [upright.width, upright.height] : []),
  )
  const picture = sharp(bytes, options)
    .timeout({ seconds: secondsEach })
    .autoOrient()
    .resize({
      width: side,
      height: side,
      fit: shape === 'square' ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
  const { data, info } = await (
    shape === 'sent'
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 })
      : picture.webp({ quality: 82 })
  ).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
