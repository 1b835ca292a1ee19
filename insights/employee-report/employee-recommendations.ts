/** The 3 recommendations of an employee's report: steps for this week from what was answered, with somebody to take them with. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  chooseBest,
  isLow,
  quoteAnswer,
  ratingNames,
  ratingQuestions,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import { wishesOf, type Pressing } from './pressing-matter.ts'
import { growthStance } from './reading/growth-stance.ts'
import { manualTask } from './reading/manual-work.ts'
import { colleagueOf, managerOf, namedIn, type With } from './reading/people-named.ts'
import { quoteWish, shortenWish } from './reading/wishes.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'

export interface Recommendations {
  readonly statements: readonly Statement[]
  /** What they are about. */
  readonly topics: ReadonlySet<string>
}

/** Exactly 3, the most pressing first. */
export function recommendationsOf(person: Person, pressing: Pressing | null): Recommendations {
  const steps = [
    ...fromAlarms(person, pressing),
    ...fromWishes(person, pressing),
    ...fromRatings(person),
    ...fromWork(person),
    ...fallbackSteps(person),
  ]
  const chosen = chooseBest(
    steps.map((step) => candidateOf(person, step)),
    3,
  )
  const made = chosen.map(({ make }) => make())
  return {
    statements: [...made, ...noOther(person, made.length)].slice(0, 3),
    topics: new Set(chosen.map(({ topic }) => topic)),
  }
}

interface Step {
  readonly rank: number
  readonly topic: string
  readonly textOf: () => string
  readonly sources: readonly QuestionId[]
  /** Who the step is taken with: an answer that names them is evidence, too. */
  readonly with?: With
}

function candidateOf(person: Person, { rank, topic, textOf, sources, with: found }: Step): Candidate {
  const named = found?.source ?? null
  const all = named === null || sources.includes(named) ? sources : [...sources, named]
  return { rank, topic, make: () => statement(person, textOf(), all) }
}

/** A step for the alarm that comes first, and for one more where it is no talk about leaving. */
function fromAlarms(person: Person, pressing: Pressing | null): readonly Step[] {
  const found = managerOf(person)
  return person.alarms.slice(0, 2).flatMap(({ kind, questionId }) => {
    const isFirst = pressing?.kind === 'alarm' && pressing.alarm.kind === kind
    if (kind === 'leaving' && !isFirst && pressing?.kind === 'alarm') return []
    return [
      {
        rank: isFirst ? 100 : kind === 'leaving' ? 10 : 60,
        topic: kind,
        textOf: () => person.words.say(`employee.steps.alarm.${kind}`, { who: found.who }),
        sources: [questionId],
        ...(kind !== 'harm' && { with: found }),
      },
    ]
  })
}

function fromWishes(person: Person, pressing: Pressing | null): readonly Step[] {
  return wishesOf(person).map((id, index) => {
    const isPressing = pressing?.kind === 'wish' && pressing.questionId === id
    const found = namedIn(shortenWish(person.raw[id] ?? ''), person) ?? managerOf(person)
    return {
      rank: isPressing ? 70 : 16 - index,
      topic: id,
      textOf: () => person.words.say('employee.steps.ask', { quoted: quoteWish(person, id), who: found.who }),
      sources: [id],
      with: found,
    }
  })
}

function fromRatings(person: Person): readonly Step[] {
  const { clarity, output, communication, tools, satisfaction, kpis, training } = person.readings
  const { say } = person.words
  const found = managerOf(person)
  const colleague = colleagueOf(person)
  const wishes = new Set<QuestionId>(wishesOf(person))
  const steps: Step[] = []
  const add = (
    rank: number,
    topic: 'clarity' | 'kpis' | 'communication' | 'tools' | 'satisfaction' | 'output' | 'training',
    source: QuestionId,
    who: With = found,
  ): void => {
    const textOf = (): string => say(`employee.steps.${topic}`, { who: who.who })
    steps.push({ rank, topic, textOf, sources: [source], with: who })
  }
  if (isLow(clarity)) add(18 - clarity, 'clarity', 'role_clarity')
  if (isLow(communication) && !wishes.has('team_support')) {
    add(21 - communication, 'communication', 'team_communication', colleague)
  }
  if (isLow(tools) && !wishes.has('missing_tools')) add(20 - tools, 'tools', 'tool_effectiveness')
  if (isLow(satisfaction) && wishes.size === 0) add(20 - satisfaction, 'satisfaction', 'job_satisfaction')
  if (isLow(output)) add(19 - output, 'output', 'weekly_output')
  if (kpis === false) add(9, 'kpis', 'has_kpis')
  if (training === false) add(8, 'training', 'aware_of_training')
  if (clarity !== null && clarity >= lowRating && clarity < strongRating) add(6, 'clarity', 'role_clarity')
  return steps
}

function fromWork(person: Person): readonly Step[] {
  const { say, quoteParts } = person.words
  const found = managerOf(person)
  const manual = manualTask(person)
  if (manual === null) return []
  return [
    {
      rank: 12.5,
      topic: 'manual',
      textOf: () => {
        const isNew = person.quotes.take(manual.task, manual.questionId)
        const shown = isNew ? manual.task : `${manual.task.split(' ').slice(0, 4).join(' ')}…`
        return say('employee.steps.manual', { quoted: quoteParts([shown], 0), who: found.who })
      },
      sources: [manual.questionId],
      with: found,
    },
  ]
}

/** For those who want little: what they would like to learn, and what should stay. */
function fallbackSteps(person: Person): readonly Step[] {
  const { say } = person.words
  const found = managerOf(person)
  const steps: Step[] = []
  const ratings = answeredRatings(person)
  const { satisfaction } = person.readings
  if (
    satisfaction !== null &&
    satisfaction >= strongRating &&
    ratings.every(({ value }) => value >= lowRating)
  ) {
    const textOf = (): string => say('employee.steps.keep', { who: found.who })
    steps.push({ rank: 3, topic: 'keep', textOf, sources: ['job_satisfaction'], with: found })
  }
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  if (unrated.length > 0) {
    const values = { names: ratingNames(person, unrated), who: found.who }
    const textOf = (): string => say('employee.steps.unrated', values)
    steps.push({
      rank: 1,
      topic: 'unrated',
      textOf,
      sources: unrated.map(({ questionId }) => questionId),
      with: found,
    })
  }
  if (growthStance(person.raw.skill_development) === 'wants') {
    const textOf = (): string => skillStep(person, found.who)
    steps.push({ rank: 2, topic: 'skill', textOf, sources: ['skill_development'], with: found })
  }
  return steps
}

/** How a report takes up what somebody wants to learn. */
export function skillStep(person: Person, who: string): string {
  const { say } = person.words
  const quoted = quoteAnswer(person, 'skill_development')
  return quoted === null
    ? say('employee.opportunities.skillNamed', { who })
    : say('employee.opportunities.skill', { quoted, who })
}

const places = ['first', 'second', 'third'] as const

/** Where the answers give no more steps. */
function noOther(person: Person, made: number): readonly Statement[] {
  const sources = ['missing_tools', 'company_improvements', 'team_support', 'role_clarity'] as const
  return places
    .slice(made)
    .map((place) => statement(person, person.words.say(`employee.steps.none.${place}`), sources))
}
