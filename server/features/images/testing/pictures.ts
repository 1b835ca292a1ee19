import sharp from 'sharp'
import type { Kind } from '../kinds.ts'

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
