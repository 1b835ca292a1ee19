/**
 * How far a grade hangs on single answers: what it would be if one of them were another. Every number comes from
 * the formulas themselves (`scoresOf`), applied to the readings with one of them changed.
 */
import { scoredGrades } from './grades.ts'
import type { Grade } from '../report-types.ts'
import { inputIds, inputSources, scoresOf, type InputId, type Readings } from './scores.ts'
import type { Words } from '../catalog/report-texts.ts'

/** One other answer to one input, and what the grade would then be. */
export interface OtherAnswer {
  readonly input: InputId
  readonly label: string
  readonly from: Readings[InputId]
  readonly to: Readings[InputId]
  readonly overall: number
  readonly grade: Grade
}

export interface OtherAnswers {
  /** One point up and one down in each rating that was given (never beyond 1 and 10), each yes or no turned round. */
  readonly onePoint: readonly OtherAnswer[]
  /** Of inputs that were not answered: each whole rating 1 to 10, a yes, something given. */
  readonly ifAnswered: readonly OtherAnswer[]
  /** Of open questions in which something was given: nothing. */
  readonly ifLeftOut: readonly OtherAnswer[]
  /** The letters other than the present one among them, the best first. */
  readonly letters: {
    readonly onePoint: readonly Grade[]
    readonly ifAnswered: readonly Grade[]
    readonly ifLeftOut: readonly Grade[]
  }
  /**
   * The lowest and the highest letter that any answers to everything left out could give: no number falls when a
   * rating rises or something is given. Both are the present letter where nothing was left out.
   */
  readonly range: { readonly lowest: Grade; readonly highest: Grade }
}

const wholeRatings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function isOpen(id: InputId): boolean {
  return inputSources[id].reading === 'given'
}

function onePointFrom(reading: Readings[InputId]): readonly (number | boolean)[] {
  if (typeof reading !== 'number') return reading === null ? [] : [!reading]
  return [reading - 1, reading + 1].filter((rating) => rating >= 1 && rating <= 10)
}

function changed(words: Words, readings: Readings, input: InputId, to: Readings[InputId]): OtherAnswer {
  const { overall, grade } = scoresOf({ ...readings, [input]: to })
  return { input, label: words.say(`inputs.${input}`), from: readings[input], to, overall, grade }
}

/** Everything that one other answer would make of the grade. */
export function otherAnswers(readings: Readings, words: Words): OtherAnswers {
  const { grade } = scoresOf(readings)
  const missing = inputIds.filter((id) => readings[id] === null)
  const onePoint = inputIds
    .filter((id) => !isOpen(id))
    .flatMap((id) => onePointFrom(readings[id]).map((to) => changed(words, readings, id, to)))
  const ifAnswered = missing.flatMap((id) =>
    (inputSources[id].reading === 'rating' ? wholeRatings : [true]).map((to) =>
      changed(words, readings, id, to),
    ),
  )
  const ifLeftOut = inputIds
    .filter((id) => isOpen(id) && readings[id] !== null)
    .map((id) => changed(words, readings, id, null))
  const lettersOf = (answers: readonly OtherAnswer[]): readonly Grade[] =>
    scoredGrades.filter((letter) => letter !== grade && answers.some((answer) => answer.grade === letter))
  const withAll = (rating: number, isGiven: boolean): Grade =>
    scoresOf({
      ...readings,
      ...Object.fromEntries(
        missing.map((id) => [id, inputSources[id].reading === 'rating' ? rating : isGiven || null]),
      ),
    }).grade
  return {
    onePoint,
    ifAnswered,
    ifLeftOut,
    letters: {
      onePoint: lettersOf(onePoint),
      ifAnswered: lettersOf(ifAnswered),
      ifLeftOut: lettersOf(ifLeftOut),
    },
    range: { lowest: withAll(1, false), highest: withAll(10, true) },
  }
}
