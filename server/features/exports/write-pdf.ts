import { createRequire } from 'node:module'
import pdfmake, { type Content, type TableCell } from 'pdfmake'
import type { Block, Cell, Document, Item, Made, Part, Table } from './document.ts'
import { groundOf } from './grounds.ts'
import { isRightToLeft, linesOf } from './right-to-left.ts'

/** A document as PDF: A4, with bookmarks, page numbers and its language; nothing is loaded but the typeface. */

const require = createRequire(import.meta.url)
const fonts = {
  normal: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}
const fontFiles = new Set(Object.values(fonts))
pdfmake.setFonts({ DejaVu: fonts })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

const pageWidth = 515
const cellPadding = 8
const fontSize = 9
const tableFontSize = 8
/** How wide a character is in comparison with its height, with room to spare. */
const characterWidth = 0.62
const fewRows = 12
const ink = '#1b1b1f'
const grey = '#5c5c66'
const rule = '#c9c9d2'

/** What the typeface has no shapes for, such as Chinese or an emoji: it stands as an empty box. */
const shapeless =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u
const shapelessNote =
  'Some letters or signs in this document are not in its typeface and stand as empty boxes. The screen and, where there is one, the XLSX file show them.'
const control = /[\p{Cc}\p{Cs}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** `isCell`: a column begins at one side, in whatever direction its texts are read. */
type Place = { width?: number; isCell?: true }
type Style = { fontSize?: number; bold?: true; color?: string; margin?: [number, number, number, number] }

/** Marks that only steer are left out: a bidirectional override in a name must not turn round what stands beside it. */
const cleaned = (text: string): string =>
  text.replaceAll(/\t/g, ' ').replaceAll(control, (mark) => (mark === '\n' ? mark : ''))

/** A text in a place so many points wide. */
const set = (text: string, style: Style = {}, { width = pageWidth, isCell }: Place = {}): Content => {
  const shown = cleaned(text)
  if (!isRightToLeft(shown)) return { text: shown, ...style }
  const { margin, ...letters } = style
  return {
    stack: linesOf(
      shown,
      Math.max(4, Math.floor(width / (characterWidth * (style.fontSize ?? fontSize)))),
    ).map((line) => ({
      text: line.runs.map((run) => ({ text: run })),
      alignment: line.isRightToLeft && !isCell ? 'right' : 'left',
      ...letters,
    })),
    ...(margin && { margin }),
  }
}

const quietly: Style = { fontSize: 8, color: grey }

const itemOf = ({ text, note }: Item): Content => ({
  stack: [set(text), ...(note === undefined ? [] : [set(note, quietly)])],
  margin: [0, 0, 0, 4],
})

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

type Column = {
  width: number
  /** The most digits behind the point that a number of it has, so that points stand below each other; null where it holds texts. */
  decimals: number | null
}

const columnsOf = ({ columns, rows, shadedFrom = Infinity }: Table): Column[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = pageWidth - columns.length * cellPadding
  return columns.map(({ share }, index) => {
    const cells = rows.map((row) => row[index] ?? null)
    const isText = rows.length === 0 || cells.some((cell) => typeof cell === 'string')
    return {
      width: (share / shares) * room,
      decimals: isText
        ? null
        : cells.reduce<number>(
            (most, cell) => Math.max(most, typeof cell === 'number' ? decimalsOf(cell) : 0),
            // A mean has its tenth, also where it is a whole number.
            index >= shadedFrom ? 1 : 0,
          ),
    }
  })
}

const cellOf = (cell: Cell, { width, decimals }: Column, isShaded = false): TableCell => {
  if (cell === null) return { text: '–', color: grey, alignment: decimals === null ? 'left' : 'right' }
  if (typeof cell === 'string') return set(cell, { fontSize: tableFontSize }, { width, isCell: true })
  const fill = isShaded ? groundOf(cell) : undefined
  return {
    ...(decimals === null ? { text: String(cell) } : { text: cell.toFixed(decimals), alignment: 'right' }),
    ...(fill !== undefined && { fillColor: fill }),
  }
}

const tableOf = (table: Table, heading?: string): Content => {
  const { columns, rows, shadedFrom = Infinity } = table
  const placed = columnsOf(table)
  const above: TableCell[][] =
    heading === undefined
      ? []
      : [
          [
            {
              ...Object(set(heading, { bold: true, fontSize: 11 })),
              colSpan: columns.length,
              border: [false, false, false, false],
            },
            ...columns.slice(1).map(() => ({})),
          ],
        ]
  return {
    table: {
      headerRows: above.length + 1,
      keepWithHeaderRows: 1,
      dontBreakRows: rows.every((row) => row.every((cell) => typeof cell !== 'string' || cell.length < 500)),
      widths: placed.map(({ width }) => width),
      body: [
        ...above,
        columns.map(({ title }, index) => ({
          text: title,
          bold: true,
          fontSize: 7,
          color: grey,
          alignment: placed[index]?.decimals === null ? 'left' : 'right',
        })),
        ...rows.map((row) =>
          placed.map((column, index) => cellOf(row[index] ?? null, column, index >= shadedFrom)),
        ),
      ],
    },
    layout: {
      hLineWidth: (line) => (line > above.length ? 0.5 : 0),
      vLineWidth: () => 0,
      hLineColor: () => rule,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    fontSize: tableFontSize,
    margin: [0, 2, 0, 10],
  }
}

const blockOf = (block: Block): Content => {
  if (block.kind === 'table') return tableOf(block.table)
  if (block.kind === 'heading') return set(block.text, { bold: true, fontSize: 11, margin: [0, 6, 0, 3] })
  if (block.kind === 'text') return set(block.text, { ...(block.isQuiet && quietly), margin: [0, 0, 0, 5] })
  const margin: [number, number, number, number] = [0, 0, 0, 4]
  // A number that is part of the text is read where it belongs; the writer's own stands between the lines.
  return block.isNumbered
    ? {
        stack: block.items.map(({ text, note }, index) =>
          itemOf({ text: `${index + 1}. ${text}`, ...(note !== undefined && { note }) }),
        ),
        margin,
      }
    : { ul: block.items.map(itemOf), margin }
}

/** A heading stays with what it leads; over a table it is repeated on each of its pages. */
const blocksOf = (blocks: readonly Block[]): Content[] => {
  const contents: Content[] = []
  let heading: (Block & { kind: 'heading' }) | undefined
  for (const block of blocks) {
    if (heading && block.kind === 'table') contents.push(tableOf(block.table, heading.text))
    else if (heading && block.kind === 'text' && block.text.length < 1_000)
      contents.push({ stack: [blockOf(heading), blockOf(block)], unbreakable: true })
    else {
      if (heading) contents.push(blockOf(heading))
      if (block.kind !== 'heading') contents.push(blockOf(block))
    }
    heading = block.kind === 'heading' ? block : undefined
  }
  if (heading) contents.push(blockOf(heading))
  return contents
}

const partOf = ({ title, blocks }: Part): Content[] => {
  const [first, ...others] = blocks
  const name = {
    ...Object(set(title, { bold: true, fontSize: 15 })),
    margin: [0, 14, 0, 6],
    outline: true,
    outlineText: title,
  }
  const isShort =
    first !== undefined &&
    (first.kind === 'table'
      ? first.table.rows.length <= fewRows
      : first.kind === 'text' && first.text.length < 1_000)
  if (first?.kind === 'table' && !isShort) return [{ ...name, pageBreak: 'before' }, ...blocksOf(blocks)]
  return isShort
    ? [{ stack: [name, blockOf(first)], unbreakable: true }, ...blocksOf(others)]
    : [name, ...blocksOf(blocks)]
}

/** The bytes of the document. Outside of a thread of its own it holds up everything else. */
export const pdfOf = (document: Document, made: Made): Promise<Uint8Array> => {
  const { title, subtitle, facts, notice, parts } = document
  const isMissingShapes = shapeless.test(JSON.stringify(document))
  const name = cleaned(title)
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [40, 48, 40, 52],
      language: 'en',
      displayTitle: true,
      info: { title: name, author: cleaned(made.by), creator: 'Muster', creationDate: new Date(made.at) },
      defaultStyle: { font: 'DejaVu', fontSize, color: ink, lineHeight: 1.15 },
      footer: (page, pages) => ({
        columns: [
          set(title, quietly, { width: pageWidth / 2 }),
          { text: `Page ${page} of ${pages}`, alignment: 'right', ...quietly, width: 80 },
        ],
        margin: [40, 16, 40, 0],
      }),
      content: [
        set(title, { bold: true, fontSize: 22 }),
        set(subtitle, { fontSize: 11, color: grey, margin: [0, 2, 0, 10] }),
        {
          table: {
            widths: [110, '*'],
            body: facts.map(([label, value]) => [
              { text: label, color: grey },
              set(value, { fontSize: tableFontSize }, { width: pageWidth - 120, isCell: true }),
            ]),
          },
          layout: 'noBorders',
          fontSize: 8,
          margin: [0, 0, 0, 10],
        },
        set(notice, { bold: true, margin: [0, 0, 0, 4] }),
        ...(isMissingShapes ? [set(shapelessNote, quietly)] : []),
        ...parts.flatMap(partOf),
      ],
    })
    .getBuffer()
}
