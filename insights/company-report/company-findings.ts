/** Strengths and weaknesses of a company report (point 9 of the specification). */
import { fewAnswers } from './company-groups.ts'
import { meanOfAnswered, type Tally } from './topic-measures.ts'
import type { Finding, Topic } from './company-report-types.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'

// A topic is weak where at least a quarter of those who spoke to it say so, strong where at least half do and it
// is not weak. At least a quarter of all who answered must have spoken to it, and from five answers on at least
// two people must say so: what one of many says is no finding about a company.
export const findingRules = {
  weakShare: 1 / 4,
  strongShare: 1 / 2,
  spokenShare: 1 / 4,
  fewestPeople: 2,
  limit: 4,
} as const

/**
 * Open questions whose answers say more about a topic. What is asked for wishes and complaints, or for anything at all,
 * says nothing for a strength.
 */
interface TopicWords {
  readonly strong: readonly QuestionId[]
  readonly low: readonly QuestionId[]
}

const noWords: TopicWords = { strong: [], low: [] }

const questionsOn: Readonly<Record<Topic, TopicWords>> = {
  clarity: { strong: ['core_responsibilities'], low: ['reporting_structure'] },
  output: { strong: ['recurring_deliverables'], low: ['missing_tools', 'team_support'] },
  communication: { strong: ['close_collaborators'], low: ['team_support'] },
  tools: { strong: ['current_tools'], low: ['missing_tools', 'current_tools'] },
  satisfaction: { strong: [], low: ['company_improvements', 'additional_feedback'] },
  kpis: noWords,
  training: { strong: [], low: ['skill_development'] },
  missingTools: { strong: [], low: ['missing_tools'] },
  growth: { strong: ['skill_development', 'career_goals'], low: [] },
  improvements: noWords,
}

/** Naming something missing or to be improved is never a strength, however many people do. */
export const neverStrong: ReadonlySet<Topic> = new Set<Topic>(['missingTools', 'improvements'])

/** The open questions of topics that count who named something. */
export const questionsNamed: Readonly<Partial<Record<Topic, readonly QuestionId[]>>> = {
  missingTools: ['missing_tools'],
  growth: ['skill_development', 'career_goals'],
  improvements: ['company_improvements'],
}

/**
 * An open question cannot be answered with no: everybody who submitted counts there, whether or not they named
 * something.
 */
export function countsAllSubmissions(topic: Topic): boolean {
  return questionsNamed[topic] !== undefined
}

/** Of how many a topic is a share. */
export function shareBase(
  { topic, answered }: Pick<Tally, 'topic' | 'answered'>,
  submissions: number,
): number {
  return countsAllSubmissions(topic) ? submissions : answered
}

function shareOf(count: number, base: number): number {
  return base === 0 ? 0 : count / base
}

/** How many spoke to a topic, and how many of them call it strong or low. */
interface TopicCounts extends Pick<Tally, 'topic' | 'answered'> {
  readonly strong: number
  readonly low: number
}

function isCarried(counts: TopicCounts, kind: 'strong' | 'low', submissions: number): boolean {
  const fewest = submissions < fewAnswers ? 1 : findingRules.fewestPeople
  return counts[kind] >= fewest && shareBase(counts, submissions) >= submissions * findingRules.spokenShare
}

function isWeak(counts: TopicCounts, submissions: number): boolean {
  if (!isCarried(counts, 'low', submissions)) return false
  return shareOf(counts.low, shareBase(counts, submissions)) >= findingRules.weakShare
}

/** Whether a topic with these counts is a finding, though others may take its place in the list. */
export function isFinding(counts: TopicCounts, kind: 'strong' | 'low', submissions: number): boolean {
  if (kind === 'low') return isWeak(counts, submissions)
  if (neverStrong.has(counts.topic) || !isCarried(counts, 'strong', submissions)) return false
  const share = shareOf(counts.strong, shareBase(counts, submissions))
  return share >= findingRules.strongShare && !isWeak(counts, submissions)
}

/** Whether a sentence is complete or begins in the middle of another. */
type ClaimPlace = 'claims' | 'claimsInSentence'

