import texts from '../../../languages/en/core.json' with { type: 'json' }
import { inEnglish } from './english-texts.ts'

/** What any page says. */
export const { say } = inEnglish(texts)
