/** The 3 recommendations of an employee's report: each a next step that the person can take. */
import { lowRating, strongRating } from './answers.ts'
import { best, outOfTen, statement, words, type Candidate, type Person } from './person.ts'
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
    const line = words(person, 'reporting_structure', 80)
    const whom = line === null ? 'your manager' : `the person you report to (you wrote ${line})`
    steps.push([
      clarity < lowRating ? 20 - clarity : 8.8,
      'clarity',
      `Sit down with ${whom} and write the three results that matter most in your role, to lift clarity from ${outOfTen(clarity)}.`,
      ['role_clarity', 'reporting_structure'],
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
    const close = words(person, 'close_collaborators', 80)
    const text =
      close === null
        ? `Name one thing that your team should tell each other sooner; you gave communication ${outOfTen(communication)}.`
        : `Agree on one fixed moment a week to talk with those closest to your work, ${close}; you gave communication ${outOfTen(communication)}.`
    steps.push([
      communication < lowRating ? 19 - communication : 8.2,
      'communication',
      text,
      ['team_communication', 'close_collaborators'],
    ])
  }
  if (satisfaction !== null && satisfaction < lowRating) {
    steps.push([
      20.5 - satisfaction,
      'satisfaction',
      `Ask for an hour to talk about what would lift your satisfaction from ${outOfTen(satisfaction)}, and bring one change to ask for.`,
      ['job_satisfaction'],
    ])
  }
  if (output !== null && output < lowRating) {
    steps.push([
      18 - output,
      'output',
      `For two weeks, note what keeps you from your work. With a week at ${outOfTen(output)}, the list will say more than the number.`,
      ['weekly_output'],
    ])
  }
  return candidatesOf(person, steps)
}

function fromWords(person: Person): readonly Candidate[] {
  const { tools, training } = person.readings
  const steps: Step[] = []
  const missing = words(person, 'missing_tools', 100)
  if (missing !== null) {
    steps.push([
      11,
      'tools',
      `Note for one week what the lack of ${missing} costs you, and take the figure to whoever decides.`,
      ['missing_tools'],
    ])
  } else if (tools !== null && tools < strongRating) {
    const current = words(person, 'current_tools', 80)
    steps.push([
      tools < lowRating ? 18 - tools : 7.8,
      'tools',
      `Name the one task in which your tools${current === null ? '' : ` (${current})`} slow you down most; you rated them ${outOfTen(tools)}.`,
      ['tool_effectiveness', 'current_tools'],
    ])
  }
  const skill = words(person, 'skill_development', 100)
  if (skill !== null) {
    steps.push([
      9.4,
      'growth',
      `Turn ${skill} into one step with a date within the next three months.`,
      ['skill_development'],
    ])
  } else if (person.answered.has('career_goals')) {
    steps.push([
      9,
      'growth',
      `Ask what a first step towards ${words(person, 'career_goals', 100)} would be.`,
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
  const better = words(person, 'company_improvements', 100)
  if (better !== null) {
    steps.push([
      8.4,
      'improvements',
      `Put your idea (${better}) in five lines: what, why, who, what it costs, how one would see that it worked.`,
      ['company_improvements'],
    ])
  }
  const support = words(person, 'team_support', 100)
  if (support !== null) {
    steps.push([
      8,
      'support',
      `Ask your team outright for the support you named: ${support}.`,
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
  const tasks = words(person, 'recurring_deliverables', 90)
  return candidatesOf(person, [
    [
      2,
      'routine',
      tasks === null
        ? 'Write down what others count on you for every week, so that it can be seen.'
        : `Keep up what others count on, ${tasks}, and say early when something stands in its way.`,
      ['recurring_deliverables'],
    ],
    [
      3,
      'second view',
      'Ask one colleague to rate two of your numbers from their side, and talk about the difference.',
      ['role_clarity', 'weekly_output'],
    ],
    [
      open.length > 0 ? 4 : 1,
      'conversation',
      open.length > 0
        ? 'Think over the questions that you left open and bring the answers to your next talk with your manager.'
        : 'Take this page into your next talk with your manager, and correct what no longer holds.',
      open,
    ],
  ])
}
