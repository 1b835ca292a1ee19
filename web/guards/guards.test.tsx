import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { people } from '../../contract/calls/employees/employees.ts'
import { reports } from '../../contract/calls/reports/reports.ts'
import { runs } from '../../contract/calls/batch-jobs.ts'
import { selectOrganization } from '../core/organization/selected-organization.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'
import { sampleEmployees, goodAnswers, samplePerson, sampleSummary } from '../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../testing/fake-server.ts'
import { doubleClick } from '../testing/double-click.ts'

const never = () => new Promise<never>(() => {})

const place = (app: ReturnType<typeof renderApp>) => app.router.history.location.href

test.each(['/nowhere', '/settings/members', '/login/a/b'])(
  'an unknown address says so: %s',
  async (address) => {
    refuseOtherCalls()
    const app = renderApp(address)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeTruthy()
    expect(place(app)).toBe(address)
    expect(document.title).toMatch(/^There is no page at this address/)
    expect(screen.getAllByRole('main')).toHaveLength(1)
  },
)

describe('someone signed in', () => {
  beforeEach(() => {
    refuseOtherCalls()
    signInForTest()
    serveCall(accounts.getProfile, profile)
    serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('owner')] })
    serveCall(organizations.getOrgData, { org: organizationData() })
  })

  test.each([
    ['Authenticating...', () => serveCall(accounts.getProfile, never)],
    ['Loading your organizations...', () => serveCall(organizations.getUserOrganizations, never)],
    ['Loading organization...', () => serveCall(organizations.getOrgData, never)],
  ])('%s', async (text, arrange) => {
    arrange()
    renderApp('/chat')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('sees the wanted place in the main layout', async () => {
    renderApp('/chat')
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Places' }).children).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Chat' }).getAttribute('aria-current')).toBe('page')
  })

  it('comes from / to the company wiki', async () => {
    const app = renderApp('/')
    await waitFor(() => expect(place(app)).toBe('/company-wiki'))
  })

  it('without organizations is told so, may log out, create one or join one', async () => {
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    serveCall(accounts.signOut, {})
    const app = renderApp('/')
    expect(await screen.findByText('No organizations found')).toBeTruthy()
    const support = screen.getByRole('link', { name: 'contact support' })
    expect(support.closest('p')?.textContent).toBe(
      'Please try logging out and logging back in. If the problem persists, contact support.',
    )
    expect(screen.getByRole('button', { name: 'I have an invite code' })).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign in to Muster' })
    expect(place(app)).toBe('/login')
    expect(localStorage.getItem('muster.token')).toBeNull()
  })

  test.each([
    ['is told where what they created is not listed', [], 'Organization not persisted. Please try again.'],
    [
      'goes on to set up what they created',
      [sampleOrganization('owner', { onboardingCompleted: false })],
      'Company name',
    ],
  ])('%s', async (_, then, text) => {
    let isCreated = false
    serveCall(organizations.getUserOrganizations, () => ({ organizations: isCreated ? then : [] }))
    serveCall(organizations.createOrganization, () => {
      isCreated = true
      return { orgId: 'org-1', requiresSubscription: false }
    })
    const app = renderApp('/')
    await app.user.type(await screen.findByLabelText('Organization name'), 'Northwind{Enter}')
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  })

  it('creates one organization with two presses at once', async () => {
    let created = 0
    serveCall(organizations.getUserOrganizations, () => ({
      organizations: created > 0 ? [sampleOrganization('owner')] : [],
    }))
    serveCall(organizations.createOrganization, () => {
      created += 1
      return { orgId: 'org-1', requiresSubscription: false }
    })
    const app = renderApp('/')
    await app.user.type(await screen.findByLabelText('Organization name'), 'Northwind')
    doubleClick(screen.getByRole('button', { name: 'Create organization' }))
    expect((await screen.findAllByText('Northwind Traders')).length).toBeGreaterThan(0)
    expect(created).toBe(1)
  })

  it('is led to the plan of what they created, where it needs a subscription', async () => {
    const created = sampleOrganization('owner', { onboardingCompleted: false })
    const { subscription } = organizationData()
    let isCreated = false
    serveCall(organizations.getUserOrganizations, () => ({ organizations: isCreated ? [created] : [] }))
    serveCall(organizations.getOrgData, {
      org: organizationData({ subscription: { ...subscription, status: 'none' } }),
    })
    serveCall(organizations.createOrganization, () => {
      isCreated = true
      return { orgId: 'org-1', requiresSubscription: true }
    })
    const app = renderApp('/')
    await app.user.type(await screen.findByLabelText('Organization name'), 'Northwind{Enter}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Plan' })).toBeTruthy()
    expect(place(app)).toBe('/onboarding?step=plan')
  })

  it('whose selected organization is gone chooses another', async () => {
    selectOrganization('gone')
    const app = renderApp('/chat')
    expect(await screen.findByText('No organization selected')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: /Northwind/ }))
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy()
  })

  it('sets up an organization that is not onboarded, and then invites', async () => {
    const list = [sampleOrganization('owner', { onboardingCompleted: false })]
    serveCall(organizations.getUserOrganizations, { organizations: list })
    const sent: unknown[] = []
    serveCall(organizations.updateOrgData, ({ body }) => {
      sent.push(body)
      return { org: organizationData() }
    })
    serveCall(organizations.completeOnboarding, () => ({ org: organizationData() }))
    const app = renderApp('/chat')
    const name = await screen.findByLabelText('Company name')
    expect(place(app)).toBe('/onboarding')
    await app.user.clear(name)
    await app.user.type(name, 'Northwind Ltd{Enter}')
    await screen.findByRole('heading', { name: 'Departments' })
    expect(sent).toMatchObject([{ data: { companyName: 'Northwind Ltd' } }])
    await app.user.click(screen.getByRole('button', { name: /^Skip the setup/ }))
    await waitFor(() => expect(place(app)).toBe('/submissions'))
  })

  it('leaves the setup for another organization by the command palette', async () => {
    serveCall(organizations.getUserOrganizations, {
      organizations: [
        sampleOrganization('owner', { onboardingCompleted: false }),
        sampleOrganization('owner', { orgId: 'org-2', companyName: 'Nettle' }),
      ],
    })
    const app = renderApp('/onboarding')
    await screen.findByLabelText('Company name')
    await app.user.keyboard('{Control>}k{/Control}')
    await app.user.click(await screen.findByRole('option', { name: 'Switch to Nettle' }))
    await waitFor(() => expect(place(app)).toBe('/company-wiki'))
  })

  it('who may not set it up is told who may', async () => {
    const list = [sampleOrganization('employee', { onboardingCompleted: false })]
    serveCall(organizations.getUserOrganizations, { organizations: list })
    renderApp('/employee-questionnaire')
    expect(
      await screen.findByText(
        /This can be finished by an owner or admin of Northwind Traders, and by everyone with the permission “Carry out the onboarding”/,
      ),
    ).toBeTruthy()
  })

  it('an admin who was given a list without it is told who gives it', async () => {
    const permissions = ['org:view', 'submission:view'] as const
    serveCall(organizations.getUserOrganizations, {
      organizations: [
        sampleOrganization('admin', { onboardingCompleted: false, permissions: [...permissions] }),
      ],
    })
    renderApp('/employee-questionnaire')
    expect(
      await screen.findByText(/don’t include finishing this\. An owner can give you that permission/),
    ).toBeTruthy()
  })

  it('as an employee has five places and is told who sees the sixth', async () => {
    serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
    renderApp('/submissions')
    expect(await screen.findByText('Your role doesn’t include this page')).toBeTruthy()
    expect(
      screen.getByText(
        /an owner or admin can see this, and so can everyone with the permission “Read everybody’s answers”/,
      ),
    ).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open your own questionnaire' })
    expect(link.getAttribute('href')).toMatch(/employee-form$/)
    expect(screen.getByRole('navigation', { name: 'Places' }).children).toHaveLength(5)
  })

  it('who may invite and not read answers has the invitations for a place', async () => {
    const permissions = ['org:view', 'employee:invite']
    serveCall(organizations.getUserOrganizations, {
      organizations: [sampleOrganization('employee', { permissions })],
    })
    renderApp('/submissions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Invitations' })).toBeTruthy()
    const places = screen.getByRole('navigation', { name: 'Places' })
    expect([...places.children].map(({ textContent }) => textContent)).toEqual([
      'Invitations',
      'Help centre',
      'Settings',
    ])
  })

  test.each([['report:generate' as const], ['report:delete' as const]])(
    'whose list holds %s alone has the wiki and the reports for places, and reads everybody’s',
    async (held) => {
      serveCall(organizations.getUserOrganizations, {
        organizations: [sampleOrganization('employee', { permissions: [held] })],
      })
      const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
      serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
      serveCall(reports.listReports, { reports: [sampleSummary(ada, { state: 'draft' })], next: null })
      serveCall(runs.getRuns, { runs: [] })
      renderApp('/reports')
      expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy()
      const places = screen.getByRole('navigation', { name: 'Places' })
      expect([...places.children].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
        'Company wiki',
        'Reports',
      ])
      const generates = screen.queryByRole('button', { name: 'Generate all' }) !== null
      expect(generates).toBe(held === 'report:generate')
    },
  )

  it('with a list of permissions that leaves out even looking is told that, and of nothing that failed', async () => {
    const list = [sampleOrganization('employee', { permissions: [] })]
    serveCall(organizations.getUserOrganizations, { organizations: list })
    renderApp('/reports')
    expect(await screen.findByText('You don’t have permission for this page')).toBeTruthy()
    expect(
      screen.getByText(/Your permissions in Northwind Traders don’t include it\. Ask an owner/),
    ).toBeTruthy()
    expect(screen.queryByText(/defaults stand in/)).toBeNull()
  })

  test.each([
    ['the server fails', () => failureResponse('DATABASE_ERROR', 'Failed to get document org-1')],
    ['it is missing', () => failureResponse('NOT_FOUND', 'Organization not found: org-1')],
    ['the answer is no organization', () => HttpResponse.json({ success: true, org: { name: 7 } })],
  ])('goes on with defaults where %s, is told so, and gets the organization’s own', async (_, response) => {
    serveFailure(organizations.getOrgData, response)
    const app = renderApp('/chat')
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy()
    const notice = screen.getByText(/^The data of Northwind Traders could not be loaded/)
    serveCall(organizations.getOrgData, { org: organizationData() })
    await app.user.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(notice.isConnected).toBe(false))
    expect(screen.getByRole('heading', { name: 'Chat' })).toBeTruthy()
  })

  it('whose token is refused is asked to sign in again, and why', async () => {
    serveFailure(
      organizations.getUserOrganizations,
      failureResponse('UNAUTHENTICATED', 'Authentication required'),
    )
    const app = renderApp('/chat')
    expect(await screen.findByText('Authentication failed. Please log in again.')).toBeTruthy()
    expect(place(app)).toBe('/login?to=%2Fchat')
  })

  it('who was removed is told of what they are no member any more and what they can do, and not led back', async () => {
    const noMember = failureResponse('UNAUTHENTICATED', 'You are not an active member of this organization', {
      status: 403,
    })
    serveFailure(organizations.getOrgData, noMember)
    const app = renderApp('/reports/anna')
    const alert = await screen.findByText('Authentication failed. Please log in again.')
    expect(alert.closest('[role=alert]')?.textContent).toMatch(
      /You are no longer a member of Northwind Traders\. .*sign in to continue there\. .*ask an owner or admin to let you in again/,
    )
    expect(place(app)).toBe('/login')
  })
})
