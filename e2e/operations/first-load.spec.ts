import { EventEmitter, once } from 'node:events'
import ar from '../../languages/ar/companyPage.json' with { type: 'json' }
import de from '../../languages/de/accounts.json' with { type: 'json' }
import { createOrganization, invite, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { desktop, expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

/** What comes later by its own will: the copy of the pages that is kept, and what a press opens. */
const later = /\/assets\/(?:service-worker-updates|login-page|shared~login-page)-/

/** What the login page begins with. */
const loginWords = ({ loginPage }: typeof de): string => loginPage.signInToMuster + loginPage.enterYourEMailWe

const filesOf = (page: Page) => {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !later.test(pathname)) files.push(pathname)
  })
  return files
}

const fetchedAhead = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('script[type=module], link.ahead[rel=modulepreload]')]
      .map((element) => new URL(element.src ?? element.href).pathname)`,
  )

test('the files of a page are fetched along with the first ones, all of them and no others', async ({
  open,
  muster,
  watched,
}) => {
  // Nobody has a report yet.
  watched.expectTrouble(/404.*getReport/)
  const owner = await signInByMail(muster, 'owner-of-files@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const [invited] = await invite(muster, { token: owner.token, orgId }, ['Ada First'], 'files.example.test')
  const places: [string, string, RegExp, object][] = [
    ['/login', 'login', /^Sign in/, {}],
    [`/questionnaire/${invited?.code}`, 'questionnaire', /./, {}],
    ['/company-wiki', 'company-report-page', /./, signedInBrowser(muster, owner)],
    [`/reports/${invited?.employeeId}`, 'employee-report', /./, signedInBrowser(muster, owner)],
    ['/help/contact', 'contact', /./, signedInBrowser(muster, owner)],
  ]
  for (const [hash, name, heading, browser] of places) {
    const page = await open(desktop, browser)
    const files = filesOf(page)
    await page.goto(`${muster.url}/#${hash}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const ahead = await fetchedAhead(page)
    const asked = files.filter((file) => file.startsWith('/assets/'))
    expect({ name, late: asked.filter((file) => !ahead.includes(file)) }).toEqual({ name, late: [] })
    expect({ name, ahead: ahead.some((file) => file.includes(name)) }).toEqual({ name, ahead: true })
    await page.close()
  }
})

test('an invitation is asked for before the first script is there, and once, also with a wrong code', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/404.*getInvitationStatus/)
  const owner = await signInByMail(muster, 'owner-of-asking@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const [invited] = await invite(muster, { token: owner.token, orgId }, ['Ada First'], 'asking.example.test')
  const invitation = '/api/getInvitationStatus'
  for (const [code, heading] of [
    [invited?.code, 'Hello, Ada'],
    ['ABCD1234ABCD1234', 'We do not know this code'],
  ] as const) {
    const page = await open(desktop)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${muster.url}/#/questionnaire/${code}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(asked.filter((path) => path === invitation)).toEqual([invitation])
    expect(asked.indexOf(invitation)).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')))
  }
})

test('styles are fetched ahead of a page that is named, and at home for who opened an organization here before', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/404.*getCompanyReport/)
  const newcomer = await signInByMail(muster, 'newcomer-at-home@example.test')
  const page = await open(desktop, signedInBrowser(muster, newcomer))
  const stylesAhead = () =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('link.ahead[rel=preload][as=style]')].map(({ href }) => href)",
    )
  await page.goto(muster.url)
  await expect(page.getByRole('link', { name: 'import one from a file' })).toBeVisible()
  expect(await fetchedAhead(page)).not.toEqual([])
  expect(await stylesAhead()).toEqual([])
  await createOrganization(muster, newcomer.token, 'Larkspur Studio')
  for (const address of ['#/company-wiki', '']) {
    await page.goto('about:blank')
    await page.goto(`${muster.url}/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Company wiki' })).toBeVisible()
    expect(await stylesAhead()).not.toEqual([])
  }
})

test('a page begins with what it says to everybody, in the reader’s language, before its scripts are there', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/404.*(?:getCompanyReport|getInvitationStatus)/)
  const owner = await signInByMail(muster, 'owner-of-drawings@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const member = signedInBrowser(muster, owner)
  const login = 'MusterSign in to MusterEnter your e-mail. We send you a code, so you don’t need a password.'
  const places: { hash: string; browser?: object; readIn?: 'ar'; words: string }[] = [
    { hash: '/login', words: login },
    { hash: '/login', browser: { locale: 'de-AT' }, words: `Muster${loginWords(de)}` },
    { hash: '/company-wiki', browser: member, readIn: 'ar', words: `Muster${ar.page.about}` },
    { hash: '/questionnaire/unknown', words: '' },
  ]
  for (const { hash, browser = {}, readIn, words } of places) {
    const page = await open(desktop, browser)
    if (readIn !== undefined) {
      await page.addInitScript({ content: `localStorage.setItem('muster.read-in', '${readIn}')` })
    }
    const gate = new EventEmitter()
    const opened = once(gate, 'open')
    await page.route('**/assets/*.js', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto(`${muster.url}/#${hash}`, { waitUntil: 'commit' })
    const drawing = page.locator('#root > .first')
    await expect(drawing).toBeVisible()
    expect({ hash, readIn, words: await drawing.textContent() }).toEqual({ hash, readIn, words })
    await expect(page.getByText('Loading...')).toHaveCount(1)
    // What is only a picture of the page is not told as the page.
    await expect(page.getByRole('heading')).toHaveCount(0)
    gate.emit('open')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drawing).toHaveCount(0)
    await page.close()
  }
})

test('the styles of every page stand before those that a page brings along, which win over them', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'owner-of-styles@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  await join(muster, { token: owner.token, orgId }, 'Tomas Reyes')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=members`)
  await page.getByRole('button', { name: /Tomas Reyes/ }).click()
  const sheets = await page.evaluate<string[]>(
    `[...document.styleSheets].flatMap(({ href }) => href === null ? [] : [new URL(href).pathname])`,
  )
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets.findIndex((file) => file.includes('/index-'))).toBeLessThan(2)
  // A button of the first styles has no padding; an item of a menu has.
  await expect(page.getByRole('menuitem').first()).not.toHaveCSS('padding-left', '0px')
})
