/** The headline of an employee's report: what goes well, what holds the person back, what they asked for. */
import { isGiven, lowRating, strongRating } from '../questionnaire/answers.ts'
import { questions } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { countAnswered, inputIds, inputSources } from '../scoring/scores.ts'
import {
  answeredRatings,
  outOfTen,
  ratingName,
  ratingText,
  statement,
  type AnsweredRating,
  type Person,
} from './answered-person.ts'
import { quoteShortWish, readWish, wishQuestions, type WishQuestion } from './wishes.ts'

/** Two or three statements that come before everything else. */
export function headlineOf(person: Person): readonly Statement[] {
  const said = [...opening(person), ...lowPoints(person), ...wishStatement(person)]
  return said.length > 1 ? said.slice(0, 3) : [...said, noWish(person)]
}

/** Ratings from the highest to the lowest; equal ones by what says most about a week. */
function inOrder(person: Person): readonly AnsweredRating[] {
  const first = ['output', 'clarity', 'communication', 'tools', 'satisfaction']
  return answeredRatings(person).toSorted(
    (a, b) => b.value - a.value || first.indexOf(a.id) - first.indexOf(b.id),
  )
}

const sparseUpTo = 2

function opening(person: Person): readonly Statement[] {
  const { say } = person.words
  const inputsAnswered = countAnswered(person.readings)
  const scored = inputIds.flatMap((id) => inputSources[id].questionIds)
  if (inputsAnswered === 0) {
    return [statement(person, say('employee.headline.nothing', { inputs: inputIds.length }), scored)]
  }
  const rated = inOrder(person)
  const [top, ...others] = rated
  const strengths = top === undefined ? [noRatings(person)] : highPoint(person, top, others)
  if (inputsAnswered > sparseUpTo) return strengths
  const asked = questions.filter((question) => question.asked)
  const answered = asked.filter(({ id }) => person.answered.has(id))
  const values = { answered: answered.length, asked: asked.length }
  const text = say('employee.headline.sparse', values)
  return [statement(person, text, scored), ...(top === undefined ? [] : strengths)]
}

function noRatings(person: Person): Statement {
  return statement(person, person.words.say('employee.headline.noRatings'), ['role_clarity', 'weekly_output'])
}

function highPoint(
  person: Person,
  top: AnsweredRating,
  others: readonly AnsweredRating[],
): readonly Statement[] {
  if (top.value < lowRating && others.length > 0) return []
  const { say } = person.words
  const rated = ratingText(person, top.questionId)
  if (top.value < strongRating) {
    const values = { name: ratingName(person, top), rated }
    return [statement(person, say('employee.headline.highest', values), [top.questionId])]
  }
  const also = others.filter(({ value }) => value >= strongRating).slice(0, 2)
  const text = say(`employee.headline.strong.${top.id}`, { rated })
  return [withOthers(person, text, top, also, 'employee.headline.alsoStrong')]
}

function withOthers(
  person: Person,
  text: string,
  main: AnsweredRating,
  also: readonly AnsweredRating[],
  key: 'employee.headline.alsoStrong' | 'employee.headline.alsoLow',
): Statement {
  const { words } = person
  const names = words.listed(
    also.map((rating) =>
      words.say('employee.headline.named', {
        name: ratingName(person, rating),
        value: words.numeral(rating.value),
      }),
    ),
  )
  const sources = [main, ...also].map(({ questionId }) => questionId)
  return statement(person, also.length === 0 ? text : `${text} ${words.say(key, { names })}`, sources)
}

function lowPoints(person: Person): readonly Statement[] {
  const { say } = person.words
  const lowest = inOrder(person).toReversed()
  const [bottom, ...others] = lowest
  if (bottom === undefined || lowest.length < 2) return []
  const rated = ratingText(person, bottom.questionId)
  if (bottom.value >= strongRating) {
    const sources = lowest.map(({ questionId }) => questionId)
    return [statement(person, say('employee.headline.allStrong', { rated }), sources)]
  }
  if (bottom.value >= lowRating) {
    // Where all are alike, none has most room.
    if (lowest.every(({ value }) => value === bottom.value)) return []
    const values = { name: ratingName(person, bottom), rated }
    return [statement(person, say('employee.headline.room', values), [bottom.questionId])]
  }
  const low = others.filter(({ value }) => value < lowRating)
  const tied = [bottom, ...low].filter(({ value }) => value === bottom.value)
  if (tied.length === 2 && tied.every(({ id }) => id === 'communication' || id === 'tools')) {
    const values = { rated: outOfTen(person.words, bottom.value) }
    const also = low.filter((rating) => !tied.includes(rating)).slice(0, 2)
    const text = say('employee.headline.lowBoth', values)
    const said = withOthers(person, text, bottom, also, 'employee.headline.alsoLow')
    return [
      statement(
        person,
        said.text,
        [...tied, ...also].map(({ questionId }) => questionId),
      ),
    ]
  }
  const text = say(`employee.headline.low.${bottom.id}`, { rated })
  return [withOthers(person, text, bottom, low.slice(0, 2), 'employee.headline.alsoLow')]
}

function wishStatement(person: Person): readonly Statement[] {
  const { say } = person.words
  const things = wishQuestions.filter((id) => readWish(person, id) === 'thing')
  const quotes = things.slice(0, 2).flatMap((id) => {
    const quoted = quoteShortWish(person, id)
    return quoted === null ? [] : [{ id, quoted }]
  })
  if (quotes.length > 0) {
    const quoted = person.words.listed(quotes.map((one) => one.quoted))
    const sources = quotes.map(({ id }) => id)
    return [statement(person, say('employee.headline.asked', { quoted }), sources)]
  }
  const given = wishQuestions.filter((id) => person.answered.has(id) && isGiven(person.raw[id]))
  for (const id of given.toSorted((a, b) => needFirst(person, a) - needFirst(person, b))) {
    const quoted = quoteShortWish(person, id)
    if (quoted === null) continue
    const isNeed = readWish(person, id) === 'need'
    const key = isNeed ? 'employee.headline.need' : (`employee.headline.wrote.${id}` as const)
    return [statement(person, say(key, { quoted }), [id])]
  }
  if (given.length > 0) return [statement(person, say('employee.headline.long'), given)]
  return person.readings.kpis === false
    ? [statement(person, say('employee.headline.noTargets'), ['has_kpis'])]
    : []
}

function needFirst(person: Person, id: WishQuestion): number {
  return readWish(person, id) === 'need' ? 0 : 1
}

function noWish(person: Person): Statement {
  return statement(person, person.words.say('employee.headline.noWish'), wishQuestions)
}
