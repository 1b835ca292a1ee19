import type { ReactNode } from 'react'
import { plainText } from '../../../insights/text/plain-text.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

type Told = { description?: ReactNode; error?: ReactNode }

/** The share of the maximum from which the length is shown. */
const near = 0.9

/**
 * For a text field with a maximum length: a native `maxLength` would silently cut pasted text. Shows the length near
 * the limit, and an error beyond it; the form or server then refuses the text.
 */
export const useTextLength = (max: number) => {
  const { piece, count } = useReportLocale()
  return (text: string, { description, error }: Told = {}): Told => {
    const { length } = plainText(text)
    const numbers = { length: count(length), max: count(max) }
    if (length > max) return { description, error: piece('length.over', numbers) }
    if (length < max * near) return { description, error }
    const told = piece('length.near', numbers)
    return { description: typeof description === 'string' ? `${description} ${told}` : told, error }
  }
}
