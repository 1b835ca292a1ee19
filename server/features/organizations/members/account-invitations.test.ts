import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { nameFromEmail } from '../../../../contract/shapes/name-from-email.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, suspend, audited } = organizationsOf(app)
const day = 24 * 3_600_000

type Caller = { token: string }
type Person = Caller & { userId: string }

/** Somebody signed in whose address is confirmed, as it is by a code or by the provider. */
const confirmed = async (email: string) => {
  const person = await signUp(app.host, { email })
  await app.host.database.sql`update users set is_email_verified = true where id = ${person.userId}`
  return person
}
const mine = async (person: Caller) =>
  (await app.ok(contract.getMyInvitations, {}, person)).invitations.map(
    ({ organizationName, membershipRole }) => [organizationName, membershipRole],
  )
const accept = (person: Caller, invitationId: string) =>
  app.call(contract.acceptInvitation, { invitationId }, person)
/** In which language each of their organizations says that they were invited, by its id. */
const invitedIn = async (person: Caller) => {
  const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
  return Object.fromEntries(organizations.map((one) => [one.orgId, one.invitedIn]))
}
const unknown = (id: string) => ({
  status: 404,
  body: { code: 'NOT_FOUND', error: `Invitation not found: ${id}` },
})

test('whoever signs in is told of what waits for their own address, and joins without a code', async () => {
  const owner = await newOwner('Tide & Co')
  const { email } = await invite(owner, { membershipRole: 'admin' })
  await invite(owner)
  const person = await confirmed(email)
  const { invitations } = await app.ok(contract.getMyInvitations, {}, person)
  expect(invitations).toEqual([
    {
      id: expect.any(String),
      orgId: owner.orgId,
      organizationName: 'Tide & Co',
      membershipRole: 'admin',
      expiresAt: new Date(app.now.getTime() + 14 * day).toISOString(),
    },
  ])
  const id = invitations[0]?.id ?? ''
  expect(await accept(person, id)).toMatchObject({ status: 200, body: { orgId: owner.orgId } })
  const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
  expect(organizations).toMatchObject([{ orgId: owner.orgId, role: 'admin' }])
  expect(await mine(person)).toEqual([])
  expect((await audited(owner.orgId)).at(-1)).toBe('invitation.accepted')
  // Asked again after a lost answer, it is done once.
  expect(await accept(person, id)).toMatchObject({ status: 200, body: { orgId: owner.orgId } })
  expect((await audited(owner.orgId)).filter((action) => action === 'invitation.accepted')).toHaveLength(1)
})

test.each([
  [
    'by the list',
    async (person: Person) => {
      const [invitation] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
      return accept(person, invitation?.id ?? '')
    },
  ],
  [
    'by its code',
    (person: Person, inviteCode: string) => app.call(contract.joinOrganization, { inviteCode }, person),
  ],
  [
    'as an employee',
    (person: Person, code: string) =>
      app.call(contract.consumeInvitation, { code, userId: person.userId }, person),
  ],
] as const)(
  'whoever has no name but what was made of their address goes by the one that they were invited with, %s',
  async (_way, join) => {
    const owner = await newOwner()
    const nameAfter = async (displayName?: string) => {
      const { email, employee, code } = await invite(owner)
      const person = await confirmed(email)
      const made = displayName ?? nameFromEmail(email)
      await app.host.database.sql`update users set display_name = ${made} where id = ${person.userId}`
      expect((await join(person, code)).status).toBe(200)
      const { user } = await app.ok(contract.getProfile, {}, person)
      return [user.displayName, employee.name]
    }
    const [given, invited] = await nameAfter()
    expect(given).toBe(invited)
    expect((await nameAfter('Chosen by myself'))[0]).toBe('Chosen by myself')
  },
)

test('nobody sees or accepts what went to another address', async () => {
  const owner = await newOwner()
  const { email } = await invite(owner)
  const person = await confirmed(email)
  const [invitation] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
  const id = invitation?.id ?? ''
  const stranger = await confirmed(app.freshEmail())
  expect(await mine(stranger)).toEqual([])
  for (const caller of [stranger, owner]) expect(await accept(caller, id)).toMatchObject(unknown(id))
  expect(await accept(person, 'nothing')).toMatchObject(unknown('nothing'))
})

