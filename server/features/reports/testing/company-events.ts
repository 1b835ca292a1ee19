import * as fc from 'fast-check'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { extreme, several, type PlayedCompany } from './simulated-company.ts'

const rating = fc.constantFrom('1', '2', '4', '5', '6', '7', '8', '9', '10', '')
export const answers = fc.record({
  role_clarity: rating,
  weekly_output: rating,
  team_communication: rating,
  tool_effectiveness: rating,
  job_satisfaction: rating,
  has_kpis: fc.constantFrom('yes', 'no', ''),
  aware_of_training: fc.constantFrom('yes', 'no'),
  missing_tools: fc.constantFrom('', 'workflow automation', 'a designer'),
  team_support: fc.constantFrom('', 'More people'),
  career_goals: fc.constantFrom('', 'Lead a team', 'Change the company'),
  company_improvements: fc.constantFrom('', 'Fewer meetings'),
})
/** Often all of them answer alike, which is when something follows. */
export const answersOf = (min: number, max: number): fc.Arbitrary<RawAnswers[]> =>
  fc.oneof(
    fc.array(answers, { minLength: min, maxLength: max }),
    fc
      .tuple(answers, fc.integer({ min, max }))
      .map(([same, count]) => Array.from({ length: count }, () => same)),
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min, max }), fc.boolean())
      .map(([from, count, isExtreme]) => several(count, from, isExtreme ? extreme : {})),
  )
export const department = fc.constantFrom('Sales', 'Finance', 'Support')
const place = fc.nat({ max: 40 })
const few = fc.integer({ min: 1, max: 12 })
export type Move = (company: PlayedCompany) => PlayedCompany
/** Something that happens in a company, or a release. */
export const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(department, answersOf(1, 12)).map(
      ([to, some]): Move =>
        (c) =>
          c.join(to, some),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, few).map(
      ([from, count]): Move =>
        (c) =>
          c.leave(from, count),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, answersOf(1, 12)).map(
      ([from, some]): Move =>
        (c) =>
          c.answerAnew(from, some),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, few, department).map(
      ([from, count, to]): Move =>
        (c) =>
          c.move(from, count, to),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(department, fc.constantFrom('Sales', 'Design')).map(
      ([from, to]): Move =>
        (c) =>
          c.rename(from, to),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3 }).map(
      (by): Move =>
        (c) =>
          c.raise(by),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 9 }).map(
      (which): Move =>
        (c) =>
          c.releaseAgain(which),
    ),
  },
  { weight: 6, arbitrary: fc.constant<Move>((c) => c.release()) },
)
/** The same where reports of single people are opened, too. */
export const openingMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 14, arbitrary: move },
  {
    weight: 4,
    arbitrary: fc.tuple(place, few).map(
      ([from, count]): Move =>
        (c) =>
          c.open(from, count),
    ),
  },
)
