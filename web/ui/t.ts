import texts from '../../languages/en/pieces.json' with { type: 'json' }
import { inEnglish } from '../core/i18n/english-texts.ts'

/** What pieces say that several screens have. */
export const { say, fill } = inEnglish(texts)
