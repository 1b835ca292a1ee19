import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import {
  createTranslator,
  type Entries,
  type TextKey,
  type Values,
} from '../../../../insights/catalog/format-message.ts'
import {
  english as englishWords,
  createReportWords,
  type ReportTexts,
  type Words,
} from '../../../../insights/catalog/report-texts.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { interpolateNodes } from '../../../core/i18n/interpolate.tsx'
import {
  englishReportLocale,
  ReportLocaleProvider,
  createReportLocale,
  type PieceTexts,
  type ReportLocale,
} from './report-language.tsx'

/** A page of a report in its reader's language: what the engine says, the pieces, and what stands around them. */

export type PageWords<Texts> = ReportLocale & {
  /** What the engine says. */
  words: Words
  /** A sentence of the page. */
  say: (key: TextKey<Texts>, values?: Values) => string
  /** The same with something other than text in it, by the names of the places where it stands. */
  fill: (key: TextKey<Texts>, parts: Readonly<Record<string, ReactNode>>, values?: Values) => ReactNode
  /** A sentence about so many; `{{number}}` is how many. */
  counted: (key: TextKey<Texts>, count: number, values?: Values) => string
}

type Other = Exclude<LanguageCode, 'en'>
type File<T> = Promise<{ default: T }>
type QuestionTexts = { questions: Readonly<Record<QuestionId, { prompt: string }>> }

/** What both pages need of a language, fetched when somebody reads in it. */
const files: Readonly<Record<Other, () => [File<ReportTexts>, File<PieceTexts>, File<QuestionTexts>]>> = {
  de: () => [
    import('../../../../languages/de/report.json'),
    import('../../../../languages/de/reportPieces.json'),
    import('../../../../languages/de/questions.json'),
  ],
  es: () => [
    import('../../../../languages/es/report.json'),
    import('../../../../languages/es/reportPieces.json'),
    import('../../../../languages/es/questions.json'),
  ],
  ar: () => [
    import('../../../../languages/ar/report.json'),
    import('../../../../languages/ar/reportPieces.json'),
    import('../../../../languages/ar/questions.json'),
  ],
}

/** The words of a page, of its texts in English and of where those of the other languages are. */
export const pageWords = <Texts extends Entries>(
  name: string,
  english: Texts,
  others: Readonly<Record<Other, () => File<Texts>>>,
) => {
  const wordsWith = (words: Words, page: Texts, reading: ReportLocale): PageWords<Texts> => {
    const say = createTranslator(words.language, page)
    return {
      ...reading,
      words,
      say,
      fill: (key, parts, values) => interpolateNodes((all) => say(key, all), parts, values),
      counted: (key, count, values) => say(key, { ...values, count, number: reading.count(count) }),
    }
  }
  const inEnglish = wordsWith(englishWords, english, englishReportLocale)
  const fetched = async (language: LanguageCode): Promise<PageWords<Texts>> => {
    if (language === 'en') return inEnglish
    const [page, report, pieces, { default: asked }] = await Promise.all([
      others[language](),
      ...files[language](),
    ])
    return wordsWith(
      createReportWords(language, report.default, (id) => asked.questions[id].prompt),
      page.default,
      createReportLocale(language, pieces.default),
    )
  }
  const Context = createContext(inEnglish)
  return {
    inEnglish,
    /** The words of a language; undefined until they are there. Where they cannot be fetched, English stands. */
    useWordsOf: (language: LanguageCode | undefined): PageWords<Texts> | undefined => {
      const { data, isError } = useQuery({
        queryKey: ['words', name, language],
        queryFn: () => fetched(language ?? 'en'),
        enabled: language !== undefined && language !== 'en',
        staleTime: Infinity,
        networkMode: 'always',
      })
      return language === 'en' || isError ? inEnglish : data
    },
    /** The words that what is below is shown in. */
    useWords: (): PageWords<Texts> => useContext(Context),
    /** Shows what is below in a language, and says so of it. */
    InWords: ({ words, children }: { words: PageWords<Texts>; children: ReactNode }) => (
      <Context value={words}>
        <ReportLocaleProvider reading={words}>{children}</ReportLocaleProvider>
      </Context>
    ),
  }
}
