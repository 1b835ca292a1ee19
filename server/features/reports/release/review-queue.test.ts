import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generate, release, released } = reportCalls(it)

const list = (by: Member, input: { limit?: number; after?: string } = {}) =>
  it.ok(contract.listReviews, input, by)
const review = (which: { employeeId: string; version: number }, by: Member) =>
  it.ok(contract.reviewReport, { ...which, reason: 'Read with the answers.' }, by)

/** The ids of everybody in the order of the queue. */
const drafted = async () => {
  const { owner, orgId, people: everybody } = await newCompany()
  // The last one has not answered.
  const people = everybody.slice(0, -1)
  for (const person of people) await generate(person, owner)
  const colleague = await newMember(it.host, it.now, orgId, 'admin')
  const ids = people.map(({ id }) => id).toSorted()
  return { owner, orgId, people, colleague, ids }
}

test('the next draft is given one by one, and the place stays where others decide at the same time', async () => {
  const { owner, colleague, ids } = await drafted()
  const start = await list(owner, { limit: 1 })
  expect(start).toMatchObject({ reviews: [{ employeeId: ids[0], version: 1, state: 'draft' }] })
  expect([start.waiting, start.next]).toEqual([ids.length, ids[0]])
  // A colleague releases the next one and the one that is open here.
  for (const employeeId of ids.slice(0, 2)) await release({ employeeId, version: 1 }, colleague)
  const after = await list(owner, { limit: 1, after: first(ids) })
  expect(after.reviews.map(({ employeeId }) => employeeId)).toEqual([ids[2]])
  expect(after.waiting).toBe(ids.length - 2)
  const last = await list(owner, { limit: 1, after: ids.at(-1) ?? '' })
  expect(last).toEqual({ reviews: [], next: null, waiting: ids.length - 2 })
})

test('it holds the latest version alone, until it is released or withdrawn', async () => {
  const { owner, people } = await drafted()
  const person = first(people)
  const entry = async () => (await list(owner)).reviews.find(({ employeeId }) => employeeId === person.id)
  await review({ employeeId: person.id, version: 1 }, owner)
  expect(await entry()).toMatchObject({ version: 1, state: 'reviewed' })
  await it.ok(contract.releaseReport, { employeeId: person.id, version: 1 }, owner)
  expect(await entry()).toBeUndefined()
  await generate(person, owner)
  expect(await entry()).toMatchObject({ version: 2, state: 'draft' })
  await release({ employeeId: person.id, version: 2 }, owner)
  const taken = { employeeId: person.id, version: 2, reason: 'Others wrote these answers.' }
  await it.ok(contract.withdrawReport, taken, owner)
  expect(await entry()).toBeUndefined()
  await released(person, owner)
  await generate(person, owner)
  const { report } = await it.ok(contract.getReport, { employeeId: person.id }, owner)
  await it.ok(contract.deleteReport, { employeeId: person.id, reportId: report.id }, owner)
  expect(await entry()).toBeUndefined()
})

test('the own report is left out as long as somebody else decides about it', async () => {
  const { owner, orgId, people } = await drafted()
  const own = first(people)
  const admin = await newMember(it.host, it.now, orgId, 'admin', { email: own.email })
  const ids = async (by: Member) => (await list(by)).reviews.map(({ employeeId }) => employeeId)
  expect(await ids(admin)).not.toContain(own.id)
  expect((await list(admin)).waiting).toBe(people.length - 1)
  expect(await ids(owner)).toContain(own.id)
})
