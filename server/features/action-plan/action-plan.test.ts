import { beforeAll, describe, expect, test } from 'vitest'
import { planItemsMax, planMessages } from '../../../contract/calls/action-plan.ts'
import { contract } from '../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { testApp } from '../../testing/app.ts'
import { first } from '../../testing/first.ts'
import { newMember } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'
import { removalTestCalls } from '../../testing/privacy/removal-calls.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generateCompany } = reportCalls(it)
let calls: ReturnType<typeof removalTestCalls>
let here: Awaited<ReturnType<typeof newCompany>>
let report: StoredCompanyReport
beforeAll(async () => {
  calls = removalTestCalls(it)
  here = await newCompany()
  report = await generateCompany(here.owner)
})

const add = async (
  input: Parameters<typeof it.ok<typeof contract.createPlanItem.in, typeof contract.createPlanItem.out>>[1],
  by: Member = here.owner,
) => (await it.ok(contract.createPlanItem, input, by)).item
const list = (by: Member, input = {}) => it.ok(contract.listPlanItems, input, by)

describe('an action', () => {
  test('is named in the audit log, as it is called now, and for nobody who is not shown the plan', async () => {
    const item = await add({ title: 'Ask everybody' })
    await it.ok(contract.updatePlanItem, { id: item.id, title: 'Ask the whole team', basedOn: 1 }, here.owner)
    const subjects = async (by: Member) => {
      const { entries } = await it.ok(contract.getAuditLog, { entity: 'plan' }, by)
      return entries.filter(({ entityId }) => entityId === item.id).map(({ subject }) => subject)
    }
    expect(await subjects(here.owner)).toEqual(['Ask the whole team', 'Ask the whole team'])
    const permissions = ['org:view', 'admin:view'] as const
    for (const role of ['admin', 'employee'] as const) {
      const reader = await newMember(it.host, it.now, here.owner.orgId, role, {
        permissions: [...permissions],
      })
      expect(await subjects(reader)).toEqual([null, null])
    }
  })

  test('comes from a finding, whose words and measure are taken from the report itself', async () => {
    const person = first(here.operations)
    const item = await add({
      title: '  Ask everybody\nfor a wiki  ',
      details: 'Two hours a week',
      ownerEmployeeId: person.id,
      dueOn: '2026-12-24',
      finding: { reportId: report.id, section: 'weaknesses', index: 0 },
    })
    const [finding] = report.weaknesses
    const measure = report.measures.find(({ topic }) => topic === finding?.topic)
    expect(item).toMatchObject({
      title: 'Ask everybody for a wiki',
      owner: { employeeId: person.id, name: person.name, isListed: true },
      dueOn: '2026-12-24',
      state: 'open',
      outcome: '',
      revision: 1,
      finding: {
        reportId: report.id,
        version: 1,
        origin: 'generated',
        section: 'weaknesses',
        text: finding?.text,
        topic: finding?.topic,
        mean: measure?.meanOfAnswered,
      },
    })
    expect((await list(here.owner)).items[0]).toEqual(item)
    it.pass(1000)
    const done = await it.ok(
      contract.updatePlanItem,
      { id: item.id, basedOn: 1, state: 'done', outcome: 'It is there.' },
      here.owner,
    )
    expect(done.item).toMatchObject({
      state: 'done',
      outcome: 'It is there.',
      revision: 2,
      title: item.title,
    })
    expect(Date.parse(done.item.changedAt)).toBeGreaterThan(Date.parse(item.changedAt))
    const open = await it.ok(contract.updatePlanItem, { id: item.id, basedOn: 2, state: 'open' }, here.owner)
    expect(open.item).toMatchObject({ state: 'open', outcome: '', revision: 3 })
    const { entries } = await it.ok(contract.getAuditLog, {}, here.owner)
    expect(entries.map(({ action }) => action).slice(0, 3)).toEqual(['plan.open', 'plan.done', 'plan.added'])
  })

  test.each(['strengths', 'forwardOperatingPlan', 'immediateHiringNeeds'] as const)(
    'may come from %s',
    async (section) => {
      const item = await add({ title: section, finding: { reportId: report.id, section, index: 0 } })
      expect(item.finding?.section).toBe(section)
      expect(item.finding?.text.length).toBeGreaterThan(10)
    },
  )

  test('keeps its finding where the report is deleted', async () => {
    const other = await newCompany()
    const made = await generateCompany(other.owner)
    const { finding } = await add(
      { title: 'Keep', finding: { reportId: made.id, section: 'weaknesses', index: 0 } },
      other.owner,
    )
    await it.ok(contract.deleteReport, { reportId: made.id }, other.owner)
    const [item] = (await list(other.owner)).items
    expect(item?.finding).toEqual({ ...finding, version: null, origin: null })
  })

  test('of a person is shown to them alone among employees, without the finding', async () => {
    const other = await newCompany()
    const made = await generateCompany(other.owner)
    const person = first(other.operations)
    const theirs = await add(
      {
        title: 'Yours',
        ownerEmployeeId: person.id,
        finding: { reportId: made.id, section: 'weaknesses', index: 0 },
      },
      other.owner,
    )
    await add({ title: 'Of nobody' }, other.owner)
    const member = await newMember(it.host, it.now, other.orgId, 'employee', { email: person.email })
    const seen = await list(member)
    expect(seen.items).toEqual([{ ...theirs, finding: null }])
    expect(seen.counts).toEqual({ open: 1, done: 0, dropped: 0 })
    const refusal = await it.call(
      contract.updatePlanItem,
      { id: theirs.id, basedOn: 1, title: 'Mine' },
      member,
    )
    expect([refusal.status, refusal.body['code']]).toEqual([400, 'BUSINESS_LOGIC_ERROR'])
  })

  test('stays without its person where they are removed, and names nobody who is erased', async () => {
    const other = await newCompany()
    const person = first(other.operations)
    await add({ title: `Ask ${person.name}`, details: 'Soon', ownerEmployeeId: person.id }, other.owner)
    await calls.removed(person, other.owner)
    expect((await list(other.owner)).items[0]).toMatchObject({ title: `Ask ${person.name}`, owner: null })
    await calls.restore(person, other.owner)
    expect((await list(other.owner)).items[0]?.owner).toEqual({
      employeeId: person.id,
      name: person.name,
      isListed: true,
    })
    await calls.removed(person, other.owner)
    await calls.erase(person, person.name, other.owner)
    const [item] = (await list(other.owner)).items
    expect(item).toMatchObject({ details: 'Soon' })
    expect(JSON.stringify(item)).not.toMatch(/Ada|Lovelace/)
  })
})

