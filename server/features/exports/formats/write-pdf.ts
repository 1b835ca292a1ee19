import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import type { Bar, Block, Cell, Document, FileMetadata, Table } from '../documents/document.ts'
import { fileWords, type FileWords } from '../documents/document-texts.ts'
import { breakable, plainText } from './pdf-text.ts'
import { pdfTemplate } from './pdf-template.ts'

/** Writes a document as tagged PDF (PDF/UA-1): A4, with bookmarks, page numbers and its language. */

const require = createRequire(import.meta.url)
const fontPaths = [
  require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
].map((file) => path.dirname(file))

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** The most decimals of a number in a column, which aligns its decimal points; null where it contains text. */
const decimalsIn = ({ rows }: Table, index: number): number | null => {
  const cells = rows.map((row) => row[index] ?? null)
  if (rows.length === 0 || cells.some((cell) => typeof cell === 'string')) return null
  return cells.reduce<number>(
    (most, cell) => Math.max(most, typeof cell === 'number' ? decimalsOf(cell) : 0),
    0,
  )
}

const tableOf = (table: Table, point: string) => {
  const { columns, rows, fills } = table
  const decimals = columns.map((_, index) => decimalsIn(table, index))
  const cellOf = (cell: Cell, index: number) => {
    if (cell === null) return null
    if (typeof cell === 'string' && columns[index]?.isGrade === true) return { grade: plainText(cell) }
    if (typeof cell === 'string') return breakable(cell)
    const places = decimals[index] ?? null
    return { number: (places === null ? String(cell) : toFixedHalfUp(cell, places)).replace('.', point) }
  }
  return {
    kind: 'table',
    halves: table.isInHalves === true,
    columns: columns.map(({ title, share }, index) => ({
      title: breakable(title),
      share,
      numeric: decimals[index] !== null,
    })),
    rows: rows.map((row, at) =>
      columns.map((_, index) => {
        const cell = row[index] ?? null
        const fill = fills?.[at]?.[index]
        return typeof cell === 'string' && fill !== undefined
          ? { number: plainText(cell), fill }
          : cellOf(cell, index)
      }),
    ),
  }
}

const barOf = ({ label, note, parts, words }: Bar) => ({
  label: breakable(label),
  note: breakable(note),
  parts,
  words: breakable(words),
})

const blockOf = (block: Block, point: string) => {
  if (block.kind === 'table') return tableOf(block.table, point)
  if (block.kind === 'names') return { ...block, names: block.names.map(breakable) }
  if (block.kind === 'bars') return { ...block, bars: block.bars.map(barOf) }
  if (block.kind !== 'list') return { ...block, text: breakable(block.text) }
  return {
    ...block,
    items: block.items.map(({ text, isStrong = false, lines = [], note }) => ({
      text: breakable(text),
      strong: isStrong,
      lines: lines.map(breakable),
      ...(note !== undefined && { note: breakable(note) }),
    })),
  }
}

/** The document as the template reads it. */
const inputOf = (
  { title, subtitle, facts, notice, notes = [], parts }: Document,
  author: string,
  words: FileWords,
) => {
  const point = words.engine.decimal(0).charAt(1)
  return {
    language: words.language,
    direction: words.direction,
    author: plainText(author),
    title: plainText(title),
    subtitle: breakable(subtitle),
    facts: facts.map(([label, value]) => [label, breakable(value)]),
    notice: breakable(notice),
    notes: notes.map(breakable),
    parts: parts.map((part) => ({
      title: breakable(part.title),
      blocks: part.blocks.map((block) => blockOf(block, point)),
    })),
    footer: words.say('page.footer', { page: '{page}', pages: '{pages}' }),
  }
}

let compiler: NodeCompiler | undefined

const compile = (document: object) => {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths }] })
  const compiled = compiler.compile({
    mainFileContent: pdfTemplate,
    inputs: { document: JSON.stringify(document) },
  })
  const { result } = compiled
  if (result === null)
    throw new Error(
      `The document could not be set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
    )
  return { compiler, result }
}

/** The bytes of the document. Runs long, so it needs its own thread. */
export const writePdf = async (
  document: Document,
  made: FileMetadata,
  words: FileWords = fileWords('en'),
): Promise<Uint8Array> => {
  const creationTimestamp = Math.floor(Date.parse(made.at) / 1000)
  const input = inputOf(document, made.by, words)
  const whole = compile(input)
  try {
    return whole.compiler.pdf(whole.result, { pdfStandard: 'ua-1', creationTimestamp })
  } catch (error) {
    if (!String(error).includes('could not be displayed')) throw error
    // A document with characters that no font has is not PDF/UA, and says so.
    const noted = compile({ ...input, notes: [...input.notes, words.say('page.shapeless')] })
    return noted.compiler.pdf(noted.result, { pdfStandard: '1.7', creationTimestamp })
  }
}
