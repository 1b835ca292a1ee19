import type { Content } from 'pdfmake'
import type { Direction } from '../../../../languages/index.ts'
import type { Measure } from './pdf-typeface.ts'
import { isRightToLeft, breakLines, withoutMarks } from './bidi-text.ts'

/** Texts of a document, on the side where its language begins. */

export const pageWidth = 515
export const fontSize = 9
export const tableFontSize = 8
/** Below it nothing is read on paper: a longer word is broken. */
const smallest = 5
export const grey = '#5c5c66'

const control = /[\p{Cc}\p{Cs}\u200B-\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF]/gu

/** `side`: where its lines stand, in whatever direction they are read. `isBookmark`: it is found in the outline. */
export type Place = { width?: number; side?: 'left' | 'right'; isBookmark?: true }
export type Style = {
  fontSize?: number
  bold?: true
  color?: string
  margin?: [number, number, number, number]
}

export const quietStyle: Style = { fontSize: 8, color: grey }

/** Marks that only steer are left out: a bidirectional override in a name must not turn round what stands beside it. */
const withoutSteering = (text: string): string =>
  text.replaceAll(/\t/g, ' ').replaceAll(control, (mark) => (mark === '\n' ? mark : ''))

/** A text without anything that cannot be seen. */
export const cleanPdfText = (text: string): string => withoutMarks(withoutSteering(text))

export type Setting = {
  direction: Direction
  /** The side on which lines begin, and the other. */
  start: 'left' | 'right'
  end: 'left' | 'right'
  /** A text in a place so many points wide. */
  set: (text: string, style?: Style, place?: Place) => Content
  /** How large a text in bold letters may be for its longest word to stand whole in so many points. */
  sizeFor: (text: string, size: number, width: number) => number
  /** What stands beside each other, in the order in which it is read. */
  inOrder: <Item>(items: readonly Item[]) => Item[]
}

/** How texts are set in a document of this direction. */
export const createTextSetting = (direction: Direction, measure: Measure): Setting => {
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return {
    direction,
    start,
    end,
    sizeFor: (text, size, width) => {
      const widest = Math.max(
        1,
        ...cleanPdfText(text)
          .split(/\s/)
          .map((word) => measure(word, 1, true)),
      )
      return Math.max(smallest, Math.min(size, width / widest))
    },
    inOrder: (items) => (direction === 'rtl' ? items.toReversed() : [...items]),
    set: (text, style = {}, { width = pageWidth, side, isBookmark } = {}) => {
      const mark = isBookmark && { outline: true, outlineText: cleanPdfText(text) }
      const shown = withoutSteering(text)
      if (!isRightToLeft(shown))
        return { text: withoutMarks(shown), alignment: side ?? start, ...style, ...mark }
      const { margin, ...letters } = style
      const size = style.fontSize ?? fontSize
      const fit = { width, widthOf: (word: string) => measure(word, size, style.bold === true) }
      return {
        stack: breakLines(shown, fit).map((line, index) => ({
          text: line.runs.map((run) => ({ text: run })),
          // The line is broken and ordered: broken again, its words would stand in the wrong order.
          noWrap: true,
          // A space at the end of a run may stand within the line as it is seen.
          preserveLeadingSpaces: true,
          preserveTrailingSpaces: true,
          alignment: side ?? (line.isRightToLeft ? 'right' : start),
          ...letters,
          ...(index === 0 && mark),
        })),
        ...(margin && { margin }),
      }
    },
  }
}
