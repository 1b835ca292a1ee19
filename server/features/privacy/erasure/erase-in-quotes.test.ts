import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import type { InvitedPerson } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate } = reportCalls(it)
const { here, answeredPerson } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

const taken = 'This text named somebody who was removed. It was deleted when they were erased.'

const erased = async (person: InvitedPerson) => {
  const { owner } = here()
  await calls.removed(person, owner)
  expect((await calls.erase(person, person.name, owner)).status).toBe(200)
}

/** Of somebody who answered, an edited report and answers that were opened again, with words that name another. */
const writtenAbout = async (other: InvitedPerson, named: string) => {
  const { owner } = here()
  const report = await generate(other, owner)
  const texts = [`They lean on ${named}.`, `${other.name} leans on nobody.`]
  await it.ok(
    contract.saveReport,
    {
      employeeId: other.id,
      reportData: {
        ...report,
        summary: report.summary.map((one, index) => ({ ...one, text: texts[index] ?? one.text })),
      },
      reason: `As ${named} asked`,
    },
    owner,
  )
  await it.host.database.sql`
    insert into submission_versions (org_id, employee_id, revision, submission_type, raw_answers, questionnaire_version, started_at, submitted_at, reopened_at, reopened_by, reason)
    select org_id, employee_id, revision + n, submission_type, raw_answers, questionnaire_version, started_at, submitted_at, now(), ${owner.userId}, reason
    from submissions, (values (100, ${`Compare with ${named}`}), (101, 'Say more')) as said (n, reason) where employee_id = ${other.id}`
  return report
}

const wordsAbout = async (other: InvitedPerson) => {
  const { report } = await it.ok(contract.getReport, { employeeId: other.id }, here().owner)
  const { submission_versions: opened, report_steps: steps } = await calls.rowsOf(other)
  return { texts: report.summary.map(({ text }) => text), opened, steps }
}
const without = (other: InvitedPerson, { summary }: { summary: readonly { text: string }[] }) => ({
  texts: [taken, `${other.name} leans on nobody.`, ...summary.slice(2).map(({ text }) => text)],
  opened: [{ reason: null }, { reason: 'Say more' }],
  steps: [{ kind: 'edited', text: null }],
})

test('what others wrote in reports of others, and why answers were opened again, goes where it names them', async () => {
  const person = await answeredPerson('Ada Nowhere')
  // Whose own name is a part of it.
  const other = await answeredPerson('Ada Elsewhere')
  const report = await writtenAbout(other, 'Nowhere')
  await erased(person)
  expect(await wordsAbout(other)).toMatchObject(without(other, report))
})

test('so it goes out of what is kept of others who were removed, and does not come back with them', async () => {
  const person = await answeredPerson('Hedy Nowhere')
  const other = await answeredPerson('Hedy Elsewhere')
  const report = await writtenAbout(other, 'Nowhere')
  await calls.removed(other, here().owner)
  await erased(person)
  const [kept] = await it.host.database.sql`select kept::text from removed_employees where id = ${other.id}`
  expect(kept?.['kept']).not.toContain('Nowhere')
  expect((await calls.restore(other, here().owner)).status).toBe(200)
  expect(await wordsAbout(other)).toMatchObject(without(other, report))
})

test('what a cycle is called and why it was opened goes where it names them', async () => {
  const { owner } = here()
  const person = await answeredPerson('Joan Nowhere')
  for (const [number, name, reason] of [
    [2, 'After Nowhere left', 'Joan left, and much is new'],
    [3, 'Spring', 'A new season'],
  ] as const) {
    await it.host.database
      .sql`insert into cycles (org_id, id, number, name, reason, opened_at, opened_by, asked)
      values (${owner.orgId}, ${`cycle-${number}`}, ${number}, ${name}, ${reason}, now(), ${owner.userId}, 1)`
  }
  await erased(person)
  const { cycles } = await it.ok(contract.listCycles, {}, owner)
  expect(cycles.map(({ name, reason }) => ({ name, reason }))).toEqual([
    { name: 'Spring', reason: 'A new season' },
    { name: 'Cycle 2', reason: null },
  ])
})
