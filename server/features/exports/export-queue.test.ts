import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { first } from '../../testing/first.ts'
import { newMember } from '../../testing/new-organization.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generate, generateCompany } = reportCalls(it)

/** How many statements wait for a lock. */
const waiting = async (): Promise<number> => {
  const [row] = await it.host.database.sql`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return Number(row?.['waiting'])
}

test('one person has three files on the way, one of them being read for, and keeps nobody else from theirs', async () => {
  const { owner, orgId, operations } = await newCompany()
  const admin = await newMember(it.host, it.now, orgId, 'admin')
  await generate(first(operations), owner)
  await generateCompany(owner)
  const mine = { employeeId: first(operations).id, format: 'pdf' }
  const { all } = await it.host.database.sql.begin(async (tx) => {
    await tx`lock table reports in access exclusive mode`
    const begun = [1, 2, 3, 4].map(() => it.call(contract.exportEmployeeReport, mine, owner))
    // Whichever of the four comes last is the one too many, and only that one answers while the table is held.
    const refused = await Promise.race(begun)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', error: messages.exportsYours(3) },
    })
    expect(refused.headers['retry-after']).toBe('5')
    await eventually(async () => ((await waiting()) > 0 ? true : undefined))
    const other = await it.call(contract.exportCompanyReport, { format: 'xlsx' }, admin)
    expect(other.status).toBe(200)
    // The other two of the owner's have read nothing yet: they wait for their turn, and not for the table.
    expect(await waiting()).toBe(1)
    return { all: begun }
  })
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429])
  expect((await it.call(contract.exportEmployeeReport, mine, owner)).status).toBe(200)
})
