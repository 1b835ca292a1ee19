import type { ThemeCategory, ThemeKind } from '../categories.ts'
import { chooseCategory } from '../matching/choose-category.ts'
import { type Lexicon, type PhraseMatcher, phraseMatcherOf } from '../matching/phrase-matcher.ts'
import { type TextLanguage, textLanguages } from '../matching/text-words.ts'
import type { Detail } from './detail-types.ts'
import { goalDetails } from './goal-details.ts'
import { skillDetails } from './skill-details.ts'
import { toolDetails } from './tool-details.ts'
import { conditionDetails } from './wishes-of-conditions.ts'
import { peopleDetails } from './wishes-of-people.ts'
import { placeDetails } from './wishes-of-place.ts'

/** What answers of a category say in more detail, in whatever words and language. */

type Details = Readonly<Record<string, Readonly<Record<string, Detail>>>>

const details: Readonly<Record<ThemeKind, Details>> = {
  wishes: { ...conditionDetails, ...peopleDetails, ...placeDetails },
  tools: toolDetails,
  skills: skillDetails,
  goals: goalDetails,
  work: {},
}

const lexiconOf = (kind: ThemeKind, category: string, language: TextLanguage): Lexicon =>
  Object.fromEntries(
    Object.entries(details[kind][category] ?? {}).map(([detail, words]) => [detail, words[language]]),
  )

const isPhrase = (entry: string): boolean => entry.trim().endsWith('!!')

/** The phrases of all details by their category: who names a thing wrote about what it belongs to. */
export const phrasesOfDetails = (kind: ThemeKind): readonly (readonly [TextLanguage, Lexicon])[] =>
  textLanguages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(details[kind]).map(([category, ofCategory]) => [
        category,
        Object.values(ofCategory)
          .flatMap((words) =>
            words[language]
              .split('|')
              .filter(isPhrase)
              .map((entry) => entry.trim().replace('!!', '!')),
          )
          .join('|'),
      ]),
    ),
  ])

const matchers = new Map<string, PhraseMatcher>()

const matcherOf = (kind: ThemeKind, category: string): PhraseMatcher => {
  const name = `${kind}.${category}`
  const made = matchers.get(name)
  if (made !== undefined) return made
  const matcher = phraseMatcherOf(
    textLanguages.map((language) => [language, lexiconOf(kind, category, language)] as const),
  )
  matchers.set(name, matcher)
  return matcher
}

/** The thing of its category that an answer is about; undefined where it names none of them. */
export const detailOf = (
  words: readonly string[],
  language: TextLanguage,
  category: ThemeCategory,
  kind: ThemeKind,
): string | undefined => {
  const own = category.slice(kind.length + 1)
  const choice = chooseCategory(matcherOf(kind, own)(words, language), words, language)
  return choice === undefined ? undefined : `${category}.${choice.category}`
}
