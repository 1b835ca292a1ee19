import { markdownToText } from '../fill-article.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import type { Article, Part } from '../articles.ts'
import { createSearchIndex, type SearchHit } from './search-index.ts'
import { keywordsForPlace, keywordsOf } from './keywords.ts'
import { articleSynonyms } from './search-synonyms.ts'
import {
  normalizeQuery,
  isMeaningless,
  indexTerms,
  splitPlacedWords,
  comparableWord,
  searchTerm,
  splitWords,
} from './search-terms.ts'

/** A search result: an article, its best matching part, and the words to mark in it. */
export type SearchResult = { article: Article; part: Part | undefined; text: string; marks: string[] }

/** A target of the search: the head of an article, which is not a part of it, or one of its parts. */
type Place = { id: string; article: Article; part: Part | undefined; title: string; text: string }

const searchPlaces = (article: Article): Place[] => [
  { id: article.id, article, part: undefined, title: article.title, text: article.summary },
  ...article.parts.map((part) => ({
    id: `${article.id}/${part.id}`,
    article,
    part,
    title: part.title,
    text: markdownToText(part.markdown),
  })),
]

/** Comparable words in order. */
const inOrder = (text: string): string => ` ${splitWords(text).map(comparableWord).join(' ')}`

/** Search terms that the text itself does not contain: a word of a phrase is not a keyword by itself. */
const withoutOwnWords = (keywords: readonly string[], otherWords: string) => ({
  keywords: keywords.filter((keyword) => !keyword.includes(' ')).join('\n'),
  others: [otherWords, ...keywords].join('\n'),
})

/** The places with a keyword that has exactly the words of the query. */
const matchKeywords = (places: readonly Place[]): ((asked: string) => ReadonlySet<string>) => {
  const keyed = places.map(({ id }) => ({
    id,
    keys: new Set(keywordsForPlace(id).map((keyword) => normalizeQuery(splitWords(keyword)))),
  }))
  return (asked) => new Set(keyed.filter(({ keys }) => keys.has(asked)).map(({ id }) => id))
}

/**
 * How prominently an article has the exact words of a query in order: in its title or as a heading, within a heading,
 * in its text, or not at all.
 */
const plainnessOf = ({ title, summary, parts }: Article): ((phrase: string) => number) => {
  const name = inOrder(title)
  const headings = parts.map((part) => inOrder(part.title))
  const texts = [summary, ...parts.map(({ markdown }) => markdownToText(markdown))].map(inOrder)
  return (phrase) => {
    if (name.includes(phrase) || headings.includes(phrase)) return calledSo
    if (headings.some((heading) => heading.includes(phrase))) return 2
    return texts.some((text) => text.includes(phrase)) ? 1 : 0
  }
}
const calledSo = 3

const around = 70

/** The text around a position, cut between words. */
const excerpt = (text: string, at: number): string => {
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = text.indexOf(' ', start + around * 3)
  return `${start > 0 ? '…' : ''}${end === -1 ? text.slice(start) : `${text.slice(start, end)} …`}`
}

const toSearchResult = ({ article, part, title, text }: Place, terms: ReadonlySet<string>): SearchResult => {
  const isFound = ({ written }: { written: string }) => indexTerms(written).some((name) => terms.has(name))
  const inText = splitPlacedWords(text).filter(isFound)
  const marks = [...splitPlacedWords(`${article.title} ${title}`).filter(isFound), ...inText]
  return {
    article,
    part,
    text: part === undefined ? text : excerpt(text, Math.min(...inText.map(({ at }) => at), text.length)),
    marks: [...new Set(marks.map(({ written }) => written))],
  }
}

/** The articles that contain a query without any word, such as a single sign, verbatim. */
const havingSigns = (places: readonly Place[], signs: string): SearchResult[] => {
  const having = places.filter(({ text }) => signs !== '' && text.includes(signs))
  return having
    .filter(({ article }, at) => having.findIndex((one) => one.article === article) === at)
    .map(({ article, part, text }) => ({
      article,
      part,
      text: excerpt(text, text.indexOf(signs)),
      marks: [signs],
    }))
}

