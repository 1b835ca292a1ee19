import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'

/** Somebody who goes from page to page faster than a slow network brings them: something is always on screen. */

const seed = Number(process.env['MUSTER_SEED'] ?? Date.now() % 1_000_000)

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomOf = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const addresses = [
  '/',
  '/login',
  '/company-wiki',
  '/submissions',
  '/reports',
  '/help',
  '/help/grades',
  '/chat',
  '/settings',
  '/account',
  '/onboarding',
  '/employee-questionnaire',
  '/employee-form',
  '/new-organization',
  '/join-organization',
  '/reports?org=ORG',
  '/chat?org=ORG',
  '/employee-form?org=ORG',
  '/nowhere',
  '/damaged%',
]

/** Files of pages and every call come late, each by a little more or less. */
const slowDown = (page: Page, random: () => number, upToMs: number) =>
  page.route(/\/assets\/.*\.js$|\/api\//, async (route) => {
    const ms = random() * upToMs
    await new Promise((resolve) => setTimeout(resolve, ms))
    // The page may have given it up by then.
    await route.continue().catch(() => undefined)
  })

const goTo = (page: Page, address: string) =>
  page.evaluate(`location.hash = ${JSON.stringify(`#${address}`)}`)

/** Not beyond the first page. */
const goBack = (page: Page) => page.evaluate('if ((history.state?.__TSR_index ?? 0) > 0) history.back()')

/** What is on screen, once nothing is loaded any more: a heading, and not a word that says that something is to come. */
const expectPage = async (page: Page, told: string) => {
  await expect(page.getByRole('heading', { level: 1 }).first(), told).toBeVisible()
  await expect(page.getByText(/^Loading|^Authenticating|^Joining/), told).toHaveCount(0)
}

const starter = async (muster: Muster, story: string) => {
  const signedIn = await signInByMail(muster, `${story}@example.test`)
  const { token } = signedIn
  const { orgId } = await ask(muster, contract.createOrganization, { name: 'Larkspur Studio' }, { token })
  return { signedIn, orgId }
}

test('random navigation over a slow network never leaves an empty page', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet, and some addresses are not for everybody.
  watched.expectTrouble(/404|403|400|401/)
  // To be given as MUSTER_SEED to walk the same way again.
  test.info().annotations.push({ type: 'seed', description: String(seed) })
  process.stdout.write(`MUSTER_SEED=${seed}\n`)
  const random = randomOf(seed)
  const one = await starter(muster, 'walking-about')
  const owner = await signInByMail(muster, 'walking-owner@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const employee = await join(muster, { token: owner.token, orgId }, 'Emil Walker')
  const walkers = [
    { as: 'an owner before the setup', signedIn: one.signedIn, orgId: one.orgId },
    { as: 'an owner', signedIn: owner, orgId },
    { as: 'an employee', signedIn: employee, orgId },
  ]
  for (const { as, signedIn, orgId: org } of walkers) {
    const page = await open(desktop, signedInBrowser(muster, signedIn))
    await slowDown(page, random, 400)
    const walked: string[] = []
    const next = () => {
      const address = addresses[Math.floor(random() * addresses.length)] ?? '/'
      walked.push(address)
      return address.replace('ORG', org)
    }
    await page.goto(`${muster.url}/#${next()}`)
    for (let burst = 0; burst < 3; burst += 1) {
      for (let step = 0; step < 4; step += 1) {
        await page.waitForTimeout(random() * 500)
        await (random() < 0.2 ? goBack(page) : goTo(page, next()))
      }
      await expectPage(page, `${as}, MUSTER_SEED=${seed}: ${walked.join(' ')}`)
    }
    await page.context().close()
  }
})
