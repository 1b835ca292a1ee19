import pdfmake, { type Content } from 'pdfmake'
import type { Block, Document, Item, FileMetadata, Part } from '../documents/document.ts'
import { fileWords, type FileWords } from '../documents/document-texts.ts'
import { renderTable } from './pdf-table.ts'
import {
  cleanPdfText,
  fontSize,
  grey,
  pageWidth,
  quietStyle,
  createTextSetting,
  tableFontSize,
  type Setting,
} from './pdf-text.ts'
import { createMeasure, unsupportedGlyphs } from './pdf-typeface.ts'

/** Writes a document as PDF: A4, with bookmarks, page numbers and its language; loads nothing but the font. */

const fewRows = 12
const ink = '#1b1b1f'
const factWidth = 110
/** The width of the marker before the items of a list. */
const bulletWidth = 11

/** How a document is set in its language. */
type Look = Setting & { point: string }

const itemOf = ({ text, note }: Item, { set }: Look): Content => {
  const place = { width: pageWidth - bulletWidth }
  return {
    stack: [set(text, {}, place), ...(note === undefined ? [] : [set(note, quietStyle, place)])],
    margin: [0, 0, 0, 4],
  }
}

/** pdfmake's lists have their markers on the left only. */
const listOf = (items: readonly Item[], look: Look): Content[] =>
  look.direction === 'ltr'
    ? [{ ul: items.map((item) => itemOf(item, look)) }]
    : items.map((item) => ({
        columns: [
          { ...Object(itemOf(item, look)), width: pageWidth - bulletWidth },
          { text: '•', alignment: 'right', width: bulletWidth },
        ],
      }))

const blockOf = (block: Block, look: Look): Content => {
  const { set } = look
  if (block.kind === 'table') return renderTable(block.table, look)
  if (block.kind === 'heading') return set(block.text, { bold: true, fontSize: 11, margin: [0, 6, 0, 3] })
  if (block.kind === 'text')
    return set(block.text, { ...(block.isQuiet && quietStyle), margin: [0, 0, 0, 5] })
  const margin: [number, number, number, number] = [0, 0, 0, 4]
  // A number within the text is read in its place; the number of a pdfmake list is placed between the lines.
  return block.isNumbered
    ? {
        stack: block.items.map(({ text, note }, index) =>
          itemOf({ text: `${index + 1}. ${text}`, ...(note !== undefined && { note }) }, look),
        ),
        margin,
      }
    : { stack: listOf(block.items, look), margin }
}

/** A heading stays with the block after it; over a table it is repeated on each page. */
const blocksOf = (blocks: readonly Block[], look: Look): Content[] => {
  const contents: Content[] = []
  let heading: (Block & { kind: 'heading' }) | undefined
  for (const block of blocks) {
    if (heading && block.kind === 'table') contents.push(renderTable(block.table, look, heading.text))
    else if (heading && block.kind === 'text' && block.text.length < 1_000)
      contents.push({ stack: [blockOf(heading, look), blockOf(block, look)], unbreakable: true })
    else {
      if (heading) contents.push(blockOf(heading, look))
      if (block.kind !== 'heading') contents.push(blockOf(block, look))
    }
    heading = block.kind === 'heading' ? block : undefined
  }
  if (heading) contents.push(blockOf(heading, look))
  return contents
}

const partOf = ({ title, blocks }: Part, look: Look): Content[] => {
  const [first, ...others] = blocks
  const name = {
    ...Object(look.set(title, { bold: true, fontSize: 15 }, { isBookmark: true })),
    margin: [0, 14, 0, 6],
  }
  const isShort =
    first !== undefined &&
    (first.kind === 'table'
      ? first.table.rows.length <= fewRows
      : first.kind === 'text' && first.text.length < 1_000)
  if (first?.kind === 'table' && !isShort)
    return [{ ...name, pageBreak: 'before' }, ...blocksOf(blocks, look)]
  return isShort
    ? [{ stack: [name, blockOf(first, look)], unbreakable: true }, ...blocksOf(others, look)]
    : [name, ...blocksOf(blocks, look)]
}

/** What the document is about and who made it, each with its label. */
const factsOf = (facts: Document['facts'], { set, start, inOrder }: Look): Content => ({
  table: {
    widths: inOrder([factWidth, '*']),
    body: facts.map(([label, value]) =>
      inOrder([
        set(label, { fontSize: 8, color: grey }, { width: factWidth, side: start }),
        set(value, { fontSize: tableFontSize }, { width: pageWidth - factWidth - 10, side: start }),
      ]),
    ),
  },
  layout: 'noBorders',
  fontSize: 8,
  margin: [0, 0, 0, 10],
})

/** The bytes of the document. Runs long, so it needs its own thread. */
export const writePdf = (
  document: Document,
  made: FileMetadata,
  words: FileWords = fileWords('en'),
): Promise<Uint8Array> => {
  const { title, subtitle, facts, notice, notes = [], parts } = document
  const look: Look = {
    ...createTextSetting(words.direction, createMeasure()),
    point: words.engine.decimal(0).charAt(1),
  }
  const { set, inOrder, end } = look
  const isMissingShapes = unsupportedGlyphs.test(JSON.stringify(document))
  const name = cleanPdfText(title)
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [40, 48, 40, 52],
      language: words.language,
      displayTitle: true,
      info: {
        title: name,
        author: cleanPdfText(made.by),
        creator: 'Muster',
        creationDate: new Date(made.at),
      },
      defaultStyle: { font: 'DejaVu', fontSize, color: ink, lineHeight: 1.15 },
      footer: (page, pages) => ({
        columns: inOrder([
          set(title, quietStyle, { width: pageWidth / 2 }),
          {
            ...Object(set(words.say('page.footer', { page, pages }), quietStyle, { width: 80, side: end })),
            width: 80,
          },
        ]),
        margin: [40, 16, 40, 0],
      }),
      content: [
        set(title, { bold: true, fontSize: 22 }),
        set(subtitle, { fontSize: 11, color: grey, margin: [0, 2, 0, 10] }),
        factsOf(facts, look),
        set(notice, { bold: true, margin: [0, 0, 0, 4] }),
        ...notes.map((note) => set(note, quietStyle)),
        ...(isMissingShapes ? [set(words.say('page.shapeless'), quietStyle)] : []),
        ...parts.flatMap((part) => partOf(part, look)),
      ],
    })
    .getBuffer()
}
