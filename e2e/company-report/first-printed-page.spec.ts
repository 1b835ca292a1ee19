import { contract } from '../../contract/index.ts'
import { readPdf } from '../../server/testing/exports/read-files.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { desktop, expect, test } from '../support/fixtures.ts'

test('the company report begins on paper with one page: what matters, what to do first, who answered', async ({
  open,
  muster,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'owner-who-prints@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  for (const name of ['Amara Okafor', 'Bo Lindqvist', 'Cem Yilmaz', 'Dora Novak', 'Emil Berg']) {
    const { employeeId, token } = await join(muster, owner, name)
    const answers = { ...completeAnswers(name), tool_effectiveness: '3' }
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers }, { token, orgId })
  }
  await ask(muster, contract.generateCompanyReport, {}, owner)
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/company-wiki`)
  await expect(page.getByRole('region', { name: 'How people answered' })).toBeVisible()
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
  const [first = '', second = ''] = pages
  for (const text of ['What matters', 'Do first', 'In short', 'Submission rate', 'Risk'])
    expect(first).toContain(text)
  expect(first).toContain('Fix the tools that slow people down')
  expect(first).not.toContain('How people answered')
  expect(second).toContain('How people answered')
})
