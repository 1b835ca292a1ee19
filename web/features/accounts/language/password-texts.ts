import texts from '../../../../languages/en/passwords.json' with { type: 'json' }
import { createTexts } from '../../../core/i18n/catalogue.ts'
import { useLoginWords, type LoginWords } from './login-texts.ts'

/** What only the ways with a password say: English comes with their file, another language with that of the page. */

const english = createTexts('en', texts)
export type PasswordWords = typeof english

export const passwordTextsOf = ({ another }: LoginWords): PasswordWords => another?.passwords ?? english

export const usePasswordWords = (): PasswordWords => passwordTextsOf(useLoginWords())
