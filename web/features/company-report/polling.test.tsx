import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import CompanyWikiPage from './company-report-page.tsx'
import { before, now, serve } from './testing/serve-company-reports.ts'

/** Somebody else makes, releases or takes back a company report while it is read. */

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a newer report comes by itself', async () => {
  serve([before])
  renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  expect(await screen.findByText(/^As of .*, version 1/)).toBeTruthy()
  serve([now, before])
  await pass(21_000)
  await waitFor(() => expect(screen.getAllByText(/, version 2/).length).toBeGreaterThan(0))
  // With its point in the trend.
  expect(await screen.findByText(/^Mean score of 2 reports/)).toBeTruthy()
})

it('the first report of all comes by itself, and one that was chosen stays', async () => {
  serve([])
  const { router } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  await screen.findByRole('heading', { name: /^No c/ })
  serve([before])
  await pass(21_000)
  expect(await screen.findByText(/^As of .*, version 1/)).toBeTruthy()
  await router.navigate({ to: '.', search: { report: before.id } })
  serve([now, before])
  await pass(41_000)
  expect(screen.getByText(/^As of .*, version 1/)).toBeTruthy()
})

it('that it is released is seen without a reload', async () => {
  const draft = { ...now, state: 'reviewed' as const }
  serve([draft])
  renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  await screen.findAllByText(/, version 2/)
  expect(screen.getAllByText('Reviewed').length).toBeGreaterThan(0)
  serve([{ ...now, state: 'released' }])
  await pass(21_000)
  await waitFor(() => expect(screen.queryAllByText('Reviewed')).toEqual([]))
  expect(screen.getAllByText('Released').length).toBeGreaterThan(0)
})
