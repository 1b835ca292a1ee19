import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import { purgeRemovedReports } from '../deletion/purge-deleted-reports.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedAnswers } from '../../../testing/reports/varied-company.ts'

const it = testApp()
const { submit, releasedCompany, release, latestCompany } = reportCalls(it)

const extreme = { job_satisfaction: '1', role_clarity: '10' }
const ratings = ['clarity', 'output', 'communication', 'tools', 'satisfaction']
/** The sentence that says why the report tells no numbers at all. */
const near = /^Since an earlier report/

/** An organization in which seven people have answered and the report is released, and somebody who reads it. */
const releasedOfSeven = async () => {
  const orgId = newId()
  const owner = await newMember(it.host, it.now, orgId, 'owner')
  const reader = await newMember(it.host, it.now, orgId, 'employee')
  let count = 0
  const join = async (many: number, answers: Record<string, string> = {}, department = 'Sales') => {
    const names = Array.from({ length: many }, () => `Person ${count++}`)
    const came = await newPeople(it.host, it.now, orgId, names, department)
    for (const [index, person] of came.entries())
      await submit(person, { ...variedAnswers(count - many + index), ...answers })
    return came
  }
  const people = await join(7)
  const released = await releasedCompany(owner)
  const remove = async (some: readonly InvitedPerson[]) => {
    for (const { id } of some) await it.ok(contract.deleteEmployee, { employeeId: id }, owner)
  }
  const erase = async (some: readonly InvitedPerson[]) => {
    for (const { id, name } of some) await it.ok(contract.eraseEmployee, { employeeId: id, name }, owner)
  }
  return { orgId, owner, reader, join, people, released, remove, erase, seen: () => latestCompany(reader) }
}

const topicsIn = ({ measures }: StoredCompanyReport): string[] =>
  measures.filter(({ mean }) => mean !== null).map(({ topic }) => topic)
const sumOf = ({ measures }: StoredCompanyReport, topic: string): number => {
  const measure = measures.find((one) => one.topic === topic)
  return (measure?.meanOfAnswered ?? NaN) * (measure?.answered ?? NaN)
}

