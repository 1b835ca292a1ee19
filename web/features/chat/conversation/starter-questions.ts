import { seesEveryReport, type Holder } from '../../../../contract/rights/permissions.ts'
import { say } from '../t.ts'

/** What the list of everything that can be asked answers to. */
export const helpQuestion = say('starters.whatCanIAsk')

const forWhoSeesAll = [
  say('starters.whoHasNotAnswered'),
  say('starters.whatAreOurWeaknesses'),
  say('starters.whatAreOurStrengths'),
  say('starters.whichToolsDoPeopleAsk'),
]
const forOthers = [
  say('starters.whatIsMyGrade'),
  say('starters.whyMyGrade'),
  say('starters.whatAreMyStrengths'),
]

/** Questions to begin with, in words that are understood. */
export const starterQuestions = (reader: Holder): readonly string[] =>
  seesEveryReport(reader) ? forWhoSeesAll : forOthers
