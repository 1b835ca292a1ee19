import { use, useSyncExternalStore } from 'react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { createTranslator } from '../../../../insights/catalog/format-message.ts'
import words from '../../../../languages/en/helpBeside.json' with { type: 'json' }
import questions from '../../../../languages/en/questions.json' with { type: 'json' }
import { isLanguageCode, type LanguageCode } from '../../../../languages/index.ts'
import { readerLocale } from '../../../core/i18n/locale.ts'
import type { ArticleId } from '../../../core/navigation/help-articles.ts'
import { onConnectionTextChange } from '../../../core/i18n/page-locale.ts'
import { parseArticle, readArticle, type Article } from '../articles.ts'
import { sectionTable, type Facts, type Filling } from '../facts.ts'
import { fillArticle } from '../fill-article.ts'

/** Help in the language of the page beside it: the words around an article, and the articles that are translated. */

type Translated = {
  words: typeof words
  sections: typeof questions.sections
  articles: Readonly<Partial<Record<ArticleId, string>>>
}

const fetched: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<{ default: Translated }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

/** The facts that translated articles use, as the language writes them. */
const factsIn = (language: LanguageCode, { words: heads, sections }: Translated, english: Facts): Facts => {
  const format = new Intl.NumberFormat(readerLocale(language))
  const number = (value: number) => format.format(value)
  const numbers = [
    'sections',
    'questions',
    'required',
    'minutes',
    'reminders',
    'reminder-hours',
    'mails-of-one',
  ]
  return new Map([
    ...numbers.map((name): [string, string] => [name, number(Number(english.get(name)))]),
    ['answer-max', number(limits.answerMax)],
    [
      'section-table',
      sectionTable([heads.section, heads.questions, heads.asksFor], ({ id }) => sections[id], number),
    ],
  ])
}

export type HelpTexts = ReturnType<typeof read>

const read = (language: LanguageCode, translated: Translated) => ({
  language,
  say: createTranslator(language, translated.words),
  /** Whether an article is available in this language. */
  has: (id: ArticleId): boolean => language === 'en' || translated.articles[id] !== undefined,
  /** An article in this language, else in English. Its parts have the ids of the English parts in URLs and marks. */
  articleOf: (id: ArticleId, filling: Filling): Article & { language: LanguageCode } => {
    const english = readArticle(id, filling)
    const source = translated.articles[id]
    if (source === undefined) return { ...english, language: 'en' }
    const article = parseArticle(
      id,
      fillArticle(source, filling, (all) => factsIn(language, translated, all)),
    )
    const ids = english.parts.map((part) => part.id)
    return {
      ...article,
      parts: article.parts.map((part, index) => ({ ...part, id: ids[index] ?? part.id })),
      language,
    }
  },
})

/** The English texts, which the help centre shows. */
export const english = read('en', { words, sections: questions.sections, articles: {} })
const known = new Map<LanguageCode, Promise<HelpTexts>>()

/**
 * The help texts of a language.
 * @throws if they cannot be fetched; a retry may succeed
 */
export const loadHelpTexts = (language: LanguageCode): Promise<HelpTexts> => {
  const told =
    known.get(language) ??
    (language === 'en'
      ? Promise.resolve(english)
      : fetched[language]().then((file) => read(language, file.default)))
  known.set(language, told)
  told.catch(() => known.delete(language))
  return told
}

const pageLanguage = (): LanguageCode => {
  const { lang } = document.documentElement
  return isLanguageCode(lang) ? lang : 'en'
}

/** The help texts in the language of the page; suspends until they are loaded. */
export const useHelpTexts = (): HelpTexts => {
  const language = useSyncExternalStore(onConnectionTextChange, pageLanguage)
  return use(loadHelpTexts(language))
}
