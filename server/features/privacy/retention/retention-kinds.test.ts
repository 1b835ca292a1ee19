import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { verifyTestCalls } from '../../../testing/reports/verify-calls.ts'
import { day, retentionTestCalls } from '../../../testing/privacy/retention-calls.ts'

/** Drafts, older versions and entries of the audit log. */

const it = testApp()
const reports = reportCalls(it)
const { newCompany, generate, generateCompany, release, save } = reports
const { submitMailed, verified, verifiedOf } = verifyTestCalls(it, reports)
const calls = retentionTestCalls(it)
const sql = () => it.host.database.sql

/** Tells, waits for 30 days and removes. */
const afterNotice = async () => {
  await calls.pass(30 * day)
  await calls.apply()
}

describe('drafts', () => {
  let owner: Member
  let [old, changed, invited, reopened]: (InvitedPerson | undefined)[] = []
  const draftOf = async (person: InvitedPerson | undefined) =>
    (
      await sql()`select revision from submissions where employee_id = ${person?.id ?? ''} and status = 'in_progress'`
    ).length
  const begin = (person: InvitedPerson | undefined, text: string) =>
    it.ok(contract.saveDraft, {
      employeeId: person?.id ?? '',
      answers: { team_support: text },
      inviteCode: person?.code ?? '',
    })
  beforeAll(async () => {
    const company = await newCompany()
    owner = company.owner
    ;[old, changed, invited] = await newPeople(it.host, it.now, company.orgId, [
      'It is old',
      'Changed',
      'Invited',
    ])
    reopened = first(company.operations)
    await it.ok(contract.reopenSubmission, { employeeId: reopened.id }, owner)
    for (const person of [old, changed, invited]) await begin(person, 'More hands')
    await calls.passYears(1)
    await sql()`update invitations set expires_at = ${new Date(it.now.getTime() + 90 * day).toISOString()}
      where employee_id in ${sql()([changed?.id ?? '', invited?.id ?? ''])}`
    await begin(changed, 'More hands still')
    await sql()`update invitations set expires_at = ${it.now.toISOString()} where employee_id = ${changed?.id ?? ''}`
    await calls.set({ drafts: 1 }, owner)
    await afterNotice()
  })

  test('that were not changed for so long go; their person stays in the list', async () => {
    expect(await draftOf(old)).toBe(0)
    const { employees } = await it.ok(contract.getEmployees, {}, owner)
    expect(employees.map(({ id }) => id)).toContain(old?.id)
    expect(await calls.applied(owner)).toEqual([{ kind: 'drafts', count: 1 }])
  })

  test('that were changed since, that an invitation opens, or that had been sent once stay', async () => {
    expect(await draftOf(changed)).toBe(1)
    expect(await draftOf(invited)).toBe(1)
    expect(await draftOf(reopened)).toBe(1)
  })

  test('can be begun again by whoever is invited anew', async () => {
    await it.ok(contract.resendInvitation, { employeeId: old?.id ?? '' }, owner)
    const [row] = await sql()`select id from invitations where employee_id = ${old?.id ?? ''} and is_latest`
    const code = it.host.secrets.inviteCode(String(row?.['id']))
    const { draft } = await it.ok(contract.saveDraft, {
      employeeId: old?.id ?? '',
      answers: { team_support: 'Anew' },
      inviteCode: code,
    })
    expect(draft.rawAnswers).toMatchObject({ team_support: 'Anew' })
  })
})

