import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { inTransaction } from './core/database/transaction.ts'
import { callConcurrently } from './testing/concurrent-calls.ts'
import { type Answer, testApp } from './testing/app.ts'
import { eventually } from './testing/eventually.ts'
import { first } from './testing/first.ts'
import { newMember, newOrganization } from './testing/new-organization.ts'
import { reportCalls } from './testing/reports/report-calls.ts'
import { startRun } from './features/batch-jobs/start-batch-job.ts'

/** What is done at the moment at which whoever does it may no longer. */

const it = testApp()
const { submit, generate, generateCompany, save, saveCompany } = reportCalls(it)

/** An organization with an admin who may do everything, somebody who has answered, and somebody who was removed. */
const scene = async () => {
  const names = ['Ada Lovelace', 'Grace Hopper']
  const { orgId, owner, people } = await newOrganization(it.host, it.now, names)
  const [person = first(people), gone = first(people)] = people
  const admin = await newMember(it.host, it.now, orgId, 'admin', { permissions: ['all'] })
  await submit(person)
  await it.ok(contract.deleteEmployee, { employeeId: gone.id }, owner)
  return { orgId, owner, admin, person, gone }
}
type Scene = Awaited<ReturnType<typeof scene>>

const takings = {
  remove: ({ owner, admin: { userId } }: Scene) => it.call(contract.removeMember, { userId }, owner),
  demote: ({ owner, admin: { userId } }: Scene) => it.call(contract.removeAdmin, { userId }, owner),
  giveList: ({ owner, admin: { userId } }: Scene) =>
    it.call(contract.changeMemberPermissions, { userId, permissions: ['submission:view'] }, owner),
  leave: ({ admin }: Scene) => it.call(contract.leaveOrganization, { orgId: admin.orgId }, admin),
}
const refusals = { remove: 403, demote: 400, giveList: 400, leave: 403 }

/** Somebody who is invited and has not answered; the id of their record. */
const invited = async (owner: Scene['owner']): Promise<string> => {
  const { result } = await it.ok(contract.createInvitation, { name: 'Ida', email: it.freshEmail() }, owner)
  if (!result.employee) throw new Error('A success holds the employee.')
  return result.employee.id
}

/** Each makes what it changes, and gives the call that the admin then makes. */
const acts = {
  openCycle:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.openCycle, { name: 'Spring' }, admin),
  reopen:
    async ({ admin, person: { id: employeeId } }: Scene) =>
    () =>
      it.call(contract.reopenSubmission, { employeeId }, admin),
  takeOffList:
    async ({ admin, person: { id: employeeId } }: Scene) =>
    () =>
      it.call(contract.deleteEmployee, { employeeId }, admin),
  bringBack:
    async ({ admin, gone: { id: employeeId } }: Scene) =>
    () =>
      it.call(contract.restoreEmployee, { employeeId }, admin),
  erase:
    async ({ admin, gone: { id: employeeId, name } }: Scene) =>
    () =>
      it.call(contract.eraseEmployee, { employeeId, name }, admin),
  saveReport: async ({ owner, admin, person }: Scene) => {
    const report = await generate(person, owner)
    return () => save(person.id, report, admin)
  },
  generateCompany:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.generateCompanyReport, {}, admin),
  saveCompany: async ({ owner, admin }: Scene) => {
    const report = await generateCompany(owner)
    return () => saveCompany(report, admin)
  },
  generateReport:
    async ({ admin, person: { id } }: Scene) =>
    () =>
      it.call(contract.generateEmployeeReport, { employee: { id } }, admin),
  startReports:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.startEmployeeReports, {}, admin),
  addToPlan:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.createPlanItem, { title: 'Ask for a wiki' }, admin),
  invite:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.createInvitation, { name: 'New One', email: it.freshEmail() }, admin),
  inviteWhoWasRemoved:
    async ({ admin, gone: { name, email } }: Scene) =>
    () =>
      it.call(contract.createInvitation, { name, email }, admin),
  inviteSome:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.sendEmployeeInvites, { invites: [{ name: 'New', email: it.freshEmail() }] }, admin),
  startInvitations:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.startInvitations, { invites: [{ name: 'New', email: it.freshEmail() }] }, admin),
  remind: async ({ owner, admin }: Scene) => {
    const employeeIds = [await invited(owner)]
    return () => it.call(contract.remindEmployees, { employeeIds }, admin)
  },
  sendAgain: async ({ owner, admin }: Scene) => {
    const employeeId = await invited(owner)
    return () => it.call(contract.resendInvitation, { employeeId }, admin)
  },
  revokeInvitation: async ({ owner, admin }: Scene) => {
    const employeeId = await invited(owner)
    return () => it.call(contract.revokeInvitation, { employeeId }, admin)
  },
  addPerson:
    async ({ admin }: Scene) =>
    () =>
      it.call(contract.upsertEmployee, { employeeData: { name: 'New', email: it.freshEmail() } }, admin),
  changePerson:
    async ({ admin, person: { id, email } }: Scene) =>
    () =>
      it.call(contract.upsertEmployee, { employeeData: { id, email, role: 'Engineer' } }, admin),
  changePlan: async ({ owner, admin }: Scene) => {
    const { item } = await it.ok(contract.createPlanItem, { title: 'Ask for a wiki' }, owner)
    return () => it.call(contract.updatePlanItem, { id: item.id, basedOn: 1, title: 'Ask again' }, admin)
  },
} satisfies Record<string, (scene: Scene) => Promise<() => Promise<Answer>>>

