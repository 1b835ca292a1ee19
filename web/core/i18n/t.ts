import texts from '../../../languages/en/core.json' with { type: 'json' }
import { createEnglishTexts } from './english-texts.ts'

/** What any page says. */
export const { say } = createEnglishTexts(texts)
