/** The 3 strengths of an employee's report, each from an answer or saying which one is missing. */
import { strongRating } from './answers.ts'
import {
  best,
  givenRatings,
  leftAs,
  rated as ratedBy,
  statement,
  toBuildOn,
  wish,
  type Candidate,
  type GivenRating,
  type Person,
} from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Statement } from './report-types.ts'
import { sentence } from './wording.ts'

/** Exactly 3: what was rated 8 or more first, then what was named; open questions fill the rest honestly. */
export function strengthsOf(person: Person): readonly Statement[] {
  const found = best([...strongRatings(person), ...namedStrengths(person)], 3)
  return [...found, ...unknownStrengths(person).slice(0, 3 - found.length)]
}

function strongRatings(person: Person): readonly Candidate[] {
  return givenRatings(person)
    .filter(({ value }) => value >= strongRating)
    .map((given) => ({ rank: given.value, topic: given.id, statement: strongRatingText(person, given) }))
}

function strongRatingText(person: Person, { id, questionId }: GivenRating): Statement {
  const rated = ratedBy(person, questionId)
  const support: Readonly<Record<typeof id, readonly [QuestionId, string, (quoted: string) => string]>> = {
    clarity: [
      'title_department',
      `What is expected of you is clear, by your account: ${rated}.`,
      (quoted) =>
        `What is expected of you is clear, by your account: ${rated}. Your title and department, as you wrote them: ${quoted}.`,
    ],
    output: [
      'recurring_deliverables',
      `You rated your weekly output ${rated}.`,
      (quoted) =>
        `You rated your weekly output ${rated}. Asked what you deliver again and again, you answered ${quoted}.`,
    ],
    communication: [
      'close_collaborators',
      `Communication in your team works, by your account: ${rated}.`,
      (quoted) =>
        `Communication in your team works, by your account: ${rated}. Asked who you work with most closely, you answered ${quoted}.`,
    ],
    tools: [
      'current_tools',
      `Your tools help you do your work, by your account: ${rated}.`,
      (quoted) =>
        `Your tools help you do your work, by your account: ${rated}. Asked which you use, you answered ${quoted}.`,
    ],
    satisfaction: [
      'career_goals',
      `You rated your satisfaction with the job ${rated}.`,
      (quoted) =>
        `You rated your satisfaction with the job ${rated}. Asked where your work should take you, you answered ${quoted}.`,
    ],
  }
  const [source, plain, withWords] = support[id]
  const quoted = source === 'career_goals' ? toBuildOn(person, source, 90) : wish(person, source, 90)
  return quoted === null
    ? statement(person, plain, [questionId])
    : statement(person, withWords(quoted), [questionId, source])
}

function namedStrengths(person: Person): readonly Candidate[] {
  const named: readonly (readonly [rank: number, questionId: QuestionId, topic: string, lead: string])[] = [
    [8.6, 'key_skills', 'key_skills', 'What you are best at, as you put it yourself'],
    [7.4, 'company_improvements', 'improvements', 'You had this to say on what the company should do better'],
    [7.2, 'skill_development', 'growth', 'You had this to say on which skills to build next'],
    [7.1, 'career_goals', 'growth', 'You had this to say on where your work should take you'],
    [6.6, 'recurring_deliverables', 'output', 'You had this to say on what you deliver again and again'],
    [6.4, 'close_collaborators', 'communication', 'You had this to say on who you work with most closely'],
  ]
  const candidates: Candidate[] = named.flatMap(([rank, questionId, topic, lead]) => {
    const quoted = topic === 'growth' ? toBuildOn(person, questionId) : wish(person, questionId)
    return quoted === null
      ? []
      : [{ rank, topic, statement: statement(person, `${lead}: ${quoted}.`, [questionId]) }]
  })
  if (person.readings.kpis === true) {
    const text = 'Your work has targets or KPIs, so what you achieve can be shown and not only felt.'
    candidates.push({ rank: 7, topic: 'kpis', statement: statement(person, text, ['has_kpis']) })
  }
  if (person.readings.training === true) {
    const text = 'You know what training is open to you, so a next step is yours to take.'
    candidates.push({
      rank: 6.8,
      topic: 'training',
      statement: statement(person, text, ['aware_of_training']),
    })
  }
  return candidates
}

/**
 * What stands in the place of a strength that was not found: which answer would show one. Each of the four
 * questions gives either a strength or one of these, so there are always enough.
 */
function unknownStrengths(person: Person): readonly Statement[] {
  const open: readonly (readonly [QuestionId, string])[] = [
    ['key_skills', 'what you are best at'],
    ['recurring_deliverables', 'what you deliver again and again'],
    ['close_collaborators', 'who you work with most closely'],
    ['company_improvements', 'what the company should do better'],
  ]
  return open
    .filter(([questionId]) => wish(person, questionId) === null)
    .map(([questionId, asked]) =>
      statement(
        person,
        `${sentence(asked)}: ${leftAs(person, questionId)}, so no strength is read from it.`,
        [questionId],
      ),
    )
}
