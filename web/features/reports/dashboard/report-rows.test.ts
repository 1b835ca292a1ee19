import { describe, expect, it } from 'vitest'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { sampleEmployees, goodAnswers, samplePerson, sampleSummary } from '../../../testing/sample-reports.ts'
import { canGenerate, filterRows, personRows, sortRows, countPendingDecisions } from './report-rows.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const ben = samplePerson('e2', 'Ben Okafor', 'Sales', goodAnswers({ weekly_output: '2', role_clarity: '3' }))
const chloe = samplePerson('e3', 'Chloé Kim', 'Sales', goodAnswers())
const dmitri = samplePerson('e4', 'Dmitri Novak', 'Finance', null)
it('whose answers are open again are neither up to date nor made anew', () => {
  const [row] = personRows(
    sampleEmployees([ada]),
    [sampleSummary(ada, { isReopened: true, isStale: true })],
    true,
  )
  expect(row?.state).toBe('reopened')
  expect(canGenerate('reopened')).toBe(false)
})

const rows = personRows(
  sampleEmployees([dmitri, chloe, ben, ada]),
  [sampleSummary(ada), sampleSummary(ben, { isStale: true })],
  true,
)
const names = (list: typeof rows) => list.map(({ name }) => name.split(' ')[0])

const found = (filter: Partial<Parameters<typeof filterRows>[1]>) =>
  names(filterRows(rows, { text: '', department: '', state: '', release: '', ...filter }))

describe('people with their reports', () => {
  it('are up to date, stale, without a report, or waiting for answers', () => {
    expect(Object.fromEntries(rows.map(({ employeeId, state }) => [employeeId, state]))).toEqual({
      e1: 'current',
      e2: 'stale',
      e3: 'missing',
      e4: 'waiting',
    })
  })

  it('sort by name, department, state and score both ways; without a score they stay last', () => {
    expect(names(sortRows(rows, { by: 'name', isDescending: false }))).toEqual([
      'Ada',
      'Ben',
      'Chloé',
      'Dmitri',
    ])
    expect(names(sortRows(rows, { by: 'department', isDescending: true }))).toEqual([
      'Ben',
      'Chloé',
      'Ada',
      'Dmitri',
    ])
    expect(names(sortRows(rows, { by: 'state', isDescending: false }))).toEqual([
      'Ada',
      'Ben',
      'Chloé',
      'Dmitri',
    ])
    expect(names(sortRows(rows, { by: 'overall', isDescending: true }))).toEqual([
      'Ada',
      'Ben',
      'Chloé',
      'Dmitri',
    ])
    expect(names(sortRows(rows, { by: 'output', isDescending: false }))).toEqual([
      'Ben',
      'Ada',
      'Chloé',
      'Dmitri',
    ])
  })

  it('are found by every word of a text, by department and by state', () => {
    expect(found({ text: 'SALES chlo' })).toEqual(['Chloé'])
    expect(found({ text: 'sales lovelace' })).toEqual([])
    expect(found({ department: 'Finance' })).toEqual(['Dmitri', 'Ada'])
    expect(found({ department: 'Sales', state: 'stale' })).toEqual(['Ben'])
  })

  it('are found by the state of their latest version, and those that wait for a decision are counted', () => {
    const decided = personRows(
      sampleEmployees([ada, ben, chloe, dmitri]),
      [
        sampleSummary(ada, { state: 'draft' }),
        sampleSummary(ben, { state: 'contested' }),
        sampleSummary(chloe, { state: 'draft' }),
      ],
      true,
    )
    const all = { text: '', department: '', state: '' }
    expect(names(filterRows(decided, { ...all, release: 'draft' }))).toEqual(['Ada', 'Chloé'])
    expect(names(filterRows(decided, { ...all, release: 'reviewed' }))).toEqual([])
    expect(countPendingDecisions(decided)).toEqual({ toReview: 2, toRelease: 0, toRespond: 0 })
  })

  it('whose earlier version was contested without a response are counted and found as such, whatever came after it', () => {
    const decided = personRows(
      sampleEmployees([ada, ben]),
      [
        sampleSummary(ada, { state: 'draft', unansweredVersion: 2 }),
        sampleSummary(ben, { state: 'released' }),
      ],
      true,
    )
    expect(countPendingDecisions(decided)).toEqual({ toReview: 1, toRelease: 0, toRespond: 1 })
    const all = { text: '', department: '', state: '' }
    expect(names(filterRows(decided, { ...all, release: 'contested' }))).toEqual(['Ada'])
    expect(names(filterRows(decided, { ...all, release: 'toRespond' }))).toEqual(['Ada'])
  })

  it('that are contested and were responded to are found as contested, and wait for nobody', () => {
    const decided = personRows(
      sampleEmployees([ada, ben]),
      [
        sampleSummary(ada, { state: 'contested', version: 1, unansweredVersion: null }),
        sampleSummary(ben, { state: 'contested', version: 1, unansweredVersion: 1 }),
      ],
      true,
    )
    expect(countPendingDecisions(decided)).toEqual({ toReview: 0, toRelease: 0, toRespond: 1 })
    const all = { text: '', department: '', state: '' }
    expect(names(filterRows(decided, { ...all, release: 'contested' }))).toEqual(['Ada', 'Ben'])
    expect(names(filterRows(decided, { ...all, release: 'toRespond' }))).toEqual(['Ben'])
  })

  it('that are the reader’s own and for another to decide are found by their state, and neither counted nor found as waiting', () => {
    const own = { isOwn: true, leftToOthers: ['report:generate' as const] }
    const one = (change: Partial<ReportSummary>) =>
      personRows(
        sampleEmployees([ada, ben, chloe]),
        [
          sampleSummary(ada, { ...change, ...own }),
          sampleSummary(ben, change),
          // Theirs too, where nobody else could.
          sampleSummary(chloe, { ...change, isOwn: true, leftToOthers: ['report:delete'] }),
        ],
        true,
      )
    const all = { text: '', department: '', state: '' }
    for (const [change, state, waiting] of [
      [{ state: 'draft' }, 'draft', 'toReview'],
      [{ state: 'reviewed' }, 'reviewed', 'toRelease'],
      [{ state: 'contested', version: 1, unansweredVersion: 1 }, 'contested', 'toRespond'],
    ] as const) {
      const decided = one(change)
      expect(names(filterRows(decided, { ...all, release: state }))).toEqual(['Ada', 'Ben', 'Chloé'])
      expect(names(filterRows(decided, { ...all, release: waiting }))).toEqual(['Ben', 'Chloé'])
      expect(countPendingDecisions(decided)[waiting]).toBe(2)
    }
  })
})
