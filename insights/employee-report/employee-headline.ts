/** The headline of an employee's report: what goes well, what falls short, and the one matter to start with. */
import { isGiven, lowRating, strongRating } from '../questionnaire/answers.ts'
import { questions } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { countAnswered, inputIds, inputSources } from '../scoring/scores.ts'
import {
  answeredRatings,
  extremes,
  numberOnce,
  outOfTen,
  ratingNames,
  statement,
  type AnsweredRating,
  type Person,
} from './answered-person.ts'
import { praiseOfLow } from './praise-of-low.ts'
import { alarmMax } from './reading/alarms.ts'
import type { Pressing } from './pressing-matter.ts'
import { quoteWish, readWish, wishQuestions } from './reading/wishes.ts'

/** Two or three statements that come before everything else. */
export function headlineOf(person: Person, pressing: Pressing | null): readonly Statement[] {
  const alarm = pressing?.kind === 'alarm' ? alarmStatements(person, pressing) : []
  const rated = [...opening(person), ...lowPoints(person)]
  const matter = pressing === null ? contradiction(person) : wishStatement(person, pressing)
  const isEnough = alarm.length + rated.length + matter.length > 1
  const said = [...alarm, ...rated, ...(isEnough ? [] : highestRatings(person)), ...matter].slice(0, 3)
  const more = said.length > 1 ? [] : [...alsoLow(person), ...allStrong(person), nothingToChange(person)]
  return [...said, ...more.slice(0, 2 - said.length)]
}

/** What comes first, and with it one more alarm that is not about leaving. */
function alarmStatements(
  person: Person,
  { alarm }: Extract<Pressing, { kind: 'alarm' }>,
): readonly Statement[] {
  const others = person.alarms.filter((other) => other !== alarm && other.kind !== 'leaving')
  return [alarm, ...others.slice(0, 1)].map(({ kind, questionId, sentence }) => {
    const values = { quoted: person.words.quote(sentence, alarmMax) }
    return statement(person, person.words.say(`employee.headline.alarm.${kind}`, values), [questionId])
  })
}

const sparseUpTo = 2

function opening(person: Person): readonly Statement[] {
  const { say } = person.words
  const inputsAnswered = countAnswered(person.readings)
  const scored = inputIds.flatMap((id) => inputSources[id].questionIds)
  if (inputsAnswered === 0) {
    return [statement(person, say('employee.headline.nothing', { inputs: inputIds.length }), scored)]
  }
  const good = goodPoint(person)
  if (inputsAnswered > sparseUpTo) return good
  const asked = questions.filter((question) => question.asked)
  const answered = asked.filter(({ id }) => person.answered.has(id))
  const values = { answered: answered.length, asked: asked.length }
  return [statement(person, say('employee.headline.sparse', values), scored), ...good]
}

function goodPoint(person: Person): readonly Statement[] {
  const { say } = person.words
  const given = answeredRatings(person)
  if (given.length === 0) {
    return [statement(person, say('employee.headline.noRatings'), ['role_clarity', 'weekly_output'])]
  }
  const best = extremes(given, 'highest')
  return (best[0]?.value ?? 0) >= strongRating ? strongPoint(person, best) : []
}

/** Where there is little else to say: the highest ratings although they are not strong. */
function highestRatings(person: Person): readonly Statement[] {
  const given = answeredRatings(person)
  const best = extremes(given, 'highest')
  const [top] = best
  if (!top || top.value >= strongRating || (top.value < lowRating && given.length > 1)) return []
  const ids = best.map(({ questionId }) => questionId)
  // Where several ratings are all alike, none of them is the highest.
  const isAlike = best.length === given.length
  const key = given.length === 1 ? 'only' : isAlike ? 'allAlike' : 'highest'
  const values = { names: ratingNames(person, best), rated: numberOnce(person, ...ids) }
  return [statement(person, person.words.say(`employee.headline.${key}`, values), ids)]
}

/** What is as high is named with it, so that nothing is called the best that is not. */
function strongPoint(person: Person, best: readonly AnsweredRating[]): readonly Statement[] {
  const { say } = person.words
  // Of what is equally high, output says most about a week.
  const first = best.find(({ id }) => id === 'output') ?? best[0]
  if (first === undefined) return []
  const ids = best.map(({ questionId }) => questionId)
  const others = best.filter((rating) => rating !== first)
  const rated = numberOnce(person, first.questionId)
  for (const { questionId } of others) person.numbered.add(questionId)
  const text = say(`employee.headline.strong.${first.id}`, { rated })
  if (others.length === 0) return [statement(person, text, ids)]
  const also = say('employee.headline.asHigh', { names: ratingNames(person, others) })
  return [statement(person, `${text} ${also}`, ids)]
}

function lowPoints(person: Person): readonly Statement[] {
  const { say } = person.words
  const given = answeredRatings(person)
  const lowest = extremes(given, 'lowest')
  const [bottom] = lowest
  if (bottom === undefined || given.length < 2) return []
  const ids = lowest.map(({ questionId }) => questionId)
  if (bottom.value >= strongRating) {
    return []
  }
  if (lowest.length === given.length && bottom.value >= lowRating) return []
  const rated = numberOnce(person, ...ids)
  if (bottom.value >= lowRating) {
    return [
      statement(person, say('employee.headline.room', { names: ratingNames(person, lowest), rated }), ids),
    ]
  }
  const text =
    lowest.length === 1
      ? say(`employee.headline.low.${bottom.id}`, { rated })
      : say('employee.headline.lowSeveral', { names: ratingNames(person, lowest), rated })
  return [statement(person, text, ids)]
}

/** The ratings below strong that the headline has not named yet. */
function alsoLow(person: Person): readonly Statement[] {
  const left = answeredRatings(person).filter(
    ({ value, questionId }) => value < lowRating && !person.numbered.has(questionId),
  )
  if (left.length === 0) return []
  const text = person.words.say('employee.headline.alsoLow', { names: ratingNames(person, left) })
  return [
    statement(
      person,
      text,
      left.map(({ questionId }) => questionId),
    ),
  ]
}

function allStrong(person: Person): readonly Statement[] {
  const given = answeredRatings(person)
  if (given.length < 2 || given.some(({ value }) => value < strongRating)) return []
  const text = person.words.say('employee.headline.allStrong', {
    rated: outOfTen(person.words, strongRating),
  })
  return [
    statement(
      person,
      text,
      given.map(({ questionId }) => questionId),
    ),
  ]
}

function contradiction(person: Person): readonly Statement[] {
  const found = praiseOfLow(person)
  return found === null ? [] : [found]
}

function wishStatement(person: Person, pressing: Pressing): readonly Statement[] {
  const { say } = person.words
  if (pressing.kind !== 'wish') return []
  const { questionId } = pressing
  const quoted = quoteWish(person, questionId)
  const isThing = readWish(person, questionId) === 'thing'
  const key = isThing ? 'employee.headline.asked' : (`employee.headline.wrote.${questionId}` as const)
  return [statement(person, `${say(key, { quoted })} ${say('employee.headline.start')}`, [questionId])]
}

function nothingToChange(person: Person): Statement {
  const { say } = person.words
  const given = wishQuestions.filter((id) => isGiven(person.raw[id]))
  if (given.length === 0) return statement(person, say('employee.headline.noWish'), wishQuestions)
  return person.readings.kpis === false
    ? statement(person, say('employee.headline.noTargets'), ['has_kpis'])
    : statement(person, say('employee.headline.noClearWish'), given)
}
