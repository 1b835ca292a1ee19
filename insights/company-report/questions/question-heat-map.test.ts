/** How far a department is from the company, and where no number may be. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrganization } from '../../testing/arbitraries.ts'
import { company } from '../../testing/company.ts'
import { buildCompanyReport } from '../company-report.ts'
import { questionHeatMapOf } from './question-heat-map.ts'

const team = (department: string, count: number, tools: string, kpis = 'yes') =>
  Array.from({ length: count }, () => ({
    department,
    answers: { tool_effectiveness: tools, has_kpis: kpis },
  }))

describe('the heat map of questions', () => {
  it('has the distance from the company with its sign, in points and percentage points', () => {
    const { questionResults } = buildCompanyReport(
      company([...team('Sales', 5, '9'), ...team('Stores', 5, '4', 'no'), ...team('IT', 10, '7')]),
    )
    const map = questionHeatMapOf(questionResults)
    const cellsOf = (topic: string) =>
      map?.rows.map(({ department, cells }) => {
        const cell = cells.find((one) => one.topic === topic)
        return [department, cell?.answered, cell?.difference, cell?.step]
      })
    expect(cellsOf('tools')).toEqual([
      ['IT', 10, 0.3, 0],
      ['Sales', 5, 2.3, 3],
      ['Stores', 5, -2.8, -3],
    ])
    expect(cellsOf('kpis')).toEqual([
      ['IT', 10, 25, 2],
      ['Sales', 5, 25, 2],
      ['Stores', 5, -75, -3],
    ])
    expect(cellsOf('clarity')).toEqual(['IT', 'Sales', 'Stores'].map((name) => [name, 0, null, 0]))
  })

  it('has a number in no cell of fewer than five answers', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const map = questionHeatMapOf(buildCompanyReport(input).questionResults)
        const numbered = (map?.rows ?? []).flatMap(({ cells }) =>
          cells.filter(({ difference }) => difference !== null),
        )
        expect(numbered.filter(({ answered }) => answered < 5)).toEqual([])
      }),
    )
  })

  it('is none of one department, of an earlier engine, or where nothing can be shown', () => {
    const of = (...people: ReturnType<typeof team>) => buildCompanyReport(company(people)).questionResults
    expect(questionHeatMapOf(of(...team('Sales', 9, '9')))).toBeNull()
    expect(questionHeatMapOf(of(...team('Sales', 9, '9'), ...team('IT', 2, '9')))).toBeNull()
    expect(questionHeatMapOf(undefined)).toBeNull()
  })
})
