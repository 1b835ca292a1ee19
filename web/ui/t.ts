import texts from '../../languages/en/pieces.json' with { type: 'json' }
import { createEnglishTexts } from '../core/i18n/english-texts.ts'

/** What pieces say that several screens have. */
export const { say, fill } = createEnglishTexts(texts)
