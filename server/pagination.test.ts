import * as fc from 'fast-check'
import type { z } from 'zod'
import { expect, test } from 'vitest'
import { type CallName, contract } from '../contract/index.ts'
import { first } from './testing/first.ts'
import { organizationsOf, type Member } from './testing/organizations.ts'
import { reportCalls } from './testing/reports/report-calls.ts'
import { testApp } from './testing/app.ts'
import { fillOrganization } from './testing/fill-organization.ts'

const app = testApp({ WEBHOOK_REACH: 'private' })
const { invite, newOwner } = organizationsOf(app)
const reports = reportCalls(app)

/** Every call that answers page by page; one without a row below does not compile. */
type PagedName = {
  [Name in CallName]: z.output<(typeof contract)[Name]['out']> extends { next: string | null } ? Name : never
}[CallName]

type Page = Record<string, unknown> & { next: string | null }

const idsIn = (list: unknown, key: string): string[] =>
  Array.isArray(list) ? list.map((row) => String(Object(row)[key])) : []

const filledOrganization = fillOrganization(app)
type Filled = Awaited<ReturnType<typeof filledOrganization>>

/** What each list is asked for besides its page, and by which keys its rows are told apart. */
const lists: Record<
  PagedName,
  {
    input?: (filled: Filled) => object
    keysOf: (page: Page) => string[]
    /** Rows that were not in the list all along. */
    leftMeanwhile?: (filled: Filled) => ReadonlySet<string>
  }
> = {
  listSessions: { keysOf: ({ sessions }) => idsIn(sessions, 'id') },
  listMembers: { keysOf: ({ members }) => idsIn(members, 'userId') },
  listAdmins: {
    keysOf: ({ admins }) => idsIn(admins, 'userId'),
    leftMeanwhile: ({ demoted }) => demoted,
  },
  getAuditLog: { keysOf: ({ entries }) => idsIn(entries, 'id') },
  listWebhookDeliveries: {
    input: ({ webhookId }) => ({ id: webhookId }),
    keysOf: ({ deliveries }) => idsIn(deliveries, 'id'),
  },
  getEmployees: { keysOf: ({ employees }) => idsIn(employees, 'id') },
  listInvitations: { keysOf: ({ invitations }) => idsIn(invitations, 'employeeId') },
  getSubmissions: { keysOf: ({ submissions }) => Object.keys(Object(submissions)) },
  listRemovedEmployees: { keysOf: ({ removed }) => idsIn(removed, 'id') },
  getReports: { keysOf: (page) => Object.keys(Object(page['reports'])) },
  listReviews: { keysOf: ({ reviews }) => idsIn(reviews, 'employeeId') },
  listReports: { keysOf: (page) => idsIn(page['reports'], 'employeeId') },
  getCompanyReports: { keysOf: (page) => idsIn(page['reports'], 'id') },
  listCompanyReports: { keysOf: ({ versions }) => idsIn(versions, 'id') },
  listDeletedReports: { keysOf: ({ deleted }) => idsIn(deleted, 'id') },
  getReportSteps: {
    input: ({ employeeId }) => ({ employeeId }),
    keysOf: ({ steps }) => idsIn(steps, 'id'),
  },
  getRunResults: {
    input: ({ runId }) => ({ id: runId }),
    keysOf: ({ results }) => idsIn(results, 'label'),
  },
  listChats: { keysOf: ({ chats }) => idsIn(chats, 'id') },
  listCycles: { keysOf: ({ cycles }) => idsIn(cycles, 'id') },
  listPlanItems: { keysOf: ({ items }) => idsIn(items, 'id') },
}

const isPaged = (name: string): name is PagedName => name in lists

