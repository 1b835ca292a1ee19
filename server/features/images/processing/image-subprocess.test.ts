import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { builtProgram } from '../../../testing/built-program.ts'
import { watchChildMemory } from '../../../testing/child-memory.ts'
import { readPicture } from './process-image.ts'
import {
  dataUrl,
  fileAs,
  interlacedZeros,
  movingGif,
  movingWebp,
} from '../../../testing/images/sample-images.ts'

/** What a picture asks for is taken by a process of its own, within bounds, and never by the server's. */

const { program } = builtProgram(path.join(import.meta.dirname, 'image-subprocess.ts'))
const mb = 1024 * 1024

/** What came of a file, and the most memory that its process took; the test's own must stay as it was. */
const outcomeOf = async (data: string, memoryMb?: number) => {
  const own = process.memoryUsage.rss()
  const peak = watchChildMemory()
  const outcome = await readPicture(data, 'whole', { program, ...(memoryMb && { memoryMb }) }).then(
    ({ width, height }) => [width, height],
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
  expect(process.memoryUsage.rss() - own).toBeLessThan(100 * mb)
  return { outcome, peak: peak.stop() }
}

/** 49 million pixels of one colour, whose parts come one finer than the other. */
const progressive = () =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#204060' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

it('gives the same as without a process', async () => {
  const data = dataUrl('image/png', await fileAs('png'))
  const here = await readPicture(data, 'square')
  const there = await readPicture(data, 'square', { program })
  expect({ ...there, bytes: Buffer.from(there.bytes) }).toEqual({ ...here, bytes: Buffer.from(here.bytes) })
})

it('refuses a small file that asks for most of a gigabyte before it is decoded', async () => {
  const file = await interlacedZeros(7_000, 7_000)
  expect(file.length).toBeLessThan(500_000)
  const { outcome, peak } = await outcomeOf(dataUrl('image/png', file))
  expect(outcome).toBe(messages.imageTooMuch)
  expect(peak).toBeLessThan(200)
})

it('takes an interlaced photo of as many pixels as it may have', async () => {
  const { outcome, peak } = await outcomeOf(dataUrl('image/jpeg', await progressive()))
  expect(outcome).toEqual([512, 512])
  expect(peak).toBeLessThan(448)
})

it('ends where the library takes more than the head of the file says', async () => {
  const { outcome, peak } = await outcomeOf(dataUrl('image/jpeg', await progressive()), 200)
  expect(outcome).toBe(messages.imageTooMuch)
  expect(peak).toBeLessThan(300)
})

it.each([
  ['gif', movingGif],
  ['webp', movingWebp],
] as const)('decodes one of the 300 pictures of a moving %s', async (kind, made) => {
  const file = await made(2_000, 300)
  expect((await sharp(file).metadata()).pages).toBe(300)
  const { outcome, peak } = await outcomeOf(dataUrl(`image/${kind}`, file))
  expect(outcome).toEqual([512, 512])
  expect(peak).toBeLessThan(300)
})
