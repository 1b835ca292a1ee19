import type { ReactNode } from 'react'
import { plainText } from '../../../insights/text/plain-text.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

type Told = { description?: ReactNode; error?: ReactNode }

/** From here on, of the most that there may be, the length is told. */
const near = 0.9

/**
 * For a field of a text that may have so many characters: a native `maxLength` would cut what is pasted without a word.
 * Tells the length near the limit, and over it that it is too long; whoever takes the text refuses it then.
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
