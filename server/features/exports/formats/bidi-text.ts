import bidiFactory from 'bidi-js'

/**
 * Prepares text in Hebrew, Arabic and similar scripts for a writer that places words from left to right: lines of
 * runs in visual order, each run in one direction and unbroken, so that the font's own shaping reverses it.
 */

const bidi = bidiFactory()
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const turning =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u
const noBreak = '\u00A0'
/** Marks that isolate the direction of the text between them: applied, and then removed. */
const opening = /[\u2066-\u2068]/
const closing = '\u2069'
const mark = /[\u2066-\u2069]/
const marks = /[\u2066-\u2069]/g

export type Line = { runs: string[]; isRightToLeft: boolean }

/** The width of a line, and a function that measures a text without spaces, in the same unit. */
export type Fit = { width: number; widthOf: (text: string) => number }

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** A text without isolation marks. */
export const withoutMarks = (text: string): string => text.replaceAll(marks, '')

/** Breaks a text into lines, none wider than the given width. */
export const breakLines = (text: string, fit: Fit): Line[] =>
  text.split('\n').flatMap((written) => {
    const paragraph = paired(written)
    // Levels are computed for the whole paragraph, since an isolated part may continue on the next line.
    const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto')
    const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1
    return broken(paragraph, fit).map(([start, end]) => ({
      runs: toVisualOrder(runsOf(paragraph, levels, start, end)),
      isRightToLeft,
    }))
  })

/** Removes marks without a counterpart: one in a name would affect all text after it. */
const paired = (text: string): string => {
  if (!mark.test(text)) return text
  const open: number[] = []
  const single = new Set<number>()
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (opening.test(character)) open.push(index)
    else if (character === closing && open.pop() === undefined) single.add(index)
  }
  for (const index of open) single.add(index)
  return single.size === 0
    ? text
    : text.replaceAll(marks, (found, index: number) => (single.has(index) ? '' : found))
}

/** Where each line begins and ends, without the space between two. */
const broken = (paragraph: string, { width, widthOf }: Fit): [start: number, end: number][] => {
  const space = widthOf(noBreak)
  const lines: [start: number, end: number][] = []
  let used = Infinity
  let start = 0
  for (const word of paragraph.split(' ')) {
    const wide = widthOf(withoutMarks(word))
    const last = lines.at(-1)
    if (last !== undefined && used + space + wide <= width) {
      last[1] = start + word.length
      used += space + wide
    } else {
      const pieces = wide <= width ? [word] : cut(word, width, widthOf)
      let at = start
      for (const piece of pieces) {
        lines.push([at, at + piece.length])
        at += piece.length
      }
      used = widthOf(withoutMarks(pieces.at(-1) ?? ''))
    }
    start += word.length + 1
  }
  return lines
}

/** Splits a word that is wider than a line. */
const cut = (word: string, width: number, widthOf: Fit['widthOf']): string[] => {
  const pieces: string[] = []
  let used = Infinity
  for (const character of word) {
    const wide = mark.test(character) ? 0 : widthOf(character)
    if (used + wide > width) {
      pieces.push(character)
      used = wide
    } else {
      pieces.push(`${pieces.pop() ?? ''}${character}`)
      used += wide
    }
  }
  return pieces
}

type Run = { text: string; level: number }

const runsOf = (paragraph: string, levels: Uint8Array, start: number, end: number): Run[] => {
  const runs: Run[] = []
  // By code unit, as the levels are: both halves of a surrogate pair have the same level.
  for (let index = start; index < end; index += 1) {
    const character = paragraph.charAt(index)
    if (mark.test(character)) continue
    const level = levels[index] ?? 0
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    const last = runs.at(-1)
    if (last?.level === level) last.text += shown
    else runs.push({ text: shown, level })
  }
  return runs
}

/**
 * Rule L2 of the Unicode bidirectional algorithm, applied to runs: from the highest level down, reverse every
 * sequence of runs at or above that level.
 */
const toVisualOrder = (runs: readonly Run[]): string[] => {
  const seen = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start
      while ((seen[end]?.level ?? -1) >= level) end += 1
      if (end > start) {
        seen.splice(start, end - start, ...seen.slice(start, end).toReversed())
        start = end
      }
    }
  }
  return seen.map(({ text, level }) => {
    const held = text.replaceAll(' ', noBreak)
    // The font reverses runs with letters of such a script, but not runs of only punctuation and brackets.
    return level % 2 === 1 && !turning.test(held) ? Array.from(held).toReversed().join('') : held
  })
}
