import arabic from '../../languages/ar/reportPage.json' with { type: 'json' }
import arabicPieces from '../../languages/ar/reportPieces.json' with { type: 'json' }
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Where colleagues read each other's reports, who releases one is told first what the company report will not tell any more. */

/** Ten people whose company report is out, and the reports of four; the fifth is reviewed, the sixth a draft. */
const almostOpen = async (muster: Muster) => {
  const signedIn = await signInByMail(muster, 'owner-of-withholding@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  await ask(
    muster,
    contract.updateOrgData,
    { data: { settings: { reportVisibility: 'organization' } } },
    owner,
  )
  const invites = Array.from({ length: 10 }, (_, index) => ({
    name: `Person ${index}`,
    email: `person.${index}@withholding.test`,
    department: 'Sales',
  }))
  const { results } = await ask(muster, contract.sendEmployeeInvites, { invites }, owner)
  const people: string[] = []
  for (const [index, { employee, code }] of results.entries()) {
    const rating = (step: number) => String(2 + ((index * step) % 8))
    const answers = {
      ...completeAnswers(`Person ${index}`),
      role_clarity: rating(3),
      weekly_output: rating(5),
      team_communication: rating(7),
      tool_effectiveness: rating(3),
      job_satisfaction: rating(5),
      has_kpis: index % 2 === 0 ? 'Yes' : 'No',
    }
    const employeeId = employee?.id ?? ''
    people.push(employeeId)
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers, inviteCode: code ?? '' }, {})
  }
  const { report } = await ask(muster, contract.generateCompanyReport, {}, owner)
  await release(muster, owner, { reportId: report.id })
  for (const employeeId of people.slice(0, 7)) {
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
    if (people.indexOf(employeeId) < 5) await release(muster, owner, { employeeId, version: 1 })
  }
  const [next = '', draft = ''] = people.slice(5)
  await ask(
    muster,
    contract.reviewReport,
    { employeeId: next, version: 1, reason: 'Read it through.' },
    owner,
  )
  return { signedIn, owner, next, draft }
}

test('a release says what colleagues will no longer see of the company report', async ({ open, muster }) => {
  test.slow()
  const { signedIn, owner, next, draft } = await almostOpen(muster)
  const known = 'Anyone who read the company report before may still know these numbers.'
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/reports/${draft}`)
  await page.getByRole('button', { name: 'Review and release', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(known)).toBeVisible()
  await page.getByRole('dialog').getByText(known).scrollIntoViewIfNeeded()
  await lookAtBoth(page, 'release-withholds-review')
  await page.goto(`${muster.url}/#/reports/${next}`)
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(/^Colleagues will see less of version 1/)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(known)).toBeVisible()
  await lookAtBoth(page, 'release-withholds')
  await ask(muster, contract.updateProfile, { language: 'ar' }, owner)
  const small = await open(phone, signedInBrowser(muster, signedIn))
  await small.goto(`${muster.url}/#/reports/${next}`)
  await small.getByRole('button', { name: arabicPieces.release.release, exact: true }).click()
  await expect(small.getByRole('dialog').getByText(arabic.lookAt.companyKnown)).toBeVisible()
  await look(small, 'release-withholds-ar')
})
