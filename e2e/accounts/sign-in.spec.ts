import { messages } from '../../contract/http/failures.ts'
import { contract } from '../../contract/index.ts'
import {
  ask,
  createOrganization,
  invite,
  openOrganization,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { passCodeWait } from '../support/embedded-database.ts'
import { askForCode, codeFor, desktop, expect, phone, test } from '../support/fixtures.ts'

/** A code that is certainly not this one. */
const otherThan = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('the address, where the code went, a wrong code and then the right one', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/verifyOTP/)
  const email = 'wrong-then-right@example.test'
  const page = await open(desktop)
  await page.goto(muster.url)
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
  await lookAtBoth(page, 'login')
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await lookAtBoth(page, 'login-fault')
  await page.getByLabel('E-mail').fill(email)
  const code = await askForCode(page, muster, email)

  await expect(page.getByText('This server sends no mail')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const mailbox = await page.context().newPage()
  await mailbox.goto(muster.mailbox())
  await mailbox.getByRole('link', { name: new RegExp(email) }).click()
  await expect(mailbox.locator('pre')).toContainText(code)
  await lookAtBoth(mailbox, 'mailbox-mail')
  await mailbox.close()

  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(otherThan(code))
  await expect(page.getByRole('alert')).toContainText(messages.codeWrong(4))
  for (const digit of [1, 2, 3, 4, 5, 6]) await expect(page.getByLabel(`Digit ${digit} of 6`)).toHaveValue('')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await lookAtBoth(page, 'code-wrong')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
  await page.evaluate(`navigator.clipboard.writeText(' ${code.slice(0, 3)} ${code.slice(3)} ')`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
  await expect(
    page.getByText('Please try logging out and logging back in. If the problem persists, contact support.'),
  ).toBeVisible()
  await lookAtBoth(page, 'no-organization')
  const isOut = page.waitForResponse('**/api/signOut')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
  // What knows the device again stays; of the person nothing does.
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['muster.device'])
  // A page that is gone before it hears the answer would tell the server once more.
  await isOut
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
})

test('the sixth guess, the code of somebody else, a used one, and an old one after a new one', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/verifyOTP|sendOTP/)
  const page = await open(desktop)
  await page.clock.install()
  await page.goto(`${muster.url}/#/login`)
  const email = 'guesses@example.test'
  const code = await askForCode(page, muster, email)
  await ask(muster, contract.sendOTP, { email: 'another@example.test' })
  const ofAnother = await codeFor(muster, 'another@example.test')
  const alert = page.getByRole('alert')
  const first = page.getByLabel('Digit 1 of 6')
  const guesses = [
    ofAnother === code ? otherThan(code) : ofAnother,
    ...[1, 2, 3].map((by) => otherThan(code, by)),
  ]
  for (const [index, guess] of guesses.entries()) {
    await first.click()
    await page.keyboard.type(guess)
    await expect(alert).toContainText(messages.codeWrong(4 - index))
    await expect(first).toHaveValue('')
  }
  await page.keyboard.type(otherThan(code, 4))
  await expect(alert).toContainText(messages.codeTriedTooOften)
  await expect(first).toHaveValue('')
  // The sixth, though right, is one too many.
  const refused = page.waitForResponse(/verifyOTP/)
  await page.keyboard.type(code)
  expect((await refused).status()).toBe(400)
  await expect(alert).toContainText(messages.codeTriedTooOften)

  // The countdown is the browser's; the server has the last word, and the wait that it names is shown.
  await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
  await page.clock.fastForward(31_000)
  const again = page.getByRole('button', { name: 'Send a new code' })
  await again.click()
  await expect(
    page.getByText(/A code was sent a moment ago. You can ask for a new one in \d+ seconds?\./),
  ).toBeVisible()
  await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
  await passCodeWait(muster, email)
  await page.clock.fastForward(31_000)
  await again.click()
  const fresh = await codeFor(muster, email)
  await expect(page.getByText('A new code was sent.')).toBeAttached()
  // After 5 wrong tries it has 10 digits, and so many boxes.
  expect(fresh).toMatch(/^\d{10}$/)
  await expect(page.getByLabel('Digit 1 of 10')).toBeFocused()
  await look(page, 'code-long')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
  await page.evaluate(`navigator.clipboard.writeText('${code}')`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(alert).toContainText(messages.codeHasDigits(10))
  await expect(page.getByLabel('Digit 1 of 10')).toBeFocused()
  await expect(page.getByLabel('Digit 10 of 10')).toHaveValue('')
  await page.keyboard.type(fresh)
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
})