describe('older versions', () => {
  const revisionsOf = async ({ id }: { id: string }) =>
    (await sql()`select revision from submission_versions where employee_id = ${id} order by 1`).map(
      ({ revision }) => Number(revision),
    )
  const versionsOf = async ({ id }: { id: string }) =>
    (await sql()`select version from reports where employee_id = ${id} order by 1`).map(({ version }) =>
      Number(version),
    )
  const again = async (person: InvitedPerson, owner: Member, role: string) => {
    await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
    await submitMailed(person, { role_clarity: role })
  }

  test('go but those that a report rests on which is out; the report that loses its inputs says so', async () => {
    const { owner, operations } = await newCompany()
    const [draftOnly = first(operations), shown = first(operations)] = operations
    for (const person of [draftOnly, shown]) await generate(person, owner)
    await release({ employeeId: shown.id, version: 1 }, owner)
    const company = await generateCompany(owner)
    for (const person of [draftOnly, shown]) await again(person, owner, '2')
    await calls.passYears(2)
    await calls.set({ olderVersions: 1 }, owner)
    await afterNotice()
    expect(await revisionsOf(draftOnly)).toEqual([])
    expect(await revisionsOf(shown)).toHaveLength(1)
    // The newest version of each stays, whatever it was made from.
    expect(await versionsOf(draftOnly)).toEqual([1])
    expect(await calls.applied(owner)).toEqual([{ kind: 'olderVersions', count: 1 }])

    const verification = await verifiedOf(draftOnly, owner)
    expect(verification).toMatchObject({ state: 'cannot', inputs: { missing: 1, hashNow: null, changed: 0 } })
    expect(verification.inputs.hashThen).toMatch(/^[0-9a-f]{64}$/)
    expect(verification.why).toEqual([expect.stringMatching(/retention rules removed one person’s data on/)])
    expect((await verifiedOf(shown, owner)).state).toBe('same')
    const ofCompany = await verified(company, owner)
    expect(ofCompany).toMatchObject({ state: 'cannot', inputs: { missing: 1, changed: 0 } })
    expect(ofCompany.why).toEqual([expect.stringContaining('retention rules removed one person’s data on')])
    expect(await it.call(contract.getReportAnswers, { employeeId: draftOnly.id }, owner)).toMatchObject({
      status: 404,
      body: { error: messages.answersOfReportGone },
    })
    // The answers that stand now are untouched.
    expect((await generate(draftOnly, owner)).version).toBe(2)
  })

  test('of answers stay that a released company report rests on, and what was sent last where it is open again', async () => {
    const { owner, operations } = await newCompany()
    const [twice = first(operations), open = first(operations)] = operations
    const { id } = await generateCompany(owner)
    await release({ reportId: id }, owner)
    await again(twice, owner, '3')
    await it.ok(contract.reopenSubmission, { employeeId: open.id }, owner)
    await calls.passYears(2)
    await calls.set({ olderVersions: 1 }, owner)
    await afterNotice()
    expect([await revisionsOf(twice), await revisionsOf(open)].map(({ length }) => length)).toEqual([1, 1])
    await it.ok(contract.withdrawReport, { reportId: id, reason: 'It is old' }, owner)
    await calls.apply()
    await afterNotice()
    expect([await revisionsOf(twice), await revisionsOf(open)].map(({ length }) => length)).toEqual([0, 1])
  })

  test('of reports go, but what is out, the newest, and the version that a kept one changes texts of', async () => {
    const { owner, operations } = await newCompany()
    const person = first(operations)
    await generate(person, owner)
    await release({ employeeId: person.id, version: 1 }, owner)
    await generate(person, owner)
    const {
      id: _i,
      version: _v,
      origin: _o,
      generatedAt: _g,
      state: _s,
      generatedVersion: _gv,
      ...content
    } = await generate(person, owner)
    const [summary, ...others] = content.summary
    const edited = { ...content, summary: [{ ...summary, text: 'As we said.' }, ...others] }
    expect((await save(person.id, edited, owner)).status).toBe(200)
    expect(await versionsOf(person)).toEqual([1, 2, 3, 4])
    await calls.passYears(2)
    expect((await calls.preview({ olderVersions: 1 }, owner)).due).toMatchObject([{ count: 1 }])
    await calls.set({ olderVersions: 1 }, owner)
    await afterNotice()
    expect(await versionsOf(person)).toEqual([1, 3, 4])
    // Once two newer versions have stood for a year, both of those go together.
    await generate(person, owner)
    await calls.passYears(2)
    await calls.apply()
    await afterNotice()
    expect(await versionsOf(person)).toEqual([1, 5])
    expect((await verifiedOf(person, owner)).state).toBe('same')
  })

  test('of the company report go, but the newest and whatever was ever released', async () => {
    const { owner, orgId } = await newCompany()
    const shown = await generateCompany(owner)
    await release({ reportId: shown.id }, owner)
    await generateCompany(owner)
    const other = await generateCompany(owner)
    await release({ reportId: other.id }, owner)
    await generateCompany(owner)
    await calls.passYears(2)
    await calls.set({ olderVersions: 1 }, owner)
    await afterNotice()
    const left = await sql()`select version from company_reports where org_id = ${orgId} order by 1`
    expect(left.map(({ version }) => Number(version))).toEqual([1, 3, 4])
  })

  test('stay of whoever contests a report', async () => {
    const { owner, operations } = await newCompany()
    const person = first(operations)
    const member = await calls.joined(person, owner)
    await generate(person, owner)
    const which = { employeeId: person.id, version: 2 }
    await generate(person, owner)
    await release(which, owner)
    await it.ok(contract.answerReport, { ...which, answer: 'contested', comment: 'Not so' }, member)
    await again(person, owner, '4')
    await calls.passYears(2)
    await calls.set({ olderVersions: 1 }, owner)
    await afterNotice()
    expect(await versionsOf(person)).toEqual([1, 2])
    expect(await revisionsOf(person)).toHaveLength(1)
  })
})

test('entries of the audit log go, and none that is younger than the rule says', async () => {
  const { owner } = await newCompany()
  await calls.set({ drafts: 1 }, owner)
  await calls.passYears(1)
  await calls.set({ drafts: 2 }, owner)
  await calls.set({ auditEntries: 1 }, owner)
  await afterNotice()
  const { entries } = await it.ok(contract.getAuditLog, {}, owner)
  const limit = new Date(it.now)
  limit.setUTCFullYear(limit.getUTCFullYear() - 1)
  expect(entries.map(({ action }) => action)).toEqual([
    'organization.retention_applied',
    'organization.retention_changed',
    'organization.retention_changed',
  ])
  expect(entries.every(({ at }) => at >= limit.toISOString())).toBe(true)
  expect(first(entries)).toMatchObject({ actor: null, details: { kind: 'auditEntries' } })
})
