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
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** What an employee is shown of groups, and how an owner settles from how many people on. */

const departments = [
  'Sales',
  'Sales',
  'Sales',
  'Sales',
  'Sales',
  'Sales',
  'Sales',
  'Support',
  'Support',
  'Support',
]

/** Seven who answered in Sales, five in Support and two in Finance, one of whom has an account; the report is out. */
const releasedReport = async (muster: Muster) => {
  const signedIn = await signInByMail(muster, 'owner-of-groups@example.test')
  const owner = {
    token: signedIn.token,
    orgId: await createOrganization(muster, signedIn.token, 'Larkspur Studio'),
  }
  const employee = await join(muster, owner, 'Amara of groups')
  const invites = [...departments, 'Support', 'Support', 'Finance', 'Finance'].map((department, index) => ({
    name: `Person ${index}`,
    email: `person.${index}@groups.test`,
    department,
  }))
  const { results } = await ask(muster, contract.sendEmployeeInvites, { invites }, owner)
  for (const [index, { employee: person, code }] of results.entries()) {
    const rating = (step: number) => String(2 + ((index * step) % 8))
    const answers = {
      ...completeAnswers(`Person ${index}`),
      title_department: `Clerk, ${invites[index]?.department}`,
      role_clarity: rating(3),
      weekly_output: rating(5),
      team_communication: rating(7),
      tool_effectiveness: rating(3),
      job_satisfaction: rating(5),
      has_kpis: index % 2 === 0 ? 'Yes' : 'No',
    }
    await ask(
      muster,
      contract.submitEmployeeAnswers,
      { employeeId: person?.id ?? '', answers, inviteCode: code ?? '' },
      {},
    )
  }
  const { report } = await ask(muster, contract.generateCompanyReport, {}, owner)
  await release(muster, owner, { reportId: report.id })
  return { signedIn, owner, employee }
}

test('an employee is shown no grade of a small group nor of one that gives it away, and the owner cannot change the rule meanwhile', async ({
  open,
  muster,
}) => {
  test.slow()
  const { signedIn, employee } = await releasedReport(muster)
  for (const screen of [desktop, phone]) {
    const page = await open(screen, signedInBrowser(muster, employee))
    await page.goto(`${muster.url}/#/company-wiki`)
    const grading = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(grading('Sales').getByText(/Their self-reported grades average/)).toBeVisible()
    for (const name of ['Support', 'Finance']) {
      await expect(grading(name).getByText('Grade not shown to you')).toBeVisible()
      await expect(
        grading(name).getByText(/What they said is shown only to owners, admins and others with that right/),
      ).toBeVisible()
    }
    await look(page, 'group-threshold-employee')
  }
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await expect(page.getByText('A company report is released. Withdraw it first')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Smallest group whose scores are shown' })
  await expect(field).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Save group threshold' })).toBeHidden()
  await look(page, 'group-threshold-owner')

  // How long things are kept is beside it: counted before it is saved, begun later, and taken back.
  await page.getByRole('combobox', { name: 'Former people' }).selectOption('Removed after 1 year')
  await expect(page.getByText('Nothing would be removed for now')).toBeVisible()
  await look(page, 'retention-preview')
  await page.getByRole('button', { name: 'Save retention' }).press('Enter')
  await expect(page.getByText(/Former people: first removal on .* at the earliest/)).toBeVisible()
  await page.setViewportSize(phone.viewport)
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'retention-waiting')
  await page.getByRole('combobox', { name: 'Former people' }).selectOption('Never removed')
  await page.getByRole('button', { name: 'Save retention' }).click()
  await expect(page.getByText('Nothing is removed yet')).toBeHidden()
})
