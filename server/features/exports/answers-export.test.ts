import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { questions } from '../../../insights/questionnaire/questionnaire.ts'
import { translator } from '../../../insights/catalog/translator.ts'
import { testApp } from '../../testing/app.ts'
import { first } from '../../testing/first.ts'
import { newMember, newPeople } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { fileFrom } from '../../testing/exports/export-calls.ts'
import { readCsv, readXlsx } from '../../testing/exports/read-files.ts'

const app = testApp()
const { submit } = reportCalls(app)
const fileOf = fileFrom(app)

const asked = questions.filter(({ asked: isAsked }) => isAsked)
const columnOf = (id: string) => 6 + asked.findIndex((question) => question.id === id)

let owner: Member
let orgId: string
beforeAll(async () => {
  orgId = newId()
  owner = await newMember(app.host, app.now, orgId, 'owner')
  const [ada, bo, , carla] = await newPeople(
    app.host,
    app.now,
    orgId,
    ['Ada Lovelace', 'Bo =SUM(1)', 'Silent Sam', 'Carla Again'],
    'Finance',
  )
  if (!ada || !bo || !carla) throw new Error('Nobody was made')
  await submit(ada, { role_clarity: '9', has_kpis: 'Yes', missing_tools: '=cmd|calc' })
  await submit(bo, { role_clarity: '8', has_kpis: 'No' })
  await submit(carla)
  await app.ok(contract.reopenSubmission, { employeeId: carla.id }, owner)
})

describe('the answers as a file', () => {
  it.each(['csv', 'xlsx'] as const)(
    'has a row for each person who answered and a column for each question, as %s',
    async (format) => {
      const { bytes, headers } = await fileOf('exportAnswers', { format }, owner)
      const rows = format === 'csv' ? readCsv(bytes) : ((await readXlsx(bytes))[0]?.rows ?? [])
      expect(rows[0]).toEqual([
        'Name',
        'E-mail',
        'Job title',
        'Department',
        'Submitted',
        'Language',
        ...asked.map(({ prompt }) => prompt),
      ])
      expect(rows.slice(1).map(([name]) => name)).toEqual(['Ada Lovelace', 'Bo =SUM(1)'])
      const nine = rows[1]?.[columnOf('role_clarity')]
      expect(nine).toBe(format === 'csv' ? '9' : 9)
      expect(rows.slice(1).map((row) => row[columnOf('has_kpis')])).toEqual(['Yes', 'No'])
      const words = rows[1]?.[columnOf('missing_tools')]
      expect(words).toBe(format === 'csv' ? "'=cmd|calc" : '=cmd|calc')
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="[^"]+-answers-2026-03-02\\.${format}"$`),
      )
    },
  )

  it('says how many answered of how many, and what is not in it', async () => {
    const [, about] = await readXlsx((await fileOf('exportAnswers', { format: 'xlsx' }, owner)).bytes)
    const facts = new Map(about?.rows.map(([what, is]) => [what, String(is)]))
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    expect([facts.get('People who answered'), facts.get('People')]).toEqual(['2', String(employees.length)])
    expect(facts.get('Notice')).toContain('reopened')
  })

  it('has its headings, its yes and no in the language of the reader, and the time of their place', async () => {
    const input = { format: 'csv', language: 'de', timeZone: 'Asia/Kolkata' }
    const { bytes, headers } = await fileOf('exportAnswers', input, owner)
    const [head, ada] = readCsv(bytes)
    expect(head?.slice(6)).toEqual(
      asked.map(({ id }) => translator('de', 'questions')(`questions.${id}.prompt`)),
    )
    expect(ada?.[columnOf('has_kpis')]).toBe('Ja')
    expect(ada?.[4]).toMatch(/^2026-03-0\d \d\d:\d\d \+05:30$/)
    expect(headers['content-disposition']).toContain('-answers-2026-03-02-de.csv')
  })

  it('takes no time zone that there is none of', async () => {
    const refused = await app.call(contract.exportAnswers, { format: 'csv', timeZone: 'Mars/Olympus' }, owner)
    expect(refused.status).toBe(400)
  })

  it('is refused to who may not read answers, and names nobody from the list to who may not see that', async () => {
    const employee = await newMember(app.host, app.now, orgId, 'employee')
    const refused = await app.call(contract.exportAnswers, { format: 'csv' }, employee)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Read everybody’s answers'),
    ])
    const other = await newMember(app.host, app.now, newId(), 'owner')
    expect(readCsv((await fileOf('exportAnswers', { format: 'csv' }, other)).bytes)).toHaveLength(1)
  })

  it('is without the answers of somebody who was removed', async () => {
    const gone = first(await newPeople(app.host, app.now, orgId, ['Zoe Gone']))
    await submit(gone)
    const names = async () =>
      readCsv((await fileOf('exportAnswers', { format: 'csv' }, owner)).bytes).map(([name]) => name)
    expect(await names()).toContain('Zoe Gone')
    await app.ok(contract.deleteEmployee, { employeeId: gone.id }, owner)
    expect(await names()).not.toContain('Zoe Gone')
  })
})

test('the answers of 5,003 people leave whole, in as many pages as the calls answer in', async () => {
  const org = newId()
  const boss = await newMember(app.host, app.now, org, 'owner')
  const names = Array.from({ length: 5_003 }, (_, index) => `Person ${String(index).padStart(5, '0')}`)
  const one = first(await newPeople(app.host, app.now, org, names))
  await submit(one, { role_clarity: '8' })
  // One by one they would take minutes.
  const { sql } = app.host.database
  await sql`
    insert into submissions
    select (jsonb_populate_record(s, jsonb_build_object('employee_id', e.id))).*
    from employees e join submissions s on s.org_id = e.org_id and s.employee_id = ${one.id}
    where e.org_id = ${org} and e.id <> ${one.id}`
  // As the server does by itself within a minute.
  await sql`analyze submissions`
  await sql`analyze invitations`
  const csv = readCsv((await fileOf('exportAnswers', { format: 'csv' }, boss)).bytes)
  expect(csv.slice(1).map(([name]) => name)).toEqual(names)
  const [sheet] = await readXlsx((await fileOf('exportAnswers', { format: 'xlsx' }, boss)).bytes)
  expect(sheet?.rows.slice(1).map((row) => row[columnOf('role_clarity')])).toEqual(names.map(() => 8))
}, 240_000)
