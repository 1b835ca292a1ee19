import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { questionOf } from '../../insights/questionnaire/questionnaire.ts'
import { translator } from '../../insights/catalog/translator.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invitedAlone,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { openOwnDatabase } from '../support/database.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, openMuster, phone, test } from '../support/fixtures.ts'
import { stepHeading } from '../support/fill-questionnaire.ts'

test.use({ serviceWorkers: 'allow' })

/** The questionnaire without a connection: opened once, it loses nothing, whatever happens to browser and server. */

const responsibilities = questionOf('core_responsibilities').prompt

const field = (page: Page) => page.getByRole('textbox', { name: responsibilities })
const saved = (page: Page, how: string) => page.locator(`[data-saved=${how}]`)
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send my answers' })
const kept = async (page: Page) =>
  expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state ?? null'), { timeout: 30_000 })
    .toBe('activated')

const newProfile = () => mkdtempSync(path.join(tmpdir(), 'muster-profile-'))
const executablePath = process.env['CHROMIUM_PATH']
/** A browser of its own, which can be killed and started again where it was. */
const startBrowser = (profile: string) =>
  chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
    ...phone,
    locale: 'en-GB',
  })
/** Kills it without a warning, as a device does that runs out of power. */
const killed = async (browser: BrowserContext, profile: string) => {
  const holder = readlinkSync(path.join(profile, 'SingletonLock'))
  process.kill(Number(holder.slice(holder.lastIndexOf('-') + 1)), 'SIGKILL')
  await browser.close().catch(() => undefined)
}

test('opened once, it opens and goes on while the server is stopped, and says truthfully where answers are', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_FAILED/)
  const { link, stored } = await invitedAlone(muster, 'stopped')
  const page = await open({ ...phone, colorScheme: 'dark' })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Who will read your answers' })).toBeVisible()
  await kept(page)
  await muster.stop()

  await page.reload()
  await page.getByRole('button', { name: 'Start' }).tap()
  await expect(stepHeading(page, 'About you')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.goto(`${link}?step=core_responsibilities`)
  await field(page).fill('Payroll')
  // The device has its connection; what is away is the server.
  await expect(saved(page, 'held')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Download my answers' })).toBeVisible()
  await look(page, 'offline-answering')
  await page.reload()
  await expect(field(page)).toHaveValue('Payroll')
  // The questionnaire is kept in each language.
  const german = translator('de', 'questionnaire')
  await page.getByLabel('Language').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: german('keptAnswers.download') })).toBeVisible({
    timeout: 20_000,
  })
  await look(page, 'offline-answering-german')
  await page.getByLabel(german('language.label')).selectOption('en')

  await muster.start()
  await expect(saved(page, 'saved')).toBeVisible({ timeout: 60_000 })
  expect((await stored()).rawAnswers).toMatchObject({ core_responsibilities: 'Payroll' })
})

