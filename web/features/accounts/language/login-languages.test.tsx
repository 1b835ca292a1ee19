import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people, type InvitationStatus } from '../../../../contract/calls/employees/employees.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import { languages } from '../../../../languages/index.ts'
import { renderApp, signInForTest } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../../../testing/fake-server.ts'
import { loginCatalogue } from './login-texts.ts'

const de = translator('de', 'accounts')
const deAround = translator('de', 'aroundLogin')
const dePasswords = translator('de', 'passwords')
const ar = translator('ar', 'accounts')
const code = 'ABCDEFGHJKMNPQRS'
const email = 'ada@northwind.example'

const invitation = (change: Partial<InvitationStatus> = {}): { status: InvitationStatus } => ({
  status: {
    code,
    state: 'pending',
    email,
    name: 'Ada',
    organizationName: 'Northwind',
    membershipRole: 'employee',
    expiresAt: '2031-03-04T12:00:00.000Z',
    language: 'de',
    questionnaire: { employeeId: 'e1', state: 'not_started', role: 'Engineer', department: 'General' },
    ...change,
  },
})
const info = { mail: 'smtp' as const, mailboxUrl: null, authSyncPath: null, socialSignIn: null }
const speaking = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const page = () => [document.documentElement.lang, document.documentElement.dir]

/** The words in Latin letters on the page, but for names. */
const latin = (): string[] =>
  ['Muster', 'Google', ...languages.map(({ ownName }) => ownName)]
    .reduce((text, name) => text.replaceAll(name, ''), screen.getByRole('main').textContent)
    .match(/\p{Script=Latin}+/gu) ?? []

beforeEach(() => {
  refuseOtherCalls()
  serveCall(accounts.getServerInfo, info)
  serveCall(accounts.sendOTP, {})
  serveCall(people.getInvitationStatus, invitation())
})
afterEach(async () => {
  vi.restoreAllMocks()
  await loginCatalogue.show('en')
})

