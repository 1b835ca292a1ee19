import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { serve } from '../testing/serve-company-reports.ts'

const names = ['Ada', 'Ben', 'Chloé', 'Dora', 'Emil', 'Femi', 'Gus', 'Hal']
const teamOf = (output: string, shown: readonly string[] = names) =>
  shown.map((name) =>
    samplePerson(
      `e-${name}`,
      `${name} Lovelace`,
      'Finance',
      goodAnswers({ weekly_output: output, role_clarity: output, job_satisfaction: output }),
    ),
  )
const before = sampleCompanyReport(teamOf('2', names.slice(0, 7)), {
  id: 'company-1',
  version: 1,
  createdAt: '2026-10-19T10:00:00.000Z',
})
const now = sampleCompanyReport(teamOf('9', names.slice(1)))

const compared = async (reports: readonly StoredCompanyReport[] = [now, before]) => {
  serve(reports)
  const screenOf = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?compare=company-1' })
  const region = await screen.findByRole('region', { name: 'What changed since version 1' })
  return { ...screenOf, region: within(region) }
}

describe('what changed since an earlier report', () => {
  it('is listed with numbers, people and noise, the weightiest first', async () => {
    const { region, user } = await compared()
    const table = within(region.getByRole('region', { name: 'What is different' }))
    const [, firstRow] = table.getAllByRole('row')
    expect(firstRow?.textContent).toMatch(/More than the noise of \d/)
    const mean = table.getByRole('rowheader', { name: 'Mean score' }).closest('tr')
    expect(mean?.textContent).toMatch(/Mean score7\d\.\d\d\.\d\+\d\.\dMore than the noise of \d\.\d/)
    expect(table.queryByRole('link')).toBeNull()
    await user.click(region.getByText('Single people whose score changed by more than the noise: 6'))
    const single = within(await region.findByRole('region', { name: 'Single people' }))
    expect(single.getByRole('link', { name: 'Ben Lovelace' })).toBeTruthy()
  })

  it('with a version that was deleted is said to be gone, and stopped, instead of tried again', async () => {
    serve([now, before])
    const { user, router } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?compare=company-0' })
    await screen.findByText(/^The version to compare with is not here any more/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stop comparing' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(screen.queryByText(/^The version to compare with/)).toBeNull()
  })

  it('is stopped by a button that a keyboard and a screen reader reach, and the focus stays beside it', async () => {
    const { user, router } = await compared()
    const stop = screen.getByRole('button', { name: 'Stop comparing' })
    const field = screen.getByRole('combobox', { name: 'Compare with' })
    field.focus()
    await user.tab()
    expect(document.activeElement).toBe(stop)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(screen.queryByRole('region', { name: 'What changed since version 1' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stop comparing' })).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('says who answered only one of the two, and how the same people have changed', async () => {
    const { region } = await compared()
    expect(region.getByText(/6 people answered both/)).toBeTruthy()
    const added = region.getByRole('heading', { name: /Answered now and not then/ }).parentElement
    expect(within(added ?? document.body).getByRole('link', { name: 'Hal Lovelace' })).toBeTruthy()
    const left = region.getByRole('heading', { name: /Answered then and not now/ }).parentElement
    expect(within(left ?? document.body).getByRole('link', { name: 'Ada Lovelace' })).toBeTruthy()
    expect(region.getByText(/by more than the noise of \d\.\d for the same people/)).toBeTruthy()
  })

  it('says of a difference that rounding hides that it is one, and of none that it is none', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `P${index}`)
    const earlier = sampleCompanyReport(teamOf('8', many), { id: 'company-1', version: 1 })
    const one = teamOf('8', many).map((person, index) =>
      index === 0 && person.answers
        ? { ...person, answers: { ...person.answers, weekly_output: '9' } }
        : person,
    )
    const { region, unmount } = await compared([sampleCompanyReport(one), earlier])
    const said = region.getByText(/The mean score of those who answered both/).textContent ?? ''
    const [, then, today] = /went from (\d\.\d+) to (\d\.\d+), within/.exec(said) ?? []
    expect(then).toMatch(/^\d\.\d{2,3}$/)
    expect(today).not.toBe(then)
    unmount()
    const same = await compared([sampleCompanyReport(teamOf('8', many)), earlier])
    expect(
      same.region.getByText(/is \d\.\d both times, within the noise of .* so it may be chance/),
    ).toBeTruthy()
  })

  it('folds away what is within the noise, and says so where nothing else is different', async () => {
    const almost = sampleCompanyReport(
      teamOf('9', names.slice(1)).map((person, index) =>
        index === 0 && person.answers
          ? { ...person, answers: { ...person.answers, weekly_output: '10' } }
          : person,
      ),
      { id: 'company-1', version: 1 },
    )
    const { region, user } = await compared([now, almost])
    expect(region.getByText('Nothing changed by more than chance could explain.')).toBeTruthy()
    expect(region.queryByRole('table')).toBeNull()
    await user.click(region.getByText(/Too small a change to tell from chance/))
    expect(await region.findAllByText(/Within the noise of/)).not.toHaveLength(0)
  })

  it('claims nothing from scores that the reader is not shown', async () => {
    const without = (report: StoredCompanyReport): StoredCompanyReport => ({
      ...report,
      isAnonymous: true,
      gradingBreakdown: report.gradingBreakdown.map((grading) => ({
        ...grading,
        teamScores: [],
        lead: null,
        support: null,
      })),
    })
    const { region, user } = await compared([without(now), without(before)])
    expect(region.getByText(/Who answered one of the two and not the other is not shown to you/)).toBeTruthy()
    await user.click(region.getByText(/^Too few answers to tell/))
    const unknown = within(await region.findByRole('region', { name: 'Too few to tell' }))
    const mean = unknown.getByRole('rowheader', { name: 'Mean score' }).closest('tr')
    expect(mean?.textContent).toMatch(/Too few to tell$/)
    expect(screen.queryByRole('region', { name: 'Departments at a glance' })).toBeNull()
  })
})
