import texts from '../../../languages/en/chat.json' with { type: 'json' }
import { createEnglishTexts } from '../../core/i18n/english-texts.ts'

/** The texts of the chat pages. */
export const { say, fill } = createEnglishTexts(texts)
