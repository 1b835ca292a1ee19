import { Notifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileTypes } from '../../../../contract/calls/exports.ts'
import { server } from '../../../testing/fake-server.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import SubmissionsPage from '../people-page.tsx'
import { samplePerson, sampleSubmission } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'

const employees = [samplePerson('e1', 'Ada Lovelace'), samplePerson('e2', 'Ben Okafor')]
const onlyReadsAnswers = {
  as: sampleOrganization('employee', { permissions: ['employee:view', 'submission:view'] }),
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:answers')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it('exports all answers for who may only read them, and can be stopped while the file is made', async () => {
  serve({ employees, submissions: [sampleSubmission('e1')] })
  const asked: string[] = []
  let finish = () => {}
  server.use(
    http.get('*/api/exportAnswers', async ({ request }) => {
      asked.push(new URL(request.url).search)
      await new Promise<void>((resolve) => (finish = resolve))
      return new HttpResponse('Name', {
        headers: {
          'content-type': fileTypes.csv,
          'content-disposition': 'attachment; filename="Northwind-answers.csv"',
        },
      })
    }),
  )
  const { user } = renderScreen(
    <>
      <Notifications />
      <SubmissionsPage />
    </>,
    onlyReadsAnswers,
  )
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'All answers, workbook (XLSX)1 person who answered, a column for each question.',
      'All answers, table (CSV)1 person who answered, a column for each question.',
    ])
    await user.click(screen.getByRole('menuitem', { name: /table/ }))
    return screen.findByRole('button', { name: /All answers, table \(CSV\)/ })
  }
  await user.click(await choose())
  await screen.findByRole('button', { name: 'Export' })
  await choose()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  finish()
  expect(await screen.findByText(/Northwind-answers\.csv/)).toBeTruthy()
  expect(asked[1]).toMatch(/^\?format=csv&language=en&timeZone=/)
})

it('offers no file of answers where nobody has answered', async () => {
  serve({ employees })
  renderScreen(<SubmissionsPage />, onlyReadsAnswers)
  await screen.findByRole('link', { name: 'Ada Lovelace' })
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
