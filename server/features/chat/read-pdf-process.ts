import { answerInBounds } from '../../core/bounded-process.ts'
import { PdfTask } from './pdf-task.ts'
import { readPdfText } from './read-pdf-text.ts'

/** The process that reads one PDF file: see read-pdf.ts. */

answerInBounds((task) => {
  const { bytes, ...bounds } = PdfTask.parse(task)
  return readPdfText(bytes, bounds)
})
