import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`)

/** The English texts that people read, by file. */
export type Prose = { readonly file: string; readonly texts: readonly string[] }

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Marks of Markdown say nothing: each item, cell and heading is a text of its own. */
const textsOfArticle = (markdown: string): string[] =>
  markdown
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.))|\|/)
    .map((text) => text.replaceAll(/^[\s#>*|-]+|[[\]*]/g, '').trim())
    .filter((text) => text !== '')

/** Every literal and template of a file; what is filled in is one word. */
const textsOfCode = (file: string): string[] => {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = Object.fromEntries(Object.entries(node))
    if (type === 'ImportDeclaration') return
    if (type === 'Literal' && typeof value === 'string') texts.push(value)
    if (type === 'TemplateLiteral' && Array.isArray(quasis))
      texts.push(quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('one'))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, read(file)).program)
  return texts
}

const messageFiles = [
  ...filesIn('contract/messages', '.ts').filter((file) => !file.endsWith('.test.ts')),
  'contract/http/failures.ts',
]

export const prose: readonly Prose[] = [
  ...filesIn('languages/en', '.json').map((file) => ({ file, texts: stringsIn(JSON.parse(read(file))) })),
  ...filesIn('web/features/help/articles', '.md').map((file) => ({
    file,
    texts: textsOfArticle(read(file)),
  })),
  ...messageFiles.map((file) => ({ file, texts: textsOfCode(file) })),
]

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, with each quote and each place as one word: people may write as long as they like. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text.replaceAll(/“[^”]*”/g, '“quote”').replaceAll(/\{\{[^}]*\}\}/g, 'one'))].map(
    ({ segment }) => segment.trim(),
  )

export const wordsOf = (sentence: string): number => sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
