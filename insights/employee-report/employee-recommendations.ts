/** The 3 recommendations of an employee's report: each a step for this week, with somebody to take it with. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  chooseBest,
  isActionable,
  quoteAnswer,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import { manualTask } from './manual-work.ts'
import { colleagueOf, managerOf } from './people-named.ts'
import { isTakenUp, quoteUnquoted, readWish, type WishQuestion } from './wishes.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'

export interface Recommendations {
  readonly statements: readonly Statement[]
  /** What they are about. */
  readonly topics: ReadonlySet<string>
}

/** Exactly 3, the most pressing first. */
export function recommendationsOf(person: Person): Recommendations {
  const steps = [...fromRatings(person), ...fromWords(person), ...always(person)]
  const chosen = chooseBest(
    steps.map((step) => candidateOf(person, step)),
    3,
  )
  return {
    statements: chosen.map(({ make }) => make()),
    topics: new Set(chosen.map(({ topic }) => topic)),
  }
}

interface Step {
  readonly rank: number
  readonly topic: string
  readonly textOf: () => string
  readonly sources: readonly QuestionId[]
  /** With whom: the answer that names them is evidence, too. */
  readonly with: 'manager' | 'colleague'
}

function candidateOf(person: Person, { rank, topic, textOf, sources, with: who }: Step): Candidate {
  const named = who === 'manager' ? 'reporting_structure' : 'close_collaborators'
  const withNamed =
    person.answered.has(named) && !sources.includes(named) ? ([...sources, named] as const) : sources
  return { rank, topic, make: () => statement(person, textOf(), withNamed) }
}

function fromRatings(person: Person): readonly Step[] {
  const { clarity, output, communication, satisfaction, kpis } = person.readings
  const { say } = person.words
  const who = managerOf(person)
  const colleague = colleagueOf(person)
  const wantsSupport = isTakenUp(person.raw.team_support)
  const steps: Step[] = []
  if (clarity !== null && clarity < strongRating) {
    steps.push({
      rank: clarity < lowRating ? 20 - clarity : 8.8,
      topic: 'clarity',
      textOf: () => say('employee.steps.clarity', { who }),
      sources: ['role_clarity'],
      with: 'manager',
    })
  }
  if (kpis === false) {
    steps.push({
      rank: 10,
      topic: 'kpis',
      textOf: () => say('employee.steps.kpis', { who }),
      sources: ['has_kpis'],
      with: 'manager',
    })
  }
  if (communication !== null && communication < strongRating && !wantsSupport) {
    steps.push({
      rank: communication < lowRating ? 19 - communication : 8.2,
      topic: 'communication',
      textOf: () => say('employee.steps.communication', { colleague }),
      sources: ['team_communication'],
      with: 'colleague',
    })
  }
  if (satisfaction !== null && satisfaction < lowRating) {
    steps.push({
      rank: 20.5 - satisfaction,
      topic: 'satisfaction',
      textOf: () => satisfactionText(person, who),
      sources: isTakenUp(person.raw.company_improvements)
        ? ['job_satisfaction', 'company_improvements']
        : ['job_satisfaction'],
      with: 'manager',
    })
  }
  if (output !== null && output < lowRating) {
    steps.push({
      rank: 18 - output,
      topic: 'output',
      textOf: () => say('employee.steps.output', { who }),
      sources: ['weekly_output'],
      with: 'manager',
    })
  }
  return steps
}

function satisfactionText(person: Person, who: string): string {
  const { say } = person.words
  if (!isTakenUp(person.raw.company_improvements)) return say('employee.steps.satisfaction', { who })
  const quoted = quoteUnquoted(person, 'company_improvements')
  return quoted === null
    ? say('employee.steps.own.satisfactionAbove', { who })
    : say('employee.steps.own.satisfaction', { quoted, who })
}

/** A step that takes up what was written: quoted, or referred to where the report has quoted it already. */
function ownText(
  person: Person,
  id: WishQuestion,
  key: 'missing' | 'better' | 'support',
  who: string,
): string {
  const { say } = person.words
  const quoted = quoteUnquoted(person, id)
  return quoted === null
    ? say(`employee.steps.own.${key}Above`, { who })
    : say(`employee.steps.own.${key}`, { quoted, who })
}

