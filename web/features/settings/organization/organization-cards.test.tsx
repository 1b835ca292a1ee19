import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { departments } from '../../../../contract/calls/employees/departments.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { cardsForMember } from './organization-cards.ts'
import SettingsPage from '../settings-page.tsx'

beforeEach(() => {
  serveCall(reports.listCompanyReports, { versions: [], next: null })
  serveCall(departments.listDepartments, { departments: [] })
})
afterEach(() => vi.restoreAllMocks())

const list = () => screen.findByRole('navigation', { name: 'Parts of this section' })
const headingOf = (name: string) => screen.findByRole('heading', { level: 3, name })

test.each(['owner', 'admin', 'employee'] as const)(
  'the organization has for an %s the cards that are listed, each with its own address',
  async (role) => {
    renderScreen(<SettingsPage />, { at: '/settings?section=organization', as: role })
    await headingOf('Leave')
    const cards = cardsForMember(sampleOrganization(role))
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(cards.map(({ title }) => title))
    expect(headings.map((heading) => heading.closest('.setting')?.id)).toEqual(cards.map(({ id }) => id))
  },
)

test('the list leads to each card by its address, and the focus goes to its heading', async () => {
  const { user, router } = renderScreen(<SettingsPage />, { at: '/settings?section=organization' })
  const links = within(await list()).getAllByRole('link')
  expect(links).toHaveLength(cardsForMember(sampleOrganization('owner')).length)
  for (const link of links) {
    const name = link.textContent
    await user.click(link)
    const heading = await headingOf(name)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const id = heading.closest('.setting')?.id
    expect(router.state.location.href).toBe(`/settings?section=organization#${id}`)
    // By ear only the one that the address names is the current one.
    expect(links.filter((one) => one.hasAttribute('aria-current'))).toEqual([link])
  }
  // The same once more, where the address is the card's already.
  const last = links.at(-1)
  if (!last) throw new Error('There is no link.')
  last.focus()
  await user.keyboard('{Enter}')
  const heading = await headingOf('Delete')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('an address with a card opens there', async () => {
  const page = (
    <main>
      <SettingsPage />
    </main>
  )
  renderScreen(page, { at: '/settings?section=organization#retention' })
  const heading = await headingOf('Retention')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('whoever has few cards has no list of them, and is not promised more than there is', async () => {
  renderScreen(<SettingsPage />, { at: '/settings?section=organization', as: 'employee' })
  await headingOf('Leave')
  expect(screen.queryByRole('navigation', { name: 'Parts of this section' })).toBeNull()
  expect(screen.getAllByText('Its name, your role in it, and how to leave it.')).toHaveLength(2)
})

test('on a phone the focus stays at the card that the address names', async () => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('max-width: 48em') }),
  )
  const { router } = renderScreen(<SettingsPage />, { at: '/settings?section=organization' })
  await headingOf('Retention')
  const go = (href: string) => act(() => router.navigate({ href }))
  // The section is loaded by now, so that it is there at once.
  await go('/settings')
  await screen.findByRole('navigation', { name: 'Settings' })
  await go('/settings?section=organization#retention')
  const heading = await headingOf('Retention')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await go('/settings?section=appearance')
  const other = await screen.findByRole('heading', { level: 2, name: 'Appearance' })
  await waitFor(() => expect(document.activeElement).toBe(other))
})
