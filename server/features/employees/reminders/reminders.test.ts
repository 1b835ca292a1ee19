import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, audited, completeQuestionnaire } = organizationsOf(app)
const hour = 3_600_000

type Caller = { token: string; orgId: string }

/** Reminds, waits for the run, and says what became of it. */
const remind = async (by: Caller, employeeIds?: string[]) => {
  const { run } = await app.ok(contract.remindEmployees, { ...(employeeIds && { employeeIds }) }, by)
  return eventually(async () => {
    const now = await app.ok(contract.getRun, { id: run.id }, by)
    return now.run.state === 'finished' ? now : undefined
  })
}
const outcome = async (by: Caller, employeeIds: string[]) => {
  const { run, failures } = await remind(by, employeeIds)
  return [run.done, ...failures.map(({ error }) => error)]
}
const remindersOf = async (by: Caller, employeeId: string) => {
  const { invitations } = await app.ok(contract.listInvitations, {}, by)
  return invitations.find((invitation) => invitation.employeeId === employeeId)?.reminders
}
/** How many reminders an organization has asked its mail for. */
const mailed = async (orgId: string) => {
  const rows = await app.host.database.sql`
    select to_address from mails where org_id = ${orgId} and kind = 'reminder' order by id`
  return rows.map((row) => String(row['to_address']))
}

const tooSoon = 'They got their last mail less than 72 hours ago. You can remind a person every 72 hours.'
const usedUp =
  'They have had 3 reminders, the most for one invitation. Ask them in person, or copy their link for them.'

test('one is reminded 72 hours after the last mail, three times with an invitation, and no more', async () => {
  const owner = await newOwner()
  const { employee, email, code } = await invite(owner)
  const ids = [employee.id]
  const invitedAt = app.now.getTime()
  expect(await remindersOf(owner, employee.id)).toEqual({
    sent: 0,
    nextAt: new Date(invitedAt + 72 * hour).toISOString(),
    isOptedOut: false,
  })
  app.pass(72 * hour - 1)
  expect(await outcome(owner, ids)).toEqual([0, tooSoon])
  app.pass(1)
  for (const _ of [1, 2, 3]) {
    expect(await outcome(owner, ids)).toEqual([1])
    expect(await outcome(owner, ids)).toEqual([0, _ === 3 ? usedUp : tooSoon])
    app.pass(72 * hour)
  }
  expect(await outcome(owner, ids)).toEqual([0, usedUp])
  expect(await remindersOf(owner, employee.id)).toEqual({ sent: 3, nextAt: null, isOptedOut: false })
  expect(await mailed(owner.orgId)).toEqual([email, email, email])
  // A reminder does not make the invitation good for longer.
  const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(status.expiresAt).toBe(new Date(invitedAt + 14 * 24 * hour).toISOString())
  expect((await audited(owner.orgId)).filter((action) => action === 'invitation.reminded')).toHaveLength(3)
})

test('sending the invitation again counts as a mail; a new invitation has reminders of its own', async () => {
  const owner = await newOwner()
  const { employee } = await invite(owner)
  app.pass(72 * hour)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect(await outcome(owner, [employee.id])).toEqual([0, tooSoon])
  for (const _ of [1, 2, 3]) {
    app.pass(72 * hour)
    expect(await outcome(owner, [employee.id])).toEqual([1])
  }
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  expect(await outcome(owner, [employee.id])).toEqual([
    0,
    'Their invitation is no longer open. Send it again first.',
  ])
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  app.pass(72 * hour)
  expect(await outcome(owner, [employee.id])).toEqual([1])
})

