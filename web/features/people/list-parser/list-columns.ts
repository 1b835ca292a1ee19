import { isOfficeAddress } from '../../../../contract/shapes/name-from-email.ts'
import { comparableLetters, fitsAddress } from '../../../../contract/shapes/same-name.ts'
import { isLanguageCode } from '../../../../languages/index.ts'
import { headingMeaning, type HeadingMeaning } from './column-headings.ts'
import { parseLanguageName } from './language-names.ts'

/** The meaning of each column of a list: by its heading, else by its content, else as the user has chosen. */

export type ColumnMeaning =
  | 'email'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'department'
  | 'membershipRole'
  | 'language'
  | 'leftOut'

/** By column key. */
export type Choices = Readonly<Record<string, ColumnMeaning>>

/** A column as written in the list; `cells` are its first ones, '' if a row has none there. */
export type ListColumn = {
  key: string
  /** From 0. */
  index: number
  /** '' if there is none. */
  heading: string
  cells: { value: string; email: string }[]
}

export type Column = Pick<ListColumn, 'key' | 'index' | 'heading'> & {
  /** Null if unknown: then the user is asked. */
  meaning: ColumnMeaning | null
  /** It could not be detected. */
  isAsked: boolean
  samples: string[]
  hasAddresses: boolean
}

/** The number of cells that are enough to detect the meaning of a column. */
export const cellsSampled = 200

