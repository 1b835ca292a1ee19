import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileRefusal, PdfBounds } from './file-task.ts'

type PdfText = { text: string } | { refusal: FileRefusal }

/** What a PDF file says, page by page from the first on, as far as the bounds go. */
export const readPdfText = async (bytes: Uint8Array, bounds: PdfBounds): Promise<PdfText> => {
  const loading = getDocument({
    // The library takes the bytes for itself.
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    // Nothing is drawn.
    maxImageSize: 1,
  })
  try {
    const pdf = await loading.promise
    let text = ''
    for (let number = 1; number <= Math.min(pdf.numPages, bounds.pages); number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      text += '\n'
      page.cleanup()
      if (text.length >= bounds.characters) break
    }
    return { text: text.slice(0, bounds.characters) }
  } catch (error) {
    return { refusal: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  } finally {
    await loading.destroy()
  }
}