test('all that have not answered are reminded, and nobody else; where there is nobody it says so', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  await invite(stranger)
  const waiting = await invite(owner)
  const answered = await invite(owner)
  const revoked = await invite(owner)
  const joined = await join(owner)
  await app.ok(contract.upsertEmployee, { employeeData: { email: app.freshEmail() } }, owner)
  await completeQuestionnaire(owner.orgId, answered.employee.id)
  await app.ok(contract.revokeInvitation, { employeeId: revoked.employee.id }, owner)
  app.pass(72 * hour)
  const fresh = await invite(owner)
  const { run, failures } = await remind(owner)
  expect(run).toMatchObject({ kind: 'reminders', total: 2, done: 2, failed: 0 })
  expect(failures).toEqual([])
  expect((await mailed(owner.orgId)).toSorted()).toEqual([waiting.email, joined.email].toSorted())
  expect(await mailed(stranger.orgId)).toEqual([])

  expect(await app.call(contract.remindEmployees, {}, owner)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'No reminders due: everyone has answered, got a mail in the last 72 hours, has had 3 reminders or wants none.',
    },
  })
  expect(await outcome(owner, [fresh.employee.id, answered.employee.id])).toEqual([
    0,
    tooSoon,
    'They have already answered.',
  ])
})

test('each of a chosen list has its result; one who is not there fails alone', async () => {
  const owner = await newOwner()
  const { employee } = await invite(owner)
  const { employee: uninvited } = await app.ok(
    contract.upsertEmployee,
    { employeeData: { email: app.freshEmail(), name: 'Not Invited' } },
    owner,
  )
  const elsewhere = await invite(await newOwner())
  app.pass(72 * hour)
  const { run, failures } = await remind(owner, [
    employee.id,
    employee.id,
    uninvited.id,
    elsewhere.employee.id,
  ])
  expect(run).toMatchObject({ total: 3, done: 1, failed: 2 })
  expect(failures).toEqual([
    {
      label: `Not Invited (${uninvited.email})`,
      success: false,
      error: 'They haven’t been invited yet. Send them an invitation first.',
    },
    {
      label: `Nobody (${elsewhere.employee.id})`,
      success: false,
      error: `Employee not found: ${elsewhere.employee.id}`,
    },
  ])
})

test('who has turned reminders off in their settings gets none, and the list says so', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  const employeeId = invitations[0]?.employeeId ?? ''
  app.pass(72 * hour)
  await app.ok(contract.updateNotifications, { reminders: false }, member)
  expect(await outcome(owner, [employeeId])).toEqual([
    0,
    'They don’t want more mail about this questionnaire. Their link still works: give it to them yourself.',
  ])
  expect(await remindersOf(owner, employeeId)).toEqual({ sent: 0, nextAt: null, isOptedOut: true })
  await app.ok(contract.updateNotifications, { reminders: true }, member)
  expect(await outcome(owner, [employeeId])).toEqual([1])
})

test('so it is for who has an account and has not joined: none of their reminders is used up', async () => {
  const owner = await newOwner()
  const { employee, email } = await invite(owner)
  const person = await signUp(app.host, { email })
  await app.ok(contract.updateNotifications, { reminders: false }, person)
  // Another address's choice is not theirs.
  const other = await invite(owner)
  app.pass(72 * hour)
  expect(await outcome(owner, [employee.id])).toEqual([
    0,
    'They don’t want more mail about this questionnaire. Their link still works: give it to them yourself.',
  ])
  expect(await remindersOf(owner, employee.id)).toEqual({ sent: 0, nextAt: null, isOptedOut: true })
  expect(await outcome(owner, [other.employee.id])).toEqual([1])
  await app.ok(contract.updateNotifications, { reminders: true }, person)
  expect(await outcome(owner, [employee.id])).toEqual([1])
})

test('of two that remind at the same moment, one sends a mail', async () => {
  const owner = await newOwner()
  const { employee } = await invite(owner)
  app.pass(72 * hour)
  const both = await Promise.all([outcome(owner, [employee.id]), outcome(owner, [employee.id])])
  expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[1], [0, tooSoon]])
  expect(await mailed(owner.orgId)).toHaveLength(1)
})

test.each([
  [[], 'Choose at least one person to remind'],
  [Array.from({ length: 10_001 }, () => 'x'), 'At most 10000 people can be reminded in one run'],
])('a list of a wrong length is refused', async (employeeIds, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.remindEmployees, { employeeIds }, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'employeeIds', message }] },
  })
})
