import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../contract/people.ts'
import { reports } from '../../../contract/reports.ts'
import { runs } from '../../../contract/runs.ts'
import { renderScreen } from '../../testing/render.tsx'
import { employeesOf, goodAnswers, samplePerson, sampleSummary } from '../../testing/sample-reports.ts'
import { answering } from '../../testing/server.ts'
import ReportsPage from './reports-page.tsx'

const everyone = Array.from({ length: 120 }, (_, index) =>
  samplePerson(
    `e${index}`,
    `Person ${String(index).padStart(3, '0')}`,
    'Sales',
    index === 7 ? null : goodAnswers(),
  ),
)

it('the list on paper has every row, and is the screen’s own again afterwards', async () => {
  answering(people.getEmployees, { employees: employeesOf(everyone), next: null })
  answering(reports.listReports, {
    reports: everyone.filter((_, index) => index !== 7).map((person) => sampleSummary(person)),
    next: null,
  })
  answering(runs.getRuns, { runs: [] })
  renderScreen(<ReportsPage />)
  await screen.findByText('120 people')
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(screen.getByText('120 people.')).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(121)
  expect(rows[8]?.textContent).toBe('Person 007AccountantSales' + '–'.repeat(8) + 'Waiting for answers–')
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(screen.queryByText('120 people.')).toBeNull()
  expect(screen.getByLabelText('Search')).toBeTruthy()
})
