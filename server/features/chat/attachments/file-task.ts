import { z } from 'zod'
import { FileDigest } from './text-digest.ts'

/** What is sent to the process that reads an attached file, and what it answers. */

export const FileTask = z.object({
  bytes: z.instanceof(Uint8Array),
  kind: z.enum(['text', 'table', 'pdf']),
  /** Words that are looked for in it. */
  words: z.string().nullable(),
  pages: z.number(),
  characters: z.number(),
})
export type FileTask = z.output<typeof FileTask>
export type PdfBounds = Pick<FileTask, 'pages' | 'characters'>

const refusals = ['broken', 'locked', 'too much'] as const
export type FileRefusal = (typeof refusals)[number]

export const FileAnswer = z.union([
  z.object({ digest: FileDigest.nullable() }),
  /** A line of a text that is not UTF-8, though most of it is. */
  z.object({ brokenLine: z.number() }),
  z.object({ refusal: z.enum(refusals) }),
])
export type FileAnswer = z.output<typeof FileAnswer>
