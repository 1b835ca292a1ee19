import texts from '../../languages/en/guards.json' with { type: 'json' }
import { createEnglishTexts } from '../core/i18n/english-texts.ts'

/** What stands where a page cannot be shown yet. */
export const { say } = createEnglishTexts(texts)
