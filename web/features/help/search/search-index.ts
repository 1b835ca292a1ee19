import MiniSearch from 'minisearch'
import { isMeaningless, indexTerms, splitPlacedWords } from './search-terms.ts'

/** What is searched: the more a field says of what a text is about, the more a word in it counts. */
export type SearchDocument = {
  id: string
  title: string
  headings: string
  summary: string
  text: string
  /** By which it is asked for, and which it may not show. */
  keywords: string
  /** What it is called in other languages. */
  others: string
}

/** What was found, with the words that were asked for and are there, and the words of the text that they found. */
export type SearchHit = { id: string; asked: readonly string[]; terms: readonly string[]; score: number }

/** A word that is asked for; one that is not needed only says which of two comes first. */
export type SearchTerm = { term: string; isNeeded: boolean }

export type SearchIndex = {
  search: (asked: readonly SearchTerm[]) => readonly SearchHit[]
  /** The word itself, or the one that was meant where no text has it. */
  mended: (term: string) => string
}

/** A shorter beginning is still of any word. */
const shortestMeant = 3
/** Nobody types a longer word, and a shorter one is too near to too many. */
const mendable = { from: 4, to: 30 }
/** A shorter word with another letter is mostly another word; one with a letter too many or too few is not. */
const lengthOfMiddlingWord = 6
/** From here on two letters may be wrong. */
const lengthOfLongWord = 7

export const createSearchIndex = (documents: readonly SearchDocument[]): SearchIndex => {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'keywords', 'headings', 'summary', 'text', 'others'],
    tokenize: (text) => splitPlacedWords(text).map(({ written }) => written),
    processTerm: indexTerms,
    searchOptions: {
      tokenize: (query) => query.split(' '),
      processTerm: (term) => term,
      boost: { title: 6, keywords: 4, headings: 3, summary: 2 },
    },
  })
  index.addAll(documents)

  const isKnown = (term: string) => index.search(term, { prefix: true }).length > 0
  const nearest = (term: string, fuzzy: 1 | 2) =>
    index
      .search(term, { fuzzy })
      .flatMap(({ terms }) => terms)
      .filter((near) => !isMeaningless(near))
      // What begins otherwise is mostly another word, and surely where two letters differ.
      .filter((near) => term.length >= lengthOfMiddlingWord || near.length !== term.length)
      .find((near) => near[0] === term[0] || (fuzzy === 1 && term.length >= lengthOfLongWord))

  return {
    search: (asked) => {
      const needed = new Set(asked.filter(({ isNeeded }) => isNeeded).map(({ term }) => term))
      const terms = asked.map(({ term }) => term)
      // A beginning means no word that says nothing, unless it is too short for any other: a bot is not in “both”.
      const isMeant = (found: string) =>
        !isMeaningless(found) ||
        terms.some((term) => term === found || (term.length < shortestMeant && found.startsWith(term)))
      return index
        .search(terms.join(' '), {
          boostDocument: (_id, found) => Number(isMeant(found)),
          boostTerm: (term) => (needed.has(term) ? 1 : 0.2),
          // One letter begins nearly everything: only the word that is being typed may be that short.
          prefix: (term, at, all) => needed.has(term) && (term.length > 1 || at === all.length - 1),
        })
        .map(({ id, queryTerms, terms: found, score }) => ({
          id: String(id),
          asked: queryTerms.filter((term) => needed.has(term)),
          terms: found,
          score,
        }))
        .filter(({ asked }) => asked.length > 0)
    },
    mended: (term) => {
      if (term.length < mendable.from || term.length > mendable.to || isKnown(term)) return term
      const withNeighboursSwapped = Array.from(
        { length: term.length - 1 },
        (_, at) => `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`,
      )
      return (
        withNeighboursSwapped.find(isKnown) ??
        nearest(term, 1) ??
        (term.length >= lengthOfLongWord ? nearest(term, 2) : undefined) ??
        term
      )
    },
  }
}
