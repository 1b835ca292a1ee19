import { contract } from '../contract/index.ts'
import { ask, createOrganization, invite, signedInBrowser, signInByMail } from './api.ts'
import { look } from './look.ts'
import { desktop, expect, phone, test } from './muster.ts'
import { amara } from './people.ts'

const sent = Object.fromEntries(
  Object.entries(amara.answers).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
)

test('whoever a report is about reads it in their language, on a phone, on a screen and on paper', async ({
  open,
  muster,
}) => {
  test.slow()
  const owner = await signInByMail(muster, 'owner-of-languages@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const [person] = await invite(muster, caller, ['Amara Okafor'])
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, code } = person
  const answers = { ...sent, tool_effectiveness: '7.5', job_satisfaction: '12' }
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)

  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/reports/${employeeId}?why=open`)
  await page.getByLabel('Language of this report').selectOption('de')
  await expect(page.getByRole('region', { name: 'Warum diese Note' })).toBeVisible()
  await look(page, 'report-in-german')
  await page.getByLabel('Sprache dieses Berichts').selectOption('es')
  await expect(page.getByRole('region', { name: 'Por qué esta letra' })).toBeVisible()

  // The profile keeps it: another device knows.
  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(`${muster.url}/#/reports/${employeeId}?why=open`)
  await small.getByLabel('Idioma de este informe').selectOption('ar')
  await expect(small.getByRole('region', { name: 'لماذا هذا التقدير' })).toBeVisible()
  await expect(small.locator('.report-document')).toHaveCSS('direction', 'rtl')
  await look(small, 'report-in-arabic')

  // On paper it runs the same way, with every sum open.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Por qué esta letra' })).toBeVisible()
  await page.getByLabel('Idioma de este informe').selectOption('ar')
  await expect(page.getByRole('region', { name: 'لماذا هذا التقدير' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.report-document')).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('متوسط الدرجات الفرعية الخمس بعد تقريبها').first()).toBeVisible()
  if (process.env['MUSTER_PICTURES'] !== undefined)
    await page.pdf({ path: `${process.env['MUSTER_PICTURES']}/report-in-arabic.pdf`, format: 'A4' })
})
