import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { people } from '../../contract/calls/employees/employees.ts'
import { OrganizationSettings } from '../../contract/calls/organizations.ts'
import { sampleOrganization, renderScreen } from '../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../testing/fake-server.ts'
import { cardsForMember } from '../features/settings/organization/organization-cards.ts'
import CommandPalette from '../features/layout/command-palette/command-palette.tsx'

/** What is found by typing, in the words of whoever types. */

const organization = { title: 'Organization', text: 'What it is called.', words: 'company' }
const settings = [
  { id: 'organization', ...organization, cards: cardsForMember(sampleOrganization('owner')) },
  { id: 'api-keys', title: 'API keys', text: 'How other software reads.', words: 'token', cards: [] },
]
const articles = [
  { id: 'privacy', title: 'Privacy', summary: 'Who reads what. Anna is no word of it.', words: 'GDPR' },
]

const employee = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@northwind.example`,
  role: 'Clerk',
  department: 'Finance',
  status: 'active' as const,
  joinedAt: '2026-01-01T00:00:00.000Z',
  inviteCode: null,
  initials: 'X',
})

/** The searches that reached the server. */
const searched: string[] = []
beforeEach(() => {
  searched.length = 0
  serveCall(people.getEmployees, ({ request }) => {
    const { searchParams } = new URL(request.url)
    searched.push(`${searchParams.get('search')}, ${searchParams.get('limit')} at most`)
    const rows = [employee('anna', 'Anna Berg'), employee('anna-2', 'Anna Dahl')]
    return { employees: rows, next: null }
  })
})

const opened = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const screenOf = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
    at: '/chat',
    ...options,
  })
  const field = await screen.findByRole('combobox', { expanded: true })
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { ...screenOf, field }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const status = () => screen.getByRole('status').textContent

describe('parts of the settings', () => {
  it.each([
    ['retention', 'Settings: Organization, Retention', 'retention'],
    ['export', 'Settings: Organization, Export', 'export'],
    ['take along', 'Settings: Organization, Export', 'export'],
    ['anonymity', 'Settings: Organization, Group threshold', 'threshold'],
  ])('“%s” finds %s', async (typed, label, card) => {
    serveCall(people.getEmployees, { employees: [], next: null })
    const { user, router } = await opened()
    await user.keyboard(typed)
    await waitFor(() => expect(status()).not.toMatch(/Looking/))
    expect(options()).toEqual([label])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe(`/settings?section=organization#${card}`))
  })

  it('are found by other words for them, and are not in the way before', async () => {
    const { user } = await opened({ as: sampleOrganization('employee') })
    expect(options()).toContain('Settings: Organization')
    expect(options()).not.toContain('Settings: Organization, Retention')
    await user.keyboard('token')
    expect(options()).toEqual(['Settings: API keys'])
  })
})

test('a person stands before what has their name in the middle of a word alone', async () => {
  const { user } = await opened()
  const firstThree = () =>
    options()
      .slice(0, 3)
      .map((one) => one?.split(',')[0])
  await user.keyboard('vacy')
  await waitFor(() => expect(firstThree()).toEqual(['Anna Berg', 'Anna Dahl', 'Privacy']))
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('priv')
  await waitFor(() => expect(firstThree()).toEqual(['Privacy', 'Anna Berg', 'Anna Dahl']))
})

describe('organizations', () => {
  it.each([
    ['new org', 'New organization', '/new-organization'],
    ['import', 'Import an organization', '/import-organization'],
  ])('“%s” finds the way to %s', async (typed, label, address) => {
    const { user, router } = await opened({ as: 'employee' })
    await user.keyboard(typed)
    expect(options()).toEqual([label])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe(address))
  })
})

describe('what is called otherwise', () => {
  it.each([
    ['join', ['Join an organization']],
    ['remind', ['Submissions']],
    ['print', ['Company wiki', 'Submissions', 'Reports']],
    ['ask for help', ['Ask for help']],
    ['contact', ['Help centre', 'Ask for help']],
    ['gdpr', ['Privacy']],
  ])('“%s” finds %j', async (typed, labels) => {
    serveCall(people.getEmployees, { employees: [], next: null })
    const { user } = await opened()
    await user.keyboard(typed)
    await waitFor(() => expect(status()).not.toMatch(/Looking/))
    expect(options()).toEqual(labels)
  })

  it('tells whoever helps from which page one comes', async () => {
    const { user, router } = await opened({ as: 'employee' })
    await user.keyboard('contact support{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/help/contact?from=%2Fchat'))
  })
})

describe('themes', () => {
  it('are all three there, and the one in use says so, by ear too', async () => {
    const { user } = await opened()
    await user.keyboard('theme')
    const themes = () => options().filter((text) => text?.startsWith('Theme'))
    expect(themes()).toEqual(['Theme: light (in use)', 'Theme: dark', 'Theme: system'])
    await user.click(screen.getByRole('option', { name: /dark$/ }))
    await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'))
  })
})

describe('people', () => {
  it('are looked up once somebody stops typing, and are opened where they are looked at', async () => {
    const { user, router, field } = await opened()
    await user.keyboard('a')
    expect(status()).not.toContain('Looking')
    await user.keyboard('nna')
    expect(await screen.findByRole('option', { name: 'Anna Berg, Clerk, Finance' })).toBeTruthy()
    expect(searched).toEqual(['anna, 8 at most'])
    // People stand before what has the word only somewhere in its text.
    expect(options()).toEqual(['Anna Berg, Clerk, Finance', 'Anna Dahl, Clerk, Finance', 'Privacy'])
    expect(status()).toBe('3 results')
    const group = within(screen.getByRole('group', { name: 'People' }))
    expect(group.getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Anna Dahl, Clerk, Finance')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/submissions?person=anna-2'))
  })

  it('open their report for who reads every report and not who has answered', async () => {
    const { user, router } = await opened({
      as: 'employee',
      data: { settings: OrganizationSettings.parse({ reportVisibility: 'organization' }) },
    })
    await user.keyboard('anna')
    await user.click(await screen.findByRole('option', { name: /^Anna Berg/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports/anna'))
  })

  it('are not looked up for who can open nobody', async () => {
    const { user, field } = await opened({ as: 'employee' })
    expect(field.getAttribute('aria-label')).toBe('Find a command')
    await user.keyboard('anna')
    expect(status()).toBe('1 result')
    expect(options()).toEqual(['Privacy'])
    expect(searched).toEqual([])
  })

  it('that could not be looked up are said to be, and commands are found all the same', async () => {
    serveFailure(people.getEmployees, failureResponse('INTERNAL', 'It broke.'))
    const { user } = await opened()
    await user.keyboard('privacy')
    await waitFor(() => expect(status()).toMatch(/^People could not be looked up\. .+/))
    expect(options()).toContain('Privacy')
  })
})
