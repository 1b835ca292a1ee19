import type { LanguageCode } from '../../languages/index.ts'

/** The decimal separator of each language. */
export const decimalMarks: Readonly<Record<LanguageCode, '.' | ','>> = { en: '.', de: ',', es: ',', ar: '.' }
