import type { Content } from 'pdfmake'
import type { Direction } from '../../../../languages/index.ts'
import type { Measure } from './pdf-typeface.ts'
import { isRightToLeft, breakLines, withoutMarks } from './bidi-text.ts'

/** Texts of a document, aligned to the side where its language begins. */

export const pageWidth = 515
export const fontSize = 9
export const tableFontSize = 8
/** The smallest readable font size on paper, in points: a word that is still too wide is broken. */
const smallest = 5
export const grey = '#5c5c66'

const control = /[\p{Cc}\p{Cs}\u200B-\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF]/gu

/** `side`: the alignment of its lines, independent of their direction. `isBookmark`: listed in the outline. */
export type Place = { width?: number; side?: 'left' | 'right'; isBookmark?: true }
export type Style = {
  fontSize?: number
  bold?: true
  color?: string
  margin?: [number, number, number, number]
}

export const quietStyle: Style = { fontSize: 8, color: grey }

/** Removes control characters: a bidirectional override in a name must not reverse the text next to it. */
const withoutSteering = (text: string): string =>
  text.replaceAll(/\t/g, ' ').replaceAll(control, (mark) => (mark === '\n' ? mark : ''))

/** A text without invisible characters. */
export const cleanPdfText = (text: string): string => withoutMarks(withoutSteering(text))

export type Setting = {
  direction: Direction
  /** The side on which lines begin, and the other. */
  start: 'left' | 'right'
  end: 'left' | 'right'
  /** Sets a text in a place of this width, in points. */
  set: (text: string, style?: Style, place?: Place) => Content
  /** The font size at which the longest word of a bold text fits into this width, both in points. */
  sizeFor: (text: string, size: number, width: number) => number
  /** Items side by side, in reading order. */
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
          // The line is already broken and ordered: another line break would put its words in the wrong order.
          noWrap: true,
          // A space at the end of a run may be within the visible line.
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
