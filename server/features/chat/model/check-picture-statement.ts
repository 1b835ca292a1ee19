import {
  consequences,
  isUnusableText,
  extractQuotes,
  splitWords,
  type Fault,
  type Sentence,
} from '../../reports/rewording/check-sentence.ts'
import { extractNumbers } from '../../reports/rewording/extract-numbers.ts'
import { extractGrades, hasAddress, hasUnusualSigns } from '../../reports/rewording/confusable-characters.ts'
import type { MaskedText } from './mask-names.ts'
import type { LedgerSource } from './source-ledger.ts'

/**
 * What a model may say of a picture. Nobody can hold that against words, so it says itself that a picture shows it, and has
 * nothing that would have to be checked: no number, grade, name, quotation or address.
 */

/** What a model was given as words has them as its quotation. */
export const isPicture = ({ basis }: LedgerSource): boolean =>
  basis.kind === 'file' && basis.quote === undefined

/** Roman numerals in small letters, and marks in words. */
const amount = /^(?:[ivxlcdm]{2,}|umpteen\w*|marks?)$/u
/** What somebody who is after an account asks for. */
const secret =
  /^(?:codes?|passcodes?|passwords?|pins?|tokens?|logins?|credentials?|owners?|admins?|support)$/u

/** A question or an exclamation would say more than a picture shows. */
const isStatement = (text: string): boolean => !/[?!…؟]|\.\./u.test(text.normalize('NFKC'))

const beginning = /^The pictures? shows? \p{Ll}/u

export const findPictureFault = (
  { text, cites }: Sentence,
  given: readonly LedgerSource[],
  { isName, named }: { isName: (word: string) => boolean; named: (text: string) => MaskedText },
): Fault | undefined => {
  // Beside anything else it could lend a picture's words to a person.
  if (!cites.every((n) => given.some((source) => source.n === n && isPicture(source)))) return 'uncited'
  if (isUnusableText(text) || hasAddress(text, []) || hasUnusualSigns(text, [])) return 'form'
  if (!beginning.test(text.trim()) || !isStatement(text)) return 'words'
  const words = splitWords(text)
  if (extractNumbers(text).length > 0 || /\p{N}/u.test(text) || words.some((word) => amount.test(word)))
    return 'number'
  if (extractQuotes(text).length > 0) return 'quote'
  if (extractGrades(text).length > 0) return 'grade'
  if (words.some((word) => consequences.test(word) || secret.test(word))) return 'consequence'
  const hasCapital = /\p{Lu}/u.test(text.trim().slice(1))
  return hasCapital || named(text).names.size > 0 || words.some(isName) ? 'name' : undefined
}
