import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { questionOf, type QuestionId } from '../../../insights/questionnaire/questionnaire.ts'
import { selectOrganization } from '../../core/organization/selected-organization.ts'
import { clearAuth } from '../../core/session/session.ts'
import { sampleOrganization, signInForTest } from '../../testing/render.tsx'
import { profile } from '../../testing/sample-profile.ts'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { at, code, complete, heading, open, saved, textbox } from './testing/open-questionnaire.ts'
import { createFakeServer, invitation } from './testing/fake-questionnaire-server.ts'

let pretend = createFakeServer()

beforeEach(() => {
  pretend = createFakeServer()
  pretend.serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the way in', () => {
  it.each([
    ['expired', 'This invitation has expired', /send it again/],
    ['revoked', 'This invitation is no longer valid', /Look for a newer e-mail/],
  ] as const)('says of an invitation that is %s what to do', async (state, title, advice) => {
    serveCall(people.getInvitationStatus, { status: invitation({ state }) })
    open(at())
    await heading(title)
    expect(screen.getByText(advice)).toBeDefined()
  })

  it('names who invited them, where the server tells it', async () => {
    serveCall(people.getInvitationStatus, {
      status: invitation({ state: 'expired', inviterName: 'Olga Ruiz' }),
    })
    open(at())
    await heading('This invitation has expired')
    expect(screen.getByText(/^Ask Olga Ruiz, who invited you, to send it again/)).toBeDefined()
  })

  it('says of a revoked one that what was written and sent before is not lost', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await textbox(), { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('saved'))
    first.unmount()
    serveCall(people.getInvitationStatus, {
      status: invitation({ state: 'revoked', questionnaire: null }),
    })
    open(at())
    await heading('This invitation is no longer valid')
    expect(screen.getByText(/^Nothing that you wrote is lost/)).toBeDefined()
  })

  it('says to whoever is no longer a member that what they wrote is kept', async () => {
    signInForTest()
    selectOrganization('org-1')
    open('/employee-form')
    act(() => clearAuth('not-a-member', 'Northwind Traders'))
    await heading('You are no longer a member of Northwind Traders')
    expect(screen.getByText(/^What you wrote is kept on this device/)).toBeDefined()
  })

  it('says that an answer written before the invitation expired is not lost', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await textbox(), { target: { value: 'Rome' } })
    serveFailure(questionnaires.saveDraft, () =>
      failureResponse('BUSINESS_LOGIC_ERROR', 'This invitation has expired.'),
    )
    await screen.findByText('This invitation has expired.')
    expect(saved()).toBe('held')
    first.unmount()
    serveCall(people.getInvitationStatus, { status: invitation({ state: 'expired' }) })
    open(at())
    await screen.findByText(/Nothing that you wrote is lost/)
  })

  it('tells of an unknown code and takes a better one, in any spelling', async () => {
    let asked = 0
    serveFailure(people.getInvitationStatus, () => {
      asked += 1
      return failureResponse('NOT_FOUND', 'Invitation not found: X')
    })
    const app = open('/employee-form/0000000000000000')
    await heading('We do not know this code')
    expect(asked).toBe(1)
    expect(screen.getByText(/the invitation may be gone: ask the person who invited you/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toBe('#/login')
    pretend.serve()
    const field = screen.getByLabelText('Invite code')
    await app.user.clear(field)
    await app.user.type(field, 'abcd')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toMatch(/16 letters and digits/)
    await app.user.type(field, '-efgh-1234-5678')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Hello, Ada')
    expect(app.router.state.location.pathname).toBe(`/questionnaire/${code}`)
  })

  it('leads whoever is signed in home from an unknown code, and offers them no signing in', async () => {
    signInForTest()
    serveFailure(people.getInvitationStatus, () => failureResponse('NOT_FOUND', 'Invitation not found: X'))
    open(at())
    await heading('We do not know this code')
    expect(screen.getByText(/You are signed in as .*ada@northwind\.example/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'go to the start page' }).getAttribute('href')).toBe('#/')
    expect(screen.queryByRole('link', { name: 'sign in' })).toBeNull()
  })

  it('asks for a code where there is none, and takes a pasted link', async () => {
    const app = open('/employee-form')
    await heading('Your questionnaire')
    await app.user.type(screen.getByLabelText('Invite code'), `https://x.example/#/questionnaire/${code}`)
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Hello, Ada')
    expect(app.router.state.location.pathname).toBe(`/questionnaire/${code}`)
  })

  it('fails with what happened and a retry', async () => {
    serveFailure(people.getInvitationStatus, () =>
      failureResponse('INTERNAL', 'Something went wrong on our side.'),
    )
    const app = open(at())
    expect((await screen.findByRole('alert')).textContent).toMatch(/Something went wrong on our side/)
    pretend.serve()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Hello, Ada')
  })

  it('serves the signed-in member of the selected organization without a code', async () => {
    signInForTest()
    selectOrganization('org-1')
    serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
    // The name was changed on another device since this one signed in.
    serveCall(accounts.getProfile, { user: { ...profile.user, displayName: 'Augusta King' } })
    open('/employee-form')
    await heading('Hello, Augusta')
    expect(pretend.heard().at(-1)).toMatchObject({ organization: 'org-1', authorization: 'Bearer token-1' })
  })

  it('lets the signed-in member read again what was sent', async () => {
    signInForTest()
    selectOrganization('org-1')
    serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
    serveCall(accounts.getProfile, profile)
    pretend.complete(complete)
    const app = open('/employee-form')
    await heading('You have already sent your answers')
    expect(screen.getByText('There is nothing left to do.', { exact: false })).toBeDefined()
    await app.user.click(screen.getByText('Read what you sent'))
    expect(screen.getByText('8 of 10')).toBeDefined()
    const said = (id: QuestionId) => screen.getByText(questionOf(id).prompt).nextElementSibling?.textContent
    expect([said('core_responsibilities'), said('career_goals')]).toEqual(['Payroll', 'Skipped'])
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  it('asks who is signed in and in no organization for a code, too: they may be invited at another address', async () => {
    signInForTest()
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    serveCall(people.getMyInvitations, { invitations: [], records: [] })
    const app = open('/employee-form')
    await heading('Your questionnaire')
    expect(app.router.state.location.pathname).toBe('/employee-form')
    expect(screen.getByText(/You are signed in as .*ada@northwind\.example/)).toBeDefined()
    await app.user.type(screen.getByLabelText('Invite code'), code)
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Hello, Ada')
  })

  it.each(['owner', 'admin', 'employee'] as const)(
    'tells an %s who is not on the list so, with the way back, and whoever may invite how to be on it',
    async (role) => {
      signInForTest()
      selectOrganization('org-1')
      serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization(role)] })
      serveCall(accounts.getProfile, profile)
      serveFailure(questionnaires.getMySubmission, () =>
        failureResponse('NOT_FOUND', 'Employee not found: ada@northwind.example'),
      )
      open('/employee-form')
      await heading('You are not on the list of people who answer')
      expect(screen.getByText(/ada@northwind\.example.* on the list .* in Northwind Traders/)).toBeDefined()
      const back = screen.getByRole('link', { name: 'Go back to Northwind Traders' })
      expect(back.getAttribute('href')).toBe('#/')
      const invite = screen.queryByRole('link', { name: 'invite yourself' })
      expect(invite?.getAttribute('href')).toBe(role === 'employee' ? undefined : '#/submissions?invite=one')
      expect(screen.queryAllByText(/ask an owner or admin/)).toHaveLength(role === 'employee' ? 1 : 0)
      expect(screen.queryByRole('link', { name: 'sign in' })).toBeNull()
    },
  )

  it('offers whoever came by a link that opens nothing here to sign in, or the way home where they are', async () => {
    serveFailure(questionnaires.getMySubmission, () =>
      failureResponse('NOT_FOUND', 'Employee not found: e-1'),
    )
    const { unmount } = open(at())
    await heading('This questionnaire cannot be opened')
    expect(screen.getAllByText(/Ask the person who invited you/)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toBe('#/login')
    unmount()
    signInForTest()
    open(at())
    await heading('This questionnaire cannot be opened')
    expect(screen.getByRole('link', { name: 'go to the start page' }).getAttribute('href')).toBe('#/')
    expect(screen.queryByRole('link', { name: 'sign in' })).toBeNull()
  })
})
