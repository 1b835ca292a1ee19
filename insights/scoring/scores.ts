/**
 * The five sub-scores and the overall score. The formulas are only here (point 9 of the specification): what computes
 * them, what stores their workings and what explains them reads the same tables.
 */
import { defaultRating, isGiven, ratingOrNull, yesOrNo } from '../questionnaire/answers.ts'
import { gradeOf, lowestScoreOf } from './grades.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Grade, ScoreInput, ScoreWorkings, SubScore, SubScoreId } from '../report-types.ts'
import { roundHalfUp } from './rounding.ts'
import type { Words } from '../catalog/report-texts.ts'

/** What was read from the answers that count in a grade; null where nothing readable was answered. */
export interface Readings {
  readonly clarity: number | null
  readonly output: number | null
  readonly satisfaction: number | null
  readonly communication: number | null
  readonly tools: number | null
  readonly kpis: boolean | null
  readonly training: boolean | null
  /** True or null: an open question has no answer that says no. */
  readonly growth: true | null
  readonly improvements: true | null
}

export type InputId = keyof Readings

/** The five inputs that are ratings. */
export type RatingId = 'clarity' | 'output' | 'satisfaction' | 'communication' | 'tools'

interface InputSource {
  readonly reading: ScoreInput['reading']
  readonly questionIds: readonly QuestionId[]
}

/** Where each input comes from and how it is read. */
export const inputSources: Readonly<Record<InputId, InputSource>> = {
  clarity: { reading: 'rating', questionIds: ['role_clarity'] },
  output: { reading: 'rating', questionIds: ['weekly_output'] },
  satisfaction: { reading: 'rating', questionIds: ['job_satisfaction'] },
  communication: { reading: 'rating', questionIds: ['team_communication'] },
  tools: { reading: 'rating', questionIds: ['tool_effectiveness'] },
  kpis: { reading: 'yesno', questionIds: ['has_kpis'] },
  training: { reading: 'yesno', questionIds: ['aware_of_training'] },
  growth: {
    reading: 'given',
    questionIds: ['skill_development', 'career_goals'],
  },
  improvements: { reading: 'given', questionIds: ['company_improvements'] },
}

/** The inputs in a fixed order. */
export const inputIds: readonly InputId[] = [
  'clarity',
  'output',
  'satisfaction',
  'communication',
  'tools',
  'kpis',
  'training',
  'growth',
  'improvements',
]

const subScores: Readonly<Record<SubScoreId, readonly InputId[]>> = {
  reliability: ['clarity', 'output', 'satisfaction'],
  roleFit: ['clarity', 'communication'],
  scalability: ['tools', 'kpis', 'training'],
  output: ['output'],
  initiative: ['satisfaction', 'growth', 'improvements'],
}

/** The sub-scores in the order in which reports show them. */
export const subScoreIds: readonly SubScoreId[] = [
  'reliability',
  'roleFit',
  'scalability',
  'output',
  'initiative',
]

/** The inputs of a sub-score, in the order of its formula. */
export function inputsOf(id: SubScoreId): readonly InputId[] {
  return subScores[id]
}

/** Reads the nine inputs of the grade from the answers. */
export function readInputs(raw: RawAnswers): Readings {
  return {
    clarity: ratingOrNull(raw.role_clarity),
    output: ratingOrNull(raw.weekly_output),
    satisfaction: ratingOrNull(raw.job_satisfaction),
    communication: ratingOrNull(raw.team_communication),
    tools: ratingOrNull(raw.tool_effectiveness),
    kpis: yesOrNo(raw.has_kpis),
    training: yesOrNo(raw.aware_of_training),
    growth: isGiven(raw.skill_development) || isGiven(raw.career_goals) || null,
    improvements: isGiven(raw.company_improvements) || null,
  }
}

/** The number with which an input counts: a rating or its default 7; 8 for yes or given, else 6. */
export function inputValue(reading: number | boolean | null, kind: ScoreInput['reading']): number {
  if (kind === 'rating') return typeof reading === 'number' ? reading : defaultRating
  return reading === true ? 8 : 6
}

/** Rounds half up to a whole number and clamps to 1..10. */
export function roundScore(mean: number): number {
  return Math.min(10, Math.max(1, roundHalfUp(mean)))
}

function meanOf(readings: Readings, id: SubScoreId): number {
  const inputs = subScores[id]
  let sum = 0
  for (const input of inputs) sum += inputValue(readings[input], inputSources[input].reading)
  return sum / inputs.length
}

/** The numbers of one person, without their workings. */
export interface Scores extends Readonly<Record<SubScoreId, number>> {
  readonly overall: number
  readonly grade: Grade
}

/** The five sub-scores, the overall score and the grade. The same numbers as `workingsOf`. */
export function scoresOf(readings: Readings): Scores {
  const reliability = roundScore(meanOf(readings, 'reliability'))
  const roleFit = roundScore(meanOf(readings, 'roleFit'))
  const scalability = roundScore(meanOf(readings, 'scalability'))
  const output = roundScore(meanOf(readings, 'output'))
  const initiative = roundScore(meanOf(readings, 'initiative'))
  const overall = (reliability + roleFit + scalability + output + initiative) / 5
  return { reliability, roleFit, scalability, output, initiative, overall, grade: gradeOf(overall) }
}

/** How many of the nine inputs were answered. */
export function countAnswered(readings: Readings): number {
  let count = 0
  for (const id of inputIds) if (readings[id] !== null) count++
  return count
}

function textOf(answer: string | undefined): string | null {
  return answer === undefined || answer.trim() === '' ? null : answer
}

function workingOf({ say, listed }: Words, raw: RawAnswers, readings: Readings, id: SubScoreId): SubScore {
  const inputs = subScores[id]
  const mean = meanOf(readings, id)
  const names = inputs.map((input) => say(`inputsInSentence.${input}`))
  return {
    id,
    label: say(`scores.${id}`),
    formula: say(names.length === 1 ? 'formulas.one' : 'formulas.mean', { inputs: listed(names) }),
    inputs: inputs.map((input) => {
      const { reading, questionIds } = inputSources[input]
      return {
        label: say(`inputs.${input}`),
        reading,
        answers: questionIds.map((questionId) => ({ questionId, text: textOf(raw[questionId]) })),
        value: inputValue(readings[input], reading),
        isAnswered: readings[input] !== null,
      }
    }),
    mean,
    value: roundScore(mean),
  }
}

/** Every number of a person's grade with the answers, readings and formula that it comes from. */
export function workingsOf(raw: RawAnswers, words: Words): ScoreWorkings {
  const readings = readInputs(raw)
  const { overall, grade } = scoresOf(readings)
  return {
    reliability: workingOf(words, raw, readings, 'reliability'),
    roleFit: workingOf(words, raw, readings, 'roleFit'),
    scalability: workingOf(words, raw, readings, 'scalability'),
    output: workingOf(words, raw, readings, 'output'),
    initiative: workingOf(words, raw, readings, 'initiative'),
    overall: {
      formula: words.say('formulas.overall'),
      value: overall,
      grade,
      gradeFrom: lowestScoreOf(grade) ?? 1,
    },
  }
}
