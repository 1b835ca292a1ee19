import bidiFactory from 'bidi-js'

/**
 * Text of Hebrew, Arabic and their like for a writer that sets one word after the other from left to right: lines whose
 * runs stand as they are seen, each of one direction, held together so that the typeface's own shaping turns it round.
 */

const bidi = bidiFactory()
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const turning =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u
const noBreak = '\u00A0'
/** Marks that keep what is between them from turning its surroundings: heeded, and then left out. */
const opening = /[\u2066-\u2068]/
const closing = '\u2069'
const mark = /[\u2066-\u2069]/
const marks = /[\u2066-\u2069]/g

export type Line = { runs: string[]; isRightToLeft: boolean }

/** How wide a line may be, and how wide a text without spaces is, in the same unit. */
export type Fit = { width: number; widthOf: (text: string) => number }

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** A text without marks that isolate. */
export const withoutMarks = (text: string): string => text.replaceAll(marks, '')

/** The lines of a text that is shown, none wider than fits. */
export const breakLines = (text: string, fit: Fit): Line[] =>
  text.split('\n').flatMap((written) => {
    const paragraph = paired(written)
    // Order is the whole paragraph's: what is kept apart may go on over the end of a line.
    const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto')
    const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1
    return broken(paragraph, fit).map(([start, end]) => ({
      runs: asSeen(runsOf(paragraph, levels, start, end)),
      isRightToLeft,
    }))
  })

/** Without marks that lack their other half: one in a name would take all that follows with it. */
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

/** A word that is wider than a line, in pieces that are not. */
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
  // By code unit, as the levels are: both halves of a character have the same level.
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

/** Rule L2 of the Unicode bidirectional algorithm, over runs: from the highest level down, what lies at or above it turns round. */
const asSeen = (runs: readonly Run[]): string[] => {
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
    // The typeface turns round what has letters of such a script, and leaves a run of nothing but stops and brackets.
    return level % 2 === 1 && !turning.test(held) ? Array.from(held).toReversed().join('') : held
  })
}
