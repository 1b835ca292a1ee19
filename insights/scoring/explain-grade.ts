/**
 * Why a grade is what it is: every number with its answers, its formula, its rounding and the threshold that it
 * reached. Nothing is computed here by itself: all numbers come from `scores.ts` and `grades.ts`.
 */
import { findClampedNumber, defaultRating } from '../questionnaire/answers.ts'
import { engineVersion } from '../engine-version.ts'
import { lowestScoreOf, neighboursOf, type Threshold } from './grades.ts'
import { otherAnswers, type OtherAnswers } from './grade-sensitivity.ts'
import { questionOf, type RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Grade, ScoreInput, ScoreWorkings, SubScoreId } from '../report-types.ts'
import { roundHalfUp } from './rounding.ts'
import {
  countAnswered,
  inputIds,
  inputSources,
  inputsOf,
  readInputs,
  subScoreIds,
  workingsOf,
  type InputId,
  type Readings,
} from './scores.ts'
import { english, type Words } from '../catalog/report-texts.ts'

/** One input of a sub-score: its answers as given, what was read from them, and the number that counts. */
export interface ExplainedInput extends ScoreInput {
  readonly id: InputId
  /** A number, a yes or no, true for 'something was given'; null where nothing could be read. */
  readonly read: Readings[InputId]
  /** The number as it was written where it lies outside 1 to 10 and was moved to the nearest end; else null. */
  readonly clampedFrom: string | null
}

export interface ExplainedScore {
  readonly id: SubScoreId
  readonly label: string
  /** The formula in words. */
  readonly formula: string
  /** The same in numbers, unrounded: `(9 + 8 + 7) ÷ 3`, or the number alone where there is one. */
  readonly sum: string
  readonly inputs: readonly ExplainedInput[]
  /** How many of the inputs were answered; the others count as defaults. */
  readonly answered: number
  /** Before rounding, exactly as it was computed. */
  readonly mean: number
  /** The mean rounded half up, before it is kept within 1 to 10. */
  readonly rounded: number
  /** The result, 1 to 10. */
  readonly value: number
}

export interface GradeExplanation {
  /** The version of the engine that these numbers were computed with. */
  readonly engineVersion: string
  readonly scores: Readonly<Record<SubScoreId, ExplainedScore>>
  readonly overall: { readonly formula: string; readonly sum: string; readonly value: number }
  readonly grade: Grade
  /** The lowest overall score that gives the grade, and the grades next to it with theirs. */
  readonly threshold: {
    readonly from: number
    readonly above: Threshold | null
    readonly below: Threshold | null
  }
  /** How many inputs there are (9), and how many of them were answered. */
  readonly inputs: number
  readonly answered: number
  /** Those that were not, in their fixed order: a rating counts as 7, everything else as 6. */
  readonly defaults: readonly InputId[]
  /** What must be said before the letter: that ratings are missing on which it would rest. Null where none is. */
  readonly beforeTheLetter: string | null
  /** The overall scores and letters that other answers would give. */
  readonly other: OtherAnswers
}

/** The texts that a report keeps of the answers which count in its grade: enough to compute it again. */
export function answersFromWorkings(workings: ScoreWorkings): RawAnswers {
  const kept = subScoreIds.flatMap((id) => workings[id].inputs.flatMap(({ answers }) => answers))
  return Object.fromEntries(
    kept.flatMap(({ questionId, text }) => (text === null ? [] : [[questionId, text]])),
  )
}

/** Explains the grade that these answers give, in these words. Pure; takes any answers, also none. */
export function explainGrade(raw: RawAnswers, words: Words = english): GradeExplanation {
  const readings = readInputs(raw)
  const workings = workingsOf(raw, words)
  const explained = (id: SubScoreId): ExplainedScore => explainedScore(workings, id, raw, readings, words)
  const { formula, value, grade } = workings.overall
  return {
    engineVersion,
    scores: {
      reliability: explained('reliability'),
      roleFit: explained('roleFit'),
      scalability: explained('scalability'),
      output: explained('output'),
      initiative: explained('initiative'),
    },
    overall: {
      formula,
      sum: sumOf(
        subScoreIds.map((id) => workings[id].value),
        words,
      ),
      value,
    },
    grade,
    threshold: { from: lowestScoreOf(grade) ?? value, ...neighboursOf(grade) },
    inputs: inputIds.length,
    answered: countAnswered(readings),
    defaults: inputIds.filter((id) => readings[id] === null),
    beforeTheLetter: beforeTheLetter(readings, words),
    other: otherAnswers(readings, words),
  }
}

/**
 * What a stored report says that its own answers do not give: the names of those numbers, `grade` among them.
 * Empty where everything can be computed again, which holds for every report of this version of the engine.
 */
export function findScoreDifferences(
  stored: Readonly<Record<SubScoreId | 'overall', number>> & { readonly grade: Grade },
  { scores, overall, grade }: GradeExplanation,
): readonly (SubScoreId | 'overall' | 'grade')[] {
  return [
    ...subScoreIds.filter((id) => stored[id] !== scores[id].value),
    ...(stored.overall === overall.value ? [] : (['overall'] as const)),
    ...(stored.grade === grade ? [] : (['grade'] as const)),
  ]
}

function sumOf(values: readonly number[], { exact }: Words): string {
  const written = values.map(exact)
  return written.length === 1 ? written.join('') : `(${written.join(' + ')}) ÷ ${written.length}`
}

function explainedScore(
  workings: ScoreWorkings,
  id: SubScoreId,
  raw: RawAnswers,
  readings: Readings,
  words: Words,
): ExplainedScore {
  const { label, formula, inputs, mean, value } = workings[id]
  const ids = inputsOf(id)
  return {
    id,
    label,
    formula,
    sum: sumOf(
      inputs.map((input) => input.value),
      words,
    ),
    inputs: inputs.flatMap((input, index) => {
      const inputId = ids[index]
      if (inputId === undefined) return []
      const [questionId] = inputSources[inputId].questionIds
      const isRating = input.reading === 'rating' && questionId !== undefined
      return [
        {
          ...input,
          id: inputId,
          read: readings[inputId],
          clampedFrom: isRating ? findClampedNumber(raw[questionId]) : null,
        },
      ]
    }),
    answered: inputs.filter(({ isAnswered }) => isAnswered).length,
    mean,
    rounded: roundHalfUp(mean),
    value,
  }
}

const ratings = inputIds.filter((id) => inputSources[id].reading === 'rating')
const optionalRatings = ratings.filter((id) =>
  inputSources[id].questionIds.every((questionId) => !questionOf(questionId).required),
)

function beforeTheLetter(readings: Readings, words: Words): string | null {
  const isMissing = (id: InputId): boolean => readings[id] === null
  if (ratings.every(isMissing)) {
    const others = countAnswered(readings)
    const values = { value: defaultRating, count: others }
    return words.say(others === 0 ? 'beforeTheLetter.nothing' : 'beforeTheLetter.others', values)
  }
  if (!optionalRatings.every(isMissing)) return null
  const names = words.listed(optionalRatings.map((id) => words.say(`inputsInSentence.${id}`)))
  return words.say('beforeTheLetter.optional', { names, value: defaultRating })
}
