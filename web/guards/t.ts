import texts from '../../languages/en/guards.json' with { type: 'json' }
import { createEnglishTexts } from '../core/i18n/english-texts.ts'

/** The texts shown in place of a page that cannot be shown yet. */
export const { say } = createEnglishTexts(texts)