test('an address that is not confirmed is told nothing and lets nobody in', async () => {
  const owner = await newOwner()
  const { email } = await invite(owner)
  const person = await confirmed(email)
  const [invitation] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
  const id = invitation?.id ?? ''
  await app.host.database.sql`update users set is_email_verified = false where email = ${email}`
  expect(await mine(person)).toEqual([])
  expect(await accept(person, id)).toMatchObject(unknown(id))
})

test('what has run out or was revoked waits for nobody', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  const person = await confirmed(email)
  const [first] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  expect(await mine(person)).toEqual([])
  expect(await accept(person, first?.id ?? '')).toMatchObject(unknown(first?.id ?? ''))
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const [anew] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
  app.pass(14 * day)
  expect(await mine(person)).toEqual([])
  expect(await accept(person, anew?.id ?? '')).toMatchObject({
    status: 400,
    body: {
      error: 'This invitation has expired. Ask the person who invited you to send it again.',
    },
  })
})

test('more than a hundred that have run out hide none that waits, and each can still be asked for', async () => {
  const owner = await newOwner('Tide & Co')
  const { email } = await invite(owner)
  const person = await confirmed(email)
  const [waiting] = (await app.ok(contract.getMyInvitations, {}, person)).invitations
  const { sql } = app.host.database
  const later = new Date(app.now.getTime() + day).toISOString()
  await sql.begin(async (tx) => {
    await tx`insert into organizations (id, name, company_name, owner_id, created_at, updated_at, settings, onboarding_data, onboarding_updated_at)
      select 'many-' || n, 'Many', 'Many', ${owner.userId}, now(), now(), o.settings, '{}', now()
      from generate_series(1, 101) n, organizations o where o.id = ${owner.orgId}`
    await tx`insert into memberships (org_id, user_id, role, joined_at, status)
      select 'many-' || n, ${owner.userId}, 'owner', now(), 'active' from generate_series(1, 101) n`
    await tx`insert into employees (org_id, id, name, email, role, department, status, joined_at)
      select 'many-' || n, 'many-' || n, 'Ada', ${email}, 'Employee', 'General', 'invited', now() from generate_series(1, 101) n`
    await tx`insert into invitations (org_id, id, employee_id, code_hash, membership_role, invited_by, created_at, expires_at)
      select 'many-' || n, 'many-' || n, 'many-' || n, sha256(convert_to('many-' || n, 'UTF8')), 'employee', ${owner.userId}, ${later}::timestamptz, ${later}::timestamptz
      from generate_series(1, 101) n`
  })
  app.pass(2 * day)
  expect(await mine(person)).toEqual([['Tide & Co', 'employee']])
  expect(await accept(person, 'many-1')).toMatchObject({
    status: 400,
    body: { error: 'This invitation has expired. Ask the person who invited you to send it again.' },
  })
  expect((await accept(person, waiting?.id ?? '')).status).toBe(200)
  // It is done once, also where a hundred others are newer.
  expect((await accept(person, waiting?.id ?? '')).status).toBe(200)
})

test('an organization says in which language one was invited to it: the invitation’s, else its own for invitations', async () => {
  const [german, later] = [await newOwner(), await newOwner()]
  const person = await join(german, 'employee', { language: 'de' })
  const { code } = await invite(later, { email: person.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  expect(await invitedIn(person)).toEqual({ [german.orgId]: 'de' })
  await app.ok(contract.updateOrgData, { data: { settings: { invitationLanguage: 'ar' } } }, later)
  expect(await invitedIn(person)).toEqual({ [german.orgId]: 'de', [later.orgId]: 'ar' })
  // It is apart from what they choose, which whoever shows something knows first.
  await app.ok(contract.updateProfile, { language: 'es' }, person)
  expect(await invitedIn(person)).toEqual({ [german.orgId]: 'de', [later.orgId]: 'ar' })
  // Who was never invited gets no language from an organization's setting, and nobody that of somebody else.
  expect(await invitedIn(later)).toEqual({})
  expect(await invitedIn(await join(german))).toEqual({})
})

test('the newest invitation says it, of whoever was let in again', async () => {
  const owner = await newOwner()
  const person = await join(owner, 'employee', { language: 'de' })
  await suspend(owner.orgId, person.userId)
  expect(await invitedIn(person)).toEqual({})
  app.pass(day)
  const { code } = await invite(owner, { email: person.email, language: 'es' })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  expect(await invitedIn(person)).toEqual({ [owner.orgId]: 'es' })
})
