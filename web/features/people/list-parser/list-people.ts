import { Email } from '../../../../contract/shapes/fields.ts'
import { comparableLetters } from '../../../../contract/shapes/same-name.ts'
import { withoutEntities } from '../../../../insights/text/html-entities.ts'
import { withoutCountingLetters } from '../../../../insights/text/list-letters.ts'
import { withoutListMarker } from '../../../../insights/text/list-marker.ts'
import { unquoteCell, detectDelimiter, parseRecords, type Delimiter, type Row } from './csv-cells.ts'
import {
  cellsSampled,
  understandColumns,
  type Choices,
  type Column,
  type ColumnMeaning,
  type ListColumn,
} from './list-columns.ts'
import {
  isAddress,
  isBracketed,
  readingPeopleLine,
  rowProblem,
  type Part,
  type RawPerson,
} from './list-lines.ts'
import { readingTable, type ListTable } from './list-table.ts'

/** Parses the people of a text, and the meaning of each of its columns. */

export type RawList = { above: readonly Row[]; table: ListTable }

export type ReadPerson = Pick<RawPerson, 'line' | 'text' | 'problem'> &
  Record<'name' | 'email' | 'role' | 'department' | 'language' | 'membershipRole', string>

/** Yields after each row, so that the caller can do other work. */
export function* parsePeopleStepwise(
  text: string,
  choices: Choices,
): Generator<void, RawList & { people: ReadPerson[]; columns: Column[] }> {
  // Before the text is split: an HTML entity ends with a semicolon, which is also a delimiter.
  const table = yield* readingTable(withoutEntities(text))
  const columns: Column[] = []
  const headed = table.header === null ? [] : headedColumns(table, table.header)
  columns.push(...understandColumns(headed, undefined, choices))
  const raw: RawPerson[] = []
  if (table.header === null) {
    const lines = withoutCountingLetters(table.plain.split(/\r\n|\n|\r/))
    for (const [index, line] of lines.entries()) {
      yield
      if (line.trim() === '' || isRule(line)) continue
      raw.push(...(yield* readingPeopleLine(withoutListMarker(line), index + 1)))
    }
  }
  for (const row of table.rows) {
    yield
    if (!isRule(row.text)) raw.push(...(yield* peopleOfRow(row, { columns, table })))
  }
  for (const [at, unheaded] of lineColumns(raw)) columns.push(...understandColumns(unheaded, at, choices))
  const meanings = new Map(columns.map(({ key, meaning }) => [key, meaning]))
  const people: ReadPerson[] = []
  for (const person of raw) {
    if (people.length % 10 === 9) yield
    people.push(personOf(person, meanings))
  }
  return {
    table,
    above: table.above,
    columns,
    people: table.header === null ? people : withoutLettersInNames(people),
  }
}

/** Removes list letters from the names of a table, as `withoutCountingLetters` does from lines. */
const withoutLettersInNames = (people: readonly ReadPerson[]): ReadPerson[] => {
  const lines = withoutCountingLetters(people.map(({ name, email }) => `${name} ${email}`))
  return people.map((person, index) => ({
    ...person,
    name: lines[index]?.slice(0, -1 - person.email.length) ?? person.name,
  }))
}

/** A line of dashes or the like, as plain-text tables have between rows. */
const isRule = (line: string): boolean => /[=_–—-]{3}/.test(line) && /^[\s|;,:=_+–—-]+$/.test(line)

const headedKey = (index: number, heading: string): string => `heading ${index} ${heading}`

const headedColumns = ({ rows }: ListTable, header: Row): ListColumn[] => {
  const first = rows.slice(0, cellsSampled).map(({ pieces }) => pieces.map(unquoteCell))
  const width = first.reduce((most, cells) => Math.max(most, cells.length), header.pieces.length)
  return Array.from({ length: width }, (_, index) => {
    const heading = unquoteCell(header.pieces[index] ?? '')
    const cells = first.map((row) => ({ value: row[index] ?? '', email: row.find(isAddress) ?? '' }))
    return { key: headedKey(index, heading), index, heading, cells }
  })
}