describe('the language of the login page', () => {
  it('is the browser’s where nothing else is known, and the code’s mail is asked in it', async () => {
    speaking('tlh', 'de-CH', 'en')
    const heard: unknown[] = []
    serveCall(accounts.sendOTP, ({ body }) => (heard.push(body), {}))
    const app = renderApp('/login')
    await heading(de('loginPage.signInToMuster'))
    expect(page()).toEqual(['de', 'ltr'])
    expect(document.title).toBe(`${de('loginPage.signInToMuster')} · Muster`)
    await app.user.type(screen.getByLabelText(de('emailStep.eMail')), `${email}{Enter}`)
    await heading(de('codeStep.enterYourCode'))
    expect(screen.getByLabelText(de('codeStep.digitOf', { index: 1, digits: 6 }))).toBeTruthy()
    expect(heard).toEqual([{ email, language: 'de' }])
  })

  it('is that of the invitation before the browser’s, and English is not seen first', async () => {
    speaking('en-GB')
    const seen: string[] = []
    renderApp(`/login/${code}`)
    const watch = new MutationObserver(() => seen.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true })
    await heading(de('invitedSignIn.welcome', { name: 'Ada' }))
    watch.disconnect()
    expect(screen.getByText('Northwind').parentElement?.textContent).toBe(
      de('invitedSignIn.hasInvitedYou', { organization: 'Northwind' }),
    )
    expect(seen.join(' ')).not.toMatch(/Your invitation|Welcome|Loading$/)
  })

  it('is also that of an address that leads nowhere, for who is not signed in', async () => {
    speaking('ar-EG', 'en')
    const app = renderApp('/nothing')
    await heading(ar('notFound.thereIsNoPageAt'))
    expect(page()).toEqual(['ar', 'rtl'])
    expect(latin()).toEqual([])
    expect(screen.getByRole('link', { name: ar('notFound.goToTheStartPage') }).getAttribute('href')).toBe(
      '#/',
    )
    await app.user.selectOptions(screen.getByRole('combobox'), 'Deutsch')
    await heading(de('notFound.thereIsNoPageAt'))
    expect(page()).toEqual(['de', 'ltr'])
  })

  it('is what was chosen on the device before all', async () => {
    localStorage.setItem('muster.language', 'es')
    renderApp(`/login/${code}`)
    await heading(translator('es', 'accounts')('invitedSignIn.welcome', { name: 'Ada' }))
    expect(page()).toEqual(['es', 'ltr'])
  })

  it('stays that of the invitation that was opened here where no code is in the address any more', async () => {
    speaking('en-GB')
    const app = renderApp(`/login/${code}`)
    await app.user.click(
      await screen.findByRole('link', { name: de('invitedSignIn.signInWithAnotherAddress') }),
    )
    await heading(de('loginPage.signInToMuster'))
    expect(page()).toEqual(['de', 'ltr'])
    expect(localStorage.getItem('muster.language')).toBeNull()
    expect(localStorage.getItem('muster.invited-in')).toBe('de')
  })

  it('is that of the invitation that was opened here last, but for what was chosen', async () => {
    speaking('en-GB')
    localStorage.setItem('muster.invited-in', 'ar')
    const app = renderApp('/login')
    await heading(ar('loginPage.signInToMuster'))
    await app.user.selectOptions(screen.getByRole('combobox'), 'es')
    await heading(translator('es', 'accounts')('loginPage.signInToMuster'))
    expect(localStorage.getItem('muster.invited-in')).toBe('ar')
  })

  it('is the browser’s again once an invitation without a language was opened', async () => {
    speaking('es-MX')
    localStorage.setItem('muster.invited-in', 'de')
    serveCall(people.getInvitationStatus, invitation({ language: null }))
    renderApp(`/login/${code}`)
    await heading(translator('es', 'accounts')('invitedSignIn.welcome', { name: 'Ada' }))
    expect(localStorage.getItem('muster.invited-in')).toBeNull()
  })

  it('changes in the middle, and keeps what was typed and what went wrong', async () => {
    serveFailure(accounts.sendOTP, failureResponse('RATE_LIMITED', messages.codesExhausted(7)))
    const app = renderApp('/login')
    await app.user.type(await screen.findByLabelText('E-mail'), `${email}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe(messages.codesExhausted(7))
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    await heading(de('loginPage.signInToMuster'))
    expect(screen.getByLabelText(de('emailStep.eMail'))).toHaveProperty('value', email)
    expect(screen.getByRole('alert').textContent).toBe(deAround('failure.codesExhausted', { count: 7 }))
    expect(localStorage.getItem('muster.language')).toBe('de')
  })

  it('is from right to left in Arabic, without a Latin word, and a code from left to right all the same', async () => {
    localStorage.setItem('muster.language', 'ar')
    const app = renderApp('/login')
    await heading(ar('loginPage.signInToMuster'))
    expect(page()).toEqual(['ar', 'rtl'])
    expect(latin()).toEqual([])
    await app.user.type(screen.getByLabelText(ar('emailStep.eMail')), `${email}{Enter}`)
    await heading(ar('codeStep.enterYourCode'))
    expect(latin()).toEqual(email.match(/\p{Script=Latin}+/gu))
    expect(screen.getByRole('group', { name: ar('codeStep.oneTimeCode') }).dir).toBe('ltr')
  })
})

describe('in German', () => {
  beforeEach(() => localStorage.setItem('muster.language', 'de'))

  test.each([
    ['revoked', 'thisInvitationWasWithdrawn', 'hasWithdrawnItIfYou'],
    ['expired', 'thisInvitationHasExpired', 'itWasGoodUntilAsk'],
  ] as const)('an invitation that is %s says so, with the day', async (state, title, text) => {
    serveCall(people.getInvitationStatus, invitation({ state }))
    renderApp(`/login/${code}`)
    await heading(de(`invitationGreeting.${title}`))
    const values = { organizationName: 'Northwind', expiresAt: '4. März 2031' }
    expect(screen.getByText(de(`invitationGreeting.${text}`, values))).toBeTruthy()
  })

  it('an address that is none, a wrong code and a lost connection are told', async () => {
    serveFailure(accounts.verifyOTP, failureResponse('BUSINESS_LOGIC_ERROR', messages.codeWrong(1)))
    const app = renderApp('/login')
    const field = await screen.findByLabelText(de('emailStep.eMail'))
    await app.user.type(field, 'ada{Enter}')
    expect(await screen.findByText(deAround('failure.invalidEmail'))).toBeTruthy()
    await app.user.type(field, '@northwind.example{Enter}')
    await app.user.click(await screen.findByLabelText(de('codeStep.digitOf', { index: 1, digits: 6 })))
    await app.user.keyboard('111111')
    const wrong = deAround('failure.codeWrong', { count: 1 })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(wrong))
    serveFailure(accounts.verifyOTP, () => HttpResponse.error())
    await app.user.keyboard('222222')
    const lost = `${deAround('failure.verifyOtp')} ${deAround('failure.unanswered')}`
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(lost))
  })

  it('what nobody has translated is told as the server says it', async () => {
    serveFailure(accounts.sendOTP, failureResponse('BUSINESS_LOGIC_ERROR', 'Nobody knows this sentence.'))
    const app = renderApp('/login')
    await app.user.type(await screen.findByLabelText(de('emailStep.eMail')), `${email}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody knows this sentence.')
  })

  it('the ways with a password, an invite code and Google are told', async () => {
    const socialSignIn = {
      projectId: 'demo-muster',
      apiKey: 'key',
      authDomain: 'demo-muster.firebaseapp.com',
      clientId: null,
      emulatorUrl: location.origin,
    }
    serveCall(accounts.getServerInfo, { ...info, socialSignIn })
    const app = renderApp('/login')
    await app.user.click(
      await screen.findByRole('button', { name: deAround('inviteCodeForm.iHaveAnInviteCode') }),
    )
    await app.user.keyboard('short{Enter}')
    expect(await screen.findByText(deAround('inviteCodeForm.anInviteCodeHas16'))).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: de('emailStep.useAPassword') }))
    await heading(dePasswords('passwordForm.signInWithAPassword'))
    await app.user.click(await screen.findByRole('button', { name: dePasswords('passwordForm.signIn') }))
    expect(await screen.findByText(dePasswords('passwordForm.enterAPassword'))).toBeTruthy()
    expect(screen.getByText(deAround('failure.emailRequired'))).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: dePasswords('passwordForm.forgotYourPassword') }))
    await heading(dePasswords('newPassword.setANewPassword'))
  })

  it('whoever is signed in and cannot join is told', async () => {
    signInForTest()
    renderApp(`/login/${code}`)
    await heading(de('joinByCode.youCouldNotJoin', { organizationName: 'Northwind' }))
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('button', { name: deAround('failed.tryAgain') })).toBeTruthy()
  })
})
