import { fileURLToPath } from 'node:url'
import { inBoundedProcess, tooMuch } from '../../core/bounded-process.ts'
import { PdfText, type PdfBounds } from './pdf-task.ts'

/**
 * The text of a PDF file that a stranger made: read in a process of its own, with bounds of time, memory, pages and
 * characters, so that a hostile one costs its sender the reply and nobody else anything.
 */

type Options = {
  /** read-pdf-process.ts as Node.js can run it. */
  program?: string
  withinMs?: number
}

const usualProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'read-pdf-process.ts' : 'read-pdf-process.js', import.meta.url),
)
const usualMs = 15_000
const memoryMb = 320

/** Reads a PDF file. What is wrong with it is part of the answer, so it throws for faults of this program only. */
export const readPdf = async (
  bytes: Uint8Array,
  bounds: PdfBounds,
  { program = usualProgram, withinMs = usualMs }: Options = {},
): Promise<PdfText> => {
  // Node.js runs what is built: from its source it is read here.
  if (program.endsWith('.ts')) return (await import('./read-pdf-text.ts')).readPdfText(bytes, bounds)
  const answer = await inBoundedProcess(program, { bytes, ...bounds }, { withinMs, memoryMb })
  return answer === tooMuch ? { refusal: 'too much' } : PdfText.parse(answer)
}
