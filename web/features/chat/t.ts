import texts from '../../../languages/en/chat.json' with { type: 'json' }
import { inEnglish } from '../../core/i18n/english-texts.ts'

/** What stands on the pages of the chat. */
export const { say, fill } = inEnglish(texts)
