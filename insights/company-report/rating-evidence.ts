/** Statements about all of a group's ratings at once: what the grades rest on, and how the ratings differ. */
import { isGiven } from '../questionnaire/answers.ts'
import { evidenceLimit, fewAnswers } from './company-groups.ts'
import type { Member } from './report-members.ts'
import type { GroupStatement } from './company-report-types.ts'
import type { CompanyWords } from '../catalog/company-texts.ts'
import { isDifference, sampleOf, type Sample } from '../comparison/statistical-noise.ts'
import { ratingQuestions } from '../employee-report/answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Evidence } from '../report-types.ts'
import { toFixedHalfUp } from '../scoring/rounding.ts'
import { inputIds, inputSources, type RatingId } from '../scoring/scores.ts'

/** The answers that these people's grades rest on: the first of them, and how many there are. */
export function gradeEvidenceOf(
  members: readonly Member[],
): Pick<GroupStatement, 'evidence' | 'evidenceTotal'> {
  const evidence: Evidence[] = []
  let evidenceTotal = 0
  for (const { raw, readings, score } of members) {
    const { employeeId, scoreInputsAnswered } = score
    evidenceTotal += scoreInputsAnswered
    if (evidence.length >= evidenceLimit) continue
    for (const input of inputIds) {
      if (readings[input] === null) continue
      const { reading, questionIds } = inputSources[input]
      const questionId = reading === 'given' ? questionIds.find((id) => isGiven(raw[id])) : questionIds[0]
      if (questionId !== undefined) evidence.push({ employeeId, questionId })
    }
  }
  return { evidence: evidence.slice(0, evidenceLimit), evidenceTotal }
}

/** Less than this is never spoken of, however many answered. */
const smallDifference = 0.5
/** One point in an answer moves its rating by one. */
const leastSpread = 1

interface RatedTopic {
  readonly id: RatingId
  readonly questionId: QuestionId
  sum: number
  squares: number
  answered: number
}

/** The sums of the five ratings over these people. */
function ratedTopicsOf(members: readonly Member[]): readonly RatedTopic[] {
  const topics: readonly RatedTopic[] = ratingQuestions.map(({ id, questionId }) => ({
    id,
    questionId,
    sum: 0,
    squares: 0,
    answered: 0,
  }))
  for (const { readings } of members) {
    for (const topic of topics) {
      const rating = readings[topic.id]
      if (rating === null) continue
      topic.sum += rating
      topic.squares += rating * rating
      topic.answered++
    }
  }
  return topics
}

/**
 * Which rating is highest among these people and which lowest: the people of a department, or all. Null where fewer than five gave them, where they
 * differ by less than half a point, or by no more than the noise between means of so many ratings (`statistical-noise.ts`).
 */
export function contrastOf(
  department: string | null,
  members: readonly Member[],
  words: CompanyWords,
): GroupStatement | null {
  const [first, ...others] = ratedTopicsOf(members).filter(({ answered }) => answered >= fewAnswers)
  if (!first) return null
  const high = others.reduce((found, other) => (meanOf(other) > meanOf(found) ? other : found), first)
  const low = others.reduce((found, other) => (meanOf(other) < meanOf(found) ? other : found), first)
  if (meanOf(high) - meanOf(low) < smallDifference || !isDifference(ratingsOf(high), ratingsOf(low)))
    return null
  // Means that read the same are named together.
  const highest = [first, ...others].filter((topic) => formatMean(topic) === formatMean(high))
  const lowest = [first, ...others].filter((topic) => formatMean(topic) === formatMean(low))
  const named = [...highest, ...lowest]
  const inWords = (topics: readonly RatedTopic[]): string =>
    words.common.listed(topics.map((topic) => wordsOf(topic, words)))
  const values = { highest: inWords(highest), lowest: inWords(lowest) }
  return {
    text:
      department === null
        ? words.say('contrast.company', values)
        : words.say('contrast.department', { ...values, department: words.common.named(department) }),
    people: Math.max(...named.map(({ answered }) => answered)),
    outOf: members.length,
    evidence: named.flatMap((topic) => ratersOf(topic, members, named.length)),
    evidenceTotal: named.reduce((sum, { answered }) => sum + answered, 0),
    quotes: [],
  }
}

function ratingsOf({ sum, squares, answered }: RatedTopic): Sample {
  return sampleOf({ count: answered, weight: answered, sum, squares }, leastSpread)
}

function meanOf({ sum, answered }: RatedTopic): number {
  return sum / answered
}

function formatMean(topic: RatedTopic): string {
  return toFixedHalfUp(meanOf(topic), 1)
}

function wordsOf(topic: RatedTopic, { say, common }: CompanyWords): string {
  return say('contrast.topic', {
    topic: common.say(`inputsInSentence.${topic.id}`),
    mean: common.decimal(meanOf(topic)),
    people: common.counted(topic.answered),
  })
}

/** The first of those who rated the topic; all topics that are named stay within the limit together. */
function ratersOf(
  { id, questionId }: RatedTopic,
  members: readonly Member[],
  topicCount: number,
): readonly Evidence[] {
  const evidence: Evidence[] = []
  for (const { score, readings } of members) {
    if ((evidence.length + 1) * topicCount > evidenceLimit) break
    if (readings[id] !== null) evidence.push({ employeeId: score.employeeId, questionId })
  }
  return evidence
}
