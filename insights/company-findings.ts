/** Strengths, weaknesses and the risk level of a company report (point 9 of the specification). */
import { fewAnswers } from './company-groups.ts'
import { meanOfAnswered, meanWithDefaults, tallyOf, type Tally } from './company-measures.ts'
import type { Finding, GroupStatement, RiskLevel, Topic } from './company-report-types.ts'
import type { QuestionId } from './questionnaire.ts'
import { outOfTen } from './person.ts'
import { english } from './words.ts'
import { counted, people } from './wording.ts'

const findingLimit = 4

// A topic is weak where at least a quarter of those who spoke to it say so, strong where at least half do and it
// is not weak. At least a quarter of all who answered must have spoken to it, and from five answers on at least
// two people must say so: what one of many says is no finding about a company.
const weakShare = 1 / 4
const strongShare = 1 / 2
const spokenShare = 1 / 4
const fewestPeople = 2

interface TopicText {
  /** The claim; null where the topic cannot be one. */
  readonly strong: string | null
  readonly low: string | null
  /** Open questions whose answers say more about it. */
  readonly strongWords: readonly QuestionId[]
  readonly lowWords: readonly QuestionId[]
}

const texts: Readonly<Record<Topic, TopicText>> = {
  clarity: {
    strong: 'People know what is expected of them',
    low: 'What is expected is not clear to everyone',
    strongWords: ['core_responsibilities'],
    lowWords: ['reporting_structure'],
  },
  output: {
    strong: 'People are content with what they get done',
    low: 'A typical week yields less than people would call good',
    strongWords: ['recurring_deliverables'],
    lowWords: ['missing_tools', 'team_support'],
  },
  communication: {
    strong: 'Teams communicate well, by their own account',
    low: 'Communication within teams falls short',
    strongWords: ['close_collaborators'],
    lowWords: ['team_support'],
  },
  tools: {
    strong: 'The tools help people do their work',
    low: 'The tools help less than they should',
    strongWords: ['current_tools'],
    lowWords: ['missing_tools', 'current_tools'],
  },
  satisfaction: {
    strong: 'People are satisfied with their jobs',
    low: 'Satisfaction with the job is low for some',
    strongWords: ['additional_feedback'],
    lowWords: ['company_improvements', 'additional_feedback'],
  },
  kpis: {
    strong: 'Work is measured by agreed targets',
    low: 'Work goes unmeasured',
    strongWords: [],
    lowWords: [],
  },
  training: {
    strong: 'People know what training is open to them',
    low: 'Training does not reach people',
    strongWords: ['skill_development'],
    lowWords: ['skill_development'],
  },
  missingTools: {
    strong: null,
    low: 'People miss tools or help',
    strongWords: [],
    lowWords: ['missing_tools'],
  },
  growth: {
    strong: 'People say where they want to grow',
    low: null,
    strongWords: ['skill_development', 'career_goals'],
    lowWords: [],
  },
  improvements: {
    strong: 'People bring ideas for the company',
    low: null,
    strongWords: ['company_improvements'],
    lowWords: [],
  },
}

/** Of how many a topic is a share. Open questions have no no: everyone who answered at all could have named something. */
export function baseOf({ topic, answered }: Pick<Tally, 'topic' | 'answered'>, submissions: number): number {
  return topic === 'missingTools' || topic === 'growth' || topic === 'improvements' ? submissions : answered
}

function shareOf(count: number, base: number): number {
  return base === 0 ? 0 : count / base
}

function isCarried(tally: Tally, kind: 'strong' | 'low', submissions: number): boolean {
  const fewest = submissions < fewAnswers ? 1 : fewestPeople
  return tally[kind].count >= fewest && baseOf(tally, submissions) >= submissions * spokenShare
}

function isWeak(tally: Tally, submissions: number): boolean {
  if (!isCarried(tally, 'low', submissions)) return false
  return shareOf(tally.low.count, baseOf(tally, submissions)) >= weakShare
}

function countText(tally: Tally, kind: 'strong' | 'low', base: number): string {
  const { topic, isRating } = tally
  const { count } = tally[kind]
  const part = base === 1 ? 'the only person' : `${counted(count)} of ${people(base)}`
  const have = count === 1 ? 'has' : 'have'
  if (isRating) {
    const mean = meanOfAnswered(tally)
    const average = mean === null ? '' : ` (mean ${mean.toFixed(1)})`
    return `${part} who rated this gave ${kind === 'strong' ? '8 or more' : 'less than 6'}${average}`
  }
  switch (topic) {
    case 'kpis':
      return `${part} who answered this ${have} ${kind === 'strong' ? 'targets or KPIs' : 'no targets or KPIs'}`
    case 'training': {
      const know = count === 1 ? 'knows it' : 'know it'
      const notKnow = count === 1 ? 'does not know what is on offer' : 'do not know what is on offer'
      return `${part} who answered this ${kind === 'strong' ? know : notKnow}`
    }
    case 'growth':
      return `${part} named a skill to build or a goal`
    case 'improvements':
      return `${part} named something that the company should do better`
    default:
      return `${part} named something`
  }
}

