/** One person's report, made from that person's answers alone (points 3 and 9 of the specification). */
import { headlineOf } from './employee-headline.ts'
import { insightsOf } from './employee-insights.ts'
import { opportunitiesOf, risksOf } from './employee-outlook.ts'
import { recommendationsOf } from './employee-recommendations.ts'
import { pressingOf } from './pressing-matter.ts'
import { roleAndOutputOf } from './role-and-output.ts'
import { strengthsOf } from './employee-strengths.ts'
import { weaknessesOf } from './employee-weaknesses.ts'
import { engineVersion } from '../engine-version.ts'
import { ratingNames, ratingQuestions, readPerson, type Person } from './answered-person.ts'
import { questionnaireVersion, questions, type RawAnswers } from '../questionnaire/questionnaire.ts'
import type { EmployeeCoverage, EmployeeReport } from '../report-types.ts'
import { countAnswered, inputIds, workingsOf } from '../scoring/scores.ts'
import { clean, shorten } from '../catalog/quote-answer.ts'
import { english, type Words } from '../catalog/report-texts.ts'

export interface EmployeeReportInput {
  readonly employee: {
    readonly id: string
    readonly name: string
    /** Job title. */
    readonly role: string
    /** Blank counts as 'General'. */
    readonly department: string
  }
  readonly rawAnswers: RawAnswers
  /** ISO 8601, or null where it is not known. */
  readonly submittedAt: string | null
}

/** The department of a person who has none (point 3). */
export const defaultDepartment = 'General'

/** A name as reports show it: one clean line, or `fallback` where it is blank. */
export function cleanNameOr(name: string, fallback: string): string {
  const cleaned = shorten(clean(name), 120)
  return cleaned === '' ? fallback : cleaned
}

/**
 * Builds the report. Pure: the same answers give the same report, in whatever words. Never fails, whatever the answers hold;
 * what was not answered is said to be not answered.
 */
export function buildEmployeeReport(
  { employee, rawAnswers, submittedAt }: EmployeeReportInput,
  words: Words = english,
): EmployeeReport {
  const { say } = words
  const person = readPerson(employee.id, rawAnswers, words)
  const workings = workingsOf(rawAnswers, words)
  const coverage = coverageOf(person)
  const pressing = pressingOf(person)
  // In this order: each answer is quoted, and each number said, where it says most.
  const summary = headlineOf(person, pressing)
  const recommendations = recommendationsOf(person, pressing)
  const strengths = strengthsOf(person)
  const weaknesses = weaknessesOf(person)
  const opportunities = opportunitiesOf(person, recommendations.topics)
  const risks = risksOf(person, weaknesses)
  return {
    engineVersion,
    questionnaireVersion,
    employeeId: employee.id,
    department: cleanNameOr(employee.department, say('phrases.general')),
    role: cleanNameOr(employee.role, say('phrases.employee')),
    submittedAt,
    notice: say('employee.notice'),
    summary,
    coverage,
    roleAndOutput: roleAndOutputOf(person),
    insights: insightsOf(person),
    strengths,
    weaknesses,
    opportunities,
    risks,
    recommendations: recommendations.statements,
    gradingOverview: {
      employeeName: cleanNameOr(
        employee.name,
        cleanNameOr(rawAnswers.full_name ?? '', say('phrases.nameNotGiven')),
      ),
      grade: workings.overall.grade,
      overall: workings.overall.value,
      reliability: workings.reliability.value,
      roleFit: workings.roleFit.value,
      scalability: workings.scalability.value,
      output: workings.output.value,
      initiative: workings.initiative.value,
    },
    workings,
    limits: [say('employee.limits.oneDay'), say('employee.limits.compare')],
  }
}

function coverageOf(person: Person): EmployeeCoverage {
  const asked = questions.filter((question) => question.asked)
  const answered = asked.filter(({ id }) => person.answered.has(id)).map(({ id }) => id)
  const defaulted = ratingQuestions.filter(({ id }) => person.readings[id] === null)
  const scoreInputsAnswered = countAnswered(person.readings)
  return {
    asked: asked.length,
    answered,
    unanswered: asked.filter(({ id }) => !person.answered.has(id)).map(({ id }) => id),
    scoreInputs: inputIds.length,
    scoreInputsAnswered,
    defaulted: defaulted.map(({ questionId }) => questionId),
    note: coverageNote(person, { answered: answered.length, asked: asked.length, scoreInputsAnswered }),
  }
}

/** How much was answered, what cannot be read as a number, and what was not rated. */
function coverageNote(
  person: Person,
  {
    answered,
    asked,
    scoreInputsAnswered,
  }: { readonly answered: number; readonly asked: number; readonly scoreInputsAnswered: number },
): string {
  const { words } = person
  const basis = words.say('employee.coverage.basis', {
    count: answered,
    answered,
    asked,
    inputsAnswered: scoreInputsAnswered,
    inputs: inputIds.length,
  })
  const withoutNumber = ratingQuestions.filter(({ id }) => person.readings[id] === null)
  const unreadable = withoutNumber.flatMap((rating) => {
    const quoted = person.answered.has(rating.questionId)
      ? words.quote(person.raw[rating.questionId] ?? '', 40)
      : null
    const values = { quoted: quoted ?? '', name: ratingNames(person, [rating]) }
    return quoted === null ? [] : [words.say('employee.coverage.unreadable', values)]
  })
  const unrated = withoutNumber.filter(({ questionId }) => !person.answered.has(questionId))
  const names = { count: unrated.length, names: ratingNames(person, unrated) }
  const missing = unrated.length === 0 ? [] : [words.say('employee.coverage.unrated', names)]
  const meaning = scoreInputsAnswered === 0 ? 'nothing' : 'less'
  const weight = withoutNumber.length === 0 ? [] : [words.say(`employee.coverage.${meaning}`)]
  return [basis, ...unreadable, ...missing, ...weight].join(' ')
}
