import { plainWords } from './fill.ts'
import type { Article, Part } from './articles.ts'

/** Something that was found: an article, and the part of it that says most of what was asked for. */
export type Found = { article: Article; part: Part | undefined; text: string }

/** Letters as they are compared: without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a query. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '')

const around = 70

/** What stands around the first of the words, cut between words. */
const excerpt = (text: string, words: readonly string[]): string => {
  const places = words.map((word) => folded(text).indexOf(word)).filter((place) => place >= 0)
  const at = places.length === 0 ? 0 : Math.min(...places)
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = text.indexOf(' ', start + around * 3)
  return `${start > 0 ? '…' : ''}${end === -1 ? text.slice(start) : `${text.slice(start, end)} …`}`
}

/** The articles that hold every word, in a title, a heading or the text; those with the words in their title first. */
export const searched = (articles: readonly Article[], query: string): readonly Found[] => {
  const words = wordsOf(folded(query))
  if (words.length === 0) return []
  const share = (text: string) => {
    const among = folded(text)
    return words.filter((word) => among.includes(word)).length
  }
  return articles
    .flatMap((article) => {
      const { title, summary, parts } = article
      const texts = parts.map((part) => ({ part, text: plainWords(part.markdown) }))
      const whole = [title, summary, ...texts.flatMap(({ part, text }) => [part.title, text])].join(' ')
      if (share(whole) < words.length) return []
      const [best] = texts
        .map((one) => ({ ...one, rank: share(one.part.title) * 2 + share(one.text) }))
        .toSorted((a, b) => b.rank - a.rank)
      const isInHead = best === undefined || share(`${title} ${summary}`) === words.length || best.rank === 0
      const rank = share(title) * 10 + share(summary) * 3 + (best?.rank ?? 0)
      const found = isInHead
        ? { article, part: undefined, text: summary }
        : { article, part: best.part, text: excerpt(best.text, words) }
      return [{ found, rank }]
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ found }) => found)
}
