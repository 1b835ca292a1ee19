/** The risk level of a company report (point 9 of the specification). */
import { meanWithDefaults, findTally, type Tally } from './topic-measures.ts'
import type { GroupStatement, RiskLevel } from './company-report-types.ts'
import { countValues, type CompanyWords } from '../catalog/company-texts.ts'
import { outOfTen } from '../employee-report/answered-person.ts'

// A mean of equal ratings with decimals may miss its value by the last bit.
const tolerance = 1e-9

/** Low where satisfaction and tools are 7 or more, Medium where satisfaction is 6 or more, else High (point 9). */
export function riskLevelOf(satisfaction: number, tools: number): RiskLevel {
  if (satisfaction >= 7 - tolerance && tools >= 7 - tolerance) return 'Low'
  return satisfaction >= 6 - tolerance ? 'Medium' : 'High'
}

/** The risk level with the numbers that it comes from. */
export function riskOf(
  tallies: readonly Tally[],
  submissions: number,
  words: CompanyWords,
): {
  readonly riskLevel: RiskLevel
  readonly riskReason: GroupStatement
  readonly riskSummary: GroupStatement
} {
  const satisfaction = findTally(tallies, 'satisfaction')
  const tools = findTally(tallies, 'tools')
  const satisfactionMean = meanWithDefaults(satisfaction, submissions)
  const toolsMean = meanWithDefaults(tools, submissions)
  const riskLevel = riskLevelOf(satisfactionMean, toolsMean)
  const text = words.say(`risk.reason.${riskLevel}`, {
    satisfaction: meanText('satisfaction', satisfaction, submissions, words),
    tools: meanText('tools', tools, submissions, words),
  })
  const evidence = [...satisfaction.everyone.evidence, ...tools.everyone.evidence]
  const riskReason: GroupStatement = {
    text,
    people: submissions,
    outOf: submissions,
    evidence,
    evidenceTotal: satisfaction.answered + tools.answered,
    quotes: [],
  }
  const unrated = unratedText(satisfaction, tools, words)
  const summary = [words.say(`risk.summary.${riskLevel}`), ...unrated].join(' ')
  return { riskLevel, riskReason, riskSummary: { ...riskReason, text: summary } }
}

/** One of the two numbers of the rule, with how much of it was not answered. */
function meanText(
  what: 'satisfaction' | 'tools',
  tally: Tally,
  submissions: number,
  words: CompanyWords,
): string {
  const { say, common } = words
  if (tally.answered === 0) return say(`risk.${what}.unrated`)
  const missing = submissions - tally.answered
  // Two decimals, since one would round a mean up to the 7 or 6 that it falls short of.
  const mean = outOfTen(common, meanWithDefaults(tally, submissions))
  if (missing === 0) return say(`risk.${what}.mean`, { mean, ...countValues(submissions, words) })
  const people = common.counted(submissions)
  return say(`risk.${what}.partly`, { mean, people, ...countValues(missing, words) })
}

/** What the summary must say where nobody gave one of the two numbers of the rule. */
function unratedText(satisfaction: Tally, tools: Tally, { say }: CompanyWords): readonly string[] {
  if (satisfaction.answered === 0) {
    return [say(tools.answered === 0 ? 'risk.unratedBoth' : 'risk.unratedSatisfaction')]
  }
  return tools.answered === 0 ? [say('risk.unratedTools')] : []
}
