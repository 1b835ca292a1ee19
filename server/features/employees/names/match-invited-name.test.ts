import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite, join, counts, audited, completeQuestionnaire } = organizationsOf(app)

type Caller = { token: string; orgId: string }

const belongsToAnna =
  'This address belongs to Anna Muster. Nothing was changed: keep that name, or confirm the new one.'

const anna = (owner: Parameters<typeof invite>[0], more = {}) =>
  invite(owner, { name: 'Anna Muster', role: 'Cook', department: 'Kitchen', ...more })

const personWith = async (email: string, owner: Caller) =>
  (await app.ok(contract.getEmployees, {}, owner)).employees.find((one) => one.email === email)

/** What every refusal must leave as it was. */
const state = async (owner: Caller) => [
  await counts(owner.orgId),
  await audited(owner.orgId),
  (await app.ok(contract.getEmployees, {}, owner)).employees,
]

describe('inviting Ben at the address of Anna', () => {
  test('says whose it is and changes nothing, for one, for many, in a run and beforehand', async () => {
    const owner = await newOwner()
    const { email } = await anna(owner)
    app.pass(3_600_000)
    const before = await state(owner)
    const ben = { name: 'Ben Okafor', email, role: 'Buyer', department: 'Sales' }
    expect(await app.call(contract.createInvitation, ben, owner)).toMatchObject({
      status: 400,
      body: {
        code: 'BUSINESS_LOGIC_ERROR',
        error: belongsToAnna,
        details: [{ path: 'replaceName', message: belongsToAnna }],
      },
    })
    const { results } = await app.ok(contract.sendEmployeeInvites, { invites: [ben] }, owner)
    expect(results).toMatchObject([
      { success: false, employee: null, code: null, error: belongsToAnna, nameInList: 'Anna Muster' },
    ])
    const { rows } = await app.ok(contract.checkInvitations, { invites: [ben] }, owner)
    expect(rows).toEqual([
      { email, outcome: 'bad', changes: [], note: belongsToAnna, nameInList: 'Anna Muster' },
    ])
    expect(await state(owner)).toEqual(before)
    const { run } = await app.ok(contract.startInvitations, { invites: [ben] }, owner)
    await eventually(async () => {
      const read = await app.ok(contract.getRun, { id: run.id }, owner)
      return read.run.state === 'finished' ? read.run : undefined
    })
    const ended = await app.ok(contract.getRunResults, { id: run.id }, owner)
    expect(ended.results).toMatchObject([{ success: false, error: belongsToAnna }])
    expect(await state(owner)).toEqual(before)
  })

  test('gives Anna’s record to nobody after she has answered', async () => {
    const owner = await newOwner()
    const { email, employee } = await anna(owner)
    await completeQuestionnaire(owner.orgId, employee.id)
    await app.host.database.sql`update employees set status = 'active' where id = ${employee.id}`
    const invites = [{ name: 'Ben Okafor', email }]
    expect((await app.ok(contract.checkInvitations, { invites }, owner)).rows).toMatchObject([
      { outcome: 'bad', nameInList: 'Anna Muster' },
    ])
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results).toMatchObject([
      { success: false, employee: null, error: belongsToAnna },
    ])
    const yes = [{ name: 'Anna Berger', email, replaceName: true }]
    expect((await app.ok(contract.checkInvitations, { invites: yes }, owner)).rows).toMatchObject([
      { outcome: 'answered', changes: ['name'] },
    ])
    await app.ok(contract.sendEmployeeInvites, { invites: yes }, owner)
    expect(await personWith(email, owner)).toMatchObject({ id: employee.id, name: 'Anna Berger' })
  })

  test.each([
    ['Jan Berg', 'Janine Berg'],
    ['Max Berg', 'Maximiliane Berg'],
    ['Annabelle Berg', 'Anna Berg'],
  ])('at the address of %j, %j is asked about', async (known, offered) => {
    const owner = await newOwner()
    const { email, employee } = await anna(owner, { name: known })
    const invites = [{ name: offered, email }]
    const refused = [{ success: false, employee: null, nameInList: known }]
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results).toMatchObject(refused)
    await completeQuestionnaire(owner.orgId, employee.id)
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results).toMatchObject(refused)
    expect(await personWith(email, owner)).toMatchObject({ id: employee.id, name: known })
  })

  test('renames with a yes, as it is foretold', async () => {
    const owner = await newOwner()
    const { email, employee } = await anna(owner)
    const invites = [{ name: 'Ben Okafor', email, replaceName: true }]
    expect((await app.ok(contract.checkInvitations, { invites }, owner)).rows).toMatchObject([
      { outcome: 'update', changes: ['name'] },
    ])
    const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
    expect(results).toMatchObject([
      { success: true, employee: { id: employee.id, name: 'Ben Okafor', role: 'Cook' } },
    ])
  })

  test('a yes of somebody who may not edit people renames nobody', async () => {
    const owner = await newOwner()
    const inviter = await join(owner)
    await app.host.database
      .sql`update memberships set permissions = '{employee:invite,employee:view}' where user_id = ${inviter.userId}`
    const { email } = await anna(owner)
    const invites = [{ name: 'Ben Okafor', email, replaceName: true }]
    const told =
      'This address belongs to Anna Muster. Nothing was changed: to change the name, you need the right to edit people.'
    expect((await app.ok(contract.checkInvitations, { invites }, inviter)).rows).toMatchObject([
      { outcome: 'bad', note: told },
    ])
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, inviter)).results).toMatchObject([
      { success: false, error: told },
    ])
    expect(await personWith(email, owner)).toMatchObject({ name: 'Anna Muster' })
  })

  test('brings nobody back who was removed under another name', async () => {
    const owner = await newOwner()
    const { email, employee } = await anna(owner)
    await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
    const invites = [{ name: 'Ben Okafor', email }]
    expect((await app.ok(contract.checkInvitations, { invites }, owner)).rows).toMatchObject([
      { outcome: 'bad', nameInList: 'Anna Muster' },
    ])
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results).toMatchObject([
      { success: false, nameInList: 'Anna Muster' },
    ])
    expect(await personWith(email, owner)).toBeUndefined()
    await app.ok(contract.sendEmployeeInvites, { invites: [{ name: 'Muster, Anna', email }] }, owner)
    expect(await personWith(email, owner)).toMatchObject({ id: employee.id, name: 'Anna Muster' })
  })
})

