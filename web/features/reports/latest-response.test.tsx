import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReleaseState, ReportStep } from '../../../contract/calls/reports/release-report.ts'
import { renderScreen } from '../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../testing/sample-reports.ts'
import EmployeeReportPage from './employee-report/employee-report-page.tsx'
import { sampleStep, serveReport } from './testing/serve-report.ts'

const generated = sampleReport(samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers()), {
  version: 2,
  id: 'report-e1',
})
const ada = { userId: 'user-ada', name: 'Ada Lovelace' }
const decided = [
  sampleStep('released'),
  sampleStep('reviewed', { text: 'Read with her answers.' }),
] satisfies ReportStep[]
const contested = sampleStep('contested', { by: ada, text: 'I trained two people.' })
const answered = sampleStep('answered', { text: 'You are right.' })

/** The page of a version in this state, after these steps, newest first, and what stands above its report. */
const open = async (state: ReleaseState, steps: readonly ReportStep[], reader: 'person' | 'decider') => {
  const isOwn = reader === 'person'
  serveReport({ report: { ...generated, state }, latestVersion: 2, versions: [2], isOwn }, [
    ...steps,
    ...decided,
  ])
  renderScreen(<EmployeeReportPage employeeId="e1" />, isOwn ? { as: 'employee' } : {})
  const bar = within(await screen.findByRole('region', { name: isOwn ? 'Your answer' : 'Release' }))
  const fold = (await bar.findByText('Decisions and reasons')).closest('details')
  return { bar, fold }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('on a phone, where who decided is folded,', () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width: 48em') }),
    )
  })

  it('somebody who contested their report reads who answered what', async () => {
    const { bar, fold } = await open('contested', [answered, contested], 'person')
    expect(fold?.open).toBe(false)
    const words = bar.getByText('You are right.')
    expect(fold?.contains(words)).toBe(false)
    expect(words.closest('div')?.textContent).toMatch(/^Responded to by Grace Hopper.*You are right\.$/)
    // What they wrote themselves they know.
    expect(fold?.contains(bar.getByText('I trained two people.'))).toBe(true)
  })

  it('whoever decides reads what the person wrote last', async () => {
    const more = sampleStep('contested', { id: 'step-more', by: ada, text: 'And two more since.' })
    const { bar, fold } = await open('contested', [more, answered, contested], 'decider')
    expect(fold?.open).toBe(false)
    expect(fold?.contains(bar.getByText('And two more since.'))).toBe(false)
    expect(fold?.contains(bar.getByText('You are right.'))).toBe(true)
  })

  it.each([
    ['person', 'contested', [contested], 0],
    ['person', 'acknowledged', [sampleStep('acknowledged', { by: ada }), answered, contested], 1],
    ['decider', 'contested', [answered, contested], 1],
  ] as const)(
    'nothing stands beside it where the %s had the last word: %s',
    async (reader, state, steps, answers) => {
      const { bar, fold } = await open(state, steps, reader)
      expect(fold?.contains(bar.getByText('I trained two people.'))).toBe(true)
      const words = bar.queryAllByText('You are right.')
      expect(words).toHaveLength(answers)
      expect(words.every((word) => fold?.contains(word))).toBe(true)
    },
  )
})

it('what the person added to their acknowledgement is read without unfolding anything', async () => {
  const { bar, fold } = await open(
    'acknowledged',
    [sampleStep('acknowledged', { by: ada, text: 'Thank you for the talk.' }), answered, contested],
    'decider',
  )
  expect(fold?.open).toBe(false)
  expect(fold?.contains(bar.getByText('Thank you for the talk.'))).toBe(false)
})
