import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import {
  goodAnswers,
  sampleCompanyReport,
  samplePerson,
  type SamplePerson,
} from '../../../testing/sample-reports.ts'
import { BasisProvider } from '../evidence/statement-basis.tsx'
import { Coverage } from './coverage.tsx'
import { Grading } from './grading.tsx'
import { scoreShade } from './heat-table.tsx'

const low = goodAnswers({ role_clarity: '2', weekly_output: '2', job_satisfaction: '3' })
const team = (department: string, count: number, answers: SamplePerson['answers']) =>
  Array.from({ length: count }, (_, index) =>
    samplePerson(`${department}${index}`, `${department} ${index}`, department, answers),
  )

describe('what silence may hide', () => {
  it('is told as bounds of the mean, with the departments that say least', async () => {
    const report = sampleCompanyReport([...team('Sales', 6, goodAnswers()), ...team('Design', 6, null)])
    expect(report.overview.averagePerformanceScore).toBe(8.4)
    renderScreen(<Coverage report={report} />)
    expect(await screen.findByRole('heading', { name: 'What silence may hide' })).toBeTruthy()
    // (6 × 8.4 + 6 × 2.2) ÷ 12 and (6 × 8.4 + 6 × 9.6) ÷ 12.
    expect(
      screen.getByText(/lowest answers there are, it would be 5\.3; with the highest, 9\.0\./),
    ).toBeTruthy()
    expect(screen.getByText(/Fewer than half answered in Design \(0 of 6\)/)).toBeTruthy()
  })

  it('gives no bounds where the mean is not shown, and nothing where everybody answered', async () => {
    const report = sampleCompanyReport([...team('Sales', 2, goodAnswers()), ...team('Design', 1, null)])
    const hidden = { ...report, overview: { ...report.overview, averagePerformanceScore: null } }
    const { unmount } = renderScreen(<Coverage report={hidden} />)
    expect(await screen.findByText(/Fewer than half answered in Design/)).toBeTruthy()
    expect(screen.queryByText(/lowest answers there are/)).toBeNull()
    unmount()
    renderScreen(<Coverage report={sampleCompanyReport(team('Sales', 2, goodAnswers()))} />)
    expect(await screen.findByText(/Everyone in the employee list answered/)).toBeTruthy()
    expect(screen.queryByText('What silence may hide')).toBeNull()
  })
})

describe('departments beside each other', () => {
  const shown = async (people: readonly SamplePerson[], isAnonymous = false) => {
    const report = sampleCompanyReport(people, { isAnonymous })
    renderScreen(
      <BasisProvider report={report}>
        <Grading report={report} comparison={undefined} />
      </BasisProvider>,
    )
    await screen.findByRole('region', { name: 'Sales' })
    return (name: string) => within(screen.getByRole('region', { name }))
  }

  it('are told apart only beyond the noise, and not at all with fewer than five answers', async () => {
    const regionOf = await shown([
      ...team('Sales', 6, goodAnswers()),
      ...team('Support', 6, goodAnswers()),
      ...team('Design', 8, low),
      ...team('Small', 3, low),
    ])
    expect(regionOf('Sales').getByText(/above the others by more than the noise/)).toBeTruthy()
    expect(regionOf('Design').getByText(/below the others by more than the noise/)).toBeTruthy()
    expect(regionOf('Small').getByText('Small: fewer than 5 answers, do not compare')).toBeTruthy()
    expect(regionOf('Small').queryByText(/noise/)).toBeNull()
    expect(regionOf('Sales').getByText(/^5 other people are within 0\.4 of the highest/)).toBeTruthy()
    // Six people, and the lead and support once more.
    expect(regionOf('Sales').getAllByText('Answered: 9 of 9')).toHaveLength(8)
  })

  it('say nothing of departments that chance could explain', async () => {
    const regionOf = await shown([...team('Sales', 6, goodAnswers()), ...team('Design', 6, goodAnswers())])
    expect(regionOf('Sales').queryByText(/noise/)).toBeNull()
  })

  it('hatches numbers that rest on no answer at all', async () => {
    const regionOf = await shown(team('Sales', 1, { core_responsibilities: 'Deliveries' }))
    expect(regionOf('Sales').getAllByText('Answered: 0 of 9')).toHaveLength(2)
    const cells = regionOf('Sales').getAllByRole('cell').slice(0, 5)
    expect(cells.every((cell) => cell.classList.contains('heat__cell--default'))).toBe(true)
  })

  it('say in which shades their numbers are', () => {
    expect([1, 2, 2.1, 4, 6.5, 8, 8.1, 10].map(scoreShade)).toEqual([1, 1, 2, 2, 4, 4, 5, 5])
  })
})