test('Anna, who was removed, is brought back as Ben only with a yes', async () => {
  const owner = await newOwner()
  const { email, employee } = await anna(owner)
  await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
  const before = await state(owner)
  const add = (yes = {}) =>
    app.call(contract.upsertEmployee, { employeeData: { email, name: 'Ben Okafor', ...yes } }, owner)
  expect(await add()).toMatchObject({
    status: 400,
    body: { error: belongsToAnna, details: [{ path: 'employeeData.replaceName' }] },
  })
  expect(await state(owner)).toEqual(before)
  expect((await app.ok(contract.listRemovedEmployees, {}, owner)).removed).toHaveLength(1)
  expect((await add({ replaceName: true })).status).toBe(200)
  expect(await personWith(email, owner)).toMatchObject({ id: employee.id, name: 'Ben Okafor' })
})

test.each([[{}], [{ name: 'A. Muster' }], [{ name: 'MUSTER, Anna' }]])(
  'Anna, who was removed, is brought back by her address and %j under her full name',
  async (more) => {
    const owner = await newOwner()
    const { email, employee } = await anna(owner)
    await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
    await app.ok(contract.upsertEmployee, { employeeData: { email, role: 'Buyer', ...more } }, owner)
    expect(await personWith(email, owner)).toMatchObject({
      id: employee.id,
      name: 'Anna Muster',
      role: 'Buyer',
    })
  },
)

test('a record of Ben moves to the address of Anna, who was removed, only with a yes', async () => {
  const owner = await newOwner()
  const { email, employee } = await anna(owner)
  const { employee: ben } = await invite(owner, { name: 'Ben Okafor' })
  await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
  const before = await state(owner)
  const move = (yes = {}) =>
    app.call(contract.upsertEmployee, { employeeData: { id: ben.id, email, ...yes } }, owner)
  expect(await move()).toMatchObject({
    status: 400,
    body: { error: belongsToAnna, details: [{ path: 'employeeData.replaceName' }] },
  })
  expect(await state(owner)).toEqual(before)
  expect((await move({ replaceName: true })).status).toBe(200)
  expect(await personWith(email, owner)).toMatchObject({ id: ben.id, name: 'Ben Okafor' })
})