/**
 * The claim of a topic without its full stop and without how many say so; null where it cannot be one: nobody is weak
 * by naming nothing, nor strong by naming what is missing. Reports of earlier engines claim a strength of improvements.
 */
export function claimOf(
  topic: Topic,
  kind: 'strong' | 'low',
  place: ClaimPlace,
  { say }: CompanyWords = companyEnglish,
): string | null {
  if (kind === 'strong') return topic === 'missingTools' ? null : say(`${place}.strong.${topic}`)
  return topic === 'growth' || topic === 'improvements' ? null : say(`${place}.low.${topic}`)
}

type CountKey = 'strong' | 'strongOnly' | 'low' | 'lowOnly'

function countText(tally: Tally, kind: 'strong' | 'low', base: number, words: CompanyWords): string {
  const { say, common } = words
  const { topic, isRating } = tally
  const key: CountKey = base === 1 ? `${kind}Only` : kind
  const values = { ...countValues(tally[kind].count, words), people: common.counted(base) }
  if (isRating) {
    return say(`counts.rated.${key}`, { ...values, mean: common.decimal(meanOfAnswered(tally) ?? 0) })
  }
  if (topic === 'kpis' || topic === 'training') return say(`counts.${topic}.${key}`, values)
  if (key === 'low' || key === 'lowOnly') return say(`counts.missingTools.${key}`, values)
  return say(`counts.growth.${key}`, values)
}

function findingOf(
  tally: Tally,
  kind: 'strong' | 'low',
  submissions: number,
  words: CompanyWords,
): readonly Finding[] {
  const { topic } = tally
  const claim = claimOf(topic, kind, 'claims', words)
  if (claim === null) return []
  const base = shareBase(tally, submissions)
  const said = words.say('finding', { claim, count: countText(tally, kind, base, words) })
  // With few answers in all, the coverage note says so once for every finding.
  const isFew = base < fewAnswers && submissions >= fewAnswers
  const text = isFew ? `${said} ${words.say('caution')}` : said
  const group = tally[kind]
  return [{ topic, ...group.statement(text, base, group.quotes(words.common, questionsOn[topic][kind])) }]
}

/** How many say so, of how many. */
export interface FindingWeight {
  readonly topic: Topic
  readonly count: number
  readonly base: number
}

/**
 * The order of strengths, weaknesses, the steps that come from them and the pictures: what most people say first, of
 * equally many the larger share. Most people name something when they are asked to: that weighs less than a rating.
 */
export const compareWeight = (a: FindingWeight, b: FindingWeight): number =>
  Number(countsAllSubmissions(a.topic)) - Number(countsAllSubmissions(b.topic)) ||
  b.count - a.count ||
  shareOf(b.count, b.base) - shareOf(a.count, a.base)

function findingsOf(
  tallies: readonly Tally[],
  kind: 'strong' | 'low',
  submissions: number,
  words: CompanyWords,
): readonly Finding[] {
  const weightOf = (tally: Tally): FindingWeight => ({
    topic: tally.topic,
    count: tally[kind].count,
    base: shareBase(tally, submissions),
  })
  return tallies
    .filter(({ topic, answered, strong, low }) =>
      isFinding({ topic, answered, strong: strong.count, low: low.count }, kind, submissions),
    )
    .toSorted((a, b) => compareWeight(weightOf(a), weightOf(b)))
    .slice(0, findingRules.limit)
    .flatMap((tally) => findingOf(tally, kind, submissions, words))
}

/** At most 4 topics which at least half of those who spoke to them call strong: ratings first, those of most people ahead. */
export function companyStrengths(
  tallies: readonly Tally[],
  submissions: number,
  words: CompanyWords,
): readonly Finding[] {
  return findingsOf(tallies, 'strong', submissions, words)
}

/** At most 4 topics which at least a quarter of those who spoke to them call weak: ratings first, those of most people ahead. */
export function companyWeaknesses(
  tallies: readonly Tally[],
  submissions: number,
  words: CompanyWords,
): readonly Finding[] {
  return findingsOf(tallies, 'low', submissions, words)
}
