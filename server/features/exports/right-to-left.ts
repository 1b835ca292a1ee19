import bidiFactory from 'bidi-js'

/**
 * Text of Hebrew, Arabic and their like for a writer that sets one word after the other from left to right: lines whose
 * runs stand as they are seen, each of one direction, held together so that the typeface's own shaping turns it round.
 */

const bidi = bidiFactory()
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const noBreak = '\u00A0'

export type Line = { runs: string[]; isRightToLeft: boolean }

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** The lines of a text with at most so many characters each, but for a word that is longer. */
export const linesOf = (text: string, perLine: number): Line[] =>
  text.split('\n').flatMap((paragraph) => {
    // Where a line begins is said by the whole paragraph, also of a line that holds a number only.
    const level = bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs[0]?.level ?? 0
    const direction = level % 2 === 1 ? 'rtl' : 'ltr'
    return wrapped(paragraph, perLine).map((line) => lineOf(line, direction))
  })

const wrapped = (paragraph: string, perLine: number): string[] => {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= perLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

type Run = { text: string; level: number }

const lineOf = (line: string, direction: 'ltr' | 'rtl'): Line => {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: Run[] = []
  // By code unit, as the levels are: both halves of a character have the same level.
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0
    const character = line.charAt(index)
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    const last = runs.at(-1)
    if (last?.level === level) last.text += shown
    else runs.push({ text: shown, level })
  }
  return {
    runs: asSeen(runs).map((run) => run.text.replaceAll(' ', noBreak)),
    isRightToLeft: direction === 'rtl',
  }
}

/** Rule L2 of the Unicode bidirectional algorithm, over runs: from the highest level down, what lies at or above it turns round. */
const asSeen = (runs: readonly Run[]): Run[] => {
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
  return seen
}
