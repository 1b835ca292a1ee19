/** What the answers of all people add up to, topic by topic, for a company or a department. */
import { defaultRating, lowRating, strongRating } from '../questionnaire/answers.ts'
import { Group } from './company-groups.ts'
import type { Member } from './report-members.ts'
import type { Measure, Topic } from './company-report-types.ts'
import { isActionable } from '../employee-report/answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import { inputSources } from '../scoring/scores.ts'
import type { CompanyWords } from '../catalog/company-texts.ts'

interface TopicSource {
  readonly topic: Topic
  readonly questionIds: readonly QuestionId[]
  readonly isRating: boolean
}

/** The topics in the order of the report. */
export const topics: readonly TopicSource[] = [
  ...(['clarity', 'output', 'communication', 'tools', 'satisfaction', 'kpis', 'training'] as const).map(
    (topic) => ({
      topic,
      questionIds: inputSources[topic].questionIds,
      isRating: inputSources[topic].reading === 'rating',
    }),
  ),
  { topic: 'missingTools', questionIds: ['missing_tools'], isRating: false },
  { topic: 'growth', questionIds: inputSources.growth.questionIds, isRating: false },
  { topic: 'improvements', questionIds: inputSources.improvements.questionIds, isRating: false },
]

/** The sums of one topic. */
export interface Tally extends TopicSource {
  answered: number
  sumOfAnswered: number
  /** Ratings only: all who gave one. */
  readonly everyone: Group
  readonly strong: Group
  readonly low: Group
}

function emptyTally(source: TopicSource): Tally {
  return {
    ...source,
    answered: 0,
    sumOfAnswered: 0,
    everyone: new Group(source.questionIds),
    strong: new Group(source.questionIds, isActionable),
    low: new Group(source.questionIds),
  }
}

/** Sums all topics over these people, in the order of `topics`. */
export function talliesOf(members: readonly Member[]): readonly Tally[] {
  const tallies = topics.map(emptyTally)
  for (const member of members) {
    for (const tally of tallies) count(tally, member)
  }
  return tallies
}

function count(tally: Tally, member: Member): void {
  const { topic } = tally
  // A missing tool is a need, so naming one counts as low and not as strong.
  if (topic === 'missingTools') {
    if (!member.isMissingTools) return
    tally.answered++
    tally.low.add(member)
    return
  }
  const reading = member.readings[topic]
  if (reading === null) return
  tally.answered++
  if (typeof reading === 'number') {
    tally.sumOfAnswered += reading
    tally.everyone.add(member)
    if (reading >= strongRating) tally.strong.add(member)
    else if (reading < lowRating) tally.low.add(member)
    return
  }
  if (!reading) tally.low.add(member)
  // Somebody who only names a way out has not said where to grow here.
  else if (topic !== 'growth' || tally.questionIds.some((id) => isActionable(member.raw[id])))
    tally.strong.add(member)
}

/** The mean rating with 7 for everyone who gave none, as the formulas do (specification point 9). */
export function meanWithDefaults({ sumOfAnswered, answered }: Tally, people: number): number {
  return (sumOfAnswered + (people - answered) * defaultRating) / people
}

/** The mean rating of those who gave one, or null where nobody did or the topic is no rating. */
export function meanOfAnswered({ isRating, sumOfAnswered, answered }: Tally): number | null {
  return isRating && answered > 0 ? sumOfAnswered / answered : null
}

/** The tally as the report carries it. */
export function measureOf(tally: Tally, people: number, { say, common }: CompanyWords): Measure {
  const { topic, questionIds, isRating, answered } = tally
  return {
    topic,
    label: topic === 'missingTools' ? say('labels.missingTools') : common.say(`inputs.${topic}`),
    questionIds,
    mean: isRating ? meanWithDefaults(tally, people) : null,
    meanOfAnswered: meanOfAnswered(tally),
    answered,
    notAnswered: people - answered,
    strong: tally.strong.count,
    low: tally.low.count,
  }
}

/** The tally of one topic. */
export function findTally(tallies: readonly Tally[], topic: Topic): Tally {
  const tally = tallies.find((candidate) => candidate.topic === topic)
  if (!tally) throw new RangeError(`There is no topic ${topic}.`)
  return tally
}
