import { seesEveryReport, type Holder } from '../../../../contract/rights/permissions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** What the list of everything that can be asked answers to. */
export const helpQuestion = t(texts, 'starters.whatCanIAsk')

const forWhoSeesAll = [
  t(texts, 'starters.whoHasNotAnswered'),
  t(texts, 'starters.whatAreOurWeaknesses'),
  t(texts, 'starters.whatAreOurStrengths'),
  t(texts, 'starters.whichToolsDoPeopleAsk'),
]
const forOthers = [
  t(texts, 'starters.whatIsMyGrade'),
  t(texts, 'starters.whyMyGrade'),
  t(texts, 'starters.whatAreMyStrengths'),
]

/** Questions to begin with, in words that are understood. */
export const starterQuestions = (reader: Holder): readonly string[] =>
  seesEveryReport(reader) ? forWhoSeesAll : forOthers
