import { Email, suggestedEmail } from '../../../../contract/shapes/fields.ts'
import { plainTitle } from '../../../../insights/text/plain-name.ts'
import { withoutEnd } from '../../../../insights/text/plain-text.ts'
import {
  unquoteCell,
  detectDelimiter,
  delimiters,
  splitCells,
  parseRecords,
  type Delimiter,
  type Row,
} from './csv-cells.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Parses people from typed or pasted lines, and finds what prevents a line from being one person. */

/** A cell whose meaning comes from its column; `column` is the key of the column. */
export type Part = { column: string; value: string }

/** A person as written in a text. Cells whose meaning comes from their column are in `parts`. */
export type RawPerson = {
  line: number
  text: string
  name: string
  email: string
  role: string
  department: string
  language: string
  parts: Part[]
  /** The index of the address among the cells of a line without headings and without `Name <e-mail>`. */
  at?: number
  /** The error of the line as a whole. */
  problem: string | null
}

const nothing = { name: '', email: '', role: '', department: '', language: '', parts: [], problem: null }

const bracketed = /^([^<>]*)<([^<>]*)>(.*)$/s
export const isBracketed = (piece: string): boolean => bracketed.test(piece.trim())

/** A cell that identifies a person by an address, even a misspelt one; “Designer @ Acme” does not. */
export const isAddress = (piece: string): boolean =>
  /[^\s@]@[^\s@]/.test(piece.normalize('NFKC')) || isBracketed(piece)

/** A valid address, or one for which a correction can be suggested. */
const isMailbox = (typed: string): boolean =>
  Email.safeParse(typed).success || suggestedEmail(typed) !== undefined

/** A name followed by an address, as copied from a list: `Ann Lee ann@m.test`. */
const spaced = /^(.*\S)\s+(\S+)$/s

/** What may separate a name from the address after it. */
const nameEnd = /[\s:;,،؛]/u
const dashBehind = /\s[–—-]$/u

/** Some people write `Ben Okafor (ben@m.test)` instead of using angle brackets. */
const inRoundBrackets = /\(([^()\s@<>]+@[^()\s@<>]+)\)/

const openQuote = t(texts, 'parseInvites.openQuote')

