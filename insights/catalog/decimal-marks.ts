import type { LanguageCode } from '../../languages/index.ts'

/** What stands before the decimals of a number, in each language. */
export const decimalMarks: Readonly<Record<LanguageCode, '.' | ','>> = { en: '.', de: ',', es: ',', ar: '.' }
