import { isThemeCategory, type ThemeCategory, type themeCategories, type ThemeKind } from './categories.ts'
import { arabic as arabicGoals } from './lexicons/goals/arabic.ts'
import { english as englishGoals } from './lexicons/goals/english.ts'
import { german as germanGoals } from './lexicons/goals/german.ts'
import { spanish as spanishGoals } from './lexicons/goals/spanish.ts'
import { englishGoalSayings } from './lexicons/goals/english-sayings.ts'
import { englishGoalPhrases } from './lexicons/goals/english-phrases.ts'
import { arabicPhrases } from './lexicons/wishes/arabic-phrases.ts'
import { englishPhrases } from './lexicons/wishes/english-phrases.ts'
import { englishSayings } from './lexicons/wishes/english-sayings.ts'
import { germanSayings } from './lexicons/wishes/german-sayings.ts'
import { germanPhrases } from './lexicons/wishes/german-phrases.ts'
import { spanishPhrases } from './lexicons/wishes/spanish-phrases.ts'
import { anyLanguage as anySkills } from './lexicons/skills/any.ts'
import { arabic as arabicSkills } from './lexicons/skills/arabic.ts'
import { english as englishSkills } from './lexicons/skills/english.ts'
import { german as germanSkills } from './lexicons/skills/german.ts'
import { spanish as spanishSkills } from './lexicons/skills/spanish.ts'
import { anyLanguage as anyTools } from './lexicons/tools/any.ts'
import { englishToolSayings } from './lexicons/tools/english-sayings.ts'
import { englishToolPhrases } from './lexicons/tools/english-phrases.ts'
import { arabic as arabicTools } from './lexicons/tools/arabic.ts'
import { english as englishTools } from './lexicons/tools/english.ts'
import { german as germanTools } from './lexicons/tools/german.ts'
import { spanish as spanishTools } from './lexicons/tools/spanish.ts'
import { arabic as arabicWishes } from './lexicons/wishes/arabic.ts'
import { english as englishWishes } from './lexicons/wishes/english.ts'
import { german as germanWishes } from './lexicons/wishes/german.ts'
import { spanish as spanishWishes } from './lexicons/wishes/spanish.ts'
import { arabic as arabicWork } from './lexicons/work/arabic.ts'
import { english as englishWork } from './lexicons/work/english.ts'
import { german as germanWork } from './lexicons/work/german.ts'
import { spanish as spanishWork } from './lexicons/work/spanish.ts'
import { phrasesOfDetails } from './details/details.ts'
import { type Choice, chooseCategory } from './matching/choose-category.ts'
import {
  type Lexicon,
  type LexiconLanguage,
  type Match,
  type PhraseMatcher,
  phraseMatcherOf,
} from './matching/phrase-matcher.ts'
import type { TextLanguage } from './matching/text-words.ts'

type Lexicons<Kind extends ThemeKind> = readonly (readonly [
  LexiconLanguage,
  Readonly<Partial<Record<(typeof themeCategories)[Kind][number], string>>>,
])[]

const lexicons: { readonly [Kind in ThemeKind]: Lexicons<Kind> } = {
  wishes: [
    ['en', englishWishes],
    ['de', germanWishes],
    ['es', spanishWishes],
    ['ar', arabicWishes],
    ['en', englishPhrases],
    ['de', germanPhrases],
    ['en', englishSayings],
    ['de', germanSayings],
    ['es', spanishPhrases],
    ['ar', arabicPhrases],
  ],
  tools: [
    ['any', anyTools],
    ['en', englishTools],
    ['de', germanTools],
    ['es', spanishTools],
    ['ar', arabicTools],
    ['en', englishToolPhrases],
    ['en', englishToolSayings],
  ],
  skills: [
    ['any', anySkills],
    ['en', englishSkills],
    ['de', germanSkills],
    ['es', spanishSkills],
    ['ar', arabicSkills],
  ],
  goals: [
    ['en', englishGoals],
    ['de', germanGoals],
    ['es', spanishGoals],
    ['ar', arabicGoals],
    ['en', englishGoalPhrases],
    ['en', englishGoalSayings],
  ],
  work: [
    ['en', englishWork],
    ['de', germanWork],
    ['es', spanishWork],
    ['ar', arabicWork],
  ],
}

const matchers = new Map<ThemeKind, PhraseMatcher>()

/** Made when it is first needed, since most processes never group answers. */
const matcherOf = (kind: ThemeKind): PhraseMatcher => {
  const made = matchers.get(kind)
  if (made !== undefined) return made
  const listed: readonly (readonly [LexiconLanguage, Lexicon])[] = lexicons[kind]
  const matcher = phraseMatcherOf([...listed, ...phrasesOfDetails(kind)])
  matchers.set(kind, matcher)
  return matcher
}

interface Understood {
  readonly language: TextLanguage
  readonly category: ThemeCategory | undefined
  /** What was found in the language that counts. */
  readonly matches: readonly Match[]
}

const categoryOf = (kind: ThemeKind, choice: Choice | undefined): ThemeCategory | undefined => {
  const name = `${kind}.${choice?.category}`
  return isThemeCategory(name) ? name : undefined
}

/**
 * What an answer to a question of this kind is mainly about; no category where it is about none of them. It is read in each of the
 * languages that it can be in, and in the first of them where none says more than another.
 */
export const understand = (
  words: readonly string[],
  languages: readonly [TextLanguage, ...TextLanguage[]],
  kind: ThemeKind,
): Understood => {
  let [best, most]: [Understood | undefined, number] = [undefined, 0]
  let first: Understood | undefined
  for (const language of languages) {
    const matches = matcherOf(kind)(words, language)
    first ??= { language, category: undefined, matches }
    const choice = chooseCategory(matches, words, language)
    const category = categoryOf(kind, choice)
    if (choice !== undefined && choice.score > most && category !== undefined)
      [best, most] = [{ language, category, matches }, choice.score]
  }
  return best ?? first ?? { language: languages[0], category: undefined, matches: [] }
}

/** What the words from one place up to another are about, by what was found in all of them. */
export const understandPart = (
  { language, matches }: Understood,
  words: readonly string[],
  [from, to]: readonly [number, number],
  kind: ThemeKind,
): ThemeCategory | undefined => {
  const within = matches.flatMap((match) =>
    (match.at[0] ?? 0) >= from && (match.at.at(-1) ?? 0) < to
      ? [{ ...match, at: match.at.map((index) => index - from) }]
      : [],
  )
  return within.length === 0
    ? undefined
    : categoryOf(kind, chooseCategory(within, words.slice(from, to), language))
}
