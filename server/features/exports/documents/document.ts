/** What is written into a file, whatever its format: title, facts, and parts of texts, lists and tables. */

export type Cell = string | number | null

export type Column = {
  title: string
  /** How wide it is in comparison with the others. */
  share: number
}

export type Table = {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** From this column on, numbers of 1 to 10 have a ground that is the deeper the higher they are. */
  shadedFrom?: number
}

/** A statement, and what is said of it in small letters: how many people it rests on. */
export type Item = { text: string; note?: string }

export type Block =
  | { kind: 'text'; text: string; isQuiet?: true }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Item[]; isNumbered?: true }
  | { kind: 'table'; table: Table }

export type Part = { title: string; blocks: readonly Block[] }

export type Document = {
  title: string
  subtitle: string
  /** Of what and by whom this file was made, each with its label. */
  facts: readonly (readonly [label: string, value: string])[]
  /** What must be read before anything else. */
  notice: string
  /** What else is said of the document itself: that some of it stands in another language. */
  notes?: readonly string[]
  parts: readonly Part[]
}

/** A sheet of a workbook. */
export type Sheet = { name: string; table: Table }

/** Of which organization, by whom and when a file is made. */
export type FileMetadata = { organizationName: string; by: string; at: string }

export const columns = (...titles: readonly (string | readonly [title: string, share: number])[]): Column[] =>
  titles.map((column) =>
    typeof column === 'string' ? { title: column, share: 1 } : { title: column[0], share: column[1] },
  )

/** A moment as files say it: to the minute, in UTC, whoever reads it and wherever. */
export const momentText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

export const textBlock = (text: string): Block => ({ kind: 'text', text })
export const quietBlock = (text: string): Block => ({ kind: 'text', text, isQuiet: true })
export const headingBlock = (text: string): Block => ({ kind: 'heading', text })
