/** The content of a file, independent of its format: title, facts, and parts with texts, lists and tables. */

export type Cell = string | number | null

export type Column = {
  title: string
  /** Its width relative to the other columns. */
  share: number
  /** On paper its cells are badges. */
  isGrade?: true
}

export type Table = {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** The backgrounds of cells by row and column, a colour or hatched, which say nothing that their text doesn't. */
  fills?: readonly (readonly (string | undefined)[])[]
  /** On paper its first half of rows is beside the other. */
  isInHalves?: true
}

/** A statement, what is said of it line by line, and a note in small print: how many people it is based on. */
export type Item = { text: string; isStrong?: true; lines?: readonly string[]; note?: string }

/** A bar with its label, a note in small print, its parts in percent, and the same in words. */
export type Bar = {
  label: string
  note: string
  /** None where there is nothing to draw; the words say why. */
  parts: readonly { kind: 'low' | 'middle' | 'strong' | 'hidden' | 'rest'; percent: number }[]
  words: string
}

export type Block =
  | { kind: 'text'; text: string; isQuiet?: true }
  | { kind: 'heading'; text: string }
  /** `isInHalves`: on paper its first half is beside the other. */
  | { kind: 'list'; items: readonly Item[]; isNumbered?: true; isInHalves?: true }
  | { kind: 'table'; table: Table }
  /** People who are listed and of whom nothing else is said. */
  | { kind: 'names'; names: readonly string[] }
  | { kind: 'bars'; bars: readonly Bar[] }

export type Part = { title: string; blocks: readonly Block[] }

export type Document = {
  title: string
  subtitle: string
  /** What the file is about and who made it, each with its label. */
  facts: readonly (readonly [label: string, value: string])[]
  /** Must be read before anything else. */
  notice: string
  /** Notes on the document itself, such as that some of it is in another language. */
  notes?: readonly string[]
  parts: readonly Part[]
}

/** A sheet of a workbook. */
export type Sheet = { name: string; table: Table }

/** The organization of a file, who made it, and when. */
export type FileMetadata = { organizationName: string; by: string; at: string }

export const columns = (...titles: readonly (string | readonly [title: string, share: number])[]): Column[] =>
  titles.map((column) =>
    typeof column === 'string' ? { title: column, share: 1 } : { title: column[0], share: column[1] },
  )

/**
 * A moment to the minute, so that a spreadsheet sorts it: `2026-03-02 10:00 +01:00`, or in UTC where no time zone was
 * asked for.
 */
export const stampIn = (timeZone: string | undefined): ((at: string) => string) => {
  if (timeZone === undefined) return (at) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  return (at) => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
    const [year, month, day, hour, minute, zone = ''] = (
      ['year', 'month', 'day', 'hour', 'minute', 'timeZoneName'] as const
    ).map((type) => parts.get(type))
    return `${year}-${month}-${day} ${hour}:${minute} ${zone.replace('GMT', '') || '+00:00'}`
  }
}

export const textBlock = (text: string): Block => ({ kind: 'text', text })
export const quietBlock = (text: string): Block => ({ kind: 'text', text, isQuiet: true })
export const headingBlock = (text: string): Block => ({ kind: 'heading', text })
export const tableBlock = (table: Table): Block => ({ kind: 'table', table })
