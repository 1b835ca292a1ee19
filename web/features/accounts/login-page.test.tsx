import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { accounts as messages } from '../../../contract/messages/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people, type InvitationStatus } from '../../../contract/calls/employees/employees.ts'
import { sampleOrganization, renderApp, signInForTest } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../../testing/fake-server.ts'
import { HttpResponse } from 'msw'

const code = 'ABCDEFGHJKMNPQRS'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const signedIn = {
  user: { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada' },
  token: 'token-2',
  session: { id: 'session-2', expiresAt: inDays(30) },
}
const invitation = (change: Partial<InvitationStatus> = {}): { status: InvitationStatus } => ({
  status: {
    code,
    state: 'pending',
    email: 'ada@northwind.example',
    name: 'Ada',
    organizationName: 'Northwind',
    membershipRole: 'employee',
    expiresAt: inDays(3),
    language: null,
    questionnaire: { employeeId: 'e1', state: 'not_started', role: 'Engineer', department: 'General' },
    ...change,
  },
})

beforeEach(() => {
  refuseOtherCalls()
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(accounts.sendOTP, {})
})

const toTheBoxes = async (app: ReturnType<typeof renderApp>) => {
  await app.user.type(await screen.findByLabelText('E-mail'), ' Ada@Northwind.example {Enter}')
  return screen.findByLabelText('Digit 1 of 6')
}

describe('the address', () => {
  test.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
    [`${'a'.repeat(250)}@b.cd`, 'Email is too long'],
  ])('%s', async (typed, message) => {
    const app = renderApp('/login')
    const field = await screen.findByLabelText('E-mail')
    if (typed !== '') await app.user.type(field, typed)
    await app.user.click(screen.getByRole('button', { name: 'E-mail me a code' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
  test.each([
    ['the server’s words', () => failureResponse('RATE_LIMITED', 'Wait a moment.'), 'Wait a moment.'],
    ['no words', () => HttpResponse.json({ success: false }, { status: 500 }), 'Failed to send OTP'],
  ])('a code that could not be sent: %s', async (_, response, message) => {
    serveFailure(accounts.sendOTP, response)
    const app = renderApp('/login')
    await app.user.type(await screen.findByLabelText('E-mail'), 'ada@northwind.example{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })
})

describe('the boxes for the code', () => {
  test.each([
    '123 456',
    'Your code: 123456',
    'Muster, 21 November 2026 09:00\nYour one-time code is 123456.',
  ])('take the code out of a pasted text and submit it by themselves: %s', async (pasted) => {
    const heard: unknown[] = []
    serveCall(accounts.verifyOTP, ({ body }) => {
      heard.push(body)
      return signedIn
    })
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    serveFailure(accounts.getProfile, new Response(null, { status: 500 }))
    const app = renderApp('/login?to=%2Freports%3Fq%3Danna')
    await app.user.click(await toTheBoxes(app))
    await app.user.paste(pasted)
    await waitFor(() => expect(app.router.history.location.href).toBe('/reports?q=anna'))
    expect(heard).toEqual([{ email: 'ada@northwind.example', otp: '123456' }])
    expect(localStorage.getItem('muster.token')).toBe('token-2')
  })
  test.each([
    [10, '12345 67890', '1234567890'],
    [10, 'Muster, 21 November 2026 09:00\nYour one-time code is 1234567890.', '1234567890'],
    [16, '1234 5678 9012 3456', '1234567890123456'],
    // From the newest mail, where somebody else asked for a code since.
    [undefined, '12345 67890', '1234567890'],
    [10, '123456', '123456'],
  ])(
    'are as many as the code that was sent has digits (%s), and take one of another length: %s',
    async (codeLength, pasted, otp) => {
      const heard: unknown[] = []
      serveCall(accounts.sendOTP, codeLength === undefined ? {} : { codeLength })
      serveCall(accounts.verifyOTP, ({ body }) => {
        heard.push(body)
        throw failureResponse('BUSINESS_LOGIC_ERROR', 'That code is not right.')
      })
      const app = renderApp('/login')
      await app.user.type(await screen.findByLabelText('E-mail'), 'ada@northwind.example{Enter}')
      await app.user.click(await screen.findByLabelText(`Digit 1 of ${codeLength ?? 6}`))
      await app.user.paste(pasted)
      expect(await screen.findByText('That code is not right.')).toBeTruthy()
      expect(heard).toEqual([{ email: 'ada@northwind.example', otp }])
      expect(screen.getByLabelText(`Digit 1 of ${otp.length}`)).toBeTruthy()
    },
  )
  it('become as many as the newest code has digits, where the server says so', async () => {
    const heard: unknown[] = []
    serveCall(accounts.verifyOTP, ({ body }) => {
      heard.push(body)
      throw failureResponse('BUSINESS_LOGIC_ERROR', messages.codeHasDigits(10))
    })
    const app = renderApp('/login')
    await app.user.click(await toTheBoxes(app))
    await app.user.keyboard('123456')
    await app.user.click(await screen.findByLabelText('Digit 1 of 10'))
    await app.user.keyboard('1234567890')
    await waitFor(() => expect(heard).toHaveLength(2))
    expect(heard[1]).toEqual({ email: 'ada@northwind.example', otp: '1234567890' })
  })
  it('can be opened where no new code is sent for the moment', async () => {
    serveFailure(accounts.sendOTP, () => failureResponse('RATE_LIMITED', messages.codesExhausted(7)))
    const app = renderApp('/login')
    await app.user.type(await screen.findByLabelText('E-mail'), 'ada@northwind.example{Enter}')
    await app.user.click(await screen.findByRole('button', { name: 'Enter the code from the newest mail' }))
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeTruthy()
    expect(screen.getByText('ada@northwind.example')).toBeTruthy()
  })
  it('stay usable after a wrong code', async () => {
    let tries = 0
    serveCall(accounts.verifyOTP, () => {
      tries += 1
      if (tries === 1) throw failureResponse('BUSINESS_LOGIC_ERROR', 'That code is not right.')
      return signedIn
    })
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    serveFailure(accounts.getProfile, new Response(null, { status: 500 }))
    const app = renderApp('/login')
    await app.user.click(await toTheBoxes(app))
    await app.user.keyboard('111111')
    expect(await screen.findByText('That code is not right.')).toBeTruthy()
    const first = screen.getByLabelText('Digit 1 of 6')
    expect(first).toHaveProperty('value', '')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await app.user.keyboard('123456')
    expect(await screen.findByText('No organizations found')).toBeTruthy()
  })
  it('keep the digits where the server was away', async () => {
    serveFailure(accounts.verifyOTP, () => HttpResponse.error())
    const app = renderApp('/login')
    await app.user.click(await toTheBoxes(app))
    await app.user.keyboard('123456')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to verify OTP/)
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveProperty('value', '6')
  })
  it('say where the code went, and lead back to the address', async () => {
    serveCall(accounts.getServerInfo, {
      mail: 'mailbox',
      mailboxUrl: '/api/mailbox',
      socialSignIn: null,
      authSyncPath: null,
    })
    const app = renderApp('/login')
    await toTheBoxes(app)
    expect(
      await screen.findByText(
        /^It keeps its mail in a local mailbox. The mailbox address is in the terminal/,
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Change e-mail' }))
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'ada@northwind.example')
  })
  it('say where the mail server takes no mail, as soon as that is known', async () => {
    let isDelayed = false
    const info = { mail: 'smtp', mailboxUrl: null, socialSignIn: null, authSyncPath: null } as const
    serveCall(accounts.getServerInfo, () => ({ ...info, ...(isDelayed && { isMailDelayed: true as const }) }))
    const app = renderApp('/login')
    await toTheBoxes(app)
    expect(screen.getByText(/^It is on its way to your inbox/)).toBeTruthy()
    isDelayed = true
    expect(
      await screen.findByText('The mail server isn’t accepting mail right now', {}, { timeout: 6_000 }),
    ).toBeTruthy()
    expect(screen.queryByText(/^It is on its way to your inbox/)).toBeNull()
  }, 15_000)
  it('are there again after the page was dropped, as long as the code is good, and not for another invitation', async () => {
    serveCall(people.getInvitationStatus, invitation())
    const first = renderApp('/login')
    await toTheBoxes(first)
    first.unmount()
    const again = renderApp('/login')
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeTruthy()
    expect(screen.getByText('ada@northwind.example')).toBeTruthy()
    again.unmount()
    const invited = renderApp(`/login/${code}`)
    expect(await screen.findByRole('button', { name: 'E-mail me a code' })).toBeTruthy()
    invited.unmount()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 10 * 60_000)
    renderApp('/login')
    expect(await screen.findByLabelText('E-mail')).toBeTruthy()
    vi.restoreAllMocks()
  })
  it('count down to a new code', async () => {
    const app = renderApp('/login')
    await toTheBoxes(app)
    expect(screen.getByText(/new code in \d+ s/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
    const again = await screen.findByRole('button', { name: 'Send a new code' })
    clock.mockRestore()
    await app.user.click(again)
    expect(await screen.findByText('A new code was sent.')).toBeTruthy()
    expect(screen.getByText(/new code in 30 s/)).toBeTruthy()
  })
})

describe('the other ways in', () => {
  test.each(['/login', `/login/${code}`])('Google is not configured, at %s', async (address) => {
    serveCall(people.getInvitationStatus, invitation())
    const app = renderApp(address)
    await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Google sign-in is not configured for this environment. Please use email sign-in.',
    )
  })
  test('an invite code, however it is written', async () => {
    serveCall(people.getInvitationStatus, invitation())
    const app = renderApp('/login')
    await app.user.click(await screen.findByRole('button', { name: 'I have an invite code' }))
    await app.user.keyboard('short{Enter}')
    expect(await screen.findByText(/16 letters and digits/)).toBeTruthy()
    await app.user.clear(screen.getByLabelText('Invite code'))
    await app.user.keyboard('abcd-efgh-jkmn-pqrs{Enter}')
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy()
  })
})

describe('an invitation link', () => {
  it('greets by organization and name and knows the address', async () => {
    serveCall(people.getInvitationStatus, invitation())
    renderApp(`/login/${code}`)
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy()
    expect(screen.getByText('Northwind')).toBeTruthy()
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ada@northwind.example')
  })
  test.each([
    ['revoked', 'This invitation was withdrawn'],
    ['expired', 'This invitation has expired'],
    ['accepted', 'Welcome back, Ada'],
  ] as const)('%s', async (state, heading) => {
    serveCall(people.getInvitationStatus, invitation({ state }))
    renderApp(`/login/${code}`)
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })
  test('unknown', async () => {
    let asked = 0
    serveFailure(people.getInvitationStatus, () => {
      asked += 1
      return failureResponse('NOT_FOUND', `Invitation not found: ${code}`)
    })
    renderApp(`/login/${code}`)
    expect(await screen.findByRole('heading', { name: 'We don’t know this invite code' })).toBeTruthy()
    expect(asked).toBe(1)
  })
  it('that leads nowhere leads somebody signed in on without it', async () => {
    signInForTest()
    serveCall(people.getInvitationStatus, invitation({ state: 'revoked' }))
    renderApp(`/login/${code}`)
    const onward = await screen.findByRole('link', { name: 'Continue without it' })
    expect(onward.getAttribute('href')).toMatch(/^(#?\/|\/#\/)$/)
    expect(screen.queryByText(/Sign in without/)).toBeNull()
  })
  it('of another person names both addresses', async () => {
    signInForTest()
    serveCall(people.getInvitationStatus, invitation({ email: 'grace@northwind.example' }))
    renderApp(`/login/${code}`)
    expect(await screen.findByText('grace@northwind.example')).toBeTruthy()
    expect(screen.getByText('ada@northwind.example')).toBeTruthy()
  })
  describe('of someone signed in', () => {
    beforeEach(() => {
      signInForTest()
      serveCall(people.getInvitationStatus, invitation())
      serveCall(organizations.joinOrganization, { orgId: 'org-1' })
      serveFailure(accounts.getProfile, new Response(null, { status: 500 }))
      serveFailure(organizations.getOrgData, failureResponse('INTERNAL', 'Broken'))
    })
    it('joins and goes on', async () => {
      serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
      const app = renderApp(`/login/${code}`)
      await waitFor(() => expect(app.router.history.location.pathname).toBe('/company-wiki'))
      expect(localStorage.getItem('muster.organization')).toBe('org-1')
    })
    it('says where the membership cannot be verified', async () => {
      serveCall(organizations.getUserOrganizations, { organizations: [] })
      renderApp(`/login/${code}`)
      expect(await screen.findByText('Unable to verify access to the joined organization.')).toBeTruthy()
    })
  })
})

describe('someone already signed in', () => {
  it('is sent on', async () => {
    signInForTest()
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    serveFailure(accounts.getProfile, new Response(null, { status: 500 }))
    renderApp('/login')
    expect(await screen.findByText('No organizations found')).toBeTruthy()
  })
})
