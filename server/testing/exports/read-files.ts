import readXlsxFile from 'read-excel-file/node'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readEntries } from '../data-transfer/archives.ts'

/** Files, read back by other libraries than those that wrote them. */

export type ReadSheet = { name: string; rows: unknown[][] }

/** Every sheet of a workbook with its cells. */
export const readXlsx = async (bytes: Uint8Array): Promise<ReadSheet[]> => {
  const sheets = await readXlsxFile(Buffer.from(bytes))
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }))
}

export const readCsv = (bytes: Uint8Array): string[][] =>
  Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data

export type ReadSlides = { slides: string[]; notes: string; charts: string[]; names: string[] }

const numberOf = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1])

/** The text of each slide, what is said beside them, and what each chart holds: its names and values. */
export const readPptx = async (bytes: Uint8Array): Promise<ReadSlides> => {
  const entries = await readEntries(bytes)
  const textsOf = (folder: RegExp, tag: string) =>
    [...entries]
      .filter(([name]) => folder.test(name))
      .toSorted(([a], [b]) => numberOf(a) - numberOf(b))
      .map(([, content]) =>
        [...content.toString('utf8').matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))]
          .map(([, text = '']) => decodeXml(text))
          .join('\n'),
      )
  return {
    slides: textsOf(/^ppt\/slides\/slide\d+\.xml$/, 'a:t'),
    notes: textsOf(/^ppt\/notesSlides\/notesSlide\d+\.xml$/, 'a:t').join('\n'),
    charts: textsOf(/^ppt\/charts\/chart\d+\.xml$/, 'c:v'),
    names: [...entries.keys()],
  }
}

const decodeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The text of each page, its language, its title and its bookmarks. */
export const readPdf = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    // A hyphen of its own before the end of a line is one that a divided word got.
    const isDivided = (index: number) => texts[index]?.str === '-' && texts[index + 1]?.hasEOL === true
    pages.push(
      texts.map(({ str, hasEOL }, index) => (isDivided(index) ? '' : `${str}${hasEOL ? '\n' : ''}`)).join(''),
    )
  }
  const { info } = await pdf.getMetadata()
  const outline = await pdf.getOutline()
  await loading.destroy()
  return { pages, info, bookmarks: (outline ?? []).map(({ title }) => title) }
}

type StructureNode = { role?: string; children?: readonly object[] }

/** The roles of what a tagged document consists of, in their order. */
export const readStructure = async (bytes: Uint8Array): Promise<string[]> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const rolesOf = ({ role, children = [] }: StructureNode): string[] => [
    ...(role === undefined ? [] : [role]),
    ...children.flatMap(rolesOf),
  ]
  const roles: string[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const tree = await (await pdf.getPage(page)).getStructTree()
    if (tree) roles.push(...rolesOf(tree))
  }
  await loading.destroy()
  return roles
}

export type PlacedText = { page: number; str: string; x: number; width: number }

/** Where each text of a document stands, in points from the left. */
export const readPositions = async (bytes: Uint8Array): Promise<PlacedText[]> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const places: PlacedText[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items)
      if ('str' in item) places.push({ page, str: item.str, x: Number(item.transform[4]), width: item.width })
  }
  await loading.destroy()
  return places
}

/** Without its spaces: lines break where a line or a page ends, and spaces are lost there. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')

/** A text goes on over the end of a page, where its footer stands. */
export const joinPages = (pages: readonly string[]): string =>
  withoutSpaces(pages.map((page) => page.replace(/[^\n]*\n?\s*\S+ \d+ \S+ \d+\s*$/, '')).join(' '))

/**
 * The words of a text that a document does not say; of Arabic only where it lacks most of them: this reader turns
 * lam and alef round, which are one sign, and loses the order of letters that share a sign with a mark.
 */
export const missingWords = (text: string, said: string): string[] => {
  const found = said.replaceAll(/\p{M}/gu, '')
  const words = text
    .replaceAll(/[\p{M}\u2066-\u2069]/gu, '')
    .replaceAll(/ل([اأإآ])/g, '$1ل')
    .split(/[\s.,:;،؛؟?!«»“”„()0-9]+/u)
    .filter((word) => word.length > 2)
  const missing = words.filter((word) => !found.includes(word))
  return /\p{Script=Arabic}/u.test(text) && missing.length < words.length / 2 ? [] : missing
}
