import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Picture } from './image-task.ts'
import { readPicture } from './process-image.ts'
import {
  bomb,
  container,
  dataUrl,
  fileAs,
  largeAvif,
  twoColours,
} from '../../../testing/images/sample-images.ts'

const png = (bytes: Uint8Array | string) => dataUrl('image/png', bytes)

/** The colour in the middle of the left or the right half. */
const colourAt = async ({ bytes, width, height }: Picture, share: number): Promise<string> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(height / 2) * width + Math.floor(width * share)) * info.channels
  return (data[at] ?? 0) > 120 ? 'red' : (data[at + 2] ?? 0) > 120 ? 'blue' : 'neither'
}

describe('a picture that is taken', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('may be %s', async (kind) => {
    const picture = await readPicture(dataUrl(`image/${kind}`, await fileAs(kind)), 'whole')
    expect(picture).toMatchObject({ width: 80, height: 60 })
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp')
    expect([await colourAt(picture, 0.25), await colourAt(picture, 0.75)]).toEqual(['red', 'blue'])
  })

  it('may be one whose kind the browser does not know', async () => {
    const data = dataUrl('application/octet-stream', await fileAs('jpeg'))
    expect(await readPicture(data, 'whole')).toMatchObject({ width: 80, height: 60 })
  })

  it('fills a square for a person, cut at the sides that are too long, and is never made larger', async () => {
    expect(await readPicture(png(await fileAs('png', 1_600, 900)), 'square')).toMatchObject({
      width: 512,
      height: 512,
    })
    expect(await readPicture(png(await fileAs('png', 300, 90)), 'square')).toMatchObject({
      width: 90,
      height: 90,
    })
  })

  it('stays whole for an organization, see-through where it was', async () => {
    const file = await sharp({
      create: { width: 2_000, height: 500, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0.4 } },
    })
      .png()
      .toBuffer()
    const picture = await readPicture(png(file), 'whole')
    expect(picture).toMatchObject({ width: 512, height: 128 })
    const { isOpaque, channels } = await sharp(picture.bytes).stats()
    expect(isOpaque).toBe(false)
    expect(channels).toHaveLength(4)
  })

  it('stands upright, and tells nothing of where it was taken', async () => {
    const file = await twoColours(80, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(file).metadata()).orientation).toBe(6)
    const picture = await readPicture(dataUrl('image/jpeg', file), 'whole')
    expect(picture).toMatchObject({ width: 40, height: 80 })
    const { exif, xmp, icc, orientation } = await sharp(picture.bytes).metadata()
    expect({ exif, xmp, icc, orientation }).toEqual({})
    expect(Buffer.from(picture.bytes).includes('Somebody')).toBe(false)
  })

  it('is the first of those that move', async () => {
    const frames = [
      await fileAs('png'),
      await sharp(await fileAs('png'))
        .negate()
        .png()
        .toBuffer(),
    ]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const picture = await readPicture(dataUrl('image/gif', gif), 'whole')
    expect(picture).toMatchObject({ width: 80, height: 60 })
    expect((await sharp(picture.bytes).metadata()).pages ?? 1).toBe(1)
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("//evil.test")</script></svg>'

describe('a file that is refused', () => {
  it.each([
    ['is not in a data URL', (): string => 'hello', messages.imageNotSent],
    ['is not in base64', (): string => 'data:image/png,hello', messages.imageNotSent],
    ['has a letter that base64 has not', (): string => 'data:image/png;base64,AA*A', messages.imageNotSent],
    ['ends within four letters', (): string => 'data:image/png;base64,AAAAA', messages.imageNotSent],
    ['is empty', (): string => 'data:image/png;base64,', messages.imageEmpty],
    ['is a page', (): string => dataUrl('text/html', '<script>alert(1)</script>'), messages.imageUnknown],
    [
      'is a page that says it is a picture',
      (): string => png('<html><script>1</script>'),
      messages.imageUnknown,
    ],
    ['is comments and nothing else', (): string => png('<!---->'.repeat(285)), messages.imageUnknown],
    ['is a drawing with a script', (): string => dataUrl('image/svg+xml', svg), messages.imageDrawing],
    [
      'is a drawing that says it is a picture',
      (): string => png(`<?xml version="1.0"?>\n<!-- x -->${svg}`),
      messages.imageDrawing,
    ],
    ['is a document', (): string => png('%PDF-1.7 '), messages.imageUnknown],
    ['is a film', (): string => png(container('isom')), messages.imageUnknown],
    ['is HEIC', (): string => dataUrl('image/heic', container('heic')), messages.imageHeic],
    [
      'says it is AVIF and holds nothing',
      (): string => dataUrl('image/avif', container('avif')),
      messages.imageBroken,
    ],
    ['is another kind than it says', async () => png(await fileAs('jpeg')), messages.imageLies],
    [
      'begins as a picture and is none',
      (): string => png(Buffer.from('89504e470d0a1a0a00', 'hex')),
      messages.imageBroken,
    ],
    ['is too long', (): string => png(Buffer.alloc(limits.imageBytes + 1, 1)), messages.imageTooLarge],
    ['would be too large once it is read', async () => png(await bomb()), messages.imageTooManyPixels],
    [
      'would take a gigabyte of memory as AVIF',
      async () => dataUrl('image/avif', await largeAvif(4_100, 4_000)),
      messages.imageTooManyPixelsOfAvif,
    ],
  ] as const)('%s', async (_what, data, message) => {
    await expect(readPicture(await data(), 'square')).rejects.toMatchObject({
      kind: 'VALIDATION_ERROR',
      message,
      details: [{ path: 'imageData.data', message }],
    })
  })

  it.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)('is a %s that was cut off', async (kind) => {
    const file = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(kind)
      .toBuffer()
    const data = dataUrl(`image/${kind}`, file.subarray(0, Math.floor(file.length / 2)))
    await expect(readPicture(data, 'square')).rejects.toMatchObject({ message: messages.imageBroken })
  })
})
