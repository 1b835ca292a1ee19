import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
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
  const error = `${whose}. Nothing was changed: keep that name, or confirm that it changes.`
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
    for (const name of ['HOPPER, Grace', 'Grace B. M. Hopper', 'Grace Hopper']) {
      expect((await save({ email, name })).status).toBe(200)
      expect(await nameOf(person)).toBe(name)
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
    asked('Grace Hopper has already answered or joined as this person'),
  )
  expect(await nameOf(person)).toBe('Grace Hopper')
  expect((await save({ id, email: other, name: 'Grace M. Hopper' })).status).toBe(200)
  expect((await save({ id, email: other, name: 'Grace Kelly' })).status).toBe(200)
  expect((await save({ id, email, name: 'Ben Bold', replaceName: true })).status).toBe(200)
  expect(await nameOf(person)).toBe('Ben Bold')
})
