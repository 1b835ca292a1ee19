import { useQuery } from '@tanstack/react-query'
import { createContext, Fragment, useContext, type ReactNode } from 'react'
import { accounts } from '../../../../contract/accounts.ts'
import { sentencesIn, type KeyOf, type Values } from '../../../../insights/sentences.ts'
import type { QuestionId } from '../../../../insights/questionnaire.ts'
import { english as englishWords, wordsIn, type ReportTexts, type Words } from '../../../../insights/words.ts'
import englishPage from '../../../../languages/en/reportPage.json' with { type: 'json' }
import { directionOf, type LanguageCode } from '../../../../languages/index.ts'
import { ask } from '../../../core/ask.ts'
import { localeOf, useChosenLanguage } from '../../../core/language.ts'

/** A person's report on the screen in its reader's language: what the engine says, and what stands around it. */

export type PageKey = KeyOf<typeof englishPage>

export type ReportWords = {
  language: LanguageCode
  /** What the engine says. */
  words: Words
  /** A sentence of the page. */
  say: (key: PageKey, values?: Values) => string
  /** The same with something other than text in it, by the names of the places where it stands. */
  fill: (key: PageKey, parts: Readonly<Record<string, ReactNode>>, values?: Values) => ReactNode
  /** By which moments and counts are written. */
  locale: string | undefined
}

const place = /\{\{(\w+)\}\}/u

const reportWords = (words: Words, page: typeof englishPage): ReportWords => {
  const { language } = words
  const say = sentencesIn(language, page)
  return {
    language,
    words,
    say,
    fill: (key, parts, values) =>
      // Every second piece is the name of a place.
      say(key, values)
        .split(place)
        .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>),
    locale: language === 'en' ? undefined : localeOf(language),
  }
}

/** As reports are stored. */
export const englishReportWords = reportWords(englishWords, englishPage)

type Files = readonly [report: ReportTexts, page: typeof englishPage, questions: QuestionTexts]
type QuestionTexts = { questions: Readonly<Record<QuestionId, { prompt: string }>> }

/** The files of each language, fetched when somebody reads in it. */
const files: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Files>>> = {
  de: () =>
    together(
      import('../../../../languages/de/report.json'),
      import('../../../../languages/de/reportPage.json'),
      import('../../../../languages/de/questions.json'),
    ),
  es: () =>
    together(
      import('../../../../languages/es/report.json'),
      import('../../../../languages/es/reportPage.json'),
      import('../../../../languages/es/questions.json'),
    ),
  ar: () =>
    together(
      import('../../../../languages/ar/report.json'),
      import('../../../../languages/ar/reportPage.json'),
      import('../../../../languages/ar/questions.json'),
    ),
}

const together = async (
  report: Promise<{ default: ReportTexts }>,
  page: Promise<{ default: typeof englishPage }>,
  questions: Promise<{ default: QuestionTexts }>,
): Promise<Files> => [(await report).default, (await page).default, (await questions).default]

const fetched = async (language: LanguageCode): Promise<ReportWords> => {
  if (language === 'en') return englishReportWords
  const [report, page, { questions }] = await files[language]()
  return reportWords(
    wordsIn(language, report, (id) => questions[id].prompt),
    page,
  )
}

/** The language that somebody chose to read in, on this device or in their profile; undefined until that is known. */
export const useReaderLanguage = (): LanguageCode | undefined => {
  const here = useChosenLanguage()
  const profile = useQuery({ ...ask(accounts.getProfile, {}), enabled: here === null })
  if (here !== null) return here
  // Who cannot be asked reads English, rather than nothing.
  if (profile.isPending && profile.failureCount === 0) return undefined
  return profile.data?.user.language ?? 'en'
}

/** The words of a language; undefined until they are there. Where they cannot be fetched, English stands. */
export const useWordsOf = (language: LanguageCode | undefined): ReportWords | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['words of a report', language],
    queryFn: () => fetched(language ?? 'en'),
    enabled: language !== undefined && language !== 'en',
    staleTime: Infinity,
    networkMode: 'always',
  })
  return language === 'en' || isError ? englishReportWords : data
}

const Context = createContext(englishReportWords)

/** The words that the report below is shown in. */
export const useReportWords = (): ReportWords => useContext(Context)

/** Shows what is below in a language, and says so of it. */
export const InReportWords = ({ words, children }: { words: ReportWords; children: ReactNode }) => (
  <Context value={words}>
    {words.language === 'en' ? (
      children
    ) : (
      <div lang={words.language} dir={directionOf(words.language)}>
        {children}
      </div>
    )}
  </Context>
)
