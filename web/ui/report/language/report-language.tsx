import { createContext, useContext, type ReactNode } from 'react'
import { createTranslator, type TextKey, type Values } from '../../../../insights/catalog/format-message.ts'
import english from '../../../../languages/en/reportPieces.json' with { type: 'json' }
import type { LanguageCode } from '../../../../languages/index.ts'
import { interpolateNodes } from '../../../core/i18n/interpolate.tsx'
import { createReportFormats, type ReportFormats } from './report-formats.ts'

/** The texts that both kinds of reports share, in the language of the surrounding page. */

export type PieceTexts = typeof english
export type PieceKey = TextKey<PieceTexts>

export type ReportLocale = Omit<ReportFormats, 'amount'> & {
  /** A difference or its noise, without its sign. */
  amount: (value: number) => string
  /** A shared text. */
  piece: (key: PieceKey, values?: Values) => string
  /** The same with nodes interpolated. */
  fillPiece: (key: PieceKey, parts: Readonly<Record<string, ReactNode>>, values?: Values) => ReactNode
}

/** The shared texts in a language. */
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

/** English, like all other pages. */
export const englishReportLocale = createReportLocale('en', english)

const Context = createContext(englishReportLocale)

/** The formats and shared texts of the surrounding report. */
export const useReportLocale = (): ReportLocale => useContext(Context)

/** Renders the children in a language and marks them with it. */
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
