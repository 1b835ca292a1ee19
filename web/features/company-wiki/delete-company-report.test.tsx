import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reports } from '../../../contract/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering } from '../../testing/server.ts'
import CompanyWikiPage from './company-wiki-page.tsx'
import { before, now, serve } from './testing/served-reports.ts'

it('a version of the company report is deleted after a question, and the one before it is shown', async () => {
  serve([now, before])
  const asked: unknown[] = []
  answering(reports.deleteReport, ({ body }) => {
    asked.push(body)
    serve([before])
    return { version: now.version, latestVersion: before.version, emailSent: false, notice: null }
  })
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
  const title = `Delete version ${now.version} of the company report?`
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByText(/everybody’s answers and reports/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ reportId: now.id }])
  expect(await screen.findByText(new RegExp(`version ${before.version}\\b`))).toBeTruthy()
})

it('that is not offered to who may not', async () => {
  serve([now])
  renderScreen(<CompanyWikiPage />, { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: 'Northwind Traders company report' })
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})
