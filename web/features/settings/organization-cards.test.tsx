import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizationOf, renderScreen } from '../../testing/render.tsx'
import { cardsFor } from './organization/cards.ts'
import SettingsPage from './settings-page.tsx'

const list = () => screen.findByRole('navigation', { name: 'Parts of this section' })
const headingOf = (name: string) => screen.findByRole('heading', { level: 3, name })

test.each(['owner', 'admin', 'employee'] as const)(
  'the organization has for an %s the cards that are listed, each with its own address',
  async (role) => {
    renderScreen(<SettingsPage />, { at: '/settings?section=organization', as: role })
    await headingOf('Leave')
    const cards = cardsFor(organizationOf(role))
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(cards.map(({ title }) => title))
    expect(headings.map((heading) => heading.closest('.setting')?.id)).toEqual(cards.map(({ id }) => id))
  },
)

test('the list leads to each card by its address, and the focus goes to its heading', async () => {
  const { user, router } = renderScreen(<SettingsPage />, { at: '/settings?section=organization' })
  const links = within(await list()).getAllByRole('link')
  expect(links).toHaveLength(cardsFor(organizationOf('owner')).length)
  for (const link of links) {
    const name = link.textContent
    await user.click(link)
    const heading = await headingOf(name)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const id = heading.closest('.setting')?.id
    expect(router.state.location.href).toBe(`/settings?section=organization#${id}`)
  }
  // The same once more, where the address is the card's already.
  const last = links.at(-1)
  if (!last) throw new Error('There is no link.')
  last.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await headingOf('Delete'))
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
  expect(screen.getAllByText('What it is called, your role in it, and how to leave it.')).toHaveLength(2)
})
