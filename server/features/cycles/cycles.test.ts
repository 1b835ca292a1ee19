import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { eventually } from '../../testing/eventually.ts'
import { testApp } from '../../testing/app.ts'
import { first } from '../../testing/first.ts'
import { newMember, newOrganization } from '../../testing/new-organization.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generateCompany, submit } = reportCalls(it)

type By = { token: string; orgId: string }
const open = (by: By, input: Record<string, unknown> = { name: 'Spring' }) =>
  it.call(contract.openCycle, input, by)
const listed = async (by: By) => (await it.ok(contract.listCycles, {}, by)).cycles
const ended = (by: By, id: string) =>
  eventually(async () => {
    const { run } = await it.ok(contract.getRun, { id }, by)
    return run.state === 'finished' ? run : undefined
  })
const opened = async (by: By, input: { name: string; reason?: string } = { name: 'Spring' }) => {
  const { cycle, run } = await it.ok(contract.openCycle, input, by)
  return { cycle, run: await ended(by, run.id) }
}

const codeOf = async ({ id }: { id: string }) => {
  const [invitation] = await it.host.database
    .sql`select id from invitations where employee_id = ${id} and is_latest`
  return it.host.secrets.inviteCode(String(invitation?.['id']))
}
/** What somebody is told of their answers that were opened again. */
const toldOf = async (person: { id: string }) =>
  (await it.ok(contract.getMySubmission, { inviteCode: await codeOf(person) })).draft.reopened

let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
})

describe('a cycle', () => {
  test('asks everybody who has submitted again, once, and keeps what they had submitted', async () => {
    const { owner, people, orgId } = here
    const before = await generateCompany(owner)
    it.pass(60_000)
    const { cycle, run } = await opened(owner, { name: '  Spring  ', reason: 'Half a year has passed' })
    expect(cycle).toMatchObject({
      number: 2,
      name: 'Spring',
      asked: 8,
      answered: 0,
      reports: 0,
      openedBy: 'The owner',
    })
    expect(run).toMatchObject({ kind: 'cycle', total: 8, done: 8, failed: 0 })
    const states = await it.host.database
      .sql`select status, count(*)::int from submissions where org_id = ${orgId} group by 1`
    expect(states).toEqual([{ status: 'in_progress', count: 8 }])
    const { versions } = await it.ok(contract.getSubmissionVersions, { employeeId: first(people).id }, owner)
    expect(versions).toMatchObject([{ reason: 'Half a year has passed' }])
    const mails = await it.host.database
      .sql`select count(*)::int from mails where org_id = ${orgId} and kind = 'asked-again'`
    expect(mails).toEqual([{ count: 8 }])
    expect(
      (await it.ok(contract.verifyCompanyReport, { reportId: before.id }, owner)).verification.state,
    ).toBe('same')
  })

  test('counts who has answered in it and which reports were made in it', async () => {
    const { owner, people, orgId } = here
    it.pass(60_000)
    const person = first(people)
    await submit({ ...person, code: await codeOf(person) }, { role_clarity: '3' })
    await generateCompany(owner)
    expect(await listed(owner)).toMatchObject([{ number: 2, answered: 1, reports: 1 }])
    it.pass(60_000)
    const { cycle, run } = await opened(owner, { name: 'Autumn' })
    expect(cycle).toMatchObject({ number: 3, asked: 1 })
    expect(run.total).toBe(1)
    // What was answered in the one before still counts in that, though it is open again.
    expect(await listed(owner)).toMatchObject([
      { number: 3, name: 'Autumn', answered: 0, reports: 0 },
      { number: 2, name: 'Spring', answered: 1, reports: 1 },
    ])
    const page = await it.ok(contract.listCycles, { limit: 1 }, owner)
    expect(page.next).toBe(String(cycle.number))
    expect(await it.ok(contract.listCycles, { after: cycle.number }, owner)).toMatchObject({
      cycles: [{ number: 2 }],
      next: null,
    })
    const links = await it.host.database
      .sql`select distinct details->>'mail' as mail from audit_entries where org_id = ${orgId} and action = 'invitation.resent' and run_id is not null`
    expect(links).toEqual([{ mail: 'asked-again' }])
    const audits = await it.host.database
      .sql`select details from audit_entries where org_id = ${orgId} and action = 'organization.cycle_opened' order by id`
    expect(audits).toEqual([{ details: { number: 2, asked: 8 } }, { details: { number: 3, asked: 1 } }])
  })

  test('tells each that everybody is asked again, and not who answered in it and is asked to change it', async () => {
    const { owner, people } = await newCompany()
    const [person = first(people), another = first(people)] = people
    await it.ok(contract.reopenSubmission, { employeeId: another.id }, owner)
    it.pass(60_000)
    await opened(owner, { name: 'Spring', reason: 'Half a year has passed' })
    expect(await toldOf(person)).toMatchObject({
      by: 'The owner',
      reason: 'Half a year has passed',
      isNewRound: true,
    })
    // Open before it began: they are asked to change what they answered.
    expect(await toldOf(another)).toMatchObject({ isNewRound: false })
    it.pass(60_000)
    await submit({ ...person, code: await codeOf(person) }, { role_clarity: '3' })
    it.pass(60_000)
    await it.ok(contract.reopenSubmission, { employeeId: person.id, reason: 'May is missing' }, owner)
    expect(await toldOf(person)).toMatchObject({ reason: 'May is missing', isNewRound: false })
  })

  test('is refused where nobody has submitted, without a name, and of people who may not open answers again', async () => {
    const empty = await newOrganization(it.host, it.now)
    expect(await open(empty.owner)).toMatchObject({
      status: 400,
      body: { error: messages.cycleWithoutAnswers },
    })
    for (const name of ['', ' \u200b ', 'x'.repeat(81)]) {
      expect(await open(empty.owner, { name })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR' },
      })
    }
    const admin = await newMember(it.host, it.now, here.orgId, 'admin')
    expect(await open(admin)).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
    expect(await listed(admin)).toHaveLength(2)
    expect(await it.call(contract.listCycles, { after: 'unknown' }, admin)).toMatchObject({ status: 400 })
    expect(await listed(empty.owner)).toEqual([])
  })

  test('is opened once, however many ask for it at the same moment, and not while people are still being asked', async () => {
    const { owner } = await newCompany()
    const answers = await Promise.all([open(owner), open(owner), open(owner)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body['error'])
    expect([messages.cycleUnderWay, messages.cycleWithoutAnswers]).toEqual(expect.arrayContaining(refusals))
    expect(await listed(owner)).toMatchObject([{ number: 2 }])
  })

  test('leaves whoever cannot be reached as they were, and says why', async () => {
    const { owner, people, orgId } = await newCompany()
    const [unreachable = first(people)] = people
    await it.host.database
      .sql`update invitations set revoked_at = now() where employee_id = ${unreachable.id}`
    await it.host.database
      .sql`insert into reminder_opt_outs (org_id, email, at) values (${orgId}, ${unreachable.email}, now())`
    const { run } = await opened(owner, { name: `Cycle ${randomUUID()}` })
    expect(run).toMatchObject({ total: 8, done: 7, failed: 1 })
    const { failures } = await it.ok(contract.getRun, { id: run.id }, owner)
    expect(failures).toMatchObject([{ error: messages.reopenReachesNobody(unreachable.name) }])
    const [kept] = await it.host.database
      .sql`select status from submissions where employee_id = ${unreachable.id}`
    expect(kept?.['status']).toBe('completed')
  })
})
