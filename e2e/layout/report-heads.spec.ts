import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** A report begins on the first screen: its head takes a fifth of a desktop, and at most two fifths of a phone. */

const phoneOf844 = { ...phone, viewport: { width: 390, height: 844 } }
const most = { desktop: 180, phone: 330 }

/** How high it is from the top of the page to the document, without the bar of the product that a phone has. */
const headOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`
    document.querySelector('.report-document').getBoundingClientRect().top -
      document.querySelector('main').getBoundingClientRect().top
  `)

test('the heads of both reports are small, with what is seldom done in one menu', async ({
  open,
  muster,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'owner-of-heads@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const employee = await join(muster, owner, 'Amara Okafor')
  const { employeeId } = employee
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    { employeeId, answers: completeAnswers('Amara Okafor') },
    { token: employee.token, orgId },
  )
  // Of a second version there is a choice of versions as well.
  for (const version of [1, 2]) {
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
    const { report } = await ask(muster, contract.generateCompanyReport, {}, owner)
    if (version === 1) continue
    await release(muster, owner, { employeeId, version })
    await release(muster, owner, { reportId: report.id })
  }
  const heads: Record<string, number> = {}
  for (const [who, by] of Object.entries({ owner: signedIn, person: employee })) {
    for (const [size, device] of Object.entries({ desktop, phone: phoneOf844 })) {
      const page = await open(device, signedInBrowser(muster, by))
      for (const address of [`/reports/${employeeId}`, '/company-wiki']) {
        await page.goto(`${muster.url}/#${address}`)
        const of = address === '/company-wiki' ? 'company' : 'person'
        const root = of === 'company' ? '.company-wiki' : '.employee-report'
        await expect(page.locator(`${root} .report-section`).nth(1)).toBeVisible()
        await look(page, `head-${who}-${of}`)
        heads[`${who} ${of} ${size}`] = await headOf(page)
      }
      await page.getByRole('button', { name: 'More actions' }).click()
      await expect(page.getByRole('menuitem', { name: 'Print or save as PDF' })).toBeVisible()
      await look(page, `head-${who}-menu`)
      await page.close()
    }
  }
  for (const [what, height] of Object.entries(heads)) {
    expect.soft(height, what).toBeLessThanOrEqual(what.endsWith('desktop') ? most.desktop : most.phone)
  }
})
