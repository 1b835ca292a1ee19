import texts from '../../../languages/en/accounts.json' with { type: 'json' }
import { inEnglish } from '../../core/in-english.ts'

/** What stands on these pages. */
export const { say, fill } = inEnglish(texts)
