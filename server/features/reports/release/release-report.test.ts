import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

const it = testApp()
const {
  generate,
  submit,
  review,
  release,
  released,
  releasedCompany,
  generateCompany,
  admin,
  owner,
  answer,
  stepsOf,
  refusal,
  missing,
  somebody,
  withdraw,
  contest,
  kinds,
} = releaseCalls(it)

test('a version is a draft, is reviewed with a reason, released, acknowledged and contested, and all of it is told', async () => {
  const { person, member, which } = await somebody()
  const stateOf = async (by: Member) =>
    (await it.ok(contract.getReport, { employeeId: person.id }, by)).report.state
  expect(await stateOf(owner())).toBe('draft')
  expect(await it.call(contract.getReport, which, member)).toMatchObject(missing)
  const reviewed = await it.ok(contract.reviewReport, { ...which, reason: ' Read each answer ' }, admin())
  expect(reviewed).toMatchObject({
    state: 'reviewed',
    step: {
      kind: 'reviewed',
      version: 1,
      at: it.now.toISOString(),
      by: { userId: admin().userId },
      text: 'Read each answer',
      isOwn: false,
      nobodyElse: false,
      wasOut: false,
    },
  })
  expect(await it.call(contract.getReport, which, member)).toMatchObject(missing)
  // Another may look at it, too.
  await review(which, owner())
  expect(await it.ok(contract.releaseReport, which, owner())).toMatchObject({ state: 'released' })
  expect(await stateOf(member)).toBe('released')
  expect((await answer(which, member, { answer: 'acknowledged', comment: '' })).body).toMatchObject({
    state: 'acknowledged',
    step: { text: null },
  })
  expect(await contest(which, member)).toMatchObject({ status: 200, body: { state: 'contested' } })
  const reply = { ...which, comment: 'We look at it together on Friday' }
  expect((await it.call(contract.respondToContest, reply, admin())).body).toMatchObject({
    state: 'contested',
    step: { kind: 'answered' },
  })
  expect(await answer(which, member)).toMatchObject({ body: { state: 'acknowledged' } })
  const all = ['acknowledged', 'answered', 'contested', 'acknowledged', 'released', 'reviewed', 'reviewed']
  for (const by of [owner(), member]) {
    expect(await kinds({ employeeId: person.id }, by)).toEqual(all.map((kind) => `1 ${kind}`))
  }
  const seen = await stepsOf({ employeeId: person.id }, member)
  expect(seen.map(({ text }) => text)).toEqual([
    null,
    'We look at it together on Friday',
    'It was a quiet month',
    null,
    null,
    'Looked through it',
    'Read each answer',
  ])
  expect(seen.at(-1)?.by).toEqual({ userId: admin().userId, name: 'The admin' })
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'report', limit: 8 }, owner())
  expect(entries.map(({ action }) => action)).toEqual([
    ...all.map((kind) => `report.${kind}`),
    'report.generated',
  ])
  expect(entries[0]).toMatchObject({ subject: person.name, details: { employeeId: person.id, version: 1 } })
  expect(JSON.stringify(entries)).not.toContain('quiet month')
})

test('a newer version is a draft again, and its person goes on with the one that is out', async () => {
  const { person, member } = await somebody()
  const out = await released(person, admin())
  const newer = await generate(person, admin())
  expect(newer.version).toBe(3)
  const found = await it.ok(contract.getReport, { employeeId: person.id }, member)
  expect([found.report.version, found.latestVersion, found.versions]).toEqual([2, 2, [2]])
  const [row] = (await it.ok(contract.listReports, {}, member)).reports
  expect(row).toMatchObject({ version: 2, state: 'released', releasedVersion: 2 })
  const list = await it.ok(contract.listReports, {}, owner())
  expect(list.reports.find(({ employeeId }) => employeeId === person.id)).toMatchObject({
    version: 3,
    state: 'draft',
    releasedVersion: 2,
  })
  await release({ employeeId: person.id, version: 3 }, admin())
  expect((await it.ok(contract.getReport, { employeeId: person.id }, member)).versions).toEqual([3, 2])
  // An older one does not come after a newer.
  const first = { employeeId: person.id, version: 1 }
  await review(first, admin())
  expect(await it.call(contract.releaseReport, first, admin())).toMatchObject(refusal(messages.newerIsOut(3)))
  expect(out.state).toBe('released')
})

