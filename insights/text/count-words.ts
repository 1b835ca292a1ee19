/** Finds words in every script, also where none are written apart, as in Chinese, Japanese and Thai. */
const createSegmenter = () => new Intl.Segmenter('en', { granularity: 'word' })
let segmenter: Intl.Segmenter | undefined

/** Whether a text has at least this many words; signs and emoji are none. */
export const hasWords = (text: string, least: number): boolean => {
  segmenter ??= createSegmenter()
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) count++
    if (count >= least) return true
  }
  return least <= 0
}
