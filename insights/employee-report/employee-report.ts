/** One person's report, made from that person's answers alone (points 3 and 9 of the specification). */
import { headlineOf } from './employee-headline.ts'
import { insightsOf } from './employee-insights.ts'
import { opportunitiesOf, risksOf } from './employee-outlook.ts'
import { recommendationsOf } from './employee-recommendations.ts'
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
  // In this order: each answer is quoted where it says most, and referred to after that.
  const summary = headlineOf(person)
  const strengths = strengthsOf(person)
  const recommendations = recommendationsOf(person)
  const weaknesses = weaknessesOf(person)
  const opportunities = opportunitiesOf(person, recommendations.topics)
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
    risks: risksOf(person),
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
    limits: [say('employee.limits.oneDay'), say('employee.limits.kind'), say('employee.limits.why')],
  }
}

function coverageOf(person: Person): EmployeeCoverage {
  const asked = questions.filter((question) => question.asked)
  const answered = asked.filter(({ id }) => person.answered.has(id)).map(({ id }) => id)
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  const scoreInputsAnswered = countAnswered(person.readings)
  const { words } = person
  const basis = words.say('employee.coverage.basis', {
    count: answered.length,
    answered: answered.length,
    asked: asked.length,
    inputsAnswered: scoreInputsAnswered,
    inputs: inputIds.length,
  })
  const unratedValues = { count: unrated.length, names: ratingNames(person, unrated) }
  const rest =
    unrated.length === 0
      ? words.say('employee.coverage.allRated')
      : scoreInputsAnswered === 0
        ? words.say('employee.coverage.unratedNothing', unratedValues)
        : words.say('employee.coverage.unrated', unratedValues)
  return {
    asked: asked.length,
    answered,
    unanswered: asked.filter(({ id }) => !person.answered.has(id)).map(({ id }) => id),
    scoreInputs: inputIds.length,
    scoreInputsAnswered,
    defaulted: unrated.map(({ questionId }) => questionId),
    note: `${basis} ${rest}`,
  }
}
