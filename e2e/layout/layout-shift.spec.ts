import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** What comes late to the head of a page pushes nothing aside. */

/** Adds up how far things moved by themselves; a button of a head that is pushed aside counts 0.005 and more. */
const watchMoves = `window.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value
  }).observe({ type: 'layout-shift', buffered: true })`

test('the buttons over the lists stay where they are, at a desk and on a phone', async ({ open, muster }) => {
  const signedIn = await signInByMail(muster, 'late-buttons@example.test')
  const { token } = signedIn
  const caller = { token, orgId: await createOrganization(muster, token, 'Larkspur Studio') }
  const [person] = await invite(muster, caller, ['Ida Berg', 'Otto Keys'], 'late.test')
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, code: inviteCode } = person
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId,
    inviteCode,
    answers: completeAnswers('Ida Berg'),
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  for (const device of [phone, desktop]) {
    const { width } = device.viewport
    const page = await open(device, signedInBrowser(muster, signedIn))
    await page.addInitScript(watchMoves)
    await page.route(/\/api\/(listInvitations|listReports)\b/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    for (const [place, last] of [
      ['submissions', width < 600 ? 'More' : 'Export'],
      ['reports', 'Export'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`${muster.url}/#/${place}`)
      await expect(page.getByRole('button', { name: last })).toBeVisible()
      // What moved in a frame is told after it.
      await page.waitForTimeout(200)
      expect(await page.evaluate('moved'), `${place}, ${width} wide`).toBeLessThan(0.002)
    }
  }
})
