/** Texts of a document as the PDF writer takes them. */

const control = /[\p{Cc}\p{Cs}\u200B-\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF]/gu
const isolates = /[\u2066-\u2069]/gu
/** A place where a line may break. */
const mayBreak = '\u200B'

/** Removes control characters: a bidirectional override in a name must not reverse the text next to it. */
const withoutSteering = (text: string): string =>
  text.replaceAll(/\t/g, ' ').replaceAll(control, (mark) => (mark === '\n' ? mark : ''))

/** A text without invisible characters. */
export const plainText = (text: string): string => withoutSteering(text).replaceAll(isolates, '')

/** A text whose long words, such as addresses, may break where no dictionary knows how. */
export const breakable = (text: string): string =>
  withoutSteering(text)
    .replaceAll(/[^\s\u2066-\u2069]{13,}/gu, (word) => word.replaceAll(/([@._/\\-])(?=.)/gu, `$1${mayBreak}`))
    .replaceAll(/[^\s\u2066-\u2069\u200B]{31,}/gu, (word) => word.replaceAll(/.{10}(?=.)/gu, `$&${mayBreak}`))
