import texts from '../../../languages/en/submissions.json' with { type: 'json' }
import { createEnglishTexts } from '../../core/i18n/english-texts.ts'

/** The texts of the pages of people and invitations. */
export const { say, fill } = createEnglishTexts(texts)
