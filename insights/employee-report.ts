/** One person's report, made from that person's answers alone (points 3 and 9 of the specification). */
import { roleAndOutputOf, summaryOf } from './employee-sections.ts'
import { insightsOf } from './employee-insights.ts'
import { opportunitiesOf, risksOf } from './employee-outlook.ts'
import { recommendationsOf } from './employee-recommendations.ts'
import { strengthsOf } from './employee-strengths.ts'
import { weaknessesOf } from './employee-weaknesses.ts'
import { engineVersion } from './engine-version.ts'
import { ratingQuestions, readPerson, type Person } from './person.ts'
import { questionnaireVersion, questions, type RawAnswers } from './questionnaire.ts'
import type { EmployeeCoverage, EmployeeReport } from './report-types.ts'
import { countAnswered, inputIds, workingsOf } from './scores.ts'
import { clean, listed, shorten } from './wording.ts'

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

/** A name as reports show it: one clean line, with a stand-in where it is blank. */
export function nameFor(name: string, fallback: string): string {
  const cleaned = shorten(clean(name), 120)
  return cleaned === '' ? fallback : cleaned
}

/**
 * Builds the report. Pure: the same answers give the same report. Never fails, whatever the answers hold;
 * what was not answered is said to be not answered.
 */
export function buildEmployeeReport({
  employee,
  rawAnswers,
  submittedAt,
}: EmployeeReportInput): EmployeeReport {
  const person = readPerson(employee.id, rawAnswers)
  const workings = workingsOf(rawAnswers)
  const coverage = coverageOf(person)
  return {
    engineVersion,
    questionnaireVersion,
    employeeId: employee.id,
    department: nameFor(employee.department, defaultDepartment),
    role: nameFor(employee.role, 'Employee'),
    submittedAt,
    notice:
      'This is a self-reported work profile. It repeats and orders what you answered yourself; it is no measurement of your work and no decision about you.',
    summary: summaryOf(person, workings, coverage.scoreInputsAnswered),
    coverage,
    roleAndOutput: roleAndOutputOf(person),
    insights: insightsOf(person),
    strengths: strengthsOf(person),
    weaknesses: weaknessesOf(person),
    opportunities: opportunitiesOf(person),
    risks: risksOf(person),
    recommendations: recommendationsOf(person),
    gradingOverview: {
      employeeName: nameFor(employee.name, nameFor(rawAnswers.full_name ?? '', 'Name not given')),
      grade: workings.overall.grade,
      overall: workings.overall.value,
      reliability: workings.reliability.value,
      roleFit: workings.roleFit.value,
      scalability: workings.scalability.value,
      output: workings.output.value,
      initiative: workings.initiative.value,
    },
    workings,
    limits: [
      'It rests on one person’s answers on one day. How others see the same work is not in it.',
      'Self-ratings tend to be kind and agree only loosely with what others would give, so letters of two people should not be compared.',
      'It cannot tell why a number is high or low. That takes a conversation.',
    ],
  }
}

function coverageOf(person: Person): EmployeeCoverage {
  const asked = questions.filter((question) => question.asked)
  const answered = asked.filter(({ id }) => person.answered.has(id)).map(({ id }) => id)
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  const scoreInputsAnswered = countAnswered(person.readings)
  const basis = `You answered ${answered.length} of ${asked.length} questions, and ${scoreInputsAnswered} of the ${inputIds.length} inputs of the grade.`
  const note =
    unrated.length === 0
      ? `${basis} Every rating is your own.`
      : `${basis} You gave no number for ${listed(unrated.map(({ name }) => name))}: ${unrated.length === 1 ? 'it counts' : 'they count'} as 7, so the grade says ${scoreInputsAnswered === 0 ? 'nothing' : 'less'} about you.`
  return {
    asked: asked.length,
    answered,
    unanswered: asked.filter(({ id }) => !person.answered.has(id)).map(({ id }) => id),
    scoreInputs: inputIds.length,
    scoreInputsAnswered,
    defaulted: unrated.map(({ questionId }) => questionId),
    note,
  }
}
