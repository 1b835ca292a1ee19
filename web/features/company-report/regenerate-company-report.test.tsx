import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cycles } from '../../../contract/calls/cycles.ts'
import { messages } from '../../../contract/http/failures.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { waitForReport } from '../../testing/wait-for-report.ts'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import CompanyWikiPage from './company-report-page.tsx'
import { before, now, serve } from './testing/serve-company-reports.ts'

/** What is said before a company report is made again. */

const next = { ...now, id: 'company-3', version: 3 }

/** A server that holds the next report back for a reason, until it is asked for all the same. */
const serveHeld = (held: 'same' | 'edited' | undefined) => {
  const asked: unknown[] = []
  serve([now])
  serveCall(reports.generateCompanyReport, ({ body }) => {
    asked.push(body)
    if (held !== undefined && asked.length === 1) return { report: now, held }
    serve([next, now])
    return { report: next }
  })
  return asked
}

const again = async () => {
  const { user } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
  return user
}

it('that it would say the same, and why; it is made only where that is wanted', async () => {
  const asked = serveHeld('same')
  const user = await again()
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate the company report again?' }))
  expect(
    dialog.getByText(
      /^It would say what version 2 says: since that was made, nobody has come or gone, and no answer, .* Newer reports of persons change nothing in it/,
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/^Version 2 is made/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ asksFirst: true }])
  expect(screen.getByText(/^As of .*, version 2/)).toBeTruthy()
})

it('that edits would be left behind; it is made where that is wanted', async () => {
  const asked = serveHeld('edited')
  const user = await again()
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Generate the edited company report again?' }),
  )
  expect(dialog.getByText(/^Somebody edited texts of version 2\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ asksFirst: true }, {}])
})

it('nothing where something has changed', async () => {
  const asked = serveHeld(undefined)
  await again()
  expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual([{ asksFirst: true }])
})

it('once by a double click, the second half of which comes behind the answer', async () => {
  serve([now])
  let asked = 0
  serveCall(reports.generateCompanyReport, () => {
    asked += 1
    serve([next, now])
    return asked === 1 ? { report: next } : { report: next, held: 'same' as const }
  })
  const { user, client } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  const button = await screen.findByRole('button', { name: 'Regenerate' })
  await user.click(button)
  expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
  // It has its answer by then, and can be pressed.
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button, { detail: 2 })
  await client.refetchQueries()
  expect(asked).toBe(1)
  fireEvent.click(button, { detail: 1 })
  await screen.findByRole('dialog', { name: 'Generate the company report again?' })
})

it('and the new one is fetched once', async () => {
  const fetched: string[] = []
  serve([now])
  serveCall(reports.generateCompanyReport, () => {
    serve([next, now])
    serveCall(reports.getCompanyReport, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id')
      fetched.push(id ?? 'the latest')
      return { report: id === now.id ? now : next }
    })
    return { report: next }
  })
  const { user, client } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  const button = await screen.findByRole('button', { name: 'Regenerate' })
  await user.click(button)
  expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
  // Whatever is to be fetched once more is by the time that the button has its answer.
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(fetched).toEqual(['the latest'])
})

it('and the trend has it at once', async () => {
  serve([now, before])
  serveCall(reports.generateCompanyReport, () => {
    serve([next, now, before])
    return { report: next }
  })
  const { user } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  expect(await screen.findByText(/^Mean score of 2 reports/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByText(/^Mean score of 3 reports/)).toBeTruthy()
})

it('and the cycle that it was made in counts it at once', async () => {
  serve([now])
  const cycle = {
    id: 'cycle-2',
    number: 2,
    name: 'Spring 2027',
    reason: null,
    openedAt: '2026-11-22T09:00:00.000Z',
    openedBy: 'Olga Owner',
    asked: 4,
    answered: 3,
    reports: 0,
  }
  serveCall(cycles.listCycles, { cycles: [cycle], next: null })
  serveCall(reports.generateCompanyReport, () => {
    serveCall(cycles.listCycles, { cycles: [{ ...cycle, reports: 1 }], next: null })
    return { report: next }
  })
  const { user } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki' })
  await waitForReport()
  expect(await screen.findByRole('row', { name: /^2: Spring 2027 .* 4 3 0$/ })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByRole('row', { name: /^2: Spring 2027 .* 4 3 1$/ })).toBeTruthy()
})

it('that nobody counts who was asked again and has not submitted anew, and what there is stays', async () => {
  serve([now])
  serveFailure(
    reports.generateCompanyReport,
    failureResponse('BUSINESS_LOGIC_ERROR', messages.noCompletedSubmissions),
  )
  await again()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Nobody’s answers count right now')).toBeTruthy()
  expect(alert.getByText(/People who were asked again count once they submit/)).toBeTruthy()
  expect(screen.getByText(/^As of .*, version 2/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Regenerate' })).toBeTruthy()
})

it('while that is not known, only that it is looked at; nothing is loaded again for the question', async () => {
  serve([now])
  let answer = (): void => undefined
  const known = new Promise<void>((resolve) => {
    answer = resolve
  })
  serveCall(reports.generateCompanyReport, async () => {
    await known
    return { report: now, held: 'same' as const }
  })
  await again()
  expect((await screen.findByText(/^Looking whether anything has changed/)).tagName).toBe('SPAN')
  expect(screen.queryByText(/^Making the report/)).toBeNull()
  const loaded: string[] = []
  serveCall(reports.listCompanyReports, () => {
    loaded.push('versions')
    return { versions: [], next: null }
  })
  answer()
  await screen.findByRole('dialog', { name: 'Generate the company report again?' })
  expect(loaded).toEqual([])
})