describe('what is refused', () => {
  test.each([
    [{ title: '' }, planMessages.titleMissing],
    [{}, planMessages.titleMissing],
    [{ title: 'x'.repeat(161) }, planMessages.titleTooLong],
    [{ title: 'x', details: 'x'.repeat(1001) }, planMessages.textTooLong],
    [{ title: 'x', dueOn: '24.12.2026' }, planMessages.dueDate],
    [{ title: 'x', dueOn: '2026-02-30' }, planMessages.dueDate],
    [{ title: 'x', dueOn: '0000-01-01' }, planMessages.dueDate],
    [
      { title: 'x', finding: { reportId: 'unknown', section: 'weaknesses', index: 0 } },
      planMessages.noSuchFinding,
    ],
  ])('%j: %s', async (input, sentence) => {
    const { items } = await list(here.owner)
    const answer = await it.call(contract.createPlanItem, input, here.owner)
    expect([answer.status, answer.body['error']]).toEqual([400, sentence])
    expect((await list(here.owner)).items).toEqual(items)
  })

  test('a place where the report says nothing, and a report, a person or an action of another organization', async () => {
    const other = await newCompany()
    const beyond = { reportId: report.id, section: 'weaknesses', index: 4000 }
    const statusOf = async (input: unknown, by: Member) =>
      (await it.call(contract.createPlanItem, input, by)).status
    expect(await statusOf({ title: 'x', finding: beyond }, here.owner)).toBe(400)
    expect(await statusOf({ title: 'x', finding: { ...beyond, index: 0 } }, other.owner)).toBe(400)
    const person = first(here.operations)
    expect(await statusOf({ title: 'x', ownerEmployeeId: person.id }, other.owner)).toBe(404)
    const item = await add({ title: 'Ours' })
    const change = await it.call(contract.updatePlanItem, { id: item.id, basedOn: 1 }, other.owner)
    expect(change.status).toBe(404)
    expect((await list(other.owner, { after: 'ffffffff-ffff-4fff-8fff-ffffffffffff' })).items).toEqual([])
  })

  test('an end without saying what became of it, and a change of what somebody has changed meanwhile', async () => {
    const { id } = await add({ title: 'One' })
    const refusalOf = async (input: unknown) => {
      const { status, body } = await it.call(contract.updatePlanItem, input, here.owner)
      return [status, body['error']]
    }
    expect(await refusalOf({ id, basedOn: 1, state: 'dropped' })).toEqual([400, planMessages.outcomeMissing])
    expect(await refusalOf({ id, basedOn: 1, state: 'done', outcome: ' ' })).toEqual([
      400,
      planMessages.outcomeMissing,
    ])
    const both = await Promise.all(
      ['One', 'Other'].map((title) =>
        it.call(contract.updatePlanItem, { id, basedOn: 1, title }, here.owner),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await refusalOf({ id, basedOn: 1, title: 'Late' })).toEqual([400, planMessages.changed])
    const end = { id, basedOn: 2, state: 'done', outcome: 'It is there' }
    expect((await it.call(contract.updatePlanItem, end, here.owner)).status).toBe(200)
    expect(await refusalOf({ id, basedOn: 3, outcome: '' })).toEqual([400, planMessages.outcomeMissing])
  })

  test('more than a plan holds', async () => {
    const { owner, orgId } = await newCompany()
    const { sql } = it.host.database
    const ended = await add({ title: 'Ended' }, owner)
    const end = { id: ended.id, basedOn: 1, state: 'dropped', outcome: 'Nobody asked' } as const
    await it.ok(contract.updatePlanItem, end, owner)
    await sql`insert into plan_items (org_id, id, title, details, state, outcome, revision, created_at, created_by, changed_at)
      select ${orgId}, gen_random_uuid()::text, 'x', '', 'open', '', 1, now(), 'x', now() from generate_series(1, ${planItemsMax}) n`
    const { status } = await it.call(contract.createPlanItem, { title: 'x' }, owner)
    expect(status).toBe(400)
    const again = { id: ended.id, basedOn: 2, state: 'open' } as const
    expect((await it.call(contract.updatePlanItem, again, owner)).status).toBe(400)
    const page = await list(owner, { limit: 2, state: 'open' })
    expect(page.items).toHaveLength(2)
    const rest = await list(owner, { after: page.next ?? '', state: 'open' })
    expect([rest.items.length, rest.next, rest.counts.open]).toEqual([planItemsMax - 2, null, planItemsMax])
    expect((await list(owner, { state: 'done' })).items).toEqual([])
  })
})