/** The most words of a query that are searched for: a pasted page is no specific question. */
const mostWords = 30

const indexesOf = (articles: readonly Article[], places: readonly Place[]) => ({
  askedForBy: matchKeywords(places),
  plainness: new Map(articles.map((article) => [article.id, plainnessOf(article)])),
  ofArticles: createSearchIndex(
    articles.map(({ id, title, summary, parts }) => ({
      id,
      title,
      headings: parts.map((part) => part.title).join('\n'),
      summary,
      text: parts.map(({ markdown }) => markdownToText(markdown)).join('\n'),
      ...withoutOwnWords(keywordsOf({ id, parts }), articleSynonyms[id]),
    })),
  ),
  ofPlaces: createSearchIndex(
    places.map((place) => ({
      ...place,
      headings: '',
      summary: '',
      // Other names of an article lead to its head.
      ...withoutOwnWords(
        keywordsForPlace(place.id),
        place.part === undefined ? articleSynonyms[place.article.id] : '',
      ),
    })),
  ),
})

/** The best matching place of an article; its head if that matches as well. */
const bestOf = (places: readonly Place[], hits: ReadonlyMap<string, SearchHit>): Place | undefined =>
  places
    .flatMap((place) => {
      const hit = hits.get(place.id)
      return hit === undefined ? [] : [{ place, hit }]
    })
    .toSorted(
      (a, b) =>
        b.hit.asked.length - a.hit.asked.length ||
        Number(a.place.part !== undefined) - Number(b.place.part !== undefined) ||
        b.hit.score - a.hit.score,
    )[0]?.place

/**
 * A search for the articles that match all words of a query or, if none does, the most; the best one first. Matches
 * of a title or keyword come first, then articles for the reader's role, then the others.
 */
export const createSearch = (
  articles: readonly Article[],
  role?: Role,
): ((query: string) => readonly SearchResult[]) => {
  const places = articles.flatMap(searchPlaces)
  const isMine = ({ meantFor }: Article) => role === undefined || meantFor.includes(role)
  // Built on the first query: people who only read need not wait for it.
  let indexes: ReturnType<typeof indexesOf> | undefined

  return (query) => {
    const words = splitWords(query).slice(0, mostWords)
    if (words.length === 0) return havingSigns(places, query.trim())
    indexes ??= indexesOf(articles, places)
    const { ofArticles, ofPlaces, plainness, askedForBy } = indexes
    const isVague = words.every(isMeaningless)
    const asked = words.map((word) => {
      const isNeeded = isVague || !isMeaningless(word)
      return { term: isNeeded ? ofArticles.mended(searchTerm(word)) : searchTerm(word), isNeeded }
    })
    const named = askedForBy(normalizeQuery(asked.flatMap(({ term, isNeeded }) => (isNeeded ? [term] : []))))
    const inArticles = ofArticles.search(asked)
    const most = Math.max(...inArticles.map((hit) => hit.asked.length))
    const inPlaces = new Map(ofPlaces.search(asked).map((hit) => [hit.id, hit]))
    const phrase = inOrder(words.join(' '))

    return inArticles
      .filter((hit) => hit.asked.length === most)
      .flatMap((hit) => {
        const article = articles.find(({ id }) => id === hit.id)
        return article === undefined
          ? []
          : [
              {
                article,
                hit,
                plain: plainness.get(article.id)?.(phrase) ?? 0,
                place: places.find((one) => one.article === article && named.has(one.id)),
              },
            ]
      })
      .toSorted(
        (a, b) =>
          Number(b.plain === calledSo) - Number(a.plain === calledSo) ||
          Number(b.place !== undefined) - Number(a.place !== undefined) ||
          Number(isMine(b.article)) - Number(isMine(a.article)) ||
          b.plain - a.plain ||
          b.hit.score - a.hit.score,
      )
      .flatMap(({ article, hit: { terms }, place: placeNamed }) => {
        const place =
          placeNamed ??
          bestOf(
            places.filter((one) => one.article === article),
            inPlaces,
          )
        const marked = new Set(terms.filter((term) => isVague || !isMeaningless(term)))
        return place === undefined ? [] : [toSearchResult(place, marked)]
      })
  }
}