/** No address is longer, and longer texts would be slow to search. */
const longestToken = 254
const tokenEnd = /[\s<>(),;،؛:"[\]\\\p{C}\p{DI}]+/u
const addressShape = /[^@]+@[^@]+/g
const dottedDomain = /@[^@.。]+[.。]+[^@.。]/
const bracketShape = /<([^<>@]*@[^<>]*)>/g

/** A line with more of them is not one person, so no more are checked: one sign may become four words in NFKC. */
const mostAddresses = 50
/** A line with more cells is no person, and each cell would be asked about. */
const mostCells = 100

/** The different parts of a text that may be addresses. Takes linear time, and almost none without an @. */
const findCandidates = (text: string): string[] => {
  if (!/[@＠﹫]/.test(text)) return []
  const typed = text
    .normalize('NFKC')
    .split(tokenEnd)
    .filter((token) => token.includes('@') && token.length <= longestToken)
    .flatMap((token) => token.match(addressShape) ?? [])
    .filter((candidate) => dottedDomain.test(candidate))
  return [...new Set(typed)]
}

const parseAddresses = (candidates: readonly string[]): string[] =>
  candidates
    .slice(0, mostAddresses)
    .flatMap((typed) => Email.safeParse(typed.replace(/\.{1,9}$/, '')).data ?? [])

/** The addresses in a text: the first ones of many. */
export const extractAddresses = (text: string): string[] => parseAddresses(findCandidates(text))

/** The error if the cells name several people: all but the first would be lost, so nobody in the line is invited. */
const onePersonOf = (cells: readonly string[]): string | null => {
  const text = cells.join('\n')
  const candidates = findCandidates(text)
  const bracketedOnes = new Set(Array.from(text.matchAll(bracketShape), ([, inside = '']) => inside))
  const misspelt = [...bracketedOnes]
    .slice(0, mostAddresses)
    .flatMap((inside) => (extractAddresses(inside).length > 0 ? [] : [inside.trim()]))
  const unchecked = candidates.length > mostAddresses ? candidates.slice(0, mostAddresses) : []
  const named = new Set([...parseAddresses(candidates), ...misspelt, ...unchecked])
  return named.size > 1 ? t(texts, 'parseInvites.manyAddresses', { addresses: [...named].join(', ') }) : null
}

/** The error if the e-mail cell has no address but another cell does. */
const elsewhereOf = (email: string, cells: readonly string[]): string | null => {
  const [address] = extractAddresses(email).length > 0 ? [] : extractAddresses(cells.join('\n'))
  if (address === undefined) return null
  return email === ''
    ? t(texts, 'parseInvites.elsewhereNoEmail', { address })
    : t(texts, 'parseInvites.elsewhereInvalid', { address })
}

/** The error of a table row, or null. `cells`: those that must not name anybody else. */
export const rowProblem = (row: Row, email: string, cells: readonly string[]): string | null => {
  const faults = [row.hasOpenQuote ? openQuote : '', elsewhereOf(email, cells) ?? '']
  return onePersonOf(cells) ?? (faults.filter(Boolean).join('. ') || null)
}

/** The key of a column of lines without headings, from the index of the address and that of the cell. */
const lineColumn = (at: number, index: number): string => `line ${at} ${index}`

/** The delimiter that puts the address in a cell of its own, so that a comma within a name does not split it. */
const delimiterOfLine = (text: string): Delimiter => {
  const usual = detectDelimiter(text)
  const hasOwnCell = (delimiter: Delimiter) =>
    text.includes(delimiter) &&
    splitCells(text, delimiter).some((piece) => isAddress(piece) && isMailbox(unquoteCell(piece)))
  if (!isAddress(text) || isBracketed(text) || hasOwnCell(usual)) return usual
  return delimiters.find(hasOwnCell) ?? usual
}

/**
 * Parses `Name <e-mail>, job title, department, language`, or an e-mail alone. The meaning of other cells beside an
 * address is unknown, so they go into `parts`.
 */
const personOf = (text: string, line: number): RawPerson => {
  const [row] = parseRecords(text, delimiterOfLine(text))
  const pieces = row?.pieces ?? []
  const at = Math.max(0, pieces.findIndex(isAddress))
  const before = pieces.slice(0, at).map(unquoteCell)
  const after = pieces.slice(at + 1).map(unquoteCell)
  const draft = {
    ...nothing,
    line,
    text,
    problem: onePersonOf([text]) ?? (row?.hasOpenQuote ? openQuote : null),
  }
  if (pieces.length > mostCells) {
    const tooMany = t(texts, 'parseInvites.tooManyCells', { most: mostCells })
    return { ...draft, email: pieces[at]?.trim() ?? '', problem: draft.problem ?? tooMany }
  }
  const told = (rest: string): Pick<RawPerson, 'role' | 'department' | 'language'> => {
    const [role = '', department = '', ...behind] = plainTitle(rest) === '' ? after : [rest, ...after]
    // All remaining cells, so that nothing in a line is dropped silently.
    return { role, department, language: behind.filter(Boolean).join(', ') }
  }
  const [, name, email, rest = ''] = bracketed.exec(pieces[at]?.trim() ?? '') ?? []
  if (name !== undefined && email !== undefined) {
    const called = [...before, unquoteCell(name)].filter(Boolean).join(', ')
    return { ...draft, ...told(rest.trim()), name: called, email: email.trim() }
  }
  const cell = unquoteCell(pieces[at] ?? '')
  const [, called, address] = spaced.exec(cell) ?? []
  if (called !== undefined && address !== undefined && isMailbox(address)) {
    const both = withoutEnd([...before, called].filter(Boolean).join(', ').replace(dashBehind, ''), nameEnd)
    return { ...draft, ...told(''), name: both, email: address }
  }
  // Without an @ nobody tried to write an address, so the error is that it is missing.
  if (!cell.normalize('NFKC').includes('@')) {
    return { ...draft, ...told(''), name: cell, problem: draft.problem ?? t(texts, 'parseInvites.noAddress') }
  }
  const parts = pieces.flatMap((piece, index) => {
    const value = unquoteCell(piece)
    return index === at || value === '' ? [] : [{ column: lineColumn(at, index), value }]
  })
  return { ...draft, email: cell, parts, at }
}

/**
 * The people of a line: several if a delimiter separates nothing but addresses, as in a mail program's recipients.
 * Yields before each of them, so that the caller can do other work.
 */
export function* readingPeopleLine(typed: string, line: number): Generator<void, RawPerson[]> {
  const text = typed.includes('<') ? typed : typed.replace(inRoundBrackets, '<$1>')
  for (const delimiter of /[@＠﹫<].*[@＠﹫<]/s.test(text) ? delimiters : []) {
    const [row, ...more] = parseRecords(text, delimiter)
    const pieces = row?.pieces.filter((piece) => piece.trim() !== '') ?? []
    if (more.length > 0 || pieces.length < 2 || !pieces.every(isAddress)) continue
    const people: RawPerson[] = []
    for (const piece of pieces) {
      yield
      people.push(...(yield* readingPeopleLine(piece, line)))
    }
    return people
  }
  return [personOf(text, line)]
}
