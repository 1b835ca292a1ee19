import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, join, counts } = organizationsOf(app)

const Counts = z.object({ employees: z.number(), invitations: z.number(), mails: z.number() })

type Caller = { token: string; orgId: string }

const wholeRun = async (id: string, caller: Caller) => {
  await eventually(async () => {
    const { run } = await app.ok(contract.getRun, { id }, caller)
    return run.state === 'finished' ? run : undefined
  })
  return app.ok(contract.getRunResults, { id }, caller)
}

/** Other spellings of one mailbox. */
const spellings: readonly ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => `  ${email}\t`,
  (email) => email.replace('@', '＠'),
]

const rowsOf = fc.array(
  fc.record({
    person: fc.nat(3),
    spelling: fc.constantFrom(...spellings),
    // The last one is a row that fails whatever its address is.
    name: fc.constantFrom('Ada Lovelace', 'Grace Hopper', 'x'),
  }),
  { minLength: 1, maxLength: 8 },
)

test('of rows with one address the first good one counts, and inviting does what the dry run says', async () => {
  const owner = await newOwner()
  await fc.assert(
    fc.asyncProperty(rowsOf, async (rows) => {
      const addresses = Array.from({ length: 4 }, () => app.freshEmail())
      const invites = rows.map(({ person, spelling, name }) => ({
        name,
        email: spelling(addresses[person] ?? ''),
      }))
      const before = Counts.parse(await counts(owner.orgId))
      const foretold = (await app.ok(contract.checkInvitations, { invites }, owner)).rows
      const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
      expect(results.map(({ success, error }) => [success, error])).toEqual(
        foretold.map(({ outcome, note }) => [outcome === 'invite', note]),
      )
      const isGood = rows.map(
        ({ person, name }, at) =>
          name !== 'x' && !rows.slice(0, at).some((other) => other.person === person && other.name !== 'x'),
      )
      expect(results.map(({ success }) => success)).toEqual(isGood)
      for (const [at, { person, name }] of rows.entries()) {
        if (name === 'x' || isGood[at] === true) continue
        const first = rows.findIndex((row, index) => row.person === person && isGood[index] === true)
        expect(foretold[at]?.note).toBe(`Same e-mail address as row ${first + 1}; that row counts.`)
      }
      const made = isGood.filter(Boolean).length
      const { employees, mails } = Counts.parse(await counts(owner.orgId))
      expect([employees, mails]).toEqual([before.employees + made, before.mails + made])
    }),
    { numRuns: 25 },
  )
})

test('in a run a row counts against all that are before it, however far apart they are worked', async () => {
  const owner = await newOwner()
  const invites: Record<string, unknown>[] = Array.from({ length: 60 }, (_none, index) => ({
    line: index + 2,
    name: `Person ${index}`,
    email: app.freshEmail(),
    role: 'Nurse',
    department: 'Ward 3',
  }))
  const again = { name: 'Somebody Else', email: String(invites[0]?.['email']).toUpperCase(), twin: null }
  invites[40] = again
  invites[41] = { name: 'Nobody', email: 'nonsense', line: 'x', twin: 'what the server says' }
  const { run } = await app.ok(contract.startInvitations, { invites }, owner)
  const { results } = await wholeRun(run.id, owner)
  expect(results.filter(({ success }) => !success)).toEqual([
    {
      label: again.email,
      success: false,
      error: 'Same e-mail address as row 1; that row counts.',
      invited: { line: null, name: again.name, email: again.email, role: '', department: '' },
    },
    {
      label: 'nonsense',
      success: false,
      error: 'Invalid email format',
      invited: { line: null, name: 'Nobody', email: 'nonsense', role: '', department: '' },
    },
  ])
  // What each row was given is told again with what became of it.
  expect(results[1]).toEqual({
    label: invites[1]?.['email'],
    success: true,
    error: null,
    invited: {
      line: 3,
      name: 'Person 1',
      email: invites[1]?.['email'],
      role: 'Nurse',
      department: 'Ward 3',
    },
  })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ name }) => name)).toContain('Person 0')
  expect(employees.map(({ name }) => name)).not.toContain('Somebody Else')
  expect(await counts(owner.orgId)).toEqual({ employees: 58, invitations: 58, mails: 58 })
})

test('a row that the inviter may not send leaves the next one with its address to count', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const email = app.freshEmail()
  const invites = [
    { name: 'Ada', email, membershipRole: 'admin' },
    { name: 'Ada', email },
    { name: 'Ada', email },
  ]
  const { rows } = await app.ok(contract.checkInvitations, { invites }, admin)
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, admin)
  const told = [
    'Only owners may invite somebody as an admin.',
    null,
    'Same e-mail address as row 2; that row counts.',
  ]
  expect(rows.map(({ note }) => note)).toEqual(told)
  expect(results.map(({ error }) => error)).toEqual(told)
})
