import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What several do with one report at once has one outcome, and its history says which. */

const it = testApp()
const { submit, generate, generateCompany, review, released } = reportCalls(it)

/** An organization with two admins, and somebody with an account whose first report was reviewed. */
const reviewed = async () => {
  const { orgId, owner, person } = await newOrganization(it.host, it.now)
  const admin = await newMember(it.host, it.now, orgId, 'admin')
  const other = await newMember(it.host, it.now, orgId, 'admin')
  const member = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  await submit(person)
  const { version } = await generate(person, owner)
  const which = { employeeId: person.id, version }
  await review(which, owner)
  return { orgId, owner, admin, other, member, person, which }
}
type There = Awaited<ReturnType<typeof reviewed>>

const kindsOf = async ({ person, owner }: There) =>
  (await it.ok(contract.getReportSteps, { employeeId: person.id }, owner)).steps
    .map(({ kind }) => kind)
    .toReversed()
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const often = [1, 2, 3, 4]

/** What its person finds is what the state says, and the last step that leads to a state led to it. */
const expectConsistent = async ({ person, owner, member, which }: There) => {
  const { report } = await it.ok(contract.getReport, which, owner)
  const found = await it.call(contract.getReport, which, member)
  expect(found.status).toBe(isPublished(report.state) ? 200 : 404)
  const { steps } = await it.ok(
    contract.getReportSteps,
    { employeeId: person.id, version: which.version },
    owner,
  )
  const leading = steps.filter(({ kind }) => kind !== 'answered' && kind !== 'deleted' && kind !== 'edited')
  expect(leading[0]?.kind).toBe(report.state)
}

test('of several who release one version at once one does', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, admin, other, which } = there
    const answers = await Promise.all(
      [owner, admin, other].map((by) => it.call(contract.releaseReport, which, by)),
    )
    expect(inOrder(statuses(answers))).toEqual([200, 400, 400])
    const refusals = answers.flatMap(({ status, body }) => (status === 400 ? [body['error']] : []))
    expect(refusals).toEqual([messages.outAlready, messages.outAlready])
    expect(await kindsOf(there)).toEqual(['reviewed', 'released'])
    await expectConsistent(there)
  }
})

test('a release and a new version at once: the version is out, and the new one is a draft', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, admin, person, member, which } = there
    const answers = await Promise.all([
      it.call(contract.releaseReport, which, admin),
      it.call(contract.generateEmployeeReport, { employee: { id: person.id } }, owner),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    const { report, versions } = await it.ok(contract.getReport, { employeeId: person.id }, member)
    expect([report.version, versions]).toEqual([1, [1]])
    expect((await it.ok(contract.getReport, { employeeId: person.id }, owner)).report).toMatchObject({
      version: 2,
      state: 'draft',
    })
  }
})

test('a release and a deletion at once: it is gone in any case, and the history says whether it was out', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, admin, person, member, which } = there
    const [release, deletion] = await Promise.all([
      it.call(contract.releaseReport, which, admin),
      it.call(contract.deleteReport, { employeeId: person.id }, owner),
    ])
    expect(deletion.status).toBe(200)
    expect([200, 404]).toContain(release.status)
    expect((await it.call(contract.getReport, which, member)).status).toBe(404)
    const { steps } = await it.ok(contract.getReportSteps, { employeeId: person.id }, owner)
    expect(steps[0]).toMatchObject({ kind: 'deleted', wasOut: release.status === 200 })
  }
})

test('a release and the removal of its person at once: whoever comes back has what was stored', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, admin, person, which } = there
    const [release, removal] = await Promise.all([
      it.call(contract.releaseReport, which, admin),
      it.call(contract.deleteEmployee, { employeeId: person.id }, owner),
    ])
    expect(removal.status).toBe(200)
    expect([200, 404]).toContain(release.status)
    expect((await it.call(contract.getReport, which, owner)).status).toBe(404)
    await it.ok(contract.restoreEmployee, { employeeId: person.id }, owner)
    const { report } = await it.ok(contract.getReport, which, owner)
    expect(report.state).toBe(release.status === 200 ? 'released' : 'reviewed')
    await expectConsistent(there)
  }
})

