import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, test, vi } from 'vitest'
import { people } from '../../contract/calls/employees/employees.ts'
import { Grade as GradeNames } from '../../contract/shapes/reports/report-shapes.ts'
import { callQuery } from '../core/api/queries.ts'
import { renderScreen } from '../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../testing/fake-server.ts'
import { ConfirmByName } from './dialogs/confirm-by-name.tsx'
import { Grade, GradeLetter, gradeStep } from './report/scores/grade.tsx'
import { RelativeTime, relativeTime } from './feedback/relative-time.tsx'
import { ScoreBar } from './report/scores/score-bar.tsx'
import { QueryState } from './feedback/query-states.tsx'

test('the grade scale has five steps that never rise as grades fall', () => {
  const steps = GradeNames.options.map(gradeStep)
  expect(steps).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 1])
})

test('a grade and a score can be heard', async () => {
  renderScreen(
    <>
      <Grade grade="B-" />
      <p>
        It starts at <GradeLetter grade="C-" />.
      </p>
      <ScoreBar label="Output" value={7} />
      <ScoreBar label="Role fit" value={null} />
    </>,
    { as: null },
  )
  expect(await screen.findByText('Grade B minus')).toBeTruthy()
  expect(screen.getByText('C minus')).toBeTruthy()
  expect(screen.getByText('C−').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Output: 7 of 10')).toBeTruthy()
  expect(screen.getByText('Role fit: no answer')).toBeTruthy()
})

const english = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
test.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-60_000, '1 minute ago'],
  [-3 * 86_400_000, '3 days ago'],
  [-86_400_000, 'yesterday'],
  [2 * 3_600_000, 'in 2 hours'],
])('%i ms from now is %s', (distance, words) => {
  expect(relativeTime(1e12 + distance, 1e12, english)).toBe(words)
})

test.each([
  [['es', 'de'], '2 minutes ago', '2 March 2026'],
  [['ar', 'en-US', 'en'], '2 minutes ago', 'March 2, 2026'],
])('in an English sentence a browser in %j is told in English', (preferred, words, day) => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  try {
    render(<RelativeTime at="2026-03-02T12:00:00Z" />)
    const now = Date.parse('2026-03-02T12:02:00Z')
    expect(relativeTime(Date.parse('2026-03-02T12:00:00Z'), now)).toBe(words)
    expect(document.querySelector('time')?.title).toContain(day)
  } finally {
    languages.mockRestore()
  }
})

test('a moment is so long ago on the screen, goes on by itself, and has its date on paper', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-03-02T12:00:00Z'),
  })
  try {
    render(
      <>
        <RelativeTime at="2026-03-02T11:58:30Z" />
        <RelativeTime at="2026-03-02T11:00:00Z" />
      </>,
    )
    const shown = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
    expect(shown()).toEqual([relativeTime(-90_000, 0), relativeTime(-3_600_000, 0)])
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown()[0]).toBe(relativeTime(-150_000, 0))
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    for (const text of shown()) expect(text).toContain('2026')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(shown()[0]).toBe(relativeTime(-150_000, 0))
  } finally {
    vi.useRealTimers()
  }
})

const Employees = () => {
  const employees = useQuery(callQuery(people.getEmployees, {}))
  return <QueryState of={employees}>{(data) => <p>{data.employees.length} people</p>}</QueryState>
}

describe('what is asked for', () => {
  it('is shown loading, failed with a retry, then full', async () => {
    serveFailure(people.getEmployees, failureResponse('INTERNAL', 'Something went wrong.'))
    const { user } = renderScreen(<Employees />)
    expect(await screen.findByText('Loading')).toBeTruthy()
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
    serveCall(people.getEmployees, { employees: [], next: null })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('0 people')).toBeTruthy()
  })

  it('that is refused for want of a permission says so, with nothing to try again and no reference', async () => {
    const refusal = 'Your permissions in this organization do not include it. An owner can give it to you.'
    serveFailure(people.getEmployees, failureResponse('BUSINESS_LOGIC_ERROR', refusal))
    renderScreen(<Employees />)
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this' })).toBeTruthy()
    expect(screen.getByText(refusal)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText(/Reference for support/)).toBeNull()
  })
})

test('a destructive act is confirmed by name', async () => {
  const act = vi.fn<() => void>()
  const { user } = renderScreen(
    <ConfirmByName isOpen onClose={() => {}} title="Delete?" name="Northwind" act="Delete" onConfirm={act}>
      Everything is lost.
    </ConfirmByName>,
  )
  const button = await screen.findByRole('button', { name: 'Delete' })
  expect(button).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText(/Type “Northwind”/), 'northwind ')
  await user.click(button)
  expect(act).toHaveBeenCalledOnce()
})
