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

/** A report page in the reader's language: the engine's texts, the shared texts, and the page's own. */

export type PageWords<Texts> = ReportLocale & {
  /** The engine's texts. */
  words: Words
  /** A sentence of the page. */
  say: (key: TextKey<Texts>, values?: Values) => string
  /** The same with nodes interpolated, by the names of its placeholders. */
  fill: (key: TextKey<Texts>, parts: Readonly<Record<string, ReactNode>>, values?: Values) => ReactNode
  /** A sentence with a count; `{{number}}` is the formatted count. */
  counted: (key: TextKey<Texts>, count: number, values?: Values) => string
}

type Other = Exclude<LanguageCode, 'en'>
type File<T> = Promise<{ default: T }>
type QuestionTexts = { questions: Readonly<Record<QuestionId, { prompt: string }>> }

/** The files that both pages need in a language, fetched when somebody reads in it. */
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

/** The texts of a page, from its English texts and the loaders of the other languages. */
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
    /** The texts of a language; undefined while loading, English if they cannot be fetched. */
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
    /** The texts that the surrounding content is shown in. */
    useWords: (): PageWords<Texts> => useContext(Context),
    /** Renders the children in a language and marks them with it. */
    InWords: ({ words, children }: { words: PageWords<Texts>; children: ReactNode }) => (
      <Context value={words}>
        <ReportLocaleProvider reading={words}>{children}</ReportLocaleProvider>
      </Context>
    ),
  }
}
