import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import CompanyWikiPage from '../company-report-page.tsx'
import { before, now, serve } from '../testing/serve-company-reports.ts'

const same = { employees: now.coverage.employees, submitted: 0, reopened: 0, open: 0 }
const lines = () => screen.queryByRole('list', { name: 'Since version 2' })

const review = async () => {
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click(await screen.findByRole('button', { name: 'Review and release' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review version 2 of the company report' })
  const still = within(dialog).getByRole('heading', { name: 'Whether it is still so' })
  return { dialog: within(dialog), still: still.nextElementSibling?.textContent }
}

it('what is otherwise than when it was made is told to who decides, on the page and in the review', async () => {
  const draft = { ...now, state: 'draft' as const }
  serve([draft, before], { employees: 4, submitted: 1, reopened: 2, open: 1 })
  const { dialog, still } = await review()
  const told = [
    'Since version 2 was made, one person has submitted answers.',
    'The answers of 2 people were reopened since version 2. They count again once submitted.',
    'Version 2 is without the answers of one person, which are still reopened. They count once submitted.',
    'In the list: 3 people when version 2 was made, 4 people now.',
  ]
  expect(
    within(await screen.findByRole('list', { name: 'Since version 2', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(told)
  expect(still).toBe([...told, 'Better generate it again, and review that version.'].join(' '))
  expect(dialog.getByText(/^The answers of 1 of 3 people were not in when it was made/)).toBeTruthy()
})

it.each([{ reopened: 1 }, { open: 1 }])(
  'where nothing but %j is so, the review advises to wait',
  async (opened) => {
    serve([{ ...now, state: 'draft' }, before], { ...same, ...opened })
    const { still } = await review()
    expect(still).toMatch(/ If you regenerate it now, these answers are missing/)
    expect(still).not.toContain('Better generate it again')
  },
)

it('where nothing is, the page says nothing, and the review says so', async () => {
  serve([{ ...now, state: 'draft' }, before], same)
  const { still } = await review()
  expect(lines()).toBeNull()
  expect(still).toMatch(/^Nobody has submitted answers since/)
})

it('where it is not known, the review claims nothing', async () => {
  serve([{ ...now, state: 'draft' }, before])
  const { still } = await review()
  expect(still).toBe('Whether anything has changed since is not known just now.')
})

it('beside an earlier version the newest is named', async () => {
  serve([now, { ...before, state: 'draft' }], same)
  const { user } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?report=company-1' })
  await user.click(await screen.findByRole('button', { name: 'Review and release' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review version 1 of the company report' })
  expect(within(dialog).getByText('Version 2 is newer.')).toBeTruthy()
})