describe('inviting Ben at the address of a member who is not in the list', () => {
  const named = async () => {
    const owner = await newOwner()
    await app.ok(contract.updateProfile, { displayName: 'Olga Owner' }, owner)
    return owner
  }
  const belongsToOlga =
    'This address belongs to Olga Owner. Nothing was changed: keep that name, or confirm the new one.'

  test('says whose it is and changes nothing, for one, for many and beforehand', async () => {
    const owner = await named()
    const before = await state(owner)
    const ben = { name: 'Ben Okafor', email: owner.email }
    expect(await app.call(contract.createInvitation, ben, owner)).toMatchObject({
      status: 400,
      body: { error: belongsToOlga, details: [{ path: 'replaceName' }] },
    })
    expect((await app.ok(contract.sendEmployeeInvites, { invites: [ben] }, owner)).results).toMatchObject([
      { success: false, employee: null, nameInList: 'Olga Owner', error: belongsToOlga },
    ])
    expect((await app.ok(contract.checkInvitations, { invites: [ben] }, owner)).rows).toMatchObject([
      { outcome: 'bad', nameInList: 'Olga Owner', note: belongsToOlga },
    ])
    expect(await state(owner)).toEqual(before)
  })

  test('says so where the record is added without an invitation, until somebody says yes', async () => {
    const owner = await named()
    const before = await state(owner)
    const ben = { name: 'Ben Okafor', email: owner.email }
    const add = (more = {}) => app.call(contract.upsertEmployee, { employeeData: { ...ben, ...more } }, owner)
    expect(await add()).toMatchObject({
      status: 400,
      body: { error: belongsToOlga, details: [{ path: 'employeeData.replaceName' }] },
    })
    expect(await state(owner)).toEqual(before)
    expect((await add({ replaceName: true })).status).toBe(200)
    expect(await personWith(owner.email, owner)).toMatchObject({ name: 'Ben Okafor' })
  })

  test.each([
    ['', {}],
    [' and gets another name', { name: 'Benjamin Okafor' }],
  ])('says so where a record moves there%s, until somebody says yes', async (_how, more) => {
    const owner = await named()
    const { employee: ben } = await invite(owner, { name: 'Ben Okafor' })
    const before = await state(owner)
    const move = (yes = {}) =>
      app.call(
        contract.upsertEmployee,
        { employeeData: { id: ben.id, email: owner.email, ...more, ...yes } },
        owner,
      )
    expect(await move()).toMatchObject({
      status: 400,
      body: { error: belongsToOlga, details: [{ path: 'employeeData.replaceName' }] },
    })
    expect(await state(owner)).toEqual(before)
    expect((await move({ replaceName: true })).status).toBe(200)
    expect(await personWith(owner.email, owner)).toMatchObject({ id: ben.id, name: 'Ben Okafor', ...more })
  })

  test('says nothing where a record of hers moves there', async () => {
    const owner = await named()
    const { employee: olga } = await invite(owner, { name: 'Olga B. Owner' })
    await app.ok(contract.upsertEmployee, { employeeData: { id: olga.id, email: owner.email } }, owner)
    expect(await personWith(owner.email, owner)).toMatchObject({ id: olga.id, name: 'Olga B. Owner' })
  })

  test.each([[{ name: 'O. Owner' }], [{}]])('and takes the name of the account for %j', async (given) => {
    const owner = await named()
    await app.ok(contract.upsertEmployee, { employeeData: { ...given, email: owner.email } }, owner)
    expect(await personWith(owner.email, owner)).toMatchObject({ name: 'Olga Owner' })
  })

  test('takes the new name with a yes', async () => {
    const owner = await named()
    const invites = [{ name: 'Ben Okafor', email: owner.email, replaceName: true }]
    expect((await app.ok(contract.checkInvitations, { invites }, owner)).rows).toMatchObject([
      { outcome: 'invite' },
    ])
    expect((await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results).toMatchObject([
      { success: true, employee: { name: 'Ben Okafor' } },
    ])
  })

  test('asks nothing about another spelling, and keeps the fuller one', async () => {
    const owner = await named()
    const { employee } = await invite(owner, { email: owner.email, name: 'O. Owner' })
    expect(employee.name).toBe('Olga Owner')
  })
})

test.each([
  ['Anna Muster', 'MUSTER, Anna', 'Anna Muster'],
  ['Anna Muster', 'A. Muster', 'Anna Muster'],
  ['A. Muster', 'Anna Muster', 'Anna Muster'],
  ['anna muster', 'Anna Muster', 'Anna Muster'],
  ['Jorg Muller', 'Jörg Müller', 'Jörg Müller'],
  ['Team member', 'Ben Okafor', 'Ben Okafor'],
  ['Anna Muster', 'Employee', 'Anna Muster'],
])('%j invited as %j needs no yes and is called %j', async (known, offered, kept) => {
  const owner = await newOwner()
  const { email } = await invite(owner, { name: known })
  expect((await invite(owner, { email, name: offered })).employee.name).toBe(kept)
})

test.each([
  ['Jörg Müller', 'jmueller', 'Jmueller', 'Jörg Müller'],
  ['Anna Muster', 'info', 'Info', 'Anna Muster'],
  ['Jmueller', 'jmueller', 'Jörg Müller', 'Jörg Müller'],
  ['Info', 'info', 'Ben Okafor', 'Ben Okafor'],
])('%j at %j invited as %j needs no yes and is called %j', async (known, local, offered, kept) => {
  const owner = await newOwner()
  const email = `${local}@${app.freshEmail().split('@')[0]}.example`
  await invite(owner, { email, name: known })
  expect((await invite(owner, { email, name: offered })).employee.name).toBe(kept)
})

test('Anna is not given the record of Ben who was invited at her address', async () => {
  const owner = await newOwner()
  const email = `anna@${app.freshEmail().split('@')[0]}.example`
  await invite(owner, { email, name: 'Ben Okafor' })
  const invites = [
    { name: 'Anna Muster', email },
    { name: 'Anna', email },
    { name: 'Ben Muster', email },
  ]
  for (const one of invites) {
    expect((await app.ok(contract.sendEmployeeInvites, { invites: [one] }, owner)).results).toMatchObject([
      { success: false, nameInList: 'Ben Okafor' },
    ])
  }
})

test('a name that is made from the address does not replace a real one', async () => {
  const owner = await newOwner()
  const email = `anna@${app.freshEmail().split('@')[0]}.example`
  await invite(owner, { email, name: 'Anna Muster' })
  expect((await invite(owner, { email, name: 'Anna' })).employee.name).toBe('Anna Muster')
})
