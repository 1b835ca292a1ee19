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
import { say } from '../t.ts'

/** The people of lines as they are typed or copied, and what keeps a line from being one person. */

/** A cell whose column says what it is; `column` is the key of that. */
export type Part = { column: string; value: string }

/** Somebody as they stand in a text. What has no name of its own among these fields is in `parts`. */
export type RawPerson = {
  line: number
  text: string
  name: string
  email: string
  role: string
  department: string
  language: string
  parts: Part[]
  /** Where the address stands among the cells of a line without headings and without `Name <e-mail>`. */
  at?: number
  /** What is wrong with the line as a whole. */
  problem: string | null
}

const nothing = { name: '', email: '', role: '', department: '', language: '', parts: [], problem: null }

const bracketed = /^([^<>]*)<([^<>]*)>(.*)$/s
export const isBracketed = (piece: string): boolean => bracketed.test(piece.trim())

/** A cell that is to name a person by an address, be it misspelt; “Designer @ Acme” is none. */
export const isAddress = (piece: string): boolean =>
  /[^\s@]@[^\s@]/.test(piece.normalize('NFKC')) || isBracketed(piece)

/** An address that is one, or is to be asked about. */
const isMailbox = (typed: string): boolean =>
  Email.safeParse(typed).success || suggestedEmail(typed) !== undefined

/** A name and the address behind it, as they are copied from a list: `Ann Lee ann@m.test`. */
const spaced = /^(.*\S)\s+(\S+)$/s

/** What may stand between a name and the address behind it. */
const nameEnd = /[\s:;,،؛]/u
const dashBehind = /\s[–—-]$/u

/** `Ben Okafor (ben@m.test)` is written as well as with angle brackets. */
const inRoundBrackets = /\(([^()\s@<>]+@[^()\s@<>]+)\)/

const openQuote = say('parseInvites.openQuote')

/** No address is longer, and longer texts would take long to search. */
const longestToken = 254
const tokenEnd = /[\s<>(),;،؛:"[\]\\\p{C}\p{DI}]+/u
const addressShape = /[^@]+@[^@]+/g
const bracketShape = /<([^<>@]*@[^<>]*)>/g

/** The addresses in a text. It takes time in proportion to the length of the text, and next to none without an @. */
export const extractAddresses = (text: string): string[] => {
  if (!/[@＠﹫]/.test(text)) return []
  return text
    .normalize('NFKC')
    .split(tokenEnd)
    .filter((token) => token.includes('@') && token.length <= longestToken)
    .flatMap((token) => token.match(addressShape) ?? [])
    .flatMap((typed) => Email.safeParse(typed.replace(/\.{1,9}$/, '')).data ?? [])
}

/** Whoever stands in these cells behind the first one would be lost, so nobody of such a line is invited. */
const onePersonOf = (cells: readonly string[]): string | null => {
  const text = cells.join('\n')
  const misspelt = [...text.matchAll(bracketShape)].flatMap(([, inside = '']) =>
    extractAddresses(inside).length > 0 ? [] : [inside.trim()],
  )
  const named = new Set([...extractAddresses(text), ...misspelt])
  return named.size > 1 ? say('parseInvites.manyAddresses', { addresses: [...named].join(', ') }) : null
}

/** What is wrong with an e-mail cell without an address, where another cell has one. */
const elsewhereOf = (email: string, cells: readonly string[]): string | null => {
  const [address] = extractAddresses(email).length > 0 ? [] : extractAddresses(cells.join('\n'))
  if (address === undefined) return null
  return email === ''
    ? say('parseInvites.elsewhereNoEmail', { address })
    : say('parseInvites.elsewhereInvalid', { address })
}

/** What is wrong with a row of a table. `cells`: those in which nobody else may stand. */
export const rowProblem = (row: Row, email: string, cells: readonly string[]): string | null => {
  const faults = [row.hasOpenQuote ? openQuote : '', elsewhereOf(email, cells) ?? '']
  return onePersonOf(cells) ?? (faults.filter(Boolean).join('. ') || null)
}

/** The key of a column of lines without headings: where the address stands in them, and where the cell. */
const lineColumn = (at: number, index: number): string => `line ${at} ${index}`

/** The separator that leaves the address alone in its cell, so that a comma within a name is none. */
const delimiterOfLine = (text: string): Delimiter => {
  const usual = detectDelimiter(text)
  const hasOwnCell = (delimiter: Delimiter) =>
    text.includes(delimiter) &&
    splitCells(text, delimiter).some((piece) => isAddress(piece) && isMailbox(unquoteCell(piece)))
  if (!isAddress(text) || isBracketed(text) || hasOwnCell(usual)) return usual
  return delimiters.find(hasOwnCell) ?? usual
}

/**
 * `Name <e-mail>, job title, department, language`, or an e-mail alone. Of other cells beside an address nothing says what
 * they are: they go into `parts`.
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
  const told = (rest: string): Pick<RawPerson, 'role' | 'department' | 'language'> => {
    const [role = '', department = '', ...behind] = plainTitle(rest) === '' ? after : [rest, ...after]
    // All of it, so that nothing of a line is left out unsaid.
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
  // Without an @ nobody has tried to write an address, so that is what is missing.
  if (!cell.normalize('NFKC').includes('@')) {
    return { ...draft, ...told(''), name: cell, problem: draft.problem ?? say('parseInvites.noAddress') }
  }
  const parts = pieces.flatMap((piece, index) => {
    const value = unquoteCell(piece)
    return index === at || value === '' ? [] : [{ column: lineColumn(at, index), value }]
  })
  return { ...draft, email: cell, parts, at }
}

/** The people of a line: several where a separator stands between addresses only, as in a mail program's list. */
export const parsePeopleLine = (typed: string, line: number): RawPerson[] => {
  const text = typed.includes('<') ? typed : typed.replace(inRoundBrackets, '<$1>')
  for (const delimiter of /[@＠﹫<].*[@＠﹫<]/s.test(text) ? delimiters : []) {
    const [row, ...more] = parseRecords(text, delimiter)
    const pieces = row?.pieces.filter((piece) => piece.trim() !== '') ?? []
    if (more.length === 0 && pieces.length > 1 && pieces.every(isAddress))
      return pieces.flatMap((piece) => parsePeopleLine(piece, line))
  }
  return [personOf(text, line)]
}
