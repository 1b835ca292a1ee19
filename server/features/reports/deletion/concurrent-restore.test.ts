import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { purgeRemovedReports } from './purge-deleted-reports.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What happens to a deleted version at the moment at which it is brought back. */

const it = testApp()
const { organizationWithAdmin, generate, generateCompany, review } = reportCalls(it)
const { here, admin, answeredPerson } = organizationWithAdmin()
const owner = () => here().owner
const day = 86_400_000

const restore = (reportId: string) => it.call(contract.restoreReport, { reportId }, owner())
const purge = () => asSystem(it.host.database.db, (tx) => purgeRemovedReports.work(tx, it.host))
const stepsOf = async (which: { employeeId: string } | { reportId: string }) =>
  (await it.ok(contract.getReportSteps, which, owner())).steps.map(({ kind }) => kind).toReversed()

/** A version that was reviewed and deleted: the newest, whose row keeps its number, or one before that, whose row goes. */
const deletedOf = {
  person: async (isNewest = false) => {
    const person = await answeredPerson()
    const { id, version } = await generate(person, admin())
    await review({ employeeId: person.id, version }, admin())
    if (!isNewest) await generate(person, admin())
    await it.ok(contract.deleteReport, { employeeId: person.id, reportId: id }, owner())
    return { id, table: 'reports', which: { employeeId: person.id } }
  },
  company: async (isNewest = false) => {
    await answeredPerson()
    const { id } = await generateCompany(admin())
    await review({ reportId: id }, admin())
    if (!isNewest) await generateCompany(admin())
    await it.ok(contract.deleteReport, { reportId: id }, owner())
    return { id, table: 'company_reports', which: { reportId: id } }
  },
}
const both = ['person', 'company'] as const
const each = [
  ['person', true],
  ['person', false],
  ['company', true],
  ['company', false],
] as const

/** Starts what is asked one after the other while the row is held, each once the one before waits; all go on together. */
const whileHeld = async <T>(
  { id, table }: { id: string; table: string },
  asked: readonly (() => Promise<T>)[],
): Promise<Promise<T>[]> => {
  const { sql } = it.host.database
  const { begun } = await sql.begin(async (tx) => {
    await tx`select id from ${tx(table)} where id = ${id} for update`
    const started: Promise<T>[] = []
    for (const ask of asked) {
      started.push(ask())
      await eventually(async () => {
        const [row] = await sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return Number(row?.['waiting']) >= started.length || undefined
      })
    }
    return { begun: started }
  })
  return begun
}

test.each(both)('of two who bring a version back at once one does: %s', async (of) => {
  const gone = await deletedOf[of]()
  const answers = await Promise.all(await whileHeld(gone, [() => restore(gone.id), () => restore(gone.id)]))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.flatMap(({ body }) => body['error'] ?? [])).toEqual([messages.reportNotDeleted])
  expect(await stepsOf(gone.which)).toEqual(['reviewed', 'deleted', 'restored'])
})

test.each(both)(
  'what is deleted again at that moment is deleted, and its history says both: %s',
  async (of) => {
    const gone = await deletedOf[of]()
    const remove = () => it.call(contract.deleteReport, { ...gone.which, reportId: gone.id }, owner())
    const [back, away] = await Promise.all([restore(gone.id), remove()])
    expect(back.status).toBe(200)
    expect([200, 404]).toContain(away.status)
    const steps = ['reviewed', 'deleted', 'restored']
    expect(await stepsOf(gone.which)).toEqual(away.status === 200 ? [...steps, 'deleted'] : steps)
    expect((await restore(gone.id)).status).toBe(away.status === 200 ? 200 : 400)
  },
)

test.each(each)(
  'what is brought back before the regular work erases it is there whole: %s, newest: %s',
  async (of, isNewest) => {
    const gone = await deletedOf[of](isNewest)
    await it.passSignedIn(30 * day)
    const [back] = await whileHeld(gone, [
      () => restore(gone.id),
      async () => {
        it.pass(1)
        await purge()
        return undefined
      },
    ])
    expect((await back)?.status).toBe(200)
    await purge()
    expect(await stepsOf(gone.which)).toEqual(['reviewed', 'deleted', 'restored'])
  },
)

test.each(each)(
  'what the regular work erases at that moment is not brought back: %s, newest: %s',
  async (of, isNewest) => {
    const gone = await deletedOf[of](isNewest)
    await it.passSignedIn(30 * day + 1)
    const purged = await whileHeld(gone, [purge])
    await Promise.all(purged)
    it.pass(-1)
    expect((await restore(gone.id)).status).toBe(404)
    it.pass(1)
  },
)
