/** The 3 recommendations of an employee's report: each a next step that the person can take. */
import { lowRating, strongRating } from './answers.ts'
import {
  best,
  givenRatings,
  rated,
  statement,
  toBuildOn,
  wish,
  type Candidate,
  type Person,
} from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Statement } from './report-types.ts'

/** Exactly 3, the most pressing first. */
export function recommendationsOf(person: Person): readonly Statement[] {
  return best([...fromRatings(person), ...fromWords(person), ...always(person)], 3)
}

type Step = readonly [rank: number, topic: string, text: string, sources: readonly QuestionId[]]

function candidatesOf(person: Person, steps: readonly Step[]): readonly Candidate[] {
  return steps.map(([rank, topic, text, sources]) => ({
    rank,
    topic,
    statement: statement(person, text, sources),
  }))
}

function fromRatings(person: Person): readonly Candidate[] {
  const { clarity, output, communication, satisfaction, kpis } = person.readings
  const steps: Step[] = []
  if (clarity !== null && clarity < strongRating) {
    steps.push([
      clarity < lowRating ? 20 - clarity : 8.8,
      'clarity',
      `Sit down with whoever sets your work and write the three results that matter most in your role; you rated its clarity ${rated(person, 'role_clarity')}.`,
      ['role_clarity'],
    ])
  }
  if (kpis === false) {
    steps.push([
      10,
      'kpis',
      'Propose two or three targets that your work could fairly be measured by, and agree on one of them.',
      ['has_kpis'],
    ])
  }
  if (communication !== null && communication < strongRating) {
    steps.push([
      communication < lowRating ? 19 - communication : 8.2,
      'communication',
      `Name one thing that your team should tell each other sooner, and propose a fixed moment for it; you gave communication ${rated(person, 'team_communication')}.`,
      ['team_communication'],
    ])
  }
  if (satisfaction !== null && satisfaction < lowRating) {
    steps.push([
      20.5 - satisfaction,
      'satisfaction',
      `Ask for an hour to talk about your satisfaction, which you rated ${rated(person, 'job_satisfaction')}, and bring one change to ask for.`,
      ['job_satisfaction'],
    ])
  }
  if (output !== null && output < lowRating) {
    steps.push([
      18 - output,
      'output',
      `For two weeks, note what keeps you from your work. You rated a week ${rated(person, 'weekly_output')}; the list will say more than the number.`,
      ['weekly_output'],
    ])
  }
  return candidatesOf(person, steps)
}

function fromWords(person: Person): readonly Candidate[] {
  const { tools, training } = person.readings
  const steps: Step[] = []
  const missing = wish(person, 'missing_tools', 60)
  if (missing !== null) {
    steps.push([
      11,
      'tools',
      `On tools or help that you are missing you wrote ${missing}. If that names a gap, note for one week what it costs you, and take the figure to whoever decides.`,
      ['missing_tools'],
    ])
  } else if (tools !== null && tools < strongRating) {
    steps.push([
      tools < lowRating ? 18 - tools : 7.8,
      'tools',
      `Name the one task in which better tools would help you most; you rated yours ${rated(person, 'tool_effectiveness')}.`,
      ['tool_effectiveness'],
    ])
  }
  const goal = toBuildOn(person, 'career_goals', 60)
  const skill = toBuildOn(person, 'skill_development', 60)
  if (skill !== null) {
    steps.push([
      9.4,
      'growth',
      `On skills to build next you wrote ${skill}. If you still want that, give it a first step with a date within three months.`,
      ['skill_development'],
    ])
  } else if (goal !== null) {
    steps.push([
      9,
      'growth',
      `On where your work should take you, you wrote ${goal}. Say it in your next talk at work, and ask what would help.`,
      ['career_goals'],
    ])
  }
  if (training === false) {
    steps.push([
      8.6,
      'training',
      'Ask for the list of training that is open to you, and choose one item from it.',
      ['aware_of_training'],
    ])
  }
  const better = wish(person, 'company_improvements', 60)
  if (better !== null) {
    steps.push([
      8.4,
      'improvements',
      `If you have a change to the company in mind (you wrote ${better}), put it in five lines: what, why, who, what it costs, how one would see that it worked.`,
      ['company_improvements'],
    ])
  }
  const support = wish(person, 'team_support', 60)
  if (support !== null) {
    steps.push([
      8,
      'support',
      `If you lack the support that would help you most (you wrote ${support}), ask your team for it outright.`,
      ['team_support'],
    ])
  }
  return candidatesOf(person, steps)
}

/** Three that hold for anyone, so that there are always enough. */
function always(person: Person): readonly Candidate[] {
  const open = (['key_skills', 'career_goals', 'skill_development', 'additional_feedback'] as const).filter(
    (id) => !person.answered.has(id),
  )
  const tasks = wish(person, 'recurring_deliverables', 60)
  const hasRatings = givenRatings(person).length > 1
  return candidatesOf(person, [
    [
      2,
      'routine',
      tasks === null
        ? 'Write down what others count on you for every week, so that it can be seen.'
        : `For what you deliver again and again (${tasks}), say early when something stands in its way.`,
      ['recurring_deliverables'],
    ],
    [
      3,
      'second view',
      hasRatings
        ? 'Ask one colleague to rate two of your numbers from their side, and talk about the difference.'
        : 'Ask one colleague how your work looks from their side, and compare it with how you see it.',
      ['role_clarity', 'weekly_output'],
    ],
    [
      open.length > 0 ? 4 : 1,
      'conversation',
      open.length > 0
        ? 'Think over the questions from which nothing could be read here, and bring what you would say to your next talk at work.'
        : 'Take this page into your next talk at work, and correct what no longer holds.',
      open,
    ],
  ])
}
