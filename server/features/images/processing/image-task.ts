import { z } from 'zod'
import { kinds } from './image-types.ts'

/** What is sent to the process that reads a picture, and what it answers. */

export const PictureTask = z.object({
  bytes: z.instanceof(Uint8Array),
  kind: z.enum(kinds),
  /** A person fills a square; of a logo everything stays; what is to be read by a language model stays large. */
  shape: z.enum(['square', 'whole', 'sent']),
})
export type PictureTask = z.output<typeof PictureTask>

/** A picture as it is stored: WebP, upright, with nothing in it that the file said besides; one to be sent is JPEG. */
const Picture = z.object({ bytes: z.instanceof(Uint8Array), width: z.number(), height: z.number() })
export type Picture = z.output<typeof Picture>

const refusals = ['broken', 'too many pixels', 'too much', 'too slow'] as const
export type PictureRefusal = (typeof refusals)[number]

export const PictureAnswer = z.union([
  z.object({ picture: Picture }),
  z.object({ refusal: z.enum(refusals) }),
])
export type PictureAnswer = z.output<typeof PictureAnswer>