describe('the difference of two releases', () => {
  test('says nothing of five who came and all answered alike; owners see everything', async () => {
    const { owner, reader, join, seen } = await releasedOfSeven()
    const before = await seen()
    await join(5, extreme)
    // Whoever releases it reads before what members will not see.
    const { id } = (await it.ok(contract.generateCompanyReport, {}, owner)).report
    const preview = await it.ok(contract.getReleasePreview, { reportId: id }, owner)
    const german = await it.ok(contract.getReleasePreview, { reportId: id, language: 'de' }, owner)
    expect(preview.withheld.join(' ')).toMatch(/ Not shown at all: Role clarity and Job satisfaction\./)
    expect(german.withheld.join(' ')).toMatch(/ Nicht gezeigt: Klarheit der Rolle und Arbeitszufriedenheit\./)
    const full = await releasedCompany(owner)
    // This is what subtracting would say: each rated their satisfaction 1 and their clarity 10.
    expect(sumOf(full, 'satisfaction') - sumOf(before, 'satisfaction')).toBeCloseTo(5)
    expect(sumOf(full, 'clarity') - sumOf(before, 'clarity')).toBeCloseTo(50)
    const after = await seen()
    expect([topicsIn(before), topicsIn(after)]).toEqual([ratings, ['output', 'communication', 'tools']])
    expect(after.overview.riskLevel).toBeNull()
    const said = JSON.stringify([after.strengths, after.weaknesses, after.forwardOperatingPlan])
    expect(said).not.toMatch(/satisfaction|clarity/i)
    expect(after.executiveSummary.at(-1)?.text).toMatch(
      /^You can’t see some parts of this report: .* Not shown at all: Role clarity and Job satisfaction\./,
    )
    expect(full.measures.length).toBe(10)
    // The trend says the same.
    const { points } = await it.ok(contract.getCompanyTrend, {}, reader)
    expect(points.map(({ riskLevel }) => riskLevel !== null)).toEqual([true, false])
    // With five more who answered otherwise, what follows is of ten people and leaves each of them open.
    await join(5)
    await releasedCompany(owner)
    expect(topicsIn(await seen())).toEqual(ratings)
  })

  test.each(['came', 'left', 'anew'] as const)('says nothing of one who %s', async (change) => {
    const { owner, join, people, remove, seen } = await releasedOfSeven()
    const one = first([...people])
    if (change === 'came') await join(1)
    if (change === 'left') await remove([one])
    if (change === 'anew') {
      await it.ok(contract.reopenSubmission, { employeeId: one.id }, owner)
      await submit(one, { ...variedAnswers(3), job_satisfaction: '9' })
    }
    await releasedCompany(owner)
    const after = await seen()
    expect(after.overview.riskReason.text).toMatch(near)
    expect(after.measures).toEqual([])
  })

  test('says nothing of one who moved to another department', async () => {
    const { owner, join, people, seen } = await releasedOfSeven()
    await join(5, {}, 'Finance')
    await releasedCompany(owner)
    const gradesIn = ({ gradingBreakdown }: StoredCompanyReport) =>
      gradingBreakdown.map(({ departmentGrade }) => departmentGrade !== null)
    expect(gradesIn(await seen())).toContain(true)
    const { id, email } = first([...people])
    await it.ok(contract.upsertEmployee, { employeeData: { id, email, department: 'Finance' } }, owner)
    await releasedCompany(owner)
    expect(gradesIn(await seen())).toEqual([false, false])
  })

  test('says nothing of those who left and all answered alike, whether they were erased, and the report deleted, since', async () => {
    const { owner, join, remove, erase, seen } = await releasedOfSeven()
    await join(5)
    const left = await join(5, extreme)
    const { id } = await releasedCompany(owner)
    const before = await seen()
    await remove(left)
    await erase(left)
    await it.ok(contract.deleteReport, { reportId: id }, owner)
    await releasedCompany(owner)
    const after = await seen()
    expect(after.coverage.answered).toBe(before.coverage.answered - 5)
    expect(topicsIn(after)).not.toContain('satisfaction')
    // Also once what the deleted one said is gone for good.
    await it.passSignedIn(31 * 86_400_000)
    await asSystem(it.host.database.db, (tx) => purgeRemovedReports.work(tx, it.host))
    await releasedCompany(owner)
    expect(topicsIn(await seen())).not.toContain('satisfaction')
    const stored = await it.host.database.sql`select sums from told_company_reports where report_id = ${id}`
    const kept = JSON.stringify(stored)
    expect(left.every((person) => kept.includes(`"${person.id}","erased-1"`))).toBe(true)
  })

  test('is held to a threshold that was raised between them', async () => {
    const { owner, join, released, seen } = await releasedOfSeven()
    await it.ok(contract.withdrawReport, { reportId: released.id, reason: 'It was a mistake' }, owner)
    await it.ok(contract.updateOrgData, { data: { settings: { groupThreshold: 8 } } }, owner)
    await join(7)
    await releasedCompany(owner)
    expect((await seen()).overview.riskReason.text).toMatch(near)
    await join(1)
    await releasedCompany(owner)
    expect(topicsIn(await seen())).toEqual(ratings)
  })

  test('says nothing by way of a third release, or of one that was taken back and released again', async () => {
    const { owner, join, released, remove, seen } = await releasedOfSeven()
    const came = await join(6)
    await releasedCompany(owner)
    expect(topicsIn(await seen())).toEqual(ratings)
    await it.ok(contract.withdrawReport, { reportId: released.id, reason: 'It was a mistake' }, owner)
    await release({ reportId: released.id }, owner)
    await remove(came)
    await join(6, extreme)
    await releasedCompany(owner)
    // Of the seven is told with each of the two sixes, and by themselves.
    expect(topicsIn(await seen())).not.toContain('satisfaction')
    expect(first([...(await seen()).measures]).topic).not.toBe('clarity')
  })
})
