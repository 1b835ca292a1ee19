import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import { profile } from '../../testing/sample-profile.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../../testing/render.tsx'
import { serveCall, refuseOtherCalls } from '../../testing/fake-server.ts'

const signIn = (role: Role = 'owner') => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization(role)] })
  serveCall(organizations.getOrgData, { org: organizationData() })
}
const place = (app: ReturnType<typeof renderApp>) => app.router.history.location.href
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('the help centre', () => {
  test('begins with what is meant for one’s role, and leaves nothing out', async () => {
    signIn('employee')
    renderApp('/help')
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(titlesIn('For you')[0]).toBe('Getting started as an employee')
    expect(titlesIn('For you')).not.toContain('Inviting people')
    expect(titlesIn('For owners and admins')).toContain('Inviting people')
    expect(screen.queryByRole('link', { name: /Billing/ })).toBeNull()
  })

  test('has an article on billing where there is such a thing', async () => {
    signIn()
    const org = organizationData()
    serveCall(organizations.getOrgData, {
      org: { ...org, subscription: { ...org.subscription, status: 'active' } },
    })
    renderApp('/help')
    expect(await screen.findByRole('link', { name: /^Billing/ })).toBeTruthy()
  })

  test('searches titles and texts, marks what was found, and keeps it in the address', async () => {
    signIn()
    const app = renderApp('/help')
    await app.user.type(await screen.findByLabelText('Search the articles'), 'Reliability formula')
    const found = await screen.findByRole('list', { name: 'Found' })
    const [first] = within(found).getAllByRole('link')
    expect(first?.textContent).toContain('How grades are made')
    expect(
      [...found.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase()),
    ).toContain('reliability')
    expect(place(app)).toBe('/help?q=Reliability+formula')
    await app.user.click(within(found).getAllByRole('link')[0] ?? found)
    expect(await screen.findByRole('heading', { level: 1, name: 'How grades are made' })).toBeTruthy()
  })

  test('finds by a question what answers it, from an address too, and says in how many articles', async () => {
    signIn('employee')
    renderApp('/help?q=Who+reads+my+answers%3F')
    const found = await screen.findByRole('list', { name: 'Found' })
    const links = within(found).getAllByRole('link')
    expect(links[0]?.querySelector('b')?.textContent).toBe('The questionnaire, and who reads it')
    expect(links[0]?.getAttribute('href')).toMatch(/questionnaire$/)
    const marks = [...(links[0]?.querySelectorAll('mark') ?? [])]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['reads', 'answers'])
    expect(screen.getByText(`${links.length} of 25 articles`)).toBeTruthy()
  })

  test('says where nothing is found, and offers where to begin', async () => {
    signIn('admin')
    const app = renderApp('/help?q=zeppelin')
    expect(await screen.findByRole('heading', { name: 'No article says “zeppelin”' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Getting started as an admin' })).toBeTruthy()
    expect(screen.getByText('The articles are in English.')).toBeTruthy()
    await app.user.type(screen.getByLabelText('Search the articles'), '{Escape}')
    await waitFor(() => expect(place(app)).toBe('/help'))
    expect(screen.queryByText('The articles are in English.')).toBeNull()
  })

  test('says to who reads in another language that the articles are in English, and leads them there by its words', async () => {
    signIn('employee')
    serveCall(accounts.getProfile, { user: { ...profile.user, language: 'de' } })
    renderApp('/help?q=Fragebogen')
    const found = await screen.findByRole('list', { name: 'Found' })
    const [first] = within(found).getAllByRole('link')
    expect(first?.querySelector('b')?.textContent).toBe('The questionnaire, and who reads it')
    expect(await screen.findByText('The articles are in English.')).toBeTruthy()
  })
})

describe('an article', () => {
  test('has an address, its parts, its neighbours and formulas from the code', async () => {
    signIn()
    const app = renderApp('/help/grades')
    expect(await screen.findByRole('heading', { level: 1, name: 'How grades are made' })).toBeTruthy()
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    expect(within(contents).getAllByRole('button', { name: 'The sub-scores' })).not.toHaveLength(0)
    expect(
      await screen.findByText('mean of role clarity, weekly output and job satisfaction, rounded half up'),
    ).toBeTruthy()
    const next = screen.getByRole('navigation', { name: 'Next to this article' })
    expect(
      within(next)
        .getByRole('link', { name: /Before/ })
        .getAttribute('href'),
    ).toMatch(/questionnaire$/)
    await app.user.click(within(next).getByRole('link', { name: /Next/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports and their release' })).toBeTruthy()
  })

  test('that there is not says so, and leads to all of them', async () => {
    signIn()
    renderApp('/help/nowhere')
    expect(await screen.findByRole('heading', { name: 'There is no article at this address' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'All articles' })).not.toHaveLength(0)
  })

  test('on billing is not there where nothing is billed', async () => {
    signIn()
    renderApp('/help/billing')
    expect(await screen.findByRole('heading', { name: 'There is no article at this address' })).toBeTruthy()
  })
})

describe('help beside a page', () => {
  test('opens from the page and closes by Escape, and the page stays', async () => {
    signIn()
    const app = renderApp('/settings?section=members')
    const link = await screen.findByRole('link', { name: 'Help on this page' })
    link.focus()
    await app.user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Roles and permissions' })
    expect(within(dialog).getByRole('link', { name: 'Open in the help centre' })).toBeTruthy()
    expect(place(app)).toContain('help=roles')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place(app)).toBe('/settings?section=members')
  })

  test('is there for somebody who is not signed in, without what needs a session', async () => {
    refuseOtherCalls()
    const app = renderApp('/login')
    await app.user.click(await screen.findByRole('link', { name: 'Help on this page' }))
    const dialog = await screen.findByRole('dialog', { name: 'Signing in' })
    expect(within(dialog).queryByRole('link', { name: 'Open in the help centre' })).toBeNull()
    await app.user.click(within(dialog).getByRole('link', { name: 'Your account' }))
    expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeTruthy()
    expect(place(app)).toContain('/login')
  })

  test('of an unknown name is nothing, and the help centre has none', async () => {
    signIn()
    renderApp('/help?help=nowhere')
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Help on this page' })).toBeNull()
  })
})

beforeEach(() => {
  sessionStorage.clear()
})
