import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { scheduledWork } from '../../job-list.ts'

const app = testApp()
const { newOwner } = organizationsOf(app)
const day = 24 * 60 * 60 * 1000

const prune = () => asSystem(app.host.database.db, (tx) => scheduledWork['prune-runs'].work(tx, app.host))

test('runs that ended are known for 30 days with their rows, and one that goes on stays', async () => {
  const owner = await newOwner()
  const { sql } = app.host.database
  const invites = [
    { name: 'Ada Lovelace', email: app.freshEmail() },
    { name: 'x', email: 'nobody' },
  ]
  const { run } = await app.ok(contract.startInvitations, { invites }, owner)
  await eventually(async () => {
    const now = await app.ok(contract.getRun, { id: run.id }, owner)
    return now.run.state === 'finished' ? true : undefined
  })
  await sql`insert into runs (org_id, id, kind, started_by, total, started_at)
    values (${owner.orgId}, 'going-on', 'reminders', ${owner.userId}, 1, ${app.now.toISOString()})`
  const known = async () => {
    const rows = await sql`select label from run_rows where org_id = ${owner.orgId}`
    const { runs } = await app.ok(contract.getRuns, {}, owner)
    return [rows.length, runs.map(({ id }) => id).toSorted()]
  }
  await app.passSignedIn(30 * day)
  await prune()
  expect(await known()).toEqual([2, [run.id, 'going-on'].toSorted()])
  app.pass(1)
  await prune()
  expect(await known()).toEqual([0, ['going-on']])
  expect(await app.call(contract.getRun, { id: run.id }, owner)).toMatchObject({
    status: 404,
    body: { error: `Run not found: ${run.id}` },
  })
})
