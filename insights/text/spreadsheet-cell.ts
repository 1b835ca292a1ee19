/**
 * What a spreadsheet may run as a formula begins with one of these signs, in its usual or its fullwidth or small form
 * (Japanese and Chinese input writes those, and Excel takes them).
 */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'
const unseen = '\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}'

/** Apostrophes count as well, so that each text has one form in a file. */
const begins = new RegExp(`^'*(?:[\\t\\r\\n]|[${unseen}]*${sign})`, 'u')
const begun = new RegExp(`^'(?='*(?:[\\t\\r\\n]|[${unseen}]*${sign}))`, 'u')

/** Spreadsheets split a cell here where their language has another separator of lists than the file. */
const separator = /[;\t\r\n]/
/** A quote within a split cell opens a quoted one, which is empty where another follows. */
const inside = new RegExp(`([${unseen};"]+)(?:('*)(${sign}))?`, 'gu')

/**
 * A text for a cell of a CSV file: an apostrophe before what a spreadsheet may run as a formula, at its start and behind
 * each sign at which some spreadsheets split it.
 */
export const defuseCell = (text: string): string =>
  `${begins.test(text) ? "'" : ''}${text}`.replace(
    inside,
    (all: string, gap: string, apostrophes: string | undefined, first: string | undefined) =>
      first !== undefined && separator.test(gap) ? `${gap}'${apostrophes}${first}` : all,
  )

/** The text that was defused. */
export const readDefusedCell = (cell: string): string =>
  cell
    .replace(inside, (all: string, gap: string, apostrophes: string | undefined, first: string | undefined) =>
      first !== undefined && apostrophes && separator.test(gap)
        ? `${gap}${apostrophes.slice(1)}${first}`
        : all,
    )
    .replace(begun, '')
