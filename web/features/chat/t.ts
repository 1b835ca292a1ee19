import texts from '../../../languages/en/chat.json' with { type: 'json' }
import { createEnglishTexts } from '../../core/i18n/english-texts.ts'

/** What stands on the pages of the chat. */
export const { say, fill } = createEnglishTexts(texts)