test('what was typed and what was to be sent without a connection is there after the browser was killed, and is sent once', async ({
  muster,
}) => {
  const { link, at, stored, draft, caller, employeeId } = await invitedAlone(muster, 'killed')
  const answers = completeAnswers('Amara Okafor')
  await draft({ ...answers, core_responsibilities: '' })
  const profile = newProfile()
  const start = () => startBrowser(profile)
  try {
    const first = await start()
    const page = await first.newPage()
    await page.goto(at('core_responsibilities'))
    await expect(field(page)).toBeVisible()
    await kept(page)
    await first.setOffline(true)
    await field(page).fill('Payroll')
    await expect(saved(page, 'offline')).toBeVisible()
    await field(page).pressSequentially(' and books')
    await expect(saved(page, 'offline')).toBeVisible()
    await page.waitForTimeout(1_000)
    await killed(first, profile)

    const second = await start()
    await second.setOffline(true)
    const again = await second.newPage()
    await again.goto(at('core_responsibilities'))
    await expect(field(again)).toHaveValue('Payroll and books')
    await expect(saved(again, 'offline')).toContainText('Offline — kept on this device, will be sent')
    await again.goto(at('review'))
    await sendButton(again).tap()
    await expect(again.getByRole('alert')).toContainText('Not sent yet')
    await again.waitForTimeout(1_000)
    await killed(second, profile)
    expect((await stored()).status).toBe('in_progress')

    const third = await start()
    await third.setOffline(true)
    const last = await third.newPage()
    await last.goto(link)
    await expect(stepHeading(last, 'Your answers')).toBeVisible()
    await expect(last.getByRole('alert')).toContainText('Not sent yet')
    await look(last, 'offline-waiting-to-be-sent')
    await third.setOffline(false)
    await expect(stepHeading(last, 'Thank you, Amara')).toBeVisible({ timeout: 60_000 })
    const { submissions } = await ask(muster, contract.getSubmissions, {}, caller)
    expect(submissions[employeeId]).toMatchObject({
      status: 'completed',
      rawAnswers: { ...answers, core_responsibilities: 'Payroll and books' },
    })
    await third.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('on a wide screen, what is said below a long list once nothing could be sent is in sight, with the buttons', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const { at, draft } = await invitedAlone(muster, 'below')
  await draft()
  const page = await open({ ...desktop, reducedMotion: 'reduce' })
  await page.goto(at('review'))
  await expect(sendButton(page)).toBeVisible()
  await kept(page)
  await page.context().setOffline(true)
  // At the foot of the window, as it is for whoever has scrolled as far as the button.
  await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport({ ratio: 1 })
  await look(page, 'offline-not-sent-wide')
})

test('two devices that answered without seeing each other’s answers: both are kept, and the person chooses', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|submitEmployeeAnswers/)
  const { at, stored, draft } = await invitedAlone(muster, 'devices')
  await draft({ ...completeAnswers('Amara Okafor'), core_responsibilities: '', key_skills: 'Sums' })
  const [one, two] = [await open(phone), await open(desktop)]
  for (const page of [one, two]) {
    await page.goto(at('core_responsibilities'))
    await expect(field(page)).toBeVisible()
  }
  await one.context().setOffline(true)
  await field(one).fill('Payroll, as the phone says')
  await expect(saved(one, 'offline')).toBeVisible()
  await field(two).fill('Payroll, as the desk says')
  await expect(saved(two, 'saved')).toBeVisible()

  await one.context().setOffline(false)
  await expect(one.getByText('One answer differs from what you wrote on another device.')).toBeVisible({
    timeout: 30_000,
  })
  expect((await stored()).rawAnswers['core_responsibilities']).toBe('Payroll, as the desk says')
  await expect(saved(one, 'choice')).toContainText('Other answers saved — one waits for your choice')
  await look(one, 'two-devices-on-a-step')
  await one.getByRole('button', { name: 'Compare and choose' }).tap()
  const choice = one.getByRole('region', { name: 'One answer differs between two devices' })
  await expect(choice.getByText('Payroll, as the phone says')).toBeVisible()
  await expect(choice.getByText('Payroll, as the desk says')).toBeVisible()
  await look(one, 'two-devices')
  await sendButton(one).tap()
  await expect(choice).toBeFocused()
  expect((await stored()).status).toBe('in_progress')

  await choice.getByRole('button', { name: /^Use this answer, from this device: / }).tap()
  await expect(saved(one, 'saved')).toBeVisible()
  expect((await stored()).rawAnswers['core_responsibilities']).toBe('Payroll, as the phone says')
  const download = one.waitForEvent('download')
  await one.getByRole('button', { name: 'Download what you did not choose' }).tap()
  const text = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toBe(`${responsibilities}\nPayroll, as the desk says\n`)

  // The desk has seen nothing of the choice yet: what it sends off is held back until it has.
  await two.goto(at('review'))
  await sendButton(two).click()
  await expect(two.getByText('Payroll, as the phone says')).toBeVisible()
})

test('an invitation that expires with answers on the device: they can be copied and downloaded, and go on with the next', async ({
  open,
  watched,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|saveDraft|getMySubmission/)
  const database = await openOwnDatabase()
  const muster = await openMuster({ DATABASE_URL: database.url })
  try {
    const { at, link, employeeId } = await invitedAlone(muster, 'expires')
    const page = await open(phone)
    await page.goto(at('core_responsibilities'))
    await expect(field(page)).toBeVisible()
    await kept(page)
    await page.context().setOffline(true)
    await field(page).fill('Payroll')
    await expect(saved(page, 'offline')).toBeVisible()
    await database.sql`
      update invitations set expires_at = '2026-01-31T12:00:00Z' where employee_id = ${employeeId}`
    await page.context().setOffline(false)
    const refused = page.getByRole('alert').filter({ hasText: 'Your answers are not being sent' })
    await expect(refused).toBeVisible({ timeout: 30_000 })
    await expect(refused.getByRole('button', { name: 'Copy my answers' })).toBeVisible()
    await look(page, 'offline-refused')

    await page.goto(link)
    await page.reload()
    await expect(stepHeading(page, 'This invitation has expired')).toBeVisible()
    await expect(page.getByText(/^Ask .+, who invited you/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my answers' }).tap()
    const text = await (await (await download).createReadStream()).toArray()
    expect(Buffer.concat(text).toString()).toContain(`${responsibilities}\nPayroll\n`)
    await look(page, 'offline-expired')
  } finally {
    await watched.close()
    await muster.stop()
    await database.close()
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})

test('where the steps after the welcome cannot be fetched, the page says so and goes on once they can', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/ERR_FAILED|lazy-steps-bundle/)
  const { link } = await invitedAlone(muster, 'later')
  const page = await open(phone)
  await page.addInitScript('delete Navigator.prototype.serviceWorker')
  await page.route(/\/assets\/lazy-steps-bundle-/, (route) => route.abort())
  await page.goto(link)
  await page.getByRole('button', { name: 'Start' }).tap()
  await expect(page.getByRole('heading', { name: 'Your questionnaire could not be loaded' })).toBeVisible()
  await expect(page.getByText('Muster can’t be reached right now.')).toBeVisible()
  await look(page, 'later-steps-away')
  await page.unroute(/\/assets\/lazy-steps-bundle-/)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(stepHeading(page, 'About you')).toBeVisible()
})

test('a page that is not kept on this device and was reloaded without a connection is there by itself once there is one', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|preload/)
  const owner = await signInByMail(muster, 'owner-of-reloads@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/reports`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await kept(page)
  await page.context().setOffline(true)
  await page.evaluate(`location.hash = '#/settings'`)
  const notLoaded = page.getByRole('heading', { name: 'This page could not be loaded' })
  await expect(notLoaded).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Connection lost — trying again')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
