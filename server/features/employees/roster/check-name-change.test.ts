import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { isSameName } from '../../../../contract/shapes/same-name.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, organizationFor, type InvitedPerson } from '../../../testing/new-organization.ts'
import { submitTestCalls } from '../../../testing/submissions/submit-calls.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
const { submitted } = submitTestCalls(it)

const save = (employeeData: {
  id?: string
  email: string
  name?: string
  role?: string
  replaceName?: boolean
}) => it.call(contract.upsertEmployee, { employeeData }, here().owner)
const nameOf = async ({ id }: { id: string }) => {
  const [row] = await it.host.database.sql`select name from employees where id = ${id}`
  return String(row?.['name'])
}
const begin = ({ id: employeeId, code: inviteCode }: InvitedPerson) =>
  it.ok(contract.saveDraft, { employeeId, answers: { company: 'Mine' }, inviteCode })
const join = async (person: InvitedPerson) => {
  const member = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
  await it.host.database.sql`update employees set user_id = ${member.userId} where id = ${person.id}`
}
const isMember = (person: InvitedPerson) =>
  newMember(it.host, it.now, here().orgId, 'admin', { email: person.email })

const asked = (whose: string) => {
  const error = `${whose}. Nothing was changed: keep that name, or confirm the new one.`
  const details = [{ path: 'employeeData.replaceName', message: error }]
  return { status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error, details } }
}

test.each([
  ['submitted', submitted],
  ['begun', begin],
  ['joined', join],
  ['come as a member of their own', isMember],
] as const)(
  'who has %s is renamed to another person by their address with a yes only',
  async (_what, use) => {
    const person = await newPerson()
    await use(person)
    const { email } = person
    expect(await save({ email, name: 'Ben Bold', role: 'Cook' })).toMatchObject(
      asked('This address belongs to Grace Hopper'),
    )
    expect(await nameOf(person)).toBe('Grace Hopper')
    for (const [name, kept] of [
      ['HOPPER, Grace', 'Grace Hopper'],
      ['G. Hopper', 'Grace Hopper'],
      ['Grace', 'Grace Hopper'],
      ['GRACE HOPPER', 'Grace Hopper'],
      ['Employee', 'Grace Hopper'],
      [email, 'Grace Hopper'],
      ['Grace B. M. Hopper', 'Grace B. M. Hopper'],
      ['Grace Hopper', 'Grace B. M. Hopper'],
    ] as const) {
      expect((await save({ email, name })).status).toBe(200)
      expect(await nameOf(person)).toBe(kept)
    }
    expect((await save({ email, role: 'Admiral' })).status).toBe(200)
    expect((await save({ email, name: 'Ben Bold', replaceName: true })).status).toBe(200)
    expect(await nameOf(person)).toBe('Ben Bold')
  },
)

test('who has neither answered nor joined is updated by their address', async () => {
  const person = await newPerson()
  expect((await save({ email: person.email, name: 'Ben Bold' })).status).toBe(200)
  expect(await nameOf(person)).toBe('Ben Bold')
})

test('by id a name may change, but name and address together only with a yes', async () => {
  const person = await newPerson()
  await submitted(person)
  const { id, email } = person
  const other = it.freshEmail()
  expect(await save({ id, email: other, name: 'Ben Bold' })).toMatchObject(
    asked('Grace Hopper has already answered or joined at this address'),
  )
  expect(await nameOf(person)).toBe('Grace Hopper')
  expect((await save({ id, email: it.freshEmail(), name: 'Employee' })).status).toBe(200)
  expect(await nameOf(person)).toBe('Grace Hopper')
  expect((await save({ id, email: other, name: 'Grace M. Hopper' })).status).toBe(200)
  expect((await save({ id, email: other, name: 'Grace Kelly' })).status).toBe(200)
  expect((await save({ id, email, name: 'Ben Bold', replaceName: true })).status).toBe(200)
  expect(await nameOf(person)).toBe('Ben Bold')
})

test.each([
  ['Marian', 'marian', 'Ian Wood'],
  ['Michael', 'michael', 'Michal Roth'],
  ['राम कुमार', 'ram.kumar', 'रीमा कुमारी'],
  ['なかた けん', 'nakata', 'なかだ げん'],
  ['Sean O’Brien', 'sean', 'Otto Brien'],
  ['Anna Bauer', 'anna.b', 'Anna Baur'],
])('%s, who has answered at %s@, is asked for before %s takes the place', async (name, local, other) => {
  const person = await newPerson()
  await submitted(person)
  const email = `${local}@${it.freshEmail().replace('@', '.')}`
  expect((await save({ id: person.id, email, name, replaceName: true })).status).toBe(200)
  expect(await save({ email, name: other })).toMatchObject(asked(`This address belongs to ${name}`))
  expect(await nameOf(person)).toBe(name)
})

const given = fc.constantFrom('Jörg', 'Jürgen', 'Jan', 'Anna', 'Anne')
const family = fc.constantFrom('Müller', 'Kern', 'Kowalski', 'Rowling')
const fullName = fc.tuple(given, family).map((words) => words.join(' '))
const spelling = fc.oneof(
  given,
  family,
  fullName,
  fc.tuple(given, family).map(([one, other]) => `${other}, ${one.charAt(0)}.`),
  fc.tuple(given, given, family).map(([one, two, last]) => `${one.charAt(0)}. ${two} ${last}`),
  fc.tuple(given, given, family).map(([one, two, last]) => `${one} ${two.charAt(0)}. ${last}`),
  fc.tuple(given, family).map(([one, last]) => `${one.charAt(0)}. ${last.charAt(0)}.`),
  fc.tuple(given, family, family).map(([one, last, born]) => `${one} ${last}-${born}`),
  fc.constantFrom('Employee', 'J. K. Rowling', 'its address'),
)
const call = fc.record({ name: spelling, isMoved: fc.boolean() })

test('no chain of calls without a yes makes another person of somebody who has answered', async () => {
  const person = await newPerson()
  await submitted(person)
  let { email } = person
  await fc.assert(
    fc.asyncProperty(fullName, fc.array(call, { minLength: 2, maxLength: 8 }), async (first, calls) => {
      await save({ id: person.id, email, name: first })
      for (const { name, isMoved } of calls) {
        const offered = name === 'its address' ? email : name
        const to = isMoved ? it.freshEmail() : email
        const { status } = await save({ ...(isMoved && { id: person.id }), email: to, name: offered })
        if (status === 200) email = to
      }
      const last = await nameOf(person)
      expect(isSameName(first, last), `${first} -> ${last}`).toBe(true)
    }),
    { numRuns: 25 },
  )
})
