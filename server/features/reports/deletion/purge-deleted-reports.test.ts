import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { purgeRemovedReports } from './purge-deleted-reports.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate, generateCompany } = reportCalls(it)
const { here, admin, answeredPerson } = organizationWithAdmin()
const owner = () => here().owner
const day = 86_400_000

const remove = (input: { employeeId?: string; reportId?: string }) =>
  it.ok(contract.deleteReport, input, owner())
const stored = async (id: string) => {
  const rows = await it.host.database.sql`select id from reports where id = ${id}
    union all select id from company_reports where id = ${id}`
  return rows.length
}
const purge = () => asSystem(it.host.database.db, (tx) => purgeRemovedReports.work(tx, it.host))

test('what is deleted is kept with who and when, named in the audit log, and goes for good after 30 days', async () => {
  const person = await answeredPerson()
  const { id } = await generate(person, admin())
  const left = await generate(person, admin())
  await remove({ employeeId: person.id, reportId: id })
  const [row] = await it.host.database
    .sql`select removed_at, removed_by, content from reports where id = ${id}`
  expect(row).toMatchObject({ removed_at: it.now, removed_by: owner().userId })
  expect(row?.['content']).toMatchObject({ employeeId: person.id })
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'report', limit: 1 }, owner())
  expect(entries[0]).toMatchObject({
    action: 'report.deleted',
    entityId: id,
    subject: person.name,
    details: { version: 1 },
  })
  await it.passSignedIn(30 * day - 1)
  await purge()
  expect(await stored(id)).toBe(1)
  it.pass(2)
  await purge()
  expect(await stored(id)).toBe(0)
  expect(await stored(left.id)).toBe(1)
})

test('the number of the newest is not given again after that either, and nothing that it said is left', async () => {
  const person = await answeredPerson()
  await generate(person, admin())
  const gone = await generate(person, admin())
  await remove({ employeeId: person.id, reportId: gone.id })
  const company = await generateCompany(admin())
  await remove({ reportId: company.id })
  await it.passSignedIn(31 * day)
  await purge()
  await purge()
  const left = await it.host.database.sql`select content::text as said from reports where id = ${gone.id}
    union all select content::text from company_reports where id = ${company.id}`
  const nothing = {
    gradingOverview: {},
    coverage: { scoreInputsAnswered: 0, answered: 0, employees: 0 },
  }
  expect(left.map(({ said }) => JSON.parse(String(said)))).toEqual([nothing, nothing])
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin())).versions).toEqual([1])
  expect(
    await it.call(contract.deleteReport, { employeeId: person.id, reportId: gone.id }, owner()),
  ).toMatchObject({ status: 404 })

  expect((await generate(person, admin())).version).toBe(3)
  expect((await generateCompany(admin())).version).toBe(company.version + 1)
  await purge()
  expect([await stored(gone.id), await stored(company.id)]).toEqual([0, 0])
})

test('who is removed meanwhile still has what was kept of them', async () => {
  const person = await answeredPerson()
  const gone = await generate(person, admin())
  await remove({ employeeId: person.id, reportId: gone.id })
  await it.passSignedIn(31 * day)
  await purge()
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner())
  const account = await signUp(it.host, { email: person.email })
  await it.host.database.sql`
    insert into memberships (org_id, user_id, role, status, joined_at)
    values (${here().orgId}, ${account.userId}, 'employee', 'active', now())`
  const { data } = await it.ok(contract.exportMyData, {}, account)
  expect(data.organizations[0]).toMatchObject({ employee: { id: person.id }, reports: [] })
})
