import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

const it = testApp()
const {
  generate,
  review,
  release,
  admin,
  owner,
  here,
  show,
  stepsOf,
  missing,
  somebody,
  withdraw,
  contest,
  kinds,
} = releaseCalls(it)

test('whose report was taken back is told by whom and why, and keeps what they wrote; nobody else is, and no draft is', async () => {
  const { person, member, which } = await somebody()
  const another = await newMember(it.host, it.now, here().orgId, 'employee')
  const own = { employeeId: person.id }
  await release(which, admin())
  await contest(which, member, 'It was a quiet month')
  await it.ok(contract.respondToContest, { ...which, comment: 'We look at it' }, owner())
  await withdraw(which)
  const told = ['1 withdrawn', '1 answered', '1 contested', '1 released']
  expect(await kinds(own, member)).toEqual(told)
  expect(await kinds(which, member)).toEqual(told)
  expect((await stepsOf(own, member)).map(({ text, by }) => [text, by?.name])).toEqual([
    ['The answers were another’s', 'The owner'],
    ['We look at it', 'The owner'],
    ['It was a quiet month', expect.any(String)],
    [null, 'The admin'],
  ])
  // Whoever looks at it again does so for themselves, until it is released.
  await review(which, owner())
  await generate(person, admin())
  expect(await kinds(own, member)).toEqual(told)
  for (const visibility of ['own', 'organization'] as const) {
    await show(here().orgId, visibility)
    const { body } = await it.call(contract.getReportSteps, own, another)
    expect(body['steps'] ?? []).toEqual([])
  }
  await show(here().orgId, 'own')
  await it.ok(contract.releaseReport, which, owner())
  const { report } = await it.ok(contract.getReport, own, member)
  await it.ok(contract.deleteReport, { ...own, reportId: report.id }, owner())
  const [deleted, ...before] = await stepsOf(own, member)
  expect(deleted).toMatchObject({ kind: 'deleted', version: 1, by: { name: 'The owner' }, text: null })
  expect(before.map(({ kind }) => kind)).toEqual(['released', ...told.map((one) => one.slice(2))])
  // Of a draft that is deleted they never heard.
  await it.ok(contract.deleteReport, own, owner())
  expect((await stepsOf(own, member)).map(({ version }) => version)).not.toContain(2)
  expect(await it.call(contract.getReport, own, member)).toMatchObject(missing)
})

test('that a version is deleted is told also where it was withdrawn before, and goes along with whoever is removed', async () => {
  const { person, member, which } = await somebody()
  const own = { employeeId: person.id }
  await release(which, admin())
  await contest(which, member, 'It was a quiet month')
  await withdraw(which)
  await generate(person, admin())
  await it.ok(contract.deleteReport, own, owner())
  await it.ok(contract.deleteReport, own, owner())
  const told = ['deleted', 'withdrawn', 'contested', 'released']
  expect(await kinds(own, member)).toEqual(told.map((kind) => `1 ${kind}`))
  await it.ok(contract.deleteEmployee, own, owner())
  const { data } = await it.ok(contract.exportMyData, {}, { token: member.token })
  expect(data.organizations[0]?.reportSteps.map(({ kind }) => kind)).toEqual(told)
})

test('of a version that is deleted while an older one is out too, its going is the newest that its person is told', async () => {
  const { person, member, which } = await somebody()
  await release(which, admin())
  await generate(person, admin())
  await release({ ...which, version: 2 }, admin())
  await it.ok(contract.deleteReport, { employeeId: person.id }, owner())
  expect((await kinds({ employeeId: person.id }, member)).slice(0, 2)).toEqual(['2 deleted', '1 withdrawn'])
})

test('why a report was withdrawn before whoever wrote that was told that its person reads it stays with who decides', async () => {
  const { person, member, which } = await somebody()
  await release(which, admin())
  await withdraw(which)
  const own = { employeeId: person.id }
  const reasonFor = async (by = member) =>
    (await stepsOf(own, by)).flatMap(({ kind, text }) => (kind === 'withdrawn' ? [text] : []))
  expect(await reasonFor()).toEqual(['The answers were another’s'])
  await it.host.database.sql`update report_steps set is_told = false where employee_id = ${person.id}`
  expect(await reasonFor()).toEqual([null])
  expect(await reasonFor(owner())).toEqual(['The answers were another’s'])
})