function findingOf(tally: Tally, kind: 'strong' | 'low', submissions: number): readonly Finding[] {
  const { topic } = tally
  const claim = texts[topic][kind]
  if (claim === null) return []
  const base = baseOf(tally, submissions)
  // With few answers in all, the coverage note says so once for every finding.
  const caution =
    base < fewAnswers && submissions >= fewAnswers ? ' With so few answers, one more could change this.' : ''
  const group = tally[kind]
  const quotes = group.quotes(...texts[topic][kind === 'strong' ? 'strongWords' : 'lowWords'])
  return [{ topic, ...group.statement(`${claim}: ${countText(tally, kind, base)}.${caution}`, base, quotes) }]
}

/** The claim of a topic as a sentence without its full stop and without how many say so; null where it cannot be one. */
export function claimOfTopic(topic: Topic, kind: 'strong' | 'low'): string | null {
  return texts[topic][kind]
}

/** What a finding claims, without its count, as it stands in the middle of a sentence. */
export function claimOf({ text }: Finding): string {
  return text.charAt(0).toLowerCase() + text.slice(1, text.indexOf(':'))
}

function findingsOf(
  tallies: readonly Tally[],
  kind: 'strong' | 'low',
  submissions: number,
): readonly Finding[] {
  return tallies
    .filter((tally) => {
      if (!isCarried(tally, kind, submissions)) return false
      if (kind === 'low') return isWeak(tally, submissions)
      const share = shareOf(tally.strong.count, baseOf(tally, submissions))
      return share >= strongShare && !isWeak(tally, submissions)
    })
    .toSorted(
      (a, b) =>
        b[kind].count - a[kind].count ||
        shareOf(b[kind].count, baseOf(b, submissions)) - shareOf(a[kind].count, baseOf(a, submissions)),
    )
    .slice(0, findingLimit)
    .flatMap((tally) => findingOf(tally, kind, submissions))
}

/** At most 4 topics which at least half of those who spoke to them call strong, those of most people first. */
export function companyStrengths(tallies: readonly Tally[], submissions: number): readonly Finding[] {
  return findingsOf(tallies, 'strong', submissions)
}

/** At most 4 topics which at least a quarter of those who spoke to them call weak, those of most people first. */
export function companyWeaknesses(tallies: readonly Tally[], submissions: number): readonly Finding[] {
  return findingsOf(tallies, 'low', submissions)
}

// A mean of equal ratings with decimals may miss its value by the last bit.
const tolerance = 1e-9

/** Low where satisfaction and tools are 7 or more, Medium where satisfaction is 6 or more, else High (point 9). */
export function riskLevelOf(satisfaction: number, tools: number): RiskLevel {
  if (satisfaction >= 7 - tolerance && tools >= 7 - tolerance) return 'Low'
  return satisfaction >= 6 - tolerance ? 'Medium' : 'High'
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The risk level with the numbers that it comes from. */
export function riskOf(
  tallies: readonly Tally[],
  submissions: number,
): {
  readonly riskLevel: RiskLevel
  readonly riskReason: GroupStatement
  readonly riskSummary: GroupStatement
} {
  const satisfaction = tallyOf(tallies, 'satisfaction')
  const tools = tallyOf(tallies, 'tools')
  const satisfactionMean = meanWithDefaults(satisfaction, submissions)
  const toolsMean = meanWithDefaults(tools, submissions)
  const riskLevel = riskLevelOf(satisfactionMean, toolsMean)
  const rules = {
    Low: 'satisfaction and tools are both at least 7',
    Medium: 'satisfaction is at least 6, but satisfaction and tools are not both at least 7',
    High: 'satisfaction is below 6',
  }
  const text = `${riskLevel}: ${rules[riskLevel]}. ${asSentence(meanText('job satisfaction', satisfaction, submissions))}; ${meanText('tool effectiveness', tools, submissions)}.`
  const evidence = [...satisfaction.everyone.evidence, ...tools.everyone.evidence]
  const riskReason: GroupStatement = {
    text,
    people: submissions,
    outOf: submissions,
    evidence,
    evidenceTotal: satisfaction.answered + tools.answered,
    quotes: [],
  }
  const summary = `By the fixed rule the risk level is ${riskLevel}.${unratedText(satisfaction, tools)}`
  return { riskLevel, riskReason, riskSummary: { ...riskReason, text: summary } }
}

/** One of the two numbers of the rule, with how much of it was not answered. */
function meanText(what: string, tally: Tally, submissions: number): string {
  const missing = submissions - tally.answered
  if (tally.answered === 0) return `${what} was not rated by anybody and counts as 7`
  // Two decimals, since one would round a mean up to the 7 or 6 that it falls short of.
  const mean = `mean ${what} is ${outOfTen(english, meanWithDefaults(tally, submissions))} over ${people(submissions)}`
  if (missing === 0) return mean
  return `${mean}, of whom ${counted(missing)} gave no number and ${missing === 1 ? 'counts' : 'count'} as 7`
}

/** What the summary must say where nobody gave one of the two numbers of the rule. */
function unratedText(satisfaction: Tally, tools: Tally): string {
  if (satisfaction.answered === 0 && tools.answered === 0) {
    return ' Nobody rated job satisfaction or tools, so it rests on the default 7 alone and says nothing about the company.'
  }
  if (satisfaction.answered === 0) return ' Nobody rated job satisfaction: that part rests on the default 7.'
  return tools.answered === 0 ? ' Nobody rated the tools: that part rests on the default 7.' : ''
}