function fromWords(person: Person): readonly Step[] {
  const { raw, words } = person
  const { training, communication, satisfaction } = person.readings
  const { say } = words
  const who = managerOf(person)
  const steps: Step[] = [...toolSteps(person)]
  const growth = (
    rank: number,
    topic: 'skill' | 'goal',
    source: 'skill_development' | 'career_goals',
  ): void => {
    steps.push({
      rank,
      topic,
      textOf: () => {
        const quoted = quoteAnswer(person, source, 90)
        return quoted === null
          ? say(`employee.steps.${topic}Named`, { who })
          : say(`employee.steps.${topic}`, { quoted, who })
      },
      sources: [source],
      with: 'manager',
    })
  }
  if (isActionable(raw.skill_development)) growth(4.6, 'skill', 'skill_development')
  if (isActionable(raw.career_goals)) growth(4.5, 'goal', 'career_goals')
  if (training === false) {
    steps.push({
      // A skill that was named is an opportunity, which asks for the course.
      rank: isActionable(raw.skill_development) ? 4.8 : 8.6,
      topic: 'training',
      textOf: () => say('employee.steps.training', { who }),
      sources: ['aware_of_training'],
      with: 'manager',
    })
  }
  const opensWithBetter = satisfaction !== null && satisfaction < lowRating
  if (isTakenUp(raw.company_improvements) && !opensWithBetter) {
    steps.push({
      rank: 9.6,
      topic: 'improvements',
      textOf: () => ownText(person, 'company_improvements', 'better', who),
      sources: ['company_improvements'],
      with: 'manager',
    })
  }
  if (isTakenUp(raw.team_support)) {
    const isLow = communication !== null && communication < lowRating
    const isStrong = communication !== null && communication >= strongRating
    steps.push({
      rank: isLow ? 19 - communication : isStrong ? 8 : 9.5,
      topic: 'support',
      textOf: () => ownText(person, 'team_support', 'support', colleagueOf(person)),
      sources: ['team_support'],
      with: 'colleague',
    })
  }
  return steps
}

function toolSteps(person: Person): readonly Step[] {
  const { tools } = person.readings
  const { say, quoteParts } = person.words
  const who = managerOf(person)
  const manual = manualTask(person)
  const steps: Step[] = []
  if (manual !== null) {
    steps.push({
      rank: 16,
      topic: 'manual',
      textOf: () =>
        person.quotes.take(manual.task, manual.questionId)
          ? say('employee.steps.manual', { quoted: quoteParts([manual.task], 0), who })
          : say('employee.steps.manual', { quoted: say('phrases.quotedAlready'), who }),
      sources: [manual.questionId],
      with: 'manager',
    })
  }
  const isWish = readWish(person, 'missing_tools') !== null
  const isShort = tools !== null && tools < strongRating
  if (isWish || (isShort && isTakenUp(person.raw.missing_tools))) {
    steps.push({
      rank: Math.max(isWish ? 11 : 7.8, isShort && tools < lowRating ? 18 - tools : 0),
      topic: 'tools',
      textOf: () => ownText(person, 'missing_tools', 'missing', who),
      sources: isShort ? ['missing_tools', 'tool_effectiveness'] : ['missing_tools'],
      with: 'manager',
    })
  } else if (isShort) {
    steps.push({
      rank: tools < lowRating ? 18 - tools : 7.8,
      topic: 'tools',
      textOf: () => say('employee.steps.tools', { who }),
      sources: ['tool_effectiveness'],
      with: 'manager',
    })
  }
  return steps
}

/** Those that hold for anyone, so that there are always enough. */
function always(person: Person): readonly Step[] {
  const open = (['key_skills', 'career_goals', 'skill_development'] as const).filter(
    (id) => !person.answered.has(id),
  )
  const { say } = person.words
  const who = managerOf(person)
  const colleague = colleagueOf(person)
  const hasRatings = answeredRatings(person).length > 1
  const view = hasRatings ? 'employee.steps.secondView' : 'employee.steps.secondViewNoNumbers'
  const teach: Step = {
    rank: 5,
    topic: 'teach',
    textOf: () => say('employee.steps.teach', { colleague }),
    sources: ['key_skills'],
    with: 'colleague',
  }
  return [
    ...(person.answered.has('key_skills') ? [teach] : []),
    {
      rank: 2,
      topic: 'routine',
      textOf: () => say('employee.steps.routine', { who }),
      sources: ['recurring_deliverables'],
      with: 'manager',
    },
    {
      rank: 3,
      topic: 'second view',
      textOf: () => say(view, { colleague }),
      sources: ['role_clarity', 'weekly_output'],
      with: 'colleague',
    },
    {
      rank: open.length > 0 ? 4 : 1,
      topic: 'conversation',
      textOf: () =>
        say(open.length > 0 ? 'employee.steps.openQuestions' : 'employee.steps.takeThis', { who }),
      sources: open,
      with: 'manager',
    },
  ]
}
