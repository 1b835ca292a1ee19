/** The 3 strengths of an employee's report: those that are earned, and few words where there are fewer. */
import { strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  numberOnce,
  pickBest,
  quoteAnswer,
  ratingNames,
  ratingQuestions,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { growthStance } from './reading/growth-stance.ts'

/** Exactly 3: the best skill, ratings of 8 or more, targets; then that there is no other. */
export function strengthsOf(person: Person): readonly Statement[] {
  const found = pickBest([...namedStrengths(person), ...strongRatings(person)], 3)
  return [...found, ...noOther(person, found.length)].slice(0, 3)
}

function strongRatings(person: Person): readonly Candidate[] {
  return answeredRatings(person)
    .filter(({ value }) => value >= strongRating)
    .map(({ id, questionId, value }) => ({
      // What the headline has said comes after what it has not.
      rank: person.numbered.has(questionId) ? 8 : 9 + value / 10,
      topic: id,
      make: () => {
        const rated = numberOnce(person, questionId)
        const isMeasured = id === 'output' && person.readings.kpis === true
        const key = isMeasured ? 'outputWithTargets' : id
        const text = person.words.say(`employee.strengths.${key}`, { rated })
        return statement(person, text, isMeasured ? [questionId, 'has_kpis'] : [questionId])
      },
    }))
}

function namedStrengths(person: Person): readonly Candidate[] {
  const { say } = person.words
  const { answered, raw, readings } = person
  const candidates: Candidate[] = []
  const add = (rank: number, topic: string, textOf: () => string, questionId: QuestionId): void => {
    candidates.push({ rank, topic, make: () => statement(person, textOf(), [questionId]) })
  }
  if (answered.has('key_skills') && growthStance(raw.key_skills) !== null) {
    const textOf = (): string => {
      const quoted = quoteAnswer(person, 'key_skills')
      return quoted === null
        ? say('employee.strengths.skillsNamed')
        : say('employee.strengths.skills', { quoted })
    }
    add(11, 'skills', textOf, 'key_skills')
  }
  const { kpis, output } = readings
  // With a strong output, the targets are named there.
  if (kpis === true && (output ?? 0) < strongRating)
    add(7, 'kpis', () => say('employee.strengths.kpis'), 'has_kpis')
  return candidates
}

/** Where there is no strength to say: few words, and only what is so. */
function noOther(person: Person, found: number): readonly Statement[] {
  const { say } = person.words
  const sources = [...ratingQuestions.map(({ questionId }) => questionId), 'key_skills', 'has_kpis'] as const
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  const rated = answeredRatings(person)
  const strong = rated.filter(({ value }) => value >= strongRating)
  const texts = [
    ...(unrated.length > 0
      ? [say('employee.strengths.unrated', { names: ratingNames(person, unrated) })]
      : []),
    ...(rated.length > 0
      ? [say(`employee.strengths.${strong.length > 0 ? 'noOtherStrong' : 'noStrong'}`)]
      : []),
    say('employee.strengths.nothingMore'),
    ...(found === 0 ? [say('employee.strengths.noSkill')] : []),
  ]
  return texts.map((text) => statement(person, text, sources))
}
