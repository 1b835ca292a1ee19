import { describe, expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { organizationsOf } from '../server/testing/organizations.ts'
import { signUp } from '../server/testing/sign-up.ts'
import { everyPage, openMuster, type Muster } from './index.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { listeningApp } from './testing/listening-app.ts'

const it = listeningApp()
const { newOwner, join } = organizationsOf(it.app)

const invited = (index: number) => ({ name: `Person ${index}`, email: `p${index}@example.test` })
const withPeople = async (count: number) => {
  const owner = await newOwner()
  const muster = it.openAs(owner)
  const invites = Array.from({ length: count }, (_, index) => invited(index))
  if (count > 0) await muster.sendEmployeeInvites({ invites })
  return { owner, muster }
}

describe('calls', () => {
  test('have a method each', () => {
    const muster = openMuster({ url: it.url })
    expect(Object.keys(muster)).toEqual(Object.keys(contract))
  })

  test('that are public need no token', async () => {
    const { owner } = await withPeople(0)
    const { result } = await it.openAs(owner).createInvitation(invited(1))
    const { status } = await openMuster({ url: it.url }).getInvitationStatus({ code: result.code ?? '' })
    expect(status).toMatchObject({ state: 'pending', name: 'Person 1', organizationName: 'Tide & Co' })
  })

  test('with an invite code go on with the device key that they began with', async () => {
    const { owner } = await withPeople(0)
    const { result } = await it.openAs(owner).createInvitation(invited(1))
    const { code: inviteCode, employee } = result
    if (inviteCode === undefined || !employee) throw new Error('Nobody was invited.')
    const save = (muster: Muster, company: string) =>
      muster.saveDraft({ employeeId: employee.id, answers: { company }, inviteCode })
    const device = openMuster({ url: it.url, deviceKey: 'a-device-of-this-test-1' })
    await save(device, 'Tide')
    await save(device, 'Tide & Co')
    expect((await device.getMySubmission({ inviteCode })).draft).toMatchObject({
      rawAnswers: { company: 'Tide & Co' },
    })
    const other = openMuster({ url: it.url, deviceKey: 'a-device-of-this-test-2' })
    for (const elsewhere of [other, openMuster({ url: it.url })])
      expect(await captureFailure(save(elsewhere, 'Mine'))).toMatchObject({ kind: 'BUSINESS_LOGIC_ERROR' })
  })

  test('are made with each method of HTTP', async () => {
    const { muster, owner } = await withPeople(1)
    const { org } = await muster.updateOrgData({ data: { name: 'Tide' } })
    expect(org.name).toBe('Tide')
    expect((await muster.getOrgData()).org.name).toBe('Tide')
    const picture = { collectionName: 'users' as const, documentId: owner.userId }
    expect(await muster.deleteImage(picture)).toEqual({})
    const others = { ...picture, documentId: 'nobody' }
    expect(await captureFailure(muster.deleteImage(others))).toMatchObject({ kind: 'NOT_FOUND', status: 404 })
    const { organizations } = await it.openAs({ token: owner.token }).getUserOrganizations()
    expect(organizations).toMatchObject([{ orgId: owner.orgId, name: 'Tide' }])
  })

  test('are made by a key without naming its organization, and by none that was revoked', async () => {
    const { muster } = await withPeople(1)
    const { key, apiKey } = await muster.createApiKey({ name: 'Staff list', scopes: ['people:read'] })
    const byKey = openMuster({ url: it.url, token: key })
    expect((await byKey.getEmployees()).employees).toMatchObject([{ name: 'Person 0' }])
    const refused = await captureFailure(byKey.createInvitation(invited(2)))
    expect(refused).toMatchObject({ kind: 'BUSINESS_LOGIC_ERROR', status: 400, mayHaveBeenDone: false })
    expect(refused.message).toContain('people:invite')
    await muster.revokeApiKey({ id: apiKey.id })
    expect(await captureFailure(byKey.getEmployees())).toMatchObject({ kind: 'UNAUTHENTICATED', status: 401 })
  })
})

describe('what is refused', () => {
  test('says what is wrong with each field', async () => {
    const { muster } = await withPeople(0)
    expect(await captureFailure(muster.createInvitation({ name: 'A', email: 'nowhere' }))).toMatchObject({
      kind: 'VALIDATION_ERROR',
      status: 400,
      details: expect.arrayContaining([{ path: 'email', message: 'Invalid email format' }]),
    })
  })

  test('names its request as the log does', async () => {
    const { muster } = await withPeople(0)
    const failure = await captureFailure(muster.getReport({ employeeId: 'nobody' }))
    expect(failure).toMatchObject({ kind: 'NOT_FOUND', status: 404 })
    expect(failure.requestId).toMatch(/^[\w-]{36}$/)
  })

  test('is what is not the caller’s organization', async () => {
    const { owner } = await withPeople(0)
    const stranger = await signUp(it.app.host)
    expect(await captureFailure(it.openAs({ ...stranger, orgId: owner.orgId }).getEmployees())).toMatchObject(
      {
        kind: 'UNAUTHENTICATED',
        status: 403,
        message: 'You are not an active member of this organization',
      },
    )
  })

  test('a member without the permission', async () => {
    const { owner } = await withPeople(0)
    const employee = it.openAs(await join(owner))
    expect(await captureFailure(employee.createInvitation(invited(1)))).toMatchObject({
      kind: 'BUSINESS_LOGIC_ERROR',
    })
  })
})

describe('every page', () => {
  test('of a list is gone through, in order and to its end', async () => {
    const { muster } = await withPeople(5)
    const sizes: number[] = []
    const names: string[] = []
    for await (const { employees } of everyPage(muster.getEmployees, { limit: 2 })) {
      sizes.push(employees.length)
      names.push(...employees.map(({ name }) => name))
    }
    expect(sizes).toEqual([2, 2, 1])
    expect(names).toEqual([0, 1, 2, 3, 4].map((index) => `Person ${index}`))
  })

  test('is asked for when it is come to, and fails as a call does', async () => {
    const { owner } = await withPeople(5)
    let asked = 0
    const muster = it.openAs(owner, { fetch: (address, init) => (asked++, fetch(address, init)) })
    for await (const page of everyPage(muster.getEmployees, { limit: 2 })) {
      expect(page.next).not.toBeNull()
      break
    }
    expect(asked).toBe(1)
    const wrong = everyPage(muster.getEmployees, { limit: 0 })
    expect(await captureFailure(wrong.next())).toMatchObject({ kind: 'VALIDATION_ERROR' })
  })

  test('of a list is asked for with what the first was', async () => {
    const { owner, muster } = await withPeople(3)
    const elsewhere = it.openAs({ token: owner.token })
    const pages = everyPage(
      elsewhere.getSubmissions,
      { limit: 1, fields: 'state' },
      { organizationId: owner.orgId },
    )
    expect((await pages.next()).value).toMatchObject({ next: null })
    await expect(pages.next()).resolves.toMatchObject({ done: true })
    expect((await muster.getSubmissions()).submissions).toEqual({})
  })
})
