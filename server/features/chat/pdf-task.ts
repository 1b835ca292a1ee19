import { z } from 'zod'

/** What is sent to the process that reads a PDF file, and what it answers. */

export const PdfTask = z.object({
  bytes: z.instanceof(Uint8Array),
  pages: z.number(),
  characters: z.number(),
})
export type PdfBounds = Omit<z.output<typeof PdfTask>, 'bytes'>

export const PdfText = z.union([
  z.object({ text: z.string() }),
  z.object({ refusal: z.enum(['broken', 'locked', 'too much']) }),
])
export type PdfText = z.output<typeof PdfText>
