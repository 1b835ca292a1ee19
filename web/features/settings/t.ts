import texts from '../../../languages/en/settings.json' with { type: 'json' }
import { createEnglishTexts } from '../../core/i18n/english-texts.ts'

/** The texts of the settings. */
export const { say, fill } = createEnglishTexts(texts)
