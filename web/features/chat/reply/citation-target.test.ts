import { expect, it } from 'vitest'
import { citationTarget } from './citation-target.ts'

const cited = { n: 1, label: 'Where it stands' }

it('a citation leads to the part of a report that it names, and to the grade where that part is not known', () => {
  const searchOf = (section: string) =>
    citationTarget({ ...cited, kind: 'report', employeeId: 'ada', version: 2, section })?.search
  expect(searchOf('roleAndOutput')).toEqual({ version: '2', section: 'profile' })
  expect(searchOf('workings')).toEqual({ version: '2', section: 'method', why: 'open' })
  for (const unknown of ['a later part', 'constructor'])
    expect(searchOf(unknown)).toEqual({ version: '2', section: 'grade' })
})

it('so it does in a company report', () => {
  const sectionOf = (section: string) =>
    citationTarget({ ...cited, kind: 'company', reportId: 'one', section })?.search
  expect(sectionOf('coverage')).toEqual({ report: 'one', section: 'answered' })
  expect(sectionOf('gradingBreakdown')).toEqual({ report: 'one', section: 'grading' })
  expect(sectionOf('constructor')).toEqual({ report: 'one', section: 'grading' })
})