test('an invitation link greets, knows the address, joins, and is not for somebody else', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const caller = await openOrganization(muster, 'owner-of-greetings@example.test')
  const [asked] = await invite(muster, caller, ['Amara Okafor'])
  if (!asked) throw new Error('Nobody was invited.')
  const wrong = await open(
    desktop,
    signedInBrowser(muster, await signInByMail(muster, 'wrong-one@example.test')),
  )
  await wrong.goto(`${muster.url}/#/login/${asked.code}`)
  await expect(wrong.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible()
  await expect(wrong.getByText(asked.email)).toBeVisible()
  await expect(wrong.getByText('wrong-one@example.test')).toBeVisible()
  await look(wrong, 'invitation-of-another')

  const page = await open(phone)
  const withDashes = asked.code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')
  await page.goto(`${muster.url}/#/login`)
  await page.getByRole('button', { name: 'I have an invite code' }).click()
  await page.getByLabel('Invite code').fill(withDashes)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Amara Okafor' })).toBeVisible()
  await expect(page.getByText('Larkspur Studio')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(asked.email)
  await look(page, 'invited')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.socialSignInNotConfigured)
  await look(page, 'invited-without-google')
  await page.keyboard.type(await askForCode(page, muster, asked.email))
  // What an employee who has just joined finds something in.
  await expect(page).toHaveURL(/#\/employee-form$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amara' })).toBeVisible()
})

test('an invite code that is not known says so', async ({ open, watched, muster }) => {
  watched.expectTrouble(/getInvitationStatus/)
  const page = await open(phone)
  await page.goto(`${muster.url}/#/login/0123456789ABCDEF`)
  await expect(page.getByRole('heading', { name: 'We don’t know this invite code' })).toBeVisible()
  await look(page, 'invite-code-unknown')
})

test('Google is not configured, and the page says which way works', async ({ open, muster }) => {
  const page = await open(desktop)
  await page.goto(`${muster.url}/#/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Google sign-in is not configured for this environment. Please use email sign-in.',
  )
})

test('after signing in a person is where they wanted to be', async ({ open, muster }) => {
  const page = await open(desktop)
  await page.goto(`${muster.url}/#/reports?q=anna`)
  await expect(page).toHaveURL(/#\/login\?to=/)
  await page.keyboard.type(await askForCode(page, muster, 'owner-of-wishes@example.test'))
  await expect(page).toHaveURL(/#\/reports\?q=anna$/)
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
  const token = await page.evaluate<string>(`localStorage.getItem('muster.token')`)
  const orgId = await createOrganization(muster, token, 'Larkspur Studio')
  await invite(muster, { token, orgId }, ['Anna Berg'])
  await page.reload()
  await expect(page).toHaveURL(/#\/reports\?q=anna$/)
  await expect(page.getByRole('link', { name: 'Anna Berg' })).toBeVisible()
})

test('an address that has lost its # leads to its page', async ({ open, muster }) => {
  const page = await open(phone)
  await page.goto(`${muster.url}/reports?cycle=all`)
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
  expect(page.url()).toBe(`${muster.url}/#/login?to=${encodeURIComponent('/reports?cycle=all')}`)
  await page.goto(`${muster.url}/nothing-here`)
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
})

test('an address outside of the product is not gone to', async ({ open, muster }) => {
  const page = await open(desktop)
  await page.goto(`${muster.url}/#/login?to=%2F%2Fevil.example`)
  await page.keyboard.type(await askForCode(page, muster, 'careful@example.test'))
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(muster.url)
})
