import { answeredTopics, type Contributors } from '../anonymity/index.ts'
import { buildCompanyReport } from '../company-report/company-report.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { company } from './company.ts'

export interface Answerer {
  readonly department: string
  readonly answers: RawAnswers
}

/** The key of the person at this place of a release. */
export const keyAt = (place: number): string => `e${place} `

/** A company report of people `e0`, `e1`, ..., and who is in which of its sums. */
export const releaseOf = (people: readonly Answerer[], threshold = 5) => {
  const content = buildCompanyReport(company(people))
  const keys = (holds: (person: Answerer) => boolean) =>
    people.flatMap((person, place) => (holds(person) ? [keyAt(place)] : []))
  const names = [...new Set(people.map(({ department }) => department))].toSorted()
  const contributors: Contributors = {
    everybody: keys(() => true),
    departments: new Map(names.map((name) => [name, keys(({ department }) => department === name)])),
    answered: new Map(
      content.measures.map(({ topic }) => [topic, keys(({ answers }) => answeredTopics(answers).has(topic))]),
    ),
  }
  return { content, contributors, threshold }
}

/** Answers to all questions of which no mean and no count says much. */
export const variedAnswers = (number: number): RawAnswers => ({
  role_clarity: String(4 + (number % 6)),
  weekly_output: String(3 + ((number * 3) % 8)),
  team_communication: String(2 + ((number * 5) % 9)),
  tool_effectiveness: number % 4 === 0 ? '' : String(5 + (number % 5)),
  job_satisfaction: number === 7 ? '' : String(2 + ((number * 7) % 9)),
  has_kpis: number % 3 === 0 ? 'no' : 'yes',
  aware_of_training: number % 2 === 0 ? 'no' : 'yes',
  career_goals: number % 3 === 1 ? 'Lead a team' : '',
  missing_tools: number % 4 === 1 ? 'An HRIS' : '',
  company_improvements: number % 2 === 1 ? 'We are understaffed' : '',
})

/** As many people in two departments: every third is in the smaller one. */
export const variedPeople = (count: number): readonly Answerer[] =>
  Array.from({ length: count }, (_, number) => ({
    department: number % 3 === 0 ? 'Support' : 'Sales',
    answers: variedAnswers(number),
  }))

/** The same: half of them are strong, speak of a next step and name a hiring need. */
export const ambitiousPeople = (count: number): readonly Answerer[] =>
  variedPeople(count).map(({ department, answers }, number) => ({
    department,
    answers:
      number % 2 === 0
        ? { ...answers, missing_tools: number % 4 === 0 ? '' : 'A faster laptop' }
        : {
            ...answers,
            role_clarity: '9',
            weekly_output: '8',
            career_goals: 'Lead a team',
            missing_tools: needs[number % 8] ?? 'workflow automation',
          },
  }))
const needs: Readonly<Record<number, string>> = { 3: 'A designer', 7: 'An HRIS' }