test('an edited version says why and from which one, and is a draft; the generated texts stay', async () => {
  const { person, member } = await somebody()
  const made = await released(person, admin())
  const edited = {
    ...made,
    strengths: made.strengths.map((strength) => ({ ...strength, text: 'Calm under load' })),
  }
  const save = (reportData: object, reason?: string) =>
    it.ok(contract.saveReport, { employeeId: person.id, reportData: Object(reportData), reason }, admin())
  const { report } = await save(edited, 'Kinder, and as true')
  expect(report).toMatchObject({ version: 3, state: 'draft', generatedVersion: 2 })
  expect((await save(edited)).report.generatedVersion).toBe(2)
  const steps = await stepsOf({ employeeId: person.id }, owner())
  expect(steps.slice(0, 2).map(({ kind, version, text }) => [kind, version, text])).toEqual([
    ['edited', 4, null],
    ['edited', 3, 'Kinder, and as true'],
  ])
  await release({ employeeId: person.id, version: 4 }, admin())
  // Its person reads what is out, and who let it out; how it came to be is between those who decide.
  const { report: seen } = await it.ok(contract.getReport, { employeeId: person.id }, member)
  expect(seen).toMatchObject({ version: 4, origin: 'edited', generatedVersion: null })
  expect(await kinds({ employeeId: person.id }, member)).toEqual([
    '4 released',
    '4 reviewed',
    '2 released',
    '2 reviewed',
  ])
})

test('what is withdrawn, and what was out before it, is found by its person no more, until another is out', async () => {
  const { person, member } = await somebody()
  await released(person, admin())
  const { version } = await released(person, admin())
  const which = { employeeId: person.id, version }
  expect(await withdraw(which)).toMatchObject({ status: 200, body: { state: 'withdrawn' } })
  expect(await it.call(contract.getReport, { employeeId: person.id }, member)).toMatchObject(missing)
  expect((await it.ok(contract.listReports, {}, member)).reports).toEqual([])
  expect((await kinds({ employeeId: person.id }, owner())).slice(0, 2).toSorted(byText)).toEqual([
    `${version - 1} withdrawn`,
    `${version} withdrawn`,
  ])
  expect(await withdraw(which)).toMatchObject(refusal(messages.nothingOut))
  expect(await it.call(contract.releaseReport, which, owner())).toMatchObject(refusal(messages.reviewFirst))
  await release(which, owner())
  expect((await it.ok(contract.getReport, { employeeId: person.id }, member)).versions).toEqual([version])
})

test('a version that was out may be deleted, which is told, and brings none back that was out before', async () => {
  const { person, member } = await somebody()
  await released(person, admin())
  await released(person, admin())
  await it.ok(contract.deleteReport, { employeeId: person.id }, owner())
  expect(await it.call(contract.getReport, { employeeId: person.id }, member)).toMatchObject(missing)
  const [deleted, withdrawn] = await stepsOf({ employeeId: person.id }, owner())
  expect(deleted).toMatchObject({ kind: 'deleted', version: 3, wasOut: true })
  expect(withdrawn).toMatchObject({ kind: 'withdrawn', version: 2, wasOut: true })
})

test('the company report is released to everybody, version by version, and nobody answers it', async () => {
  const company = await newOrganization(it.host, it.now, ['Ada', 'Grace', 'Mary', 'Hedy', 'Joan', 'Emmy'])
  for (const person of company.people) await submit(person)
  const member = await newMember(it.host, it.now, company.orgId, 'employee')
  const draft = await generateCompany(company.owner)
  expect(draft.state).toBe('draft')
  const nothing = async () => {
    expect(await it.call(contract.getCompanyReport, {}, member)).toMatchObject(missing)
    expect(await it.call(contract.getCompanyReport, { id: draft.id }, member)).toMatchObject(missing)
    expect((await it.ok(contract.getCompanyReports, {}, member)).reports).toEqual([])
    expect((await it.ok(contract.listCompanyReports, {}, member)).versions).toEqual([])
    expect(await stepsOf({ reportId: draft.id }, member)).toEqual([])
  }
  await nothing()
  await review({ reportId: draft.id }, company.owner)
  await nothing()
  await it.ok(contract.releaseReport, { reportId: draft.id }, company.owner)
  await generateCompany(company.owner)
  expect((await it.ok(contract.getCompanyReport, {}, member)).report).toMatchObject({
    id: draft.id,
    state: 'released',
  })
  expect((await it.ok(contract.listCompanyReports, {}, member)).versions).toHaveLength(1)
  expect((await it.ok(contract.listCompanyReports, {}, company.owner)).versions).toHaveLength(2)
  const seen = await stepsOf({ reportId: draft.id }, member)
  expect(seen.map(({ kind, text, by }) => [kind, text, by?.name])).toEqual([
    ['released', null, 'The owner'],
    ['reviewed', null, 'The owner'],
  ])
  expect((await withdraw({ reportId: draft.id }, company.owner)).body).toMatchObject({ state: 'withdrawn' })
  await nothing()
  const again = await releasedCompany(company.owner)
  await it.ok(contract.deleteReport, { reportId: again.id }, company.owner)
  await nothing()
  expect((await stepsOf({ reportId: again.id }, company.owner))[0]).toMatchObject({
    kind: 'deleted',
    wasOut: true,
  })
})

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