/** The columns of lines without headings, by the index of the address in the line. */
const lineColumns = (people: readonly RawPerson[]): Map<number, ListColumn[]> => {
  const byPlace = new Map<number, Map<string, ListColumn>>()
  for (const { at, email, parts } of people) {
    if (at === undefined) continue
    const columns = byPlace.get(at) ?? new Map<string, ListColumn>()
    byPlace.set(at, columns)
    for (const { column: key, value } of parts) {
      const column = columns.get(key) ?? { key, index: Number(key.split(' ')[2]), heading: '', cells: [] }
      columns.set(key, column)
      if (column.cells.length < cellsSampled) column.cells.push({ value, email })
    }
  }
  return new Map([...byPlace].map(([at, columns]) => [at, [...columns.values()]]))
}

type Headed = { columns: readonly Column[]; table: ListTable }

/**
 * Whether a row ignores the headings and is a pasted line instead: a single cell with an address, or `Name <e-mail>` in a
 * column of names or e-mails. An address in any other column belongs to somebody else.
 */
const isLine = (pieces: readonly string[], columns: readonly Column[]): boolean => {
  const at = pieces.findIndex(isAddress)
  if (pieces.length === 1) return at === 0
  const meaning = columns.find(({ index }) => index === at)?.meaning
  const isTheirs = meaning === 'name' || meaning === 'email' || meaning === 'firstName'
  return isBracketed(pieces[at] ?? '') && isTheirs
}

/** The cells of a row with a different delimiter, if that puts its only address in the e-mail column; else null. */
const cellsOtherwise = (row: Row, { columns, table }: Headed): string[] | null => {
  const delimiter: Delimiter = detectDelimiter(row.text)
  if (delimiter === table.delimiter || row.pieces.length > 1) return null
  const cells = (parseRecords(row.text, delimiter)[0]?.pieces ?? []).map(unquoteCell)
  const email = columns.find(({ meaning }) => meaning === 'email')
  return email && Email.safeParse(cells[email.index]).success && cells.filter(isAddress).length === 1
    ? cells
    : null
}

function* peopleOfRow(row: Row, headed: Headed): Generator<void, RawPerson[]> {
  const { columns, table } = headed
  const { line, pieces } = row
  const cells = cellsOtherwise(row, headed) ?? pieces.map(unquoteCell)
  const parts = columns.flatMap(({ key, index }): Part[] => {
    const value = cells[index] ?? ''
    return value === '' ? [] : [{ column: key, value }]
  })
  const emails = columns.filter(({ meaning }) => meaning === 'email')
  const email = emails.map(({ index }) => cells[index] ?? '').find(Boolean) ?? ''
  if (!Email.safeParse(email).success && isLine(pieces, columns)) {
    return yield* readingPeopleLine(row.text, line)
  }
  // Unread columns are reported by their headings, so only read cells and those without a heading are checked here.
  const own = cells.filter((_, index) => {
    const column = columns.find((one) => one.index === index)
    return (
      column === undefined ||
      column.heading === '' ||
      (column.meaning !== 'leftOut' && column.meaning !== null)
    )
  })
  const problem = rowProblem(row, email, own)
  const text = pieces.join(table.delimiter)
  return [{ line, text, name: '', email: '', role: '', department: '', language: '', parts, problem }]
}

const wordsOf = (text: string): string[] => comparableLetters(text).split(/[\s,]+/)

/** The name column may hold only part of the name if other columns hold the first or the last name. */
const completeName = ([name]: string[], first: readonly string[], last: readonly string[]): string => {
  const told = new Set(wordsOf(name ?? ''))
  const parts = (all: readonly string[]) =>
    all.filter((part) => !wordsOf(part).every((word) => told.has(word)))
  return [...parts(first), ...(name === undefined ? [] : [name]), ...parts(last)].join(' ')
}

const personOf = (
  { line, text, problem, parts, ...said }: RawPerson,
  meanings: ReadonlyMap<string, ColumnMeaning | null>,
): ReadPerson => {
  const all = (meaning: ColumnMeaning): string[] =>
    parts.flatMap(({ column, value }) => (meanings.get(column) === meaning ? [value] : []))
  const first = (meaning: ColumnMeaning): string => all(meaning)[0] ?? ''
  return {
    line,
    text,
    problem,
    name: said.name || completeName(all('name'), all('firstName'), all('lastName')),
    email: said.email || first('email'),
    role: said.role || first('role'),
    department: said.department || first('department'),
    language: said.language || first('language'),
    membershipRole: first('membershipRole'),
  }
}
