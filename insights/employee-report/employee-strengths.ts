/** The 3 strengths of an employee's report: those that are earned, then what rests on little, and says so. */
import { isGiven, lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  describeUnreadable,
  pickBest,
  quoteWish,
  ratingName,
  ratingQuestions,
  ratingText,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'

/** Exactly 3: what was rated 8 or more, the best skill, targets and training first; then what comes next. */
export function strengthsOf(person: Person): readonly Statement[] {
  const found = pickBest([...strongRatings(person), ...namedStrengths(person)], 3)
  return [...found, ...restingOnLittle(person).slice(0, 3 - found.length)]
}

function strongRatings(person: Person): readonly Candidate[] {
  return answeredRatings(person)
    .filter(({ value }) => value >= strongRating)
    .map(({ id, questionId, value }) => {
      const text = person.words.say(`employee.strengths.${id}`, { rated: ratingText(person, questionId) })
      return { rank: value, topic: id, make: () => statement(person, text, [questionId]) }
    })
}

function namedStrengths(person: Person): readonly Candidate[] {
  const { say } = person.words
  const { kpis, training } = person.readings
  const candidates: Candidate[] = []
  const add = (rank: number, topic: string, textOf: () => string, questionId: QuestionId): void => {
    candidates.push({ rank, topic, make: () => statement(person, textOf(), [questionId]) })
  }
  if (isSkillNamed(person)) add(11, 'skills', () => skillText(person), 'key_skills')
  if (kpis === true) add(7, 'kpis', () => say('employee.strengths.kpis'), 'has_kpis')
  if (training === true) add(6.8, 'training', () => say('employee.strengths.training'), 'aware_of_training')
  return candidates
}

function skillText(person: Person): string {
  const { say } = person.words
  const quoted = quoteWish(person, 'key_skills')
  return quoted === null
    ? say('employee.strengths.skillsNamed')
    : say('employee.strengths.skills', { quoted })
}

function isSkillNamed({ answered, raw }: Person): boolean {
  return answered.has('key_skills') && isGiven(raw.key_skills)
}

/**
 * Fills the place of a strength that was not found. Skills, targets and training give either a strength or one of
 * these, so there are always enough.
 */
function restingOnLittle(person: Person): readonly Statement[] {
  const { say } = person.words
  const { kpis, training } = person.readings
  const said: Statement[] = []
  const next = answeredRatings(person).filter(({ value }) => value >= lowRating && value < strongRating)
  for (const rating of next.toSorted((a, b) => b.value - a.value)) {
    const values = { name: ratingName(person, rating), rated: ratingText(person, rating.questionId) }
    const text = say('employee.strengths.nextBest', values)
    said.push(statement(person, text, [rating.questionId]))
  }
  if (!isSkillNamed(person)) {
    const keys = {
      answered: 'employee.strengths.skillsAnswered',
      blank: 'employee.strengths.none.skills',
    } as const
    said.push(statement(person, describeUnreadable(person, 'key_skills', keys), ['key_skills']))
  }
  for (const rating of ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))) {
    const text = say('employee.strengths.none.rating', { name: ratingName(person, rating) })
    said.push(statement(person, text, [rating.questionId]))
  }
  if (kpis !== true) {
    const text = say(kpis === false ? 'employee.strengths.none.kpis' : 'employee.strengths.none.kpisOpen')
    said.push(statement(person, text, ['has_kpis']))
  }
  if (training !== true) {
    const key =
      training === false ? 'employee.strengths.none.training' : 'employee.strengths.none.trainingOpen'
    said.push(statement(person, say(key), ['aware_of_training']))
  }
  return said
}
