import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import CommandPalette from './command-palette.tsx'

const settings = [
  {
    id: 'members',
    title: 'Members',
    text: 'Who is a member, in which role, and what they can do.',
    words: 'roles',
    cards: [],
  },
  { id: 'sessions', title: 'Sessions', text: 'Where you are signed in.', words: 'devices', cards: [] },
]

const articles = [
  { id: 'grades', title: 'How grades are made', summary: 'From answers to scores.', words: '' },
  { id: 'privacy', title: 'Privacy', summary: 'Who reads what, and for how long.', words: '' },
]

beforeEach(() => serveCall(people.getEmployees, { employees: [], next: null }))

describe('inviting from the command palette', () => {
  it('leads from everywhere to the invite dialog', async () => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
      at: '/chat?chat=c1',
    })
    await user.click(await screen.findByRole('option', { name: 'Invite people' }))
    await waitFor(() => expect(router.state.location.href).toBe('/submissions?invite=one'))
  })

  it('keeps the filters of the list that is looked at', async () => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
      at: '/submissions?state=waiting',
    })
    await user.click(await screen.findByRole('option', { name: 'Invite many people' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'waiting', invite: 'many' }))
  })

  it('is offered to who may invite and not see the answers, and to nobody who may not invite', async () => {
    const blind = sampleOrganization('admin', { permissions: ['employee:invite', 'org:view'] })
    for (const [as, isOffered] of [['employee', false] as const, [blind, true] as const]) {
      const { unmount } = renderScreen(<CommandPalette settings={settings} articles={articles} />, { as })
      await screen.findByRole('option', { name: 'Logout' })
      expect(screen.queryAllByRole('option', { name: /^Invite / })).toHaveLength(isOffered ? 2 : 0)
      expect(screen.queryAllByRole('option', { name: 'Invitations' })).toHaveLength(isOffered ? 1 : 0)
      expect(screen.queryByRole('option', { name: 'Submissions' })).toBeNull()
      unmount()
    }
  })
})

describe('the sections of the settings in the command palette', () => {
  it('are found by their name and by what is settled there, and opened', async () => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
      at: '/chat',
    })
    const field = await screen.findByRole('combobox', { name: 'Find a command or a person', expanded: true })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByRole('option', { name: 'Settings: Sessions' })).toBeTruthy()
    await user.keyboard('signed in')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Settings: Sessions',
    ])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/settings?section=sessions'))
  })
})

describe('the help in the command palette', () => {
  it('is found by what an article is about, and opened', async () => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
      at: '/chat',
    })
    const field = await screen.findByRole('combobox', { name: 'Find a command or a person', expanded: true })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('help how long')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Privacy'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/help/privacy'))
  })
})

describe('generating from the command palette', () => {
  it.each([
    ['Generate the company report', '/company-wiki?generate=ask'],
    ['Generate all reports', '/reports?generate=ask'],
  ])('%s leads from everywhere to the question', async (name, href) => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, {
      at: '/chat?chat=c1',
    })
    await user.click(await screen.findByRole('option', { name }))
    await waitFor(() => expect(router.state.location.href).toBe(href))
  })

  it('is not offered to who may not generate', async () => {
    renderScreen(<CommandPalette settings={settings} articles={articles} />, { as: 'employee' })
    await screen.findByRole('option', { name: 'Logout' })
    expect(screen.queryByRole('option', { name: /generate/i })).toBeNull()
  })
})

describe('the command palette before an organization is set up', () => {
  const as = sampleOrganization('owner', { onboardingCompleted: false })
  const others = [sampleOrganization('owner', { orgId: 'org-2', companyName: 'Nettle' })]
  const at = '/onboarding?step=people'

  it('offers what does not lead around the setup, and looks for nobody', async () => {
    const shown = { at, as, others }
    const { user } = renderScreen(<CommandPalette settings={settings} articles={articles} />, shown)
    const field = await screen.findByRole('combobox', { name: 'Find a command', expanded: true })
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(offered).toEqual([
      'Switch to Nettle',
      'New organization',
      expect.stringMatching(/^Theme: /),
      expect.stringMatching(/^Theme: /),
      expect.stringMatching(/^Theme: /),
      'How grades are made',
      'Privacy',
      'Logout',
    ])
    await user.type(field, 'northwind')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
  })

  it('opens help beside the setup', async () => {
    const shown = { at, as, others }
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />, shown)
    await user.click(await screen.findByRole('option', { name: 'Privacy' }))
    await waitFor(() => expect(router.state.location.href).toBe('/onboarding?step=people&help=privacy'))
  })
})

describe('the command palette by ear', () => {
  it('is a combobox whose arrows say which command is the active one', async () => {
    const { user, router } = renderScreen(<CommandPalette settings={settings} articles={articles} />)
    const field = await screen.findByRole('combobox', { name: 'Find a command or a person', expanded: true })
    await waitFor(() => expect(document.activeElement).toBe(field))
    const list = screen.getByRole('listbox', { name: 'Commands' })
    expect(field.getAttribute('aria-controls')).toBe(list.id)
    const heard = () => {
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
      expect(within(list).getAllByRole('option', { selected: true })).toEqual([active])
      return active?.textContent
    }
    expect(heard()).toBe('Company wiki')
    await user.keyboard('{ArrowDown}')
    expect(heard()).toBe('Submissions')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(heard()).toBe('Logout')
    const group = within(list).getByRole('group', { name: 'Reports' })
    expect(within(group).getAllByRole('option')).toHaveLength(2)
    await user.keyboard('wiki')
    expect(heard()).toBe('Company wiki')
    expect(screen.getByRole('status').textContent).toBe('1 result')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/company-wiki'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('says that nothing is found, and Escape closes it', async () => {
    const { user } = renderScreen(<CommandPalette settings={settings} articles={articles} />)
    const field = await screen.findByRole('combobox', { expanded: true })
    await user.type(field, 'xyz')
    expect((await screen.findByText('Nothing found')).tagName).toBe('OUTPUT')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })
})
