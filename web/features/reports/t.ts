import texts from '../../../languages/en/reports.json' with { type: 'json' }
import { createEnglishTexts } from '../../core/i18n/english-texts.ts'

/** The texts of these pages. */
export const { say, fill } = createEnglishTexts(texts)