test('an admin who is demoted at the moment of a release has released it before, or does not', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, admin, which } = there
    const [release, demotion] = await Promise.all([
      it.call(contract.releaseReport, which, admin),
      it.call(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, owner),
    ])
    expect(demotion.status).toBe(200)
    const refused = {
      status: 400,
      body: { error: expect.stringMatching(/^(?:Only owners|Your permissions)/) },
    }
    expect(release).toMatchObject(release.status === 200 ? { status: 200 } : refused)
    expect(await kindsOf(there)).toEqual(release.status === 200 ? ['reviewed', 'released'] : ['reviewed'])
    await expectConsistent(there)
  }
})

test('an answer and a withdrawal at once: what was answered was out, and nothing is answered after', async () => {
  for (const _ of often) {
    const there = await reviewed()
    const { owner, member, which } = there
    await it.ok(contract.releaseReport, which, owner)
    const [answer, withdrawal] = await Promise.all([
      it.call(contract.answerReport, { ...which, answer: 'contested', comment: 'No' }, member),
      it.call(contract.withdrawReport, { ...which, reason: 'It was wrong' }, owner),
    ])
    expect(withdrawal.status).toBe(200)
    expect([200, 404]).toContain(answer.status)
    const kinds = (await kindsOf(there)).slice(-2)
    expect(kinds).toEqual(answer.status === 200 ? ['contested', 'withdrawn'] : ['released', 'withdrawn'])
    await expectConsistent(there)
  }
})

test('two answers at once are two steps, one after the other', async () => {
  const there = await reviewed()
  const { owner, member, which } = there
  await it.ok(contract.releaseReport, which, owner)
  const acknowledged = { ...which, answer: 'acknowledged' }
  const answers = await Promise.all([
    it.call(contract.answerReport, acknowledged, member),
    it.call(contract.answerReport, acknowledged, member),
    it.call(contract.answerReport, { ...which, answer: 'contested', comment: 'No' }, member),
  ])
  for (const { status } of answers) expect([200, 400]).toContain(status)
  const done = answers.filter(({ status }) => status === 200)
  expect((await kindsOf(there)).slice(2)).toHaveLength(done.length)
  await expectConsistent(there)
})

test('who would be the only one to decide releases their own report, or somebody else is there by then', async () => {
  for (const _ of often) {
    const { orgId, owner, person } = await newOrganization(it.host, it.now)
    const member = await newMember(it.host, it.now, orgId, 'employee')
    await it.host.database
      .sql`update employees set user_id = ${owner.userId} where org_id = ${orgId} and id = ${person.id}`
    await submit(person)
    const { version } = await generate(person, owner)
    const which = { employeeId: person.id, version }
    await review(which, owner)
    const [release, promotion] = await Promise.all([
      it.call(contract.releaseReport, which, owner),
      it.call(contract.changeMemberRole, { userId: member.userId, role: 'admin' }, owner),
    ])
    expect(promotion.status).toBe(200)
    const own = { status: 200, body: { step: { isOwn: true } } }
    const refused = { status: 400, body: { error: messages.ownReportByAnother } }
    expect(release).toMatchObject(release.status === 200 ? own : refused)
  }
})

test('of several who release one company report at once one does, also while another is made', async () => {
  const there = await reviewed()
  const { owner, admin, other, member } = there
  const { id } = await generateCompany(owner)
  await review({ reportId: id }, owner)
  const answers = await Promise.all([
    ...[owner, admin, other].map((by) => it.call(contract.releaseReport, { reportId: id }, by)),
    it.call(contract.generateCompanyReport, {}, owner),
  ])
  expect(inOrder(statuses(answers.slice(0, 3)))).toEqual([200, 400, 400])
  expect((await it.ok(contract.getCompanyReport, {}, member)).report.id).toBe(id)
})

test('everything at once on one report leaves no failure and one history', async () => {
  const there = await reviewed()
  const { owner, admin, other, member, person, which } = there
  await released(person, admin)
  const reason = 'Again'
  const answers = await Promise.all([
    it.call(contract.releaseReport, which, owner),
    it.call(contract.reviewReport, { ...which, version: 2, reason }, other),
    it.call(contract.withdrawReport, { ...which, version: 2, reason }, admin),
    it.call(contract.answerReport, { ...which, version: 2, answer: 'contested', comment: reason }, member),
    it.call(contract.respondToContest, { ...which, version: 2, comment: reason }, admin),
    it.call(contract.generateEmployeeReport, { employee: { id: person.id } }, owner),
    it.call(contract.deleteReport, { employeeId: person.id, reportId: 'unknown' }, owner),
  ])
  for (const { status } of answers) expect([200, 400, 404]).toContain(status)
  await expectConsistent(there)
  await expectConsistent({ ...there, which: { ...which, version: 2 } })
})
