import texts from '../../languages/en/pieces.json' with { type: 'json' }
import { inEnglish } from '../core/in-english.ts'

/** What pieces say that several screens have. */
export const { say, fill } = inEnglish(texts)
