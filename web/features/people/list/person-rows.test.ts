import { describe, expect, it } from 'vitest'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { computeFigures, filterRows, isLate, personRows, sortRows } from './person-rows.ts'
import { sampleInvitation, samplePerson, sampleSubmission } from '../testing/sample-people.ts'

const ada = samplePerson('e1', 'Ada Lovelace', { department: 'Finance' })
const ben = samplePerson('e2', 'Ben Okafor', { department: 'Sales' })
const chloe = samplePerson('e3', 'Chloé Kim', { department: 'Sales' })
const dora = samplePerson('e4', 'Dora Lind', { department: 'Legal' })
const everyone: Employee[] = [ada, ben, chloe, dora]
const submissions = new Map<string, Submission>([
  ['e1', sampleSubmission('e1', { submittedAt: '2026-11-10T09:00:00.000Z' })],
  ['e4', sampleSubmission('e4', { status: 'in_progress', reopenedAt: '2026-11-12T09:00:00.000Z' })],
  ['e2', sampleSubmission('e2', { status: 'in_progress', submittedAt: null, answers: [] })],
])
const rows = personRows(everyone, submissions, [
  sampleInvitation('e2'),
  sampleInvitation('e3', { state: 'revoked' }),
])

describe('the rows', () => {
  it('say how far each person has come, and since when', () => {
    expect(rows.map(({ progress, at }) => [progress, at])).toEqual([
      ['answered', '2026-11-10T09:00:00.000Z'],
      ['started', '2026-11-01T09:00:00.000Z'],
      ['waiting', null],
      ['reopened', '2026-11-12T09:00:00.000Z'],
    ])
  })

  it('add up to the figures', () => {
    expect(computeFigures(rows)).toEqual({
      people: 4,
      answered: 1,
      started: 1,
      reopened: 1,
      waiting: 1,
      rate: 25,
    })
    expect(computeFigures([]).rate).toBeNull()
  })

  it('are late while they are invited and have not answered', () => {
    expect(rows.filter(isLate).map(({ id }) => id)).toEqual(['e2'])
  })

  it('are found by every word, their department and their state', () => {
    const found = (text: string, department = '', state = '') =>
      filterRows(rows, { text, department, state }).map(({ id }) => id)
    expect(found('KIM chlo')).toEqual(['e3'])
    expect(found('example', 'Sales')).toEqual(['e2', 'e3'])
    expect(found('', '', 'started')).toEqual(['e2'])
    expect(found('', '', 'reopened')).toEqual(['e4'])
    expect(found('', 'Finance', 'started')).toEqual([])
  })

  it('stand by name, or by state with the latest answers first', () => {
    const latest = personRows(
      everyone,
      new Map([...submissions, ['e3', sampleSubmission('e3', { submittedAt: '2026-11-20T09:00:00.000Z' })]]),
      [],
    )
    const ids = (by: 'name' | 'state', isDescending: boolean) =>
      sortRows(latest, { by, isDescending }).map(({ id }) => id)
    expect(ids('state', false)).toEqual(['e3', 'e1', 'e2', 'e4'])
    expect(ids('state', true)).toEqual(['e4', 'e2', 'e1', 'e3'])
    expect(ids('name', true)).toEqual(['e4', 'e3', 'e2', 'e1'])
  })
})
