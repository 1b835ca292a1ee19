import { contract } from '../../contract/index.ts'
import { articleIds } from '../../web/core/navigation/help-articles.ts'
import { ask, createOrganization, invite, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

test.use({ serviceWorkers: 'allow' })

/** Help is found by search and beside each page, by keyboard alone, and a question reaches somebody by mail. */

test('an owner finds an article, reads on, and gets help beside every page', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  watched.expectTrouble(/404.*getCompanyReport/)
  const owner = await signInByMail(muster, 'owner-who-asks@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open(desktop, signedInBrowser(muster, owner))

  await test.step('the search is found by its key and used by keyboard alone', async () => {
    await page.goto(`${muster.url}/#/help`)
    await expect(title(page, 'Help centre')).toBeVisible()
    await look(page, 'help')
    await page.keyboard.press('/')
    await page.keyboard.type('who reads answers')
    await expect(page.getByRole('list', { name: 'Found' }).getByRole('link').first()).toBeVisible()
    await look(page, 'help-found')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Search the articles')).toHaveValue('who reads answers')
    await page.getByLabel('Search the articles').fill('zeppelin')
    await expect(page.getByRole('heading', { name: 'No article says “zeppelin”' })).toBeVisible()
    await look(page, 'help-nothing')
  })

  await test.step('what was opened once needs no connection', async () => {
    watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|occurred when fetching the script/)
    await page.context().setOffline(true)
    await page.getByLabel('Search the articles').fill('reminders')
    await expect(page.getByRole('list', { name: 'Found' }).getByRole('link').first()).toBeVisible()
    await page.context().setOffline(false)
  })

  await test.step('each article can be read, on a phone too', async () => {
    await page.setViewportSize(phone.viewport)
    for (const id of articleIds.filter((one) => one !== 'billing')) {
      await page.goto(`${muster.url}/#/help/${id}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect.soft(wide, id).toBeLessThanOrEqual(phone.viewport.width)
    }
    await page.goto(`${muster.url}/#/help/grades?section=the-sub-scores`)
    await expect(page.getByRole('heading', { name: 'The sub-scores' })).toBeFocused()
    await look(page, 'help-article')
    await page.setViewportSize(desktop.viewport)
    await page.goto(`${muster.url}/#/help/grades`)
    await expect(title(page, 'How grades are made')).toBeVisible()
    await look(page, 'help-article')
  })

  await test.step('a place has its article beside it', async () => {
    for (const [address, heading, article] of [
      ['reports', 'Reports', 'Reports and their release'],
      ['settings?section=members', 'Settings', 'Roles and permissions'],
    ] as const) {
      await page.goto(`${muster.url}/#/${address}`)
      await expect(title(page, heading)).toBeVisible()
      await page.getByRole('link', { name: 'Help on this page' }).press('Enter')
      const beside = page.getByRole('dialog', { name: article })
      await expect(beside).toBeVisible()
      if (address === 'reports') await look(page, 'help-beside')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'Help on this page' })).toBeFocused()
      await expect(beside).toBeHidden()
    }
  })
})

test('somebody who is not signed in reads about the page that they are on', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'owner-of-helped@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const [asked] = await invite(muster, caller, ['Mei Tanaka'])
  const page = await open(phone)
  await page.goto(`${muster.url}/#/login`)
  await page.getByRole('link', { name: 'Help on this page' }).tap()
  await expect(page.getByRole('dialog', { name: 'Signing in' })).toBeVisible()
  await look(page, 'help-beside-login')
  await page.goto(asked?.inviteLink ?? '')
  await page.getByRole('link', { name: 'Help on this page' }).tap()
  const beside = page.getByRole('dialog', { name: 'The questionnaire, and who reads it' })
  await expect(beside).toBeVisible()
  await look(page, 'help-beside-questionnaire')
  // What is pressed here is not an answer to the page below.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(beside).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Who will read your answers' })).toBeVisible()
  await page.goto(`${muster.url}/#/help`)
  await expect(title(page, 'Sign in to Muster')).toBeVisible()
})

test('an employee asks, and the owner gets it by mail', async ({ open, watched, muster }) => {
  watched.expectTrouble(/404.*getCompanyReport/)
  const owner = await signInByMail(muster, 'owner-who-answers@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const member = await join(muster, caller, 'Aiko Asking')
  const page = await open(desktop, signedInBrowser(muster, member))
  await page.goto(`${muster.url}/#/reports`)
  await page.getByRole('link', { name: 'Help on this page' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for help' }).click()
  await expect(title(page, 'Ask for help')).toBeVisible()
  await page.getByLabel('What is it about?').fill('My report')
  await page.getByLabel('Your message').fill('When will it be there?\nThank you.')
  await look(page, 'help-ask')
  await page.getByRole('button', { name: 'Keep the message' }).press('Enter')
  await expect(page.getByText('Your message was kept, not sent')).toBeVisible()
  await look(page, 'help-asked')
  const mail = await muster.mailTo('owner-who-answers@example.test', 'asks')
  expect(mail.subject).toContain('asks: My report')
  expect(mail.text).toContain('When will it be there?\nThank you.')
  expect(mail.text).toContain('Written at: /reports')
  const { contact } = await ask(
    muster,
    contract.getSupportContact,
    { orgId: caller.orgId },
    { token: owner.token },
  )
  expect(contact.goesTo).toBe('nobody')
})
