import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { first } from '../../testing/first.ts'
import { newMember, newPeople } from '../../testing/new-organization.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { fileFrom } from '../../testing/exports/export-calls.ts'
import { readCsv, readXlsx } from '../../testing/exports/read-files.ts'

const app = testApp()
const { submit, generate } = reportCalls(app)
const fileOf = fileFrom(app)

test('the list of more than five thousand people leaves whole, in as many pages as the calls answer in', async () => {
  const orgId = newId()
  const owner = await newMember(app.host, app.now, orgId, 'owner')
  const count = 5_003
  const names = Array.from({ length: count }, (_, index) => `Person ${String(index).padStart(5, '0')}`)
  const people = await newPeople(app.host, app.now, orgId, names)
  const one = first(people)
  await submit(one)
  await generate(one, owner)
  // Everybody but the last two has that report; made one by one they would take minutes.
  const { sql } = app.host.database
  await sql`
    insert into reports (org_id, id, employee_id, version, origin, generated_at, generated_by, submission_revision, content, inputs)
    select e.org_id, 'copy-' || e.id, e.id, 1, r.origin, r.generated_at, r.generated_by, r.submission_revision, r.content, r.inputs
    from employees e join reports r on r.org_id = e.org_id and r.employee_id = ${one.id}
    where e.org_id = ${orgId} and e.id <> ${one.id} and e.name < ${`Person ${String(count - 2).padStart(5, '0')}`}`
  const { reports, next } = await app.ok(contract.listReports, {}, owner)
  expect([reports.length, next === null]).toEqual([5_000, false])

  const csv = readCsv((await fileOf('exportReports', { format: 'csv' }, owner)).bytes)
  expect(csv.slice(1).map(([name]) => name)).toEqual(names)
  expect(csv.slice(1).filter((row) => row[9] !== '')).toHaveLength(count - 2)
  const [sheet, about] = await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, owner)).bytes)
  expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(names)
  const facts = new Map(about?.rows.map(([what, is]) => [what, String(is)]))
  expect([facts.get('People'), facts.get('With a report')]).toEqual([String(count), String(count - 2)])
}, 240_000)
