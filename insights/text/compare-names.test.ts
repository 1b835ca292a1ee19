import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareCodeUnits, sortByName, type NamedPerson } from './compare-names.ts'

function plainly(people: readonly NamedPerson[]): readonly NamedPerson[] {
  return people.toSorted(
    (a, b) =>
      compareCodeUnits(a.employeeName, b.employeeName) || compareCodeUnits(a.employeeId, b.employeeId),
  )
}

it('is the order of plain comparison for any names', () => {
  const name = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u007f', '\u007e', '😀', ' '), maxLength: 10 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom('Ana', 'Ana Maria', 'Ana Maria Lopez', 'Anä'),
  )
  const people = fc.array(fc.record({ employeeName: name, employeeId: fc.string({ maxLength: 3 }) }), {
    maxLength: 60,
    size: 'max',
  })
  fc.assert(
    fc.property(people, (some) => {
      expect(sortByName(some, (person) => person)).toEqual(plainly(some))
    }),
    { numRuns: 100 },
  )
}, 60_000)

it('holds for thousands with the same beginnings, and for thousands of one name', () => {
  const people = Array.from({ length: 5000 }, (_, index) => ({
    employeeId: `e${(index * 7919) % 5000}`,
    employeeName: index % 2 === 0 ? 'Maria Garcia' : `Maria Garcia ${(index * 31) % 997}`,
  }))
  expect(sortByName(people, (person) => person)).toEqual(plainly(people))
})
