import { z } from 'zod'
import { sanitizeText } from '../../../core/http/parse-input.ts'
import {
  toLine,
  everySecond,
  importMappingOf,
  type ValidatedArchive,
  type Progress,
} from './validate-archive.ts'
import { entities } from '../archive/archive-files.ts'
import type { Archive } from './open-archive.ts'
import type { Line } from './import-mapping.ts'

/** Rows of a file as JSON text; what is long comes as its beginning, in pieces, and a last piece. */
export const Rows = z.object({
  is: z.enum(['beginning', 'rows']),
  /** The file whose rows they become. */
  of: z.string(),
  text: z.string(),
})
export type Rows = z.output<typeof Rows>

/** Rows that are stored at once, and text of them: as much as takes the server some milliseconds. */
const portion = 500
const portionChars = 1_000_000

/** The lines of a checked file as they are stored, with new ids. */
export async function* makeRows(
  archive: Archive,
  { ids, total }: ValidatedArchive,
  now: Date,
): AsyncGenerator<Progress | Rows, void> {
  const importedAt = now.toISOString()
  const originals = new Map<string, string>()
  const isTime = everySecond()
  let done = 0
  for (const entity of entities) {
    const taking = importMappingOf(entity)
    // Accounts of another server are names and nothing else.
    const rows = rowsOf(entity.name === 'members' ? 'names' : entity.name)
    const known = rowsOf('original-ids')
    for await (const raw of archive.linesOf(entity)) {
      const line = toLine(sanitizeText(raw))
      done += 1
      if (isTime()) yield { is: 'progress', done, total }
      if (taking.stays !== undefined || entity.name === 'organization') continue
      if (entity.name === 'original-ids') {
        originals.set(String(line['id']), String(line['originalId']))
        continue
      }
      const row = notLater(ids.renamed(line, taking), taking.past, importedAt)
      yield* rows.add(
        entity.name === 'members' ? nameOf(row) : { ...row, ...taking.changed?.(row, importedAt) },
      )
      if (entity.name === 'people') {
        const old = String(line['id'])
        yield* known.add({ id: row['id'], originalId: originals.get(old) ?? old })
      }
    }
    yield* rows.end()
    yield* known.end()
  }
}

const nameOf = ({ userId: id, name, email }: Line): Line => ({ id, kind: 'account', name, email })

/** No moment of what was imported is after the import. */
const notLater = (row: Line, past: readonly string[] = [], importedAt: string): Line => ({
  ...row,
  ...Object.fromEntries(
    past.flatMap((field) => {
      const moment = row[field]
      return typeof moment === 'string' && moment > importedAt ? [[field, importedAt]] : []
    }),
  ),
})

/** Rows of one file, gathered until there are enough. */
const rowsOf = (of: string) => {
  let waiting: string[] = []
  let chars = 0
  const flush = function* (): Generator<Rows, void> {
    if (waiting.length === 0) return
    const pieces = inPieces(`[${waiting.join(',')}]`)
    waiting = []
    chars = 0
    for (const [at, text] of pieces.entries())
      yield { is: at === pieces.length - 1 ? 'rows' : 'beginning', of, text }
  }
  return {
    add: function* (row: Line): Generator<Rows, void> {
      const text = JSON.stringify(row)
      if (chars + text.length > portionChars) yield* flush()
      waiting.push(text)
      chars += text.length
      if (waiting.length >= portion || chars > portionChars) yield* flush()
    },
    end: flush,
  }
}

/** A text in pieces that are no longer than what is stored at once, none of which ends within a sign. */
export const inPieces = (text: string, longest = portionChars): string[] => {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    let end = Math.min(from + longest, text.length)
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    pieces.push(text.slice(from, end))
    from = end
  }
  return pieces
}