const addressPart = /[^\s@]@[^\s@]/
const figures = /^[\p{N}\s.,:;/+()#-]+$/u
const honorific =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|hr|fr|sr|sra|srta|don|dona|السيد|السيده|سيد|سيده|د)\.?$/u
const nameWord = /^(?:\p{Lu}|\p{Lo}|(?:von|van|der|den|de|del|la|bin|al|y|zu)$)[\p{L}\p{M}'’.-]*,?$/u

const filledOf = ({ cells }: ListColumn) => cells.filter(({ value }) => value !== '')

/** Whether at least this share of the filled cells matches. */
const isMostly = (
  column: ListColumn,
  is: (cell: { value: string; email: string }) => boolean,
  share = 0.5,
): boolean => {
  const filled = filledOf(column)
  return filled.length > 0 && filled.filter(is).length >= filled.length * share
}

const hasAddresses = (column: ListColumn) => isMostly(column, ({ value }) => addressPart.test(value))
const isOfAddress = (column: ListColumn) =>
  isMostly(column, ({ value, email }) => !isOfficeAddress(email) && fitsAddress(value, email))
const areFullNames = (column: ListColumn) =>
  isMostly(
    column,
    ({ value }) => {
      const words = value.split(/\s+/)
      return words.length > 1 && words.length < 6 && words.every((word) => nameWord.test(word))
    },
    0.8,
  )

/** Whether the cells of `whole` contain those of `part`, in at least 80% of the rows that have both. */
const contains = (whole: ListColumn, part: ListColumn): boolean => {
  const rows = whole.cells.flatMap(({ value }, index) => {
    const piece = part.cells[index]?.value ?? ''
    return value === '' || piece === '' ? [] : [{ value, piece }]
  })
  const held = rows.filter(({ value, piece }) => comparableLetters(value).includes(comparableLetters(piece)))
  return rows.length > 0 && held.length >= rows.length * 0.8
}

type Meanings = (ColumnMeaning | null)[]

/** The meanings of the columns of a table, from all of its headings together. */
const meaningsByHeading = (columns: readonly ListColumn[]): Meanings => {
  const said = columns.map((column): HeadingMeaning | undefined => {
    const meaning = headingMeaning(column.heading)
    if (filledOf(column).length === 0) return meaning ?? 'leftOut'
    // In some lists, "Title" is Mr or Mrs.
    const isTitle = isMostly(column, ({ value }) => honorific.test(comparableLetters(value)), 0.8)
    return isTitle ? 'leftOut' : meaning
  })
  const at = (meaning: HeadingMeaning) => said.flatMap((one, index) => (one === meaning ? [index] : []))
  const meanings: Meanings = said.map((one) => (one === 'leftOut' ? 'leftOut' : null))
  const set = (indexes: readonly number[], meaning: ColumnMeaning | null) => {
    for (const index of indexes) meanings[index] = meaning
  }
  /** The first column wins; for others with the same heading the user is asked. */
  const setFirst = ([first, ...more]: readonly number[], meaning: ColumnMeaning) => {
    if (first !== undefined) set([first], meaning)
    set(more, null)
  }
  const setBest = (better: readonly number[], other: readonly number[], meaning: ColumnMeaning) => {
    setFirst(better.length > 0 ? better : other, meaning)
    if (better.length > 0) set(other, 'leftOut')
  }
  setBest(at('role'), at('otherRole'), 'role')
  setBest(at('department'), at('otherDepartment'), 'department')
  setFirst(at('membershipRole'), 'membershipRole')
  setFirst(at('language'), 'language')
  setEmails()
  setNames()
  return meanings

  function setEmails(): void {
    const [atWork, plain, notAtWork] = [at('workEmail'), at('email'), at('privateEmail')]
    const best = atWork.length > 0 ? atWork : plain
    set([...plain, ...notAtWork], best.length > 0 ? 'leftOut' : null)
    set(best, 'email')
    if (best.length + notAtWork.length > 0) return
    // Without such a heading, a column of addresses is detected by its content; if there are several, the user is asked.
    const found = columns.flatMap((column, index) => (hasAddresses(column) ? [index] : []))
    const isSure = found.length === 1 && found.every((index) => said[index] === undefined)
    set(found, isSure ? 'email' : null)
  }

  function setNames(): void {
    const [full, [name, ...names], first, last] = [
      at('fullName'),
      at('name'),
      at('firstName'),
      at('lastName'),
    ]
    const parts = [...first, ...last]
    set(first, 'firstName')
    set(last, 'lastName')
    set(names, null)
    if (full.length > 0) {
      set([...parts, ...(name === undefined ? [] : [name])], 'leftOut')
      return setFirst(full, 'name')
    }
    if (name === undefined) return
    // Beside a first name, "Name" is the last name in some lists, and the whole name in others.
    const column = columns[name]
    const isWhole = parts.every((index) => {
      const part = columns[index]
      return column !== undefined && part !== undefined && contains(column, part)
    })
    if (isWhole) {
      set(parts, 'leftOut')
      set([name], 'name')
    } else if (first.length > 0 && last.length > 0) set([name], 'leftOut')
    else set([name], first.length > 0 ? 'lastName' : 'firstName')
  }
}

const areFigures = (column: ListColumn) => isMostly(column, ({ value }) => figures.test(value), 1)
const areLanguages = (column: ListColumn) =>
  isMostly(column, ({ value }) => isLanguageCode(parseLanguageName(value)), 1)
const isSelfExplanatory = (column: ListColumn) => areFigures(column) || areLanguages(column)

/** The meanings of the cells beside an address in lines without headings. `at`: the index of the address. */
const meaningsByContent = (columns: readonly ListColumn[], at: number): Meanings => {
  const ofAddress = columns.filter(isOfAddress)
  // A single word may be half of a name if there are other cells beside it.
  const isWhole = (column: ListColumn) =>
    isMostly(column, ({ value }) => /\S\s+\S/.test(value)) ||
    columns.every((one) => one === column || isSelfExplanatory(one))
  const [only] = ofAddress.length === 1 ? ofAddress.filter(isWhole) : []
  return columns.map((column) => {
    if (areFigures(column)) return 'leftOut'
    if (areLanguages(column)) return 'language'
    if (column === only) return 'name'
    // Lists usually have the name directly before the address.
    return at === 1 && column.index === 0 && ofAddress.length === 0 && areFullNames(column) ? 'name' : null
  })
}

const samplesOf = (column: ListColumn): string[] =>
  [...new Set(filledOf(column).map(({ value }) => value.slice(0, 40)))].slice(0, 3)

/** `at`: the index of the address in lines without headings; undefined for a table with headings. */
export const understandColumns = (
  columns: readonly ListColumn[],
  at: number | undefined,
  choices: Choices,
): Column[] => {
  const meanings = at === undefined ? meaningsByHeading(columns) : meaningsByContent(columns, at)
  return columns.flatMap((column, place) => {
    const samples = samplesOf(column)
    // An empty column without a heading is not a column.
    if (samples.length === 0 && column.heading === '') return []
    const { key, index, heading } = column
    const meaning = meanings[place] ?? null
    return {
      key,
      index,
      heading,
      meaning: meaning ?? choices[key] ?? null,
      isAsked: meaning === null,
      samples,
      hasAddresses: hasAddresses(column),
    }
  })
}
