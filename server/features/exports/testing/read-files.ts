import readXlsxFile from 'read-excel-file/node'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Files, read back by other libraries than those that wrote them. */

export type ReadSheet = { name: string; rows: unknown[][] }

/** Every sheet of a workbook with its cells. */
export const readXlsx = async (bytes: Uint8Array): Promise<ReadSheet[]> => {
  const sheets = await readXlsxFile(Buffer.from(bytes))
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }))
}

export const readCsv = (bytes: Uint8Array): string[][] =>
  Papa.parse<string[]>(new TextDecoder().decode(bytes)).data

/** The text of each page, its language, its title and its bookmarks. */
export const readPdf = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
  }
  const { info } = await pdf.getMetadata()
  const outline = await pdf.getOutline()
  await loading.destroy()
  return { pages, info, bookmarks: (outline ?? []).map(({ title }) => title) }
}
