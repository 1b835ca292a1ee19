import texts from '../../languages/en/guards.json' with { type: 'json' }
import { inEnglish } from '../core/i18n/english-texts.ts'

/** What stands where a page cannot be shown yet. */
export const { say } = inEnglish(texts)
