import { isCallBlockedByBilling } from '../../../contract/rights/blocked-by-billing.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isGoodSubscription } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { subscriptionStatuses } from '../../../contract/calls/organizations.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp, type Caller } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { people } from '../../testing/people.ts'
import { billedApp } from './testing/billed-app.ts'

const billed = await billedApp()
const { app, openOrganization, subscribe, change } = billed
const unbilled = testApp()

const good = ['trialing', 'active', 'past_due'] as const
const bad = ['none', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused'] as const

const person = () => ({ name: 'Ada Lovelace', email: app.freshEmail() })
const answers = {
  core_responsibilities: 'Payroll',
  role_clarity: '8',
  weekly_output: '7',
  recurring_deliverables: 'Invoices',
  title_department: 'Accountant, Finance',
  full_name: 'Ada Lovelace',
  company: 'Tide & Co',
}

/** An organization with a subscription, somebody who has answered, and somebody who was only invited. */
const openWorking = async () => {
  const { orgId, owner } = await openOrganization()
  const subscription = await subscribe(owner)
  const invite = async () => {
    const { result } = await app.ok(contract.createInvitation, person(), owner)
    return { employeeId: result.employee?.id ?? '', inviteCode: result.code ?? '' }
  }
  const answered = await invite()
  await app.ok(contract.submitEmployeeAnswers, { ...answered, answers })
  return { orgId, owner, subscription, answered, invited: await invite() }
}

const setStatus = (orgId: string, status: string) =>
  asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update billing_accounts set status = ${status} where org_id = ${orgId}`),
  )

/** Every call that a subscription stops, with an input that is else taken. */
const stoppedCalls = (employeeId: string) =>
  [
    [contract.createInvitation, person()],
    [contract.sendEmployeeInvites, { invites: [person()] }],
    [contract.startInvitations, { invites: [person()] }],
    [contract.resendInvitation, { employeeId }],
    [contract.generateEmployeeReport, { employee: { id: employeeId } }],
    [contract.startEmployeeReports, { employeeIds: [employeeId] }],
    [contract.generateCompanyReport, {}],
  ] as const

test('every call of the list is tried here', () => {
  const tried = [...stoppedCalls('').map(([{ name }]) => name), contract.remindEmployees.name]
  const blocked = Object.values(contract).filter((call) => isCallBlockedByBilling(call))
  expect(blocked.map(({ name }) => name).toSorted()).toEqual(tried.toSorted())
})

test('the statuses are good or bad as it is written here', () => {
  for (const status of subscriptionStatuses)
    expect(isGoodSubscription(status), status).toBe(!bad.some((one) => one === status))
})

test('inviting and generating are refused without a good subscription, with who can mend it, and leave nothing', async () => {
  const { orgId, owner, answered } = await openWorking()
  const countOf = async (caller: Caller) => (await app.ok(contract.getEmployees, {}, caller)).employees.length
  const before = await countOf(owner)
  for (const status of bad) {
    await setStatus(orgId, status)
    const reminding = [contract.remindEmployees, {}] as const
    for (const [call, input] of [...stoppedCalls(answered.employeeId), reminding]) {
      expect(await app.call(call, input, owner), `${status}: ${call.name}`).toMatchObject({
        status: 402,
        body: { code: 'SUBSCRIPTION_REQUIRED', error: messages.subscriptionRequired(status) },
      })
    }
  }
  expect(messages.subscriptionRequired('none')).toBe(
    'You can’t invite or remind people or generate reports right now: this organization has no subscription yet. An owner can start one in Settings, under Billing. Reading, exporting and answering the questionnaire still work.',
  )
  expect(await countOf(owner)).toBe(before)
  for (const status of good) {
    await setStatus(orgId, status)
    for (const [call, input] of stoppedCalls(answered.employeeId))
      expect((await app.call(call, input, owner)).status, `${status}: ${call.name}`).toBe(200)
  }
})

test('who may not do it at all is told that, and not of the subscription', async () => {
  const { orgId, owner } = await openWorking()
  const email = app.freshEmail()
  const { result } = await app.ok(contract.createInvitation, { name: 'Some Body', email }, owner)
  const { token } = await billed.signIn(email)
  await app.ok(contract.joinOrganization, { inviteCode: result.code ?? '' }, { token })
  await setStatus(orgId, 'canceled')
  const answer = await app.call(contract.createInvitation, person(), { token, orgId })
  expect(answer).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
})

test('answering, joining, reading, editing and revoking never stop', async () => {
  const { orgId, owner, answered, invited } = await openWorking()
  const { report } = await app.ok(contract.generateCompanyReport, {}, owner)
  await setStatus(orgId, 'canceled')
  const browser = { deviceKey: 'a'.repeat(32) }
  await app.ok(contract.saveDraft, { ...invited, answers: { role_clarity: '3' } }, browser)
  await app.ok(contract.submitEmployeeAnswers, { ...invited, answers }, browser)
  expect(await app.ok(contract.getInvitationStatus, { code: invited.inviteCode })).toBeDefined()
  for (const call of [
    contract.getOrgData,
    contract.getEmployees,
    contract.getSubmissions,
    contract.getReports,
    contract.getCompanyReports,
    contract.listInvitations,
    contract.getRuns,
    contract.getSubscriptionStatus,
    contract.getPlans,
  ])
    expect((await app.call(call, {}, owner)).status, call.name).toBe(200)
  await app.ok(contract.updateOrgData, { data: { companyName: 'Tide' } }, owner)
  await app.ok(contract.upsertEmployee, { employeeData: { ...person() } }, owner)
  expect((await app.call(contract.saveCompanyReport, { report }, owner)).status).toBe(200)
  expect((await app.call(contract.revokeInvitation, { employeeId: answered.employeeId }, owner)).status).toBe(
    200,
  )
})

test('a run whose subscription ends meanwhile fails each row that is left, with the sentence', async () => {
  const { orgId, owner, subscription } = await openWorking()
  const invites = Array.from({ length: 30 }, person)
  // The first rows are done; the others wait until the run is looked at again.
  const { run } = await app.ok(contract.startInvitations, { invites }, owner)
  await eventually(async () => {
    const { run: now } = await app.ok(contract.getRun, { id: run.id }, owner)
    return now.state === 'finished' ? true : undefined
  })
  await asSystem(app.host.database.db, async (tx) => {
    await tx.execute(sql`update runs set done = 25, finished_at = null where id = ${run.id}`)
    await tx.execute(sql`update run_rows set state = 'waiting' where run_id = ${run.id} and position >= 25`)
  })
  await change(owner, subscription, { status: 'unpaid' })
  await asSystem(app.host.database.db, async (tx) => {
    const [started] = await tx.execute<{ started_by: string }>(
      sql`select started_by from runs where id = ${run.id}`,
    )
    const ids = { orgId, runId: run.id, userId: started?.started_by ?? '' }
    await app.host.jobs.enqueue(tx, 'run', ids)
  })
  const ended = await eventually(async () => {
    const answer = await app.ok(contract.getRun, { id: run.id }, owner)
    return answer.run.state === 'finished' ? answer : undefined
  })
  expect(ended.run).toMatchObject({ done: 25, failed: 5 })
  expect(ended.failures.map(({ error }) => error)).toEqual(
    Array.from({ length: 5 }, () => messages.subscriptionRequired('unpaid')),
  )
})

test('where billing is not set up, there is no trace of it', async () => {
  const { signIn } = people(unbilled)
  const { token } = await signIn(unbilled.freshEmail())
  const created = await unbilled.ok(contract.createOrganization, { name: 'Free' }, { token })
  expect(created.requiresSubscription).toBe(false)
  const owner = { token, orgId: created.orgId }
  // Nothing of billing is asked of the database: without its tables, everything goes on.
  await unbilled.host.database.sql`alter table billing_accounts rename to billing_accounts_away`
  await unbilled.ok(contract.createInvitation, person(), owner)
  const { subscription } = await unbilled.ok(contract.getSubscriptionStatus, {}, owner)
  expect(subscription).toMatchObject({ status: 'not_required', plan: null })
  expect((await unbilled.ok(contract.getOrgData, {}, owner)).org.subscription).toEqual(subscription)
  expect(await unbilled.ok(contract.getPlans, {}, owner)).toEqual({ plans: [], hasTrial: false })
  const wish = { userEmail: 'money@example.test', priceId: 'price_team' }
  for (const [call, input] of [
    [contract.createCheckoutSession, wish],
    [contract.createPortalSession, {}],
  ] as const) {
    expect(await unbilled.call(call, input, owner)).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.billingNotSetUp },
    })
  }
  expect((await unbilled.call(contract.billingWebhook, {})).status).toBe(404)
  await unbilled.ok(contract.deleteOrganization, { name: 'Free' }, owner)
})
