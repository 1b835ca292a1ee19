import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Picture, PictureAnswer, PictureTask } from './image-task.ts'

/** How long reading one file may take. */
const secondsEach = 10
/** Pixels; models make more than that smaller themselves. */
const sentSide = 1_536

/** The readers of the kinds that are taken: no other code of the library sees a stranger's file. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => `VipsForeignLoad${name}`)

type Library = (input: Uint8Array, options: SharpOptions) => Sharp
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

/** Bytes of one part of a pixel, by what the library calls it. */
const bytesOfDepth: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

/** What the file may ask for once it is read, by its head alone; what comes interlaced is held twice. */
const readBytes = ({ width, height, channels, depth, isProgressive }: Metadata): number =>
  width * height * channels * (bytesOfDepth[depth] ?? 16) * (isProgressive ? 2 : 1)

/** The picture that is made of a file, or what is wrong with it. */
export const reencodePicture = async (task: PictureTask): Promise<PictureAnswer> => {
  const sharp = await (library ??= load())
  try {
    return await remade(sharp, task)
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(said)) return { refusal: 'too many pixels' }
    return { refusal: /timeout/i.test(said) ? 'too slow' : 'broken' }
  }
}

const remade = async (sharp: Library, { bytes, kind, shape }: PictureTask): Promise<PictureAnswer> => {
  const limitInputPixels = kind === 'avif' ? limits.avifPixels : limits.imagePixels
  const options: SharpOptions = { limitInputPixels, failOn: 'error' }
  const metadata = await sharp(bytes, options).metadata()
  if (readBytes(metadata) > limits.imageReadBytes) return { refusal: 'too much' }
  const { autoOrient: upright } = metadata
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
  const remadePicture: Picture = { bytes: data, width: info.width, height: info.height }
  return { picture: remadePicture }
}
