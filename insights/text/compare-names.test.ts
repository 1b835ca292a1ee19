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

it('sorts few people as it sorts many', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      employeeId: `e${(index * 7) % count}`,
      employeeName: `Maria ${['Zeta', 'é', 'Zet', '', 'Zeta Zeta'][index % 5]}`,
    }))
  for (const count of [0, 1, 2, 23, 24, 25])
    expect(sortByName(named(count), (person) => person)).toEqual(plainly(named(count)))
})

it('orders texts by their code units', () => {
  expect(['a', 'b', 'a', '', 'B', 'é', '\u{1F600}', '\uFFFD'].toSorted(compareCodeUnits)).toEqual([
    '',
    'B',
    'a',
    'a',
    'b',
    'é',
    '\u{1F600}',
    '\uFFFD',
  ])
  expect([compareCodeUnits('a', 'a'), compareCodeUnits('a', 'b'), compareCodeUnits('b', 'a')]).toEqual([
    0, -1, 1,
  ])
})

it('reads no name more often than sorting by its chunks needs', () => {
  // Names that differ in their first four letters: each is read about once, and compared with no other.
  const people = Array.from({ length: 400 }, (_, index) => ({
    employeeId: `e${index}`,
    employeeName: `${String((index * 7919) % 400).padStart(4, '0')} Garcia`,
  }))
  let reads = 0
  const sorted = sortByName(people, (person) => {
    reads++
    return person
  })
  expect(sorted).toEqual(plainly(people))
  expect(reads).toBe(people.length)
})

it('reads names that begin alike once for each four letters that they share', () => {
  const people = Array.from({ length: 400 }, (_, index) => ({
    employeeId: `e${index}`,
    employeeName: `Ana Mari ${String((index * 7919) % 400).padStart(3, '0')}`,
  }))
  let reads = 0
  sortByName(people, (person) => {
    reads++
    return person
  })
  expect(reads).toBe(3 * people.length)
})
