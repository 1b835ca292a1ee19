import { createContext, useContext, type ReactNode } from 'react'
import { createTranslator, type TextKey, type Values } from '../../../../insights/catalog/format-message.ts'
import english from '../../../../languages/en/reportPieces.json' with { type: 'json' }
import type { LanguageCode } from '../../../../languages/index.ts'
import { interpolateNodes } from '../../../core/i18n/interpolate.tsx'
import { createReportFormats, type ReportFormats } from './report-formats.ts'

/** What stands in both kinds of reports, in the language in which the page around it is read. */

export type PieceTexts = typeof english
export type PieceKey = TextKey<PieceTexts>

export type ReportLocale = Omit<ReportFormats, 'amount'> & {
  /** A difference or its noise, without its sign. */
  amount: (value: number) => string
  /** A sentence of one of the pieces. */
  piece: (key: PieceKey, values?: Values) => string
  /** The same with something other than text in it. */
  fillPiece: (key: PieceKey, parts: Readonly<Record<string, ReactNode>>, values?: Values) => ReactNode
}

/** The pieces in a language. */
export const createReportLocale = (language: LanguageCode, texts: PieceTexts): ReportLocale => {
  const piece = createTranslator(language, texts)
  const writing = createReportFormats(language)
  return {
    ...writing,
    amount: (value) => writing.amount(value) ?? piece('number.tiny'),
    piece,
    fillPiece: (key, parts, values) => interpolateNodes((all) => piece(key, all), parts, values),
  }
}

/** As all other pages are. */
export const englishReportLocale = createReportLocale('en', english)

const Context = createContext(englishReportLocale)

/** How the pieces of a report are told here. */
export const useReportLocale = (): ReportLocale => useContext(Context)

/** Shows what is below in a language, and says so of it. */
export const ReportLocaleProvider = ({
  reading,
  children,
}: {
  reading: ReportLocale
  children: ReactNode
}) => {
  const { marks } = reading
  return (
    <Context value={reading}>
      {marks.lang === undefined ? children : <div {...marks}>{children}</div>}
    </Context>
  )
}
