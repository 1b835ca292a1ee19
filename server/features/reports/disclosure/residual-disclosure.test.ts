import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { buildApp } from '../../../app.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { openHost } from '../../../open-host.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import {
  newMember,
  newOrganization,
  newPeople,
  type InvitedPerson,
} from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedAnswers } from '../../../testing/reports/varied-company.ts'

/** What several releases tell beside the reports of single people that are open to who reads them. */

const it = testApp()
const { submit, generate, review, release, released, releasedCompany, show } = reportCalls(it)

const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

const nodes: (() => Promise<void>)[] = []
const anotherNode = async (): Promise<FastifyInstance> => {
  const { host, close } = await openHost({
    environment: it.host.environment,
    log: silentLog,
    clock: () => it.now,
  })
  const app = await buildApp(host)
  nodes.push(async () => {
    await app.close()
    await close()
  })
  return app
}
afterAll(async () => {
  for (const close of nodes) await close()
})

/** An organization that shows its reports to everybody, whose first people have answered. */
const organizationOf = async (answers: readonly Record<string, string>[]) => {
  const { orgId, owner, people } = await newOrganization(it.host, it.now, several('First', answers.length))
  const reader = await newMember(it.host, it.now, orgId, 'employee')
  for (const [index, person] of people.entries()) await submit(person, answers[index])
  await show(orgId, 'organization')
  return { orgId, owner, reader, people }
}

const seenAt = async (app: FastifyInstance, { token, orgId }: Member, id?: string) => {
  const response = await app.inject({
    method: 'GET',
    url: `/api/getCompanyReport${id === undefined ? '' : `?id=${id}`}`,
    headers: { authorization: `Bearer ${token}`, 'organization-id': orgId },
  })
  return contract.getCompanyReport.out.parse(response.json()).report
}

test('two releases do not tell of the one by whom they differ beside those whose reports are open', async () => {
  const { orgId, owner, reader } = await organizationOf(
    Array.from({ length: 12 }, (_, index) => variedAnswers(index)),
  )
  const then = await releasedCompany(owner)
  const came = await newPeople(it.host, it.now, orgId, several('Later', 6))
  for (const [index, person] of came.entries()) await submit(person, variedAnswers(index + 3))
  const now = await releasedCompany(owner)
  const shown = async () =>
    (await Promise.all([then.id, now.id].map((id) => seenAt(it.app, reader, id)))).map(
      ({ measures }) => measures.length > 0,
    )
  expect(await shown()).toEqual([true, true])
  // Of the others one is left: their answers are the difference of both and of the open ones.
  for (const person of came.slice(1)) await released(person, owner)
  expect(await shown()).toEqual([true, false])
  const { overview } = await seenAt(it.app, reader)
  expect(overview.riskReason.text).toMatch(/^Since an earlier report/)
})

test('answers are open in whatever version of a report they can be read', async () => {
  const { owner, reader, people } = await organizationOf(
    Array.from({ length: 10 }, (_, index) => variedAnswers(index)),
  )
  await releasedCompany(owner)
  for (const person of people.slice(4)) await released(person, owner)
  const isShown = async () => (await seenAt(it.app, reader)).measures.length > 0
  expect(await isShown()).toBe(false)
  const { id } = people.at(-1) ?? first(people)
  await it.ok(contract.reopenSubmission, { employeeId: id }, owner)
  await submit(people.at(-1) ?? first(people), variedAnswers(3))
  await released({ id }, owner)
  // Version 1 is still there.
  expect((await it.ok(contract.getReport, { employeeId: id, version: 1 }, reader)).report.version).toBe(1)
  expect(await isShown()).toBe(false)
})

test('whatever becomes of one report changes what is shown at the next read, on another node too', async () => {
  const alike = { job_satisfaction: '1' }
  const { owner, reader, people } = await organizationOf(
    Array.from({ length: 14 }, (_, index) => ({
      ...variedAnswers(index),
      ...(index < 6 ? alike : { job_satisfaction: index < 8 ? '9' : '6' }),
    })),
  )
  await releasedCompany(owner)
  const other = await anotherNode()
  const isSatisfactionShown = async () => {
    const seen = [await seenAt(it.app, reader), await seenAt(other, reader)]
    const found = seen.map(({ measures }) => measures.some(({ topic }) => topic === 'satisfaction'))
    expect(found[0]).toBe(found[1])
    return found[0]
  }
  for (const person of people.slice(8)) await released(person, owner)
  expect(await isSatisfactionShown()).toBe(true)
  const person: InvitedPerson = people[7] ?? first(people)
  const employeeId = person.id
  // With one of the two who were content open, too, all others answered alike or nearly so.
  const { version } = await generate(person, owner)
  await review({ employeeId, version }, owner)
  expect(await isSatisfactionShown()).toBe(true)
  await it.ok(contract.releaseReport, { employeeId, version }, owner)
  expect(await isSatisfactionShown()).toBe(false)
  await it.ok(contract.withdrawReport, { employeeId, version, reason: 'It was a mistake' }, owner)
  expect(await isSatisfactionShown()).toBe(true)
  await release({ employeeId, version }, owner)
  expect(await isSatisfactionShown()).toBe(false)
  const { report } = await it.ok(contract.getReport, { employeeId, version }, owner)
  await it.ok(contract.deleteReport, { employeeId, reportId: report.id }, owner)
  expect(await isSatisfactionShown()).toBe(true)
  await it.ok(contract.restoreReport, { reportId: report.id }, owner)
  await release({ employeeId, version }, owner)
  expect(await isSatisfactionShown()).toBe(false)
  // Of other answers, and then alone.
  await it.ok(contract.reopenSubmission, { employeeId }, owner)
  expect(await isSatisfactionShown()).toBe(false)
  await submit(person, { ...variedAnswers(1), job_satisfaction: '5' })
  const { version: next } = await released(person, owner)
  expect(await isSatisfactionShown()).toBe(false)
  const old = await it.ok(contract.getReport, { employeeId, version }, owner)
  await it.ok(contract.deleteReport, { employeeId, reportId: old.report.id }, owner)
  expect(await isSatisfactionShown()).toBe(true)
  expect(next).toBeGreaterThan(version)
})
