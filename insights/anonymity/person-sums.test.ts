import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiringFamilies } from '../company-report/keyword-mentions.ts'
import { gradePoints } from '../scoring/grades.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { ambitiousPeople, keyAt, releaseOf } from '../testing/release.ts'
import { addsByKey, hiringNeedKey, isNumberWithheld, isPartSuppressed, type Feature } from './index.ts'

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

test('what people add to each sum is together what their report says', () => {
  const person = fc.oneof(
    fc.constantFrom(...ambitiousPeople(30)),
    fc.record({ department: fc.constantFrom('Sales', 'Support'), answers: anyAnswers }),
  )
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 8 }), (people) => {
      const { content } = releaseOf(people)
      const adds = [
        ...addsByKey(new Map(people.map(({ answers }, place) => [keyAt(place), answers]))).values(),
      ]
      const added = (quantity: string, feature: Feature) => total(adds.map((add) => add(quantity, feature)))
      for (const { topic, strong, low, meanOfAnswered, answered } of content.measures) {
        expect([topic, added(topic, 'strong'), added(topic, 'low')]).toEqual([topic, strong, low])
        const sum = meanOfAnswered === null ? 0 : meanOfAnswered * answered
        expect(added(topic, 'sum')).toBeCloseTo(sum)
      }
      const scores = content.gradingBreakdown.flatMap(({ teamScores }) => teamScores)
      expect(added('overall', 'sum')).toBeCloseTo(total(scores.map(({ overall }) => overall)))
      expect(added('points', 'sum')).toBeCloseTo(total(scores.map(({ grade }) => gradePoints(grade))))
      const { totals, newHires } = content.personnelChanges
      expect(added('satisfaction', 'leaving')).toBe(totals.departures)
      expect(added('promotions', 'strong')).toBe(totals.promotions)
      expect(added('newHires', 'strong')).toBe(total(newHires.map(({ people: count }) => count)))
      for (const { id, words } of hiringFamilies) {
        const need = content.immediateHiringNeeds.find(({ keywords }) =>
          keywords.some((word) => words.includes(word)),
        )
        expect([id, added(hiringNeedKey(id), 'strong')]).toEqual([id, need?.people ?? 0])
      }
      expect(added('nothing', 'strong')).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['departures', 'satisfaction'],
  ['promotions', 'clarity'],
  ['promotions', 'output'],
  ['hiring.people', 'missingTools'],
])('%s rest on %s, and are withheld with it alone', (name, topic) => {
  expect(isNumberWithheld(new Set([topic]), name)).toBe(true)
  expect(isNumberWithheld(new Set([name]), name)).toBe(true)
  expect(isNumberWithheld(new Set([`${topic}.counts`, 'kpis', 'newHires']), name)).toBe(false)
})

test('a number that rests on no topic is withheld by its own name, and a part of a topic with the whole', () => {
  expect(isNumberWithheld(new Set(['missingTools', 'satisfaction', 'clarity']), 'newHires')).toBe(false)
  expect(isNumberWithheld(new Set(['newHires']), 'newHires')).toBe(true)
  expect(isPartSuppressed(new Set(['kpis']), 'kpis', 'counts')).toBe(true)
  expect(isPartSuppressed(new Set(['kpis.counts']), 'kpis', 'counts')).toBe(true)
  expect(isPartSuppressed(new Set(['kpis.counts']), 'kpis', 'findings')).toBe(false)
})