type Pair = { act: keyof typeof acts; end: keyof typeof takings }
const pairs: readonly Pair[] = [
  ...(['openCycle', 'reopen', 'invite', 'changePerson'] as const).flatMap((act) =>
    (['remove', 'demote', 'giveList', 'leave'] as const).map((end) => ({ act, end })),
  ),
  ...(
    [
      'takeOffList',
      'bringBack',
      'erase',
      'saveReport',
      'generateReport',
      'startReports',
      'generateCompany',
      'saveCompany',
      'addToPlan',
      'changePlan',
      'inviteWhoWasRemoved',
      'inviteSome',
      'startInvitations',
      'remind',
      'sendAgain',
      'revokeInvitation',
      'addPerson',
    ] as const
  ).map((act) => ({ act, end: 'giveList' as const })),
]

test.each(pairs)('$act is done before $end, and not after it', async ({ act, end }) => {
  const before = await scene()
  const actBefore = await acts[act](before)
  const doneFirst = await callConcurrently(it, before.orgId, [actBefore, () => takings[end](before)])
  expect(doneFirst.map(({ status }) => status)).toEqual([200, 200])
  const after = await scene()
  const actAfter = await acts[act](after)
  const doneLast = await callConcurrently(it, after.orgId, [() => takings[end](after), actAfter])
  expect(doneLast.map(({ status }) => status)).toEqual([200, refusals[end]])
})

test('whoever transfers the ownership at this moment invites nobody as an admin any more', async () => {
  const { orgId, owner, admin } = await scene()
  const transfer = () => it.call(contract.transferOwnership, { userId: admin.userId }, owner)
  const email = it.freshEmail()
  const invite = () =>
    it.call(contract.createInvitation, { name: 'New One', email, membershipRole: 'admin' }, owner)
  const [transferred, refused] = await callConcurrently(it, orgId, [transfer, invite])
  expect(transferred?.status).toBe(200)
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'Only owners may invite somebody as an admin.' },
  })
  const { employees } = await it.ok(contract.getEmployees, {}, admin)
  expect(employees.map((one) => one.email)).not.toContain(email)
})

/** A row of each kind of run, and the words of the permission that its starter loses. */
const rowsOfRuns = {
  cycle: (person: Scene['person']) => ({
    input: { employeeId: person.id, cycleId: 'none' },
    needs: 'Open a submitted questionnaire again',
  }),
  invitations: () => ({
    input: { name: 'New One', email: 'new-one@example.test', twin: null },
    needs: 'Invite people, remind them and let removed members in again',
  }),
  reminders: (person: Scene['person']) => ({
    input: { employeeId: person.id },
    needs: 'Invite people, remind them and let removed members in again',
  }),
  'employee-reports': (person: Scene['person']) => ({
    input: { employeeId: person.id },
    needs: 'Generate, edit and release reports, and see all of them',
  }),
} as const

test.each(['cycle', 'invitations', 'reminders', 'employee-reports'] as const)(
  'a run (%s) does nothing once whoever started it may no longer, however far it has come',
  async (kind) => {
    const { orgId, admin, person } = await scene()
    const { input, needs } = rowsOfRuns[kind](person)
    const { sql } = it.host.database
    const { id: runId } = await sql.begin(async (tx) => {
      await tx`select id from organizations where id = ${orgId} for no key update`
      const run = await inTransaction(it.host.database.db, { orgId, userId: admin.userId }, (started) =>
        startRun(
          {
            tx: started,
            now: it.now,
            host: it.host,
            org: { id: orgId, name: 'Tide & Co' },
            user: { id: admin.userId, email: admin.email, displayName: 'The admin' },
            member: { role: 'admin', permissions: ['all'] },
            apiKeyId: null,
          },
          { kind, rows: [{ label: person.name, input }] },
        ),
      )
      await eventually(async () => {
        const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return Number(row?.['waiting']) > 0 ? true : undefined
      })
      await tx`update memberships set permissions = '{org:view}' where user_id = ${admin.userId}`
      return run
    })
    const { run, failures } = await eventually(async () => {
      const answer = await it.ok(contract.getRun, { id: runId }, admin)
      return answer.run.state === 'finished' ? answer : undefined
    })
    expect(run).toMatchObject({ done: 0, failed: 1 })
    expect(first(failures).error).toContain(`You no longer have the permission “${needs}”`)
    const [kept] = await sql`select status from submissions where employee_id = ${person.id}`
    expect(kept?.['status']).toBe('completed')
  },
)
