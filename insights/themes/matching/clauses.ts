import type { TextWord } from './text-words.ts'

/** The sentences of an answer, and the entries of a list in one: each can name a thing of its own. */

const sentenceEnd = /[.!?;\n…؟؛]/u
const listSeparator = /[,،/]/u
const joining = new Set(['and', 'und', 'sowie', 'plus', 'y', 'e', 'و'])
/** Longer parts are no entries of a list. */
const longestEntry = 5

/** From the first word up to the one after the last. */
export type Part = readonly [from: number, to: number]

const splitAt = ([from, to]: Part, isSplitBefore: (index: number) => boolean): Part[] => {
  const parts: Part[] = []
  let start = from
  for (let index = from + 1; index < to; index++)
    if (isSplitBefore(index)) {
      parts.push([start, index])
      start = index
    }
  return [...parts, [start, to]]
}

export const clausesOf = (words: readonly TextWord[], text: string): readonly Part[] => {
  const between = (index: number) => text.slice(words[index - 1]?.end, words[index]?.start)
  return splitAt([0, words.length], (index) => sentenceEnd.test(between(index))).flatMap((sentence) => {
    const entries = splitAt(
      sentence,
      (index) => joining.has(words[index]?.word ?? '') || listSeparator.test(between(index)),
    )
    return entries.every(([from, to]) => to - from <= longestEntry) ? entries : [sentence]
  })
}
