import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedDepartments } from './named-departments.ts'

const few = 5
const departments = ['Sales', 'Stores', 'Finance', 'Design']
/** How many of each department are in each group; the last group said nothing. */
const anyGroups = fc
  .array(fc.tuple(...departments.map(() => fc.nat({ max: 12 }))), { minLength: 2, maxLength: 7 })
  .map((rows) =>
    rows.map((row) => new Map(departments.map((department, index) => [department, row[index] ?? 0]))),
  )

const group = (counts: Record<string, number>) => new Map(Object.entries(counts))
const named = (...groups: Record<string, number>[]) =>
  namedDepartments(groups.map(group)).map((names) => [...names].toSorted())

describe('the departments that a theme names', () => {
  it('are those with five people in it', () => {
    expect(named({ Sales: 9, Stores: 20 }, { Sales: 11, Stores: 30 }, {})).toEqual([
      ['Sales', 'Stores'],
      ['Sales', 'Stores'],
      [],
    ])
    expect(named({ Sales: 4, Stores: 20 }, { Sales: 30, Stores: 30 }, {})[0]).not.toContain('Sales')
  })

  it('leave no few people over: neither in the theme nor in the department', () => {
    // 3 of Sales would follow from 23 in the theme.
    expect(named({ Sales: 3, Stores: 20 }, { Sales: 30, Stores: 30 }, {})[0]).toEqual([])
    // 2 of Sales who wrote of something else, or nothing, would follow from 22 in the department.
    expect(named({ Sales: 20, Stores: 20 }, { Sales: 2, Stores: 30 }, {})[0]).not.toContain('Sales')
    expect(named({ Sales: 20, Stores: 20 }, { Sales: 0, Stores: 30 }, { Sales: 2 })[0]).not.toContain('Sales')
  })

  it('lead to no count of few people by any chain of sums', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const shown = namedDepartments(groups)
        const cells = groups.flatMap((counts, row) =>
          departments.map((department) => ({
            row,
            department,
            people: counts.get(department) ?? 0,
            isKnown: shown[row]?.has(department) ?? false,
          })),
        )
        expect(cells.filter(({ isKnown, people }) => isKnown && people < few)).toEqual([])
        expect(shown.at(-1)?.size).toBe(0)
        if (!cells.some(({ isKnown }) => isKnown)) return
        const lines = [
          ...groups.map((_, row) => cells.filter((cell) => cell.row === row)),
          ...departments.map((department) => cells.filter((cell) => cell.department === department)),
        ]
        const sum = (some: typeof cells) => some.reduce((total, { people }) => total + people, 0)
        for (let found = true; found;) {
          found = false
          for (const line of lines) {
            const unknown = line.filter(({ isKnown }) => !isKnown)
            const left = sum(unknown)
            expect(left === 0 || left >= few || sum(line) < few).toBe(true)
            if (unknown.length === 0 || (unknown.length > 1 && left > 0)) continue
            expect(unknown.filter(({ people }) => people > 0 && people < few)).toEqual([])
            for (const cell of unknown) cell.isKnown = true
            found = true
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('do not depend on the order of departments', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const turned = groups.map((counts) => new Map([...counts].toReversed()))
        expect(namedDepartments(turned)).toEqual(namedDepartments(groups))
      }),
    )
  })
})
