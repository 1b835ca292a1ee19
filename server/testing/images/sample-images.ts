import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import type { Kind } from '../../features/images/processing/image-types.ts'

/** Files as people and strangers send them. */

export const dataUrl = (type: string, bytes: Uint8Array | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A picture, red at the left and blue at the right. */
export const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc2200' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#0022cc' },
      },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ])

export const fileAs = (kind: Exclude<Kind, 'heic'>, width = 80, height = 60): Promise<Buffer> =>
  twoColours(width, height).toFormat(kind).toBuffer()

/** One colour in a file of about a kilobyte. */
export const largeAvif = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#cc2200' } })
    .avif({ effort: 0 })
    .toBuffer()

/** A small file that says it is a picture of a hundred thousand by a hundred thousand pixels. */
export const bomb = async (): Promise<Buffer> => {
  const png = await fileAs('png')
  png.writeUInt32BE(100_000, 16)
  png.writeUInt32BE(100_000, 20)
  // The header's own sum, so that nothing but its size is wrong with it.
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}

const pngChunk = (type: string, body: Buffer): Buffer => {
  const chunk = Buffer.alloc(body.length + 12)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** Where the seven parts of an interlaced PNG begin and how far apart their pixels are: x, y, across, down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A PNG of nothing, interlaced, with four channels of 16 bits: eight bytes a pixel, and nearly none in the file. */
export const interlacedZeros = async (width: number, height: number): Promise<Buffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([16, 6, 0, 0, 1], 8)
  const rows = passes.flatMap(([x, y, across, down]) =>
    Array.from({ length: Math.ceil((height - y) / down) }, () => 1 + Math.ceil((width - x) / across) * 8),
  )
  const zeros = Buffer.alloc(1 + width * 8)
  const packed = await buffer(
    Readable.from(rows.map((length) => zeros.subarray(0, length))).pipe(createDeflate()),
  )
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const twoFrames = async (side: number) =>
  sharp(
    [
      await fileAs('png', side, side),
      await sharp(await fileAs('png', side, side))
        .negate()
        .png()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )

/** A GIF of so many pictures: those of a short one over and over. */
export const movingGif = async (side: number, count: number): Promise<Buffer> => {
  const gif = await (await twoFrames(side)).gif({ effort: 1 }).toBuffer()
  const flags = gif[10] ?? 0
  const headEnd = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const frames = Array.from({ length: count / 2 }, () => gif.subarray(headEnd, -1))
  return Buffer.concat([gif.subarray(0, headEnd), ...frames, gif.subarray(-1)])
}

/** The same in WebP. */
export const movingWebp = async (side: number, count: number): Promise<Buffer> => {
  const webp = await (await twoFrames(side)).webp({ effort: 0 }).toBuffer()
  const from = webp.indexOf('ANMF')
  const frames = Array.from({ length: count / 2 }, () => webp.subarray(from))
  const whole = Buffer.concat([webp.subarray(0, from), ...frames])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** The beginning of a file in the container of HEIC and AVIF, of this brand. */
export const container = (brand: string): Buffer => {
  const box = Buffer.from(`    ftyp${brand}\0\0\0\0${brand}miaf`, 'latin1')
  box.writeUInt32BE(box.length, 0)
  return Buffer.concat([box, Buffer.alloc(400, 7)])
}
