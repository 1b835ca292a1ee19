import { beforeAll, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { retentionYears } from '../../../../contract/shapes/retention-years.ts'
import { retentionKinds } from '../../../../contract/calls/retention.ts'
import { testApp } from '../../../testing/app.ts'
import { newOrganization, newPeople } from '../../../testing/new-organization.ts'
import { yearsBefore } from './due-rows.ts'
import { day, retentionTestCalls } from '../../../testing/privacy/retention-calls.ts'

/** Whatever is set, and whatever there is. */

const it = testApp()
const calls = retentionTestCalls(it)
beforeAll(() => it.pass(10 * 366 * day))

const ago = fc.integer({ min: 0, max: 6 * 366 }).map((days) => days * day)
const person = fc.record({
  left: fc.option(ago, { nil: null }),
  isMember: fc.boolean(),
  saved: ago,
  status: fc.constantFrom('completed', 'in_progress'),
  versions: fc.array(ago, { maxLength: 3 }),
  reports: fc.array(fc.tuple(ago, fc.constantFrom('draft', 'released', 'contested', 'withdrawn')), {
    maxLength: 3,
  }),
})
const rules = fc.record(
  Object.fromEntries(retentionKinds.map((kind) => [kind, fc.constantFrom(...retentionYears, null)])),
)

test('nothing younger than the limit goes, nothing that is out, and nothing current of whoever is there', async () => {
  const { sql } = it.host.database
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 4 }), rules, async (people, wanted) => {
      const { orgId, owner } = await newOrganization(it.host, it.now)
      const before = (ms: number) => new Date(it.now.getTime() - ms).toISOString()
      const made = await newPeople(
        it.host,
        it.now,
        orgId,
        people.map((_, index) => `Person ${index}`),
      )
      await sql`update invitations set expires_at = ${before(day)} where org_id = ${orgId}`
      for (const [index, { left, isMember, saved, status, versions, reports }] of people.entries()) {
        const { id, email } = made[index] ?? { id: '', email: '' }
        if (isMember) await calls.joined({ id, email, name: '', code: '', invitationId: '' }, owner)
        await sql`update employees set left_at = ${left === null ? null : before(left)} where id = ${id}`
        await sql`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision,
            questionnaire_version, started_at, saved_at, submitted_at)
          values (${orgId}, ${id}, ${status}, 'standard', '{}', 9, '1', ${before(saved)}, ${before(saved)},
            ${status === 'completed' ? before(saved) : null})`
        for (const [place, at] of versions.toSorted((a, b) => b - a).entries()) {
          await sql`insert into submission_versions (org_id, employee_id, revision, submission_type, raw_answers,
              questionnaire_version, started_at, submitted_at, reopened_at, reopened_by)
            values (${orgId}, ${id}, ${place + 1}, 'standard', '{}', '1', ${before(at)}, ${before(at)}, ${before(at)}, 'x')`
        }
        for (const [place, [at, state]] of reports.toSorted(([a], [b]) => b - a).entries()) {
          await sql`insert into reports (org_id, id, employee_id, version, origin, generated_at, generated_by,
              submission_revision, state, content)
            values (${orgId}, ${`${id} ${place}`}, ${id}, ${place + 1}, 'generated', ${before(at)}, 'x', ${place + 1},
              ${state}, '{"gradingOverview": {}, "coverage": {"scoreInputsAnswered": 0}}')`
        }
      }
      const rowsOf = async (table: string) => [
        ...(await sql`select to_jsonb(t) as row from ${sql(table)} t where org_id = ${orgId}`),
      ]
      const all = async () => ({
        employees: await rowsOf('employees'),
        submissions: await rowsOf('submissions'),
        versions: await rowsOf('submission_versions'),
        reports: await rowsOf('reports'),
        entries: await rowsOf('audit_entries'),
      })
      await calls.set(wanted, owner)
      // As if the owner had been told, and the 30 days were over.
      await sql`update retention_rules set begins_at = ${before(0)}, told_at = ${before(30 * day)}`
      const there = await all()
      await calls.apply()
      const left = await all()
      const goneOf = (kind: keyof typeof there) => {
        const kept = new Set(left[kind].map(({ row }) => JSON.stringify(row)))
        return there[kind].map(({ row }) => Object(row)).filter((row) => !kept.has(JSON.stringify(row)))
      }
      const limitOf = (kind: (typeof retentionKinds)[number]) => {
        const years = wanted[kind] ?? null
        return years === null ? 0 : yearsBefore(it.now, years).getTime()
      }
      const isOlder = (at: unknown, kind: (typeof retentionKinds)[number]) =>
        Date.parse(String(at)) < limitOf(kind)

      const goneIds = new Set<string>()
      for (const { id, left_at: at } of goneOf('employees')) {
        goneIds.add(id)
        const index = made.findIndex((one) => one.id === id)
        expect(at !== null && isOlder(at, 'formerPeople')).toBe(true)
        expect(people[index]?.isMember).toBe(false)
        const states = there.reports
          .map(({ row }) => Object(row))
          .filter((row) => row.employee_id === id)
          .toSorted((x, y) => x.version - y.version)
          .map(({ state }) => String(state))
        // What was contested was settled by a later version that was released.
        expect(states.lastIndexOf('released')).toBeGreaterThanOrEqual(states.lastIndexOf('contested'))
      }
      const staying = (row: { employee_id: string }) => !goneIds.has(row.employee_id)
      for (const row of goneOf('submissions').filter(staying)) {
        expect(row.status).toBe('in_progress')
        expect(isOlder(row.saved_at, 'drafts')).toBe(true)
      }
      for (const row of goneOf('versions').filter(staying)) {
        expect(isOlder(row.submitted_at, 'olderVersions')).toBe(true)
        const resting = there.reports.filter(
          ({ row: report }) =>
            report.employee_id === row.employee_id && report.submission_revision === row.revision,
        )
        expect(resting.filter(({ row: report }) => /released|contested/.test(report.state))).toEqual([])
      }
      for (const row of goneOf('reports').filter(staying)) {
        expect(isOlder(row.generated_at, 'olderVersions')).toBe(true)
        expect(row.state).not.toMatch(/released|contested/)
        const newest = there.reports
          .filter(({ row: report }) => report.employee_id === row.employee_id)
          .map(({ row: report }) => Number(report.version))
        expect(row.version).toBeLessThan(Math.max(...newest))
      }
      for (const row of goneOf('entries')) expect(isOlder(row.at, 'auditEntries')).toBe(true)
      // Doing it again finds nothing more.
      const applied = (await calls.applied({ orgId })).length
      await calls.apply()
      expect(await calls.applied({ orgId })).toHaveLength(applied)
      await sql`delete from retention_rules`
    }),
    { numRuns: 20, endOnFailure: true },
  )
}, 120_000)
