import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { renderApp } from '../../../testing/render.tsx'
import {
  serveCall,
  failureResponse,
  serveFailure,
  refuseOtherCalls,
  server,
} from '../../../testing/fake-server.ts'

const info = { mail: 'smtp' as const, mailboxUrl: null, authSyncPath: null }
const provider = {
  projectId: 'demo-muster',
  apiKey: 'key',
  authDomain: 'demo-muster.firebaseapp.com',
  clientId: null,
  emulatorUrl: location.origin,
}
const email = 'ada@northwind.example'
const signedIn = {
  user: { uid: 'user-1', email, displayName: 'Ada' },
  token: 'token-2',
  session: { id: 'session-2', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
}

/** An ID token as the provider's script reads it; nobody here checks a signature. */
const idToken = (() => {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  const second = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'RS256' })}.${part({ sub: 'u', iat: second, exp: second + 3600 })}.x`
})()

/** The provider over HTTP: it knows one person, whose e-mail is confirmed or not, and sends no more mails. */
const answerAsProvider = ({ emailVerified }: { emailVerified: boolean }) => {
  const tokens = { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u' }
  const answers: Record<string, object> = {
    signInWithPassword: tokens,
    signUp: tokens,
    lookup: { users: [{ localId: 'u', email, emailVerified }] },
  }
  server.use(
    http.post(/\/v1\/accounts:/, ({ request }) => {
      const answer = answers[new URL(request.url).pathname.split(':').at(-1) ?? '']
      if (answer) return HttpResponse.json(answer)
      return HttpResponse.json({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 })
    }),
    http.post(/\/v1\/token/, () =>
      HttpResponse.json({ access_token: idToken, refresh_token: 'r', expires_in: '3600' }),
    ),
  )
}

const enter = async (app: ReturnType<typeof renderApp>, button: string) => {
  const address = await screen.findByLabelText('E-mail')
  if (!address.hasAttribute('readonly')) await app.user.type(address, email)
  await app.user.type(screen.getByLabelText('Password'), 'correct horse')
  await app.user.click(screen.getByRole('button', { name: button }))
}

beforeEach(() => {
  refuseOtherCalls()
  serveCall(accounts.getServerInfo, { ...info, socialSignIn: provider })
  serveCall(organizations.getUserOrganizations, { organizations: [] })
})

describe('a server without a provider', () => {
  it('shows no trace of passwords, not even at their own address', async () => {
    serveCall(accounts.getServerInfo, { ...info, socialSignIn: null })
    renderApp('/login?way=password')
    expect(await screen.findByRole('heading', { name: 'Sign in to Muster' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'E-mail me a code' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a password' })).toBeNull()
  })
})

describe('signing in with a password', () => {
  it('exchanges the provider’s token with the invite code, and goes on', async () => {
    answerAsProvider({ emailVerified: true })
    const code = 'ABCDEFGHJKMNPQRS'
    serveCall(people.getInvitationStatus, {
      status: {
        code,
        state: 'pending',
        email,
        name: 'Ada',
        organizationName: 'Northwind',
        membershipRole: 'employee',
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        language: null,
        questionnaire: { employeeId: 'e1', state: 'not_started', role: 'Engineer', department: 'General' },
      },
    })
    const heard: unknown[] = []
    serveCall(accounts.exchangeFirebaseToken, ({ body }) => {
      heard.push(body)
      return { ...signedIn, orgId: 'org-1' }
    })
    const app = renderApp(`/login/${code}`)
    await app.user.click(await screen.findByRole('button', { name: 'Use a password' }))
    expect(await screen.findByText('Your invitation was sent to this address.')).toBeTruthy()
    await enter(app, 'Sign in')
    await waitFor(() => expect(localStorage.getItem('muster.token')).toBe('token-2'))
    expect(heard).toEqual([{ idToken, inviteCode: code }])
  })

  it('says why the server opened no session', async () => {
    answerAsProvider({ emailVerified: true })
    serveFailure(accounts.exchangeFirebaseToken, failureResponse('UNAVAILABLE', 'The keys are away.'))
    const app = renderApp('/login?way=password')
    await enter(app, 'Sign in')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Failed to create secure session.The keys are away.')
    expect(localStorage.getItem('muster.token')).toBeNull()
  })
})

it('a new account whose mail could not be sent is asked to have it sent again', async () => {
  answerAsProvider({ emailVerified: false })
  const app = renderApp('/login?way=new-account')
  await enter(app, 'Create account')
  expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeTruthy()
  expect(screen.getByText(/isn’t confirmed yet/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Send the mail again' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There were too many tries\./)
})
