import { expect, test } from 'vitest'
import { prose, sentencesOf, wordsOf } from './prose.ts'
import { dialectWords } from './vocabulary.ts'

/** What docs/style.md asks of every text that people read. The ceilings of a file only go down; a file without one has none. */

const wordsOfASentence = 30

const dialectCeilings: Record<string, number> = {
  'languages/en/report.json': 2,
}
const longSentenceCeilings: Record<string, number> = {
  'web/features/help/articles/company-report.md': 2,
}

const above = (ceilings: Record<string, number>, found: (text: string) => string[]): string[] =>
  prose.flatMap(({ file, texts }) => {
    const all = texts.flatMap(found)
    return all.length > (ceilings[file] ?? 0) ? [`${file}: ${all.length}`, ...all] : []
  })

test('texts use no dialect words', () => {
  const dialectIn = (text: string): string[] =>
    sentencesOf(text).filter((sentence) => dialectWords.some((word) => sentence.search(word) !== -1))
  expect(above(dialectCeilings, dialectIn)).toEqual([])
})

test(`no sentence has more than ${wordsOfASentence} words`, () => {
  const longIn = (text: string): string[] =>
    sentencesOf(text).filter((sentence) => wordsOf(sentence) > wordsOfASentence)
  expect(above(longSentenceCeilings, longIn)).toEqual([])
})