const pageOf = async (name: PagedName, filled: Filled, window: object): Promise<Page> => {
  const input = { ...lists[name].input?.(filled), ...window }
  const { status, body } = await app.call(contract[name], input, filled.owner)
  if (status !== 200) throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(body)}`)
  const { next } = body
  return { ...body, next: typeof next === 'string' ? next : null }
}

const nth = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % rows.length]

/** What happens to lists while somebody reads them; `pick` chooses among the rows. */
const disturbances: Record<string, (filled: Filled, pick: number) => Promise<unknown>> = {
  'somebody is renamed': async ({ owner }, pick) => {
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    const { id, email } = nth(employees, pick) ?? first(employees)
    const name = `${pick % 2 === 0 ? 'Aa' : 'Zz'} ${pick}`
    await app.ok(contract.upsertEmployee, { employeeData: { id, email, name } }, owner)
  },
  'somebody is added': async ({ owner }, pick) =>
    invite(owner, { name: `${pick % 2 === 0 ? 'Aa' : 'Zz'} new` }),
  'somebody is removed': async ({ owner, employeeId, absent }, pick) => {
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    const removable = employees.filter(
      ({ id, isMember }) => id !== employeeId && !isMember && !absent.has(id),
    )
    const person = nth(removable, pick)
    if (person) await app.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
  },
  'somebody is brought back': async ({ owner, absent }, pick) => {
    const { removed } = await app.ok(contract.listRemovedEmployees, {}, owner)
    const person = nth(
      removed.filter(({ id }) => absent.has(id)),
      pick,
    )
    if (person) await app.ok(contract.restoreEmployee, { employeeId: person.id }, owner)
  },
  'somebody is invited again, and answers': async ({ owner }, pick) => {
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    const waiting = nth(
      invitations.filter(({ isMember }) => !isMember),
      pick,
    )
    if (!waiting) return
    await app.call(contract.revokeInvitation, { employeeId: waiting.employeeId }, owner)
    const { body } = await app.call(contract.resendInvitation, { employeeId: waiting.employeeId }, owner)
    const { code } = Object(body['result'])
    const answers = { full_name: waiting.name, role_clarity: '8' }
    if (typeof code === 'string' && pick % 2 === 0)
      await app.call(
        contract.submitEmployeeAnswers,
        { employeeId: waiting.employeeId, answers, inviteCode: code },
        {},
      )
  },
  'a member is called otherwise': async ({ members }, pick) => {
    const member = nth(members, pick) ?? first(members)
    await app.ok(contract.updateProfile, { displayName: `${pick % 2 === 0 ? 'Aa' : 'Zz'} member` }, member)
  },
  'a member gets another role': async ({ owner, members, demoted }, pick) => {
    app.pass(1_000)
    const { userId } = nth(members, pick) ?? first(members)
    if (pick % 2 !== 0) demoted.add(userId)
    await app.ok(contract.changeMemberRole, { userId, role: pick % 2 === 0 ? 'admin' : 'employee' }, owner)
  },
  'an old chat goes on': async ({ owner }, pick) => {
    app.pass(1_000)
    const { chats } = await app.ok(contract.listChats, {}, owner)
    const chat = nth(chats, pick) ?? first(chats)
    await app.ok(contract.chat, { message: 'Who has not answered?', chatId: chat.id }, owner)
  },
  'a chat is deleted': async ({ owner }, pick) => {
    const { chats } = await app.ok(contract.listChats, {}, owner)
    const chat = nth(chats, pick)
    if (chat && chats.length > 1) await app.ok(contract.deleteChat, { chatId: chat.id }, owner)
  },
  'another session is used': async ({ oldSession }) => {
    app.pass(61_000)
    await app.ok(contract.getProfile, {}, oldSession)
  },
  'a session ends': async ({ owner, oldSession }, pick) => {
    const { sessions } = await app.ok(contract.listSessions, {}, owner)
    const used = (await app.ok(contract.listSessions, {}, oldSession)).sessions.find((one) => one.isCurrent)
    const other = nth(
      sessions.filter(({ id, isCurrent }) => !isCurrent && id !== used?.id),
      pick,
    )
    if (other) await app.ok(contract.revokeSession, { sessionId: other.id }, owner)
  },
  'reports are made': async ({ owner, employeeId }) => {
    await reports.generate({ id: employeeId }, owner)
    await reports.generateCompany(owner)
  },
  'a company report is deleted': async ({ owner, absent }, pick) => {
    const { versions } = await app.ok(contract.listCompanyReports, {}, owner)
    const version = nth(
      versions.filter(({ id }) => !absent.has(id)),
      pick,
    )
    if (version) await app.ok(contract.deleteReport, { reportId: version.id }, owner)
  },
  'a company report is brought back': async ({ owner, absent }, pick) => {
    const { deleted } = await app.ok(contract.listDeletedReports, {}, owner)
    const version = nth(
      deleted.filter(({ id }) => absent.has(id)),
      pick,
    )
    if (version) await app.ok(contract.restoreReport, { reportId: version.id }, owner)
  },
  'the plan changes': async ({ owner }, pick) => {
    const { items } = await app.ok(contract.listPlanItems, {}, owner)
    const item = nth(items, pick) ?? first(items)
    await app.ok(contract.createPlanItem, { title: 'Another' }, owner)
    await app.ok(contract.updatePlanItem, { id: item.id, basedOn: item.revision, title: `Aa ${pick}` }, owner)
  },
  'an entry of the audit log is not kept any longer': async ({ owner }, pick) => {
    const { entries } = await app.ok(contract.getAuditLog, {}, owner)
    await app.host.database.sql`delete from audit_entries where id = ${nth(entries, pick)?.id ?? ''}`
  },
}
const moves = Object.keys(disturbances)
const movesPerTurn = 5

test('whatever is renamed, added, deleted or answered meanwhile, pages give each row once', async () => {
  const names = Object.keys(lists).filter(isPaged)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 4 }),
      fc.infiniteStream(fc.record({ move: fc.constantFrom(...moves), pick: fc.nat(20) })),
      async (limit, happening) => {
        const filled = await filledOrganization()
        const allOf = async () =>
          new Map(
            await Promise.all(
              names.map(
                async (name) => [name, new Set(lists[name].keysOf(await pageOf(name, filled, {})))] as const,
              ),
            ),
          )
        const before = await allOf()
        const walks = names.map((name) => ({
          name,
          seen: [] as string[],
          after: undefined as string | null | undefined,
        }))
        while (walks.some(({ after }) => after !== null)) {
          for (const walk of walks) {
            if (walk.after === null) continue
            const page = await pageOf(walk.name, filled, {
              limit,
              ...(walk.after !== undefined && { after: walk.after }),
            })
            walk.seen.push(...lists[walk.name].keysOf(page))
            walk.after = page.next
          }
          for (let count = 0; count < movesPerTurn; count += 1) {
            const { value } = happening.next()
            await disturbances[value.move]?.(filled, value.pick)
          }
        }
        const after = await allOf()
        for (const { name, seen } of walks) {
          expect(seen.length, `${name}: rows that come twice`).toBe(new Set(seen).size)
          const left = lists[name].leftMeanwhile?.(filled)
          const stayed = [...(before.get(name) ?? [])].filter(
            (key) => after.get(name)?.has(key) && !left?.has(key),
          )
          expect(before.get(name)?.size, `${name}: rows before`).toBeGreaterThan(2)
          expect(
            stayed.filter((key) => !seen.includes(key)),
            `${name}: rows that are lost`,
          ).toEqual([])
        }
      },
    ),
    // Each run fills an organization, so a failing one is shown as it is.
    { numRuns: 2, endOnFailure: true },
  )
})

test('every list refuses what cannot be a place in it, and keeps everybody behind one that is not there', async () => {
  const filled = await filledOrganization()
  for (const name of Object.keys(lists).filter(isPaged)) {
    const input = lists[name].input?.(filled)
    for (const after of ['', ' ', '\0', 'x', '-', 'null', '1.5', '%', `${'0'.repeat(8)}-x`, 'a'.repeat(36)]) {
      const answer = await app.call(contract[name], { ...input, after }, filled.owner)
      expect([name, after, answer.status, answer.body]).toMatchObject([
        name,
        after,
        400,
        { code: 'VALIDATION_ERROR', details: [{ path: 'after' }] },
      ])
    }
    const all = lists[name].keysOf(await pageOf(name, filled, {}))
    const { next } = await pageOf(name, filled, { limit: 2 })
    // An id that is none's, where one of them was or could be; numbers are all there.
    const beside = String(next).replace(/(?<=-.*).$/, (last) => (last === '0' ? '1' : '0'))
    const rest = lists[name].keysOf(await pageOf(name, filled, { after: beside }))
    expect([name, rest.length >= all.length - 2]).toEqual([name, true])
  }
})

test.each(['Zz', 'Aa'])(
  'nobody is lost and nobody comes twice where the last of a page becomes %s',
  async (name) => {
    const owner: Member = await newOwner()
    for (let count = 10; count < 40; count += 1)
      await app.ok(
        contract.upsertEmployee,
        { employeeData: { name: `Person ${count}`, email: app.freshEmail() } },
        owner,
      )
    const page = await app.ok(contract.getEmployees, { limit: 10 }, owner)
    const { id, email } = page.employees.at(-1) ?? first(page.employees)
    await app.ok(contract.upsertEmployee, { employeeData: { id, email, name } }, owner)
    const ids = page.employees.map((employee) => employee.id)
    for (let { next } = page; next !== null;) {
      const rest = await app.ok(contract.getEmployees, { limit: 10, after: next }, owner)
      ids.push(...rest.employees.map((employee) => employee.id))
      next = rest.next
    }
    expect([ids.length, new Set(ids).size]).toEqual([30, 30])
  },
)
