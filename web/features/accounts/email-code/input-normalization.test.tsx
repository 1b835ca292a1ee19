import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { renderApp } from '../../../testing/render.tsx'
import { serveCall, serveFailure, refuseOtherCalls } from '../../../testing/fake-server.ts'

const signedIn = {
  user: { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada' },
  token: 'token-2',
  session: { id: 'session-2', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
}
let sent: unknown[] = []
let verified: unknown[] = []

beforeEach(() => {
  sent = []
  verified = []
  refuseOtherCalls()
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(accounts.sendOTP, ({ body }) => {
    sent.push(body)
    return {}
  })
  serveCall(accounts.verifyOTP, ({ body }) => {
    verified.push(body)
    return signedIn
  })
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  serveFailure(accounts.getProfile, new Response(null, { status: 500 }))
})

const toTheBoxes = async (app: ReturnType<typeof renderApp>, typed = 'ada@northwind.example') => {
  await app.user.type(await screen.findByLabelText('E-mail'), `${typed}{Enter}`)
  return screen.findByLabelText('Digit 1 of 6')
}

test.each(['٤٩٥٨٠٦', '۴۹۵۸۰۶', '４９５８０６'])(
  'the code typed as %s is sent in digits of ASCII',
  async (typed) => {
    const app = renderApp('/login')
    await app.user.click(await toTheBoxes(app))
    await app.user.keyboard(typed)
    await waitFor(() => expect(verified).toEqual([{ email: 'ada@northwind.example', otp: '495806' }]))
  },
)

test.each([
  '٤٩٥٨٠٦',
  '４９５ ８０６',
  'رمزك: \u2066٤٩٥ ٨٠٦\u2069',
  '495\u2011806',
  '4\u200B9\u200B5\u200B8\u200B0\u200B6',
  '4  9  5  8  0  6',
  '\u200E495806\u200E\n',
  '495 - 806',
  '495\u00A0–\u00A0806',
  '„495806“.',
])('the code pasted as %j is sent in digits of ASCII', async (pasted) => {
  const app = renderApp('/login')
  await app.user.click(await toTheBoxes(app))
  await app.user.paste(pasted)
  await waitFor(() => expect(verified).toEqual([{ email: 'ada@northwind.example', otp: '495806' }]))
})

test('a code of 10 digits is pasted from the Arabic mail into 6 boxes', async () => {
  const app = renderApp('/login')
  await app.user.click(await toTheBoxes(app))
  await app.user.paste('الرمز \u200F۱۲۳۴۵ ۶۷۸۹۰\u200F')
  await waitFor(() => expect(verified).toEqual([{ email: 'ada@northwind.example', otp: '1234567890' }]))
})

test('the beginning of a code is pasted, and the rest typed', async () => {
  const app = renderApp('/login')
  await app.user.click(await toTheBoxes(app))
  await app.user.paste('\u200E٤٩٥')
  expect(screen.getByLabelText('Digit 3 of 6')).toHaveProperty('value', '5')
  await app.user.keyboard('۸۰۶')
  await waitFor(() => expect(verified).toEqual([{ email: 'ada@northwind.example', otp: '495806' }]))
})

test.each([
  ['typed', 'a'],
  ['pasted', 'Sign in to Muster'],
  ['pasted', '495806123'],
])('where %s text is no digit of the code, the boxes say so: %j', async (how, text) => {
  const app = renderApp('/login')
  await app.user.click(await toTheBoxes(app))
  await (how === 'typed' ? app.user.keyboard(text) : app.user.paste(text))
  expect((await screen.findByRole('alert')).textContent).toBe('The code has 6 digits and nothing else.')
  await app.user.click(screen.getByLabelText('Digit 1 of 6'))
  await app.user.keyboard('4')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveProperty('value', '4')
  expect(verified).toEqual([])
})

test.each(['\u200BAda@northwind.example', '\u202Aada@northwind.example\u202C', '<ada@northwind.example>'])(
  'the address typed as %j is sent without what nobody sees or needs',
  async (typed) => {
    const app = renderApp('/login')
    await toTheBoxes(app, typed)
    expect(sent).toMatchObject([{ email: 'ada@northwind.example' }])
  },
)

test('an address with a typographic apostrophe is asked about, and sent as it was meant', async () => {
  const app = renderApp('/login')
  await app.user.type(await screen.findByLabelText('E-mail'), 'o’brien@x.example{Enter}')
  expect(await screen.findByText('Invalid email format')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: "Did you mean o'brien@x.example?" }))
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', "o'brien@x.example")
  expect(screen.queryByText('Invalid email format')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'E-mail me a code' }))
  await screen.findByLabelText('Digit 1 of 6')
  expect(sent).toMatchObject([{ email: "o'brien@x.example" }])
})
