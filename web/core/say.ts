import texts from '../../languages/en/core.json' with { type: 'json' }
import { inEnglish } from './in-english.ts'

/** What any page says. */
export const { say } = inEnglish(texts)
