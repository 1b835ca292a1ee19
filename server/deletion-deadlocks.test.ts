import { beforeAll, expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { retentionKinds } from '../contract/calls/retention.ts'
import { webhookEvents } from '../contract/shapes/webhook-events.ts'
import { asSystem } from './core/database/transaction.ts'
import { testApp } from './testing/app.ts'
import { eventually } from './testing/eventually.ts'
import { signUp } from './testing/sign-up.ts'
import { redactErasedFromChats } from './features/privacy/erasure/redact-chats.ts'
import { exportAs, sendFile } from './testing/data-transfer/archives.ts'
import { filledOrganization } from './testing/data-transfer/filled-organization.ts'
import { pruneChanges } from './features/submissions/events/prune-changes.ts'
import { fullAnswers } from './testing/submissions/full-answers.ts'
import { newMember, type InvitedPerson } from './testing/new-organization.ts'
import { eraseRemoved } from './features/privacy/erasure/erase-expired.ts'
import { reportCalls } from './testing/reports/report-calls.ts'
import { applyRetention } from './features/privacy/retention/apply-retention.ts'
import { retentionRules } from './schema/retention.ts'
import { eraseDeletedOrganizations } from './features/organizations/ownership/notify-deletion.ts'

/** An organization is deleted while everything else that can be done in it or to it is done: by calls, and by the server itself. */

const rounds = 8

const app = testApp({ DATABASE_POOL: '24', WEBHOOK_REACH: 'private' })
const reports = reportCalls(app)
const sql = () => app.host.database.sql

let archive: Uint8Array
let linesOfPeople: number
beforeAll(async () => {
  const { orgId, owner } = await filledOrganization(app)
  archive = (await exportAs(app, owner)).bytes
  const [row] = await sql()`select count(*)::int as people from employees where org_id = ${orgId}`
  linesOfPeople = Number(row?.['people'])
})

const joined = async ({ code, email }: InvitedPerson) => {
  const person = await signUp(app.host, { email })
  const { orgId } = await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  return { ...person, email, orgId }
}

/** A company of which something is due for everything that the server does by itself. */
const busyCompany = async () => {
  const { orgId, owner, operations, finance } = await reports.newCompany()
  const [ada, grace, mary, hedy, joan, emmy] = operations
  const [sofia, lise, rosa] = finance
  if (!ada || !grace || !mary || !hedy || !joan || !emmy || !sofia || !lise || !rosa)
    throw new Error('The company has its people.')
  const admin = await newMember(app.host, app.now, orgId, 'admin')
  const leaver = await joined(ada)
  const deleted = [await joined(grace), await joined(hedy)] as const
  await app.ok(
    contract.createWebhook,
    { url: 'http://127.0.0.1:9/nobody', events: [...webhookEvents] },
    owner,
  )
  await reports.generate(joan, owner)
  await app.ok(contract.chat, { message: 'What is the grade of Joan Clarke?' }, owner)
  await app.ok(contract.deleteEmployee, { employeeId: joan.id }, owner)
  await app.ok(contract.deleteEmployee, { employeeId: emmy.id }, owner)
  await app.ok(contract.eraseEmployee, { employeeId: emmy.id, name: emmy.name }, owner)
  const longAgo = new Date(app.now.getTime() - 400 * 86_400_000)
  await sql()`update removed_employees set removed_at = ${longAgo.toISOString()} where org_id = ${orgId}`
  await sql()`update employees set left_at = ${longAgo.toISOString()} where org_id = ${orgId} and id = ${sofia.id}`
  await asSystem(app.host.database.db, (tx) =>
    tx.insert(retentionRules).values(
      retentionKinds.map((kind) => ({
        orgId,
        kind,
        years: 1 as const,
        changedAt: longAgo,
        beginsAt: longAgo,
        toldAt: longAgo,
      })),
    ),
  )
  const { name } = (await app.ok(contract.getOrgData, {}, owner)).org
  return { orgId, name, owner, admin, leaver, deleted, people: [mary, hedy, lise], silent: rosa }
}

type Company = Awaited<ReturnType<typeof busyCompany>>

/** What is done beside the deletion; each is an answer, or nothing where the server does it. */
const everything = (company: Company) => {
  const { owner, admin, leaver, deleted, people, silent } = company
  const ordered = (work: (typeof applyRetention)['work']) => () =>
    asSystem(app.host.database.db, (tx) => work(tx, app.host))
  const byCode = { employeeId: silent.id, inviteCode: silent.code }
  return [
    ...people.map(
      ({ id }) =>
        () =>
          app.call(contract.generateEmployeeReport, { employee: { id } }, admin),
    ),
    () => app.call(contract.generateCompanyReport, {}, owner),
    () => app.call(contract.generateCompanyReport, {}, admin),
    () => app.call(contract.startEmployeeReports, {}, admin),
    () => app.call(contract.saveDraft, { ...byCode, answers: { current_tools: 'A wiki' } }),
    () => app.call(contract.submitEmployeeAnswers, { ...byCode, answers: fullAnswers }),
    ...deleted.map((one) => () => app.call(contract.deleteAccount, { email: one.email }, one)),
    () => app.call(contract.leaveOrganization, { orgId: leaver.orgId }, leaver),
    () => app.call(contract.transferOwnership, { userId: admin.userId }, owner),
    () => app.call(contract.exportMyData, {}, leaver),
    () => app.call(contract.exportOrganization, {}, owner),
    () => app.call(contract.chat, { message: 'Who is the strongest?' }, admin),
    () => app.call(contract.createInvitation, { name: 'New Person', email: app.freshEmail() }, admin),
    () => sendFile(app, 'importOrganization', archive, deleted[0]),
    () => sendFile(app, 'importOrganization', archive, owner),
    ordered(eraseRemoved.work),
    ordered(applyRetention.work),
    ordered(redactErasedFromChats.work),
    () => app.call(contract.deleteOrganization, { name: company.name }, owner),
    () => app.call(contract.deleteOrganization, { name: company.name }, owner),
    () => app.call(contract.deleteOrganization, { name: company.name }, admin),
  ]
}

/** The list with another one first in each round. */
const turned = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

/** How many rows each table that has organizations holds of one, where it holds any. */
const rowsLeft = async (orgId: string): Promise<Record<string, number>> => {
  const columns = await sql()`
    select c.relname as table, a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    where a.attname = 'org_id' or (c.relname = 'organizations' and a.attname = 'id')`
  expect(columns.length).toBeGreaterThan(30)
  const left: Record<string, number> = {}
  for (const { table, column } of columns) {
    const [row] = await sql()`
      select count(*)::int as count from ${sql()(String(table))} where ${sql()(String(column))} = ${orgId}`
    if (Number(row?.['count']) > 0) left[String(table)] = Number(row?.['count'])
  }
  return left
}

/** Waits until the server does nothing by itself any more, but for what waits for another try. */
const settled = () =>
  eventually(async () => {
    const running = await sql()`
      select name from pgboss.job where state = 'active' or (state = 'created' and start_after <= now())`
    return running.length === 0 ? true : undefined
  }, 60_000)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'round %i: nobody meets a fault, nothing is half there, and nothing of it is left',
  async (round) => {
    const company = await busyCompany()
    const work = everything(company)
    const answers = await Promise.all(turned(work, (round * 5) % work.length).map((start) => start()))
    for (const answer of answers) if (answer && answer.status >= 500) throw new Error(JSON.stringify(answer))
    await settled()

    const isThere = (await sql()`select from organizations where id = ${company.orgId}`).length > 0
    // Where the admin was made its owner first, they delete it now.
    if (isThere) await app.ok(contract.deleteOrganization, { name: company.name }, company.admin)
    await settled()
    await asSystem(app.host.database.db, (tx) => pruneChanges.work(tx, app.host))
    await asSystem(app.host.database.db, eraseDeletedOrganizations)
    const { audit_entries: entries, mails = 0, ...left } = await rowsLeft(company.orgId)
    expect(left).toEqual({})
    expect(entries).toBeGreaterThan(0)
    const kinds = await sql()`select distinct kind from mails where org_id = ${company.orgId}`
    expect(
      kinds.map(({ kind }) => String(kind)),
      String(mails),
    ).toEqual(['organization-deleted'])

    const imported = await sql()`
      select i.org_id, (select count(*)::int from employees e where e.org_id = i.org_id) as people from organization_imports i`
    for (const { people } of imported) expect(people).toBe(linesOfPeople)
    const accounts = await sql()`
      select (select count(*)::int from sessions s where s.user_id = u.id and s.is_active) as sessions,
        (select count(*)::int from organizations o where o.owner_id = u.id) as owned,
        exists (select from mails m where m.to_address = u.email and m.kind = 'account-deleted') as "isTold"
      from users u where u.id = any(${company.deleted.map(({ userId }) => userId)})`
    // Only who owns what was imported at this moment is refused.
    for (const { isTold, sessions, owned } of accounts)
      expect([sessions, owned]).toEqual(isTold === true ? [0, 0] : [1, 1])
  },
  60_000,
)

test('no job of the server’s own failed even once', async () => {
  const failed = await sql()`
    select name, state, output::text as said from pgboss.job where output is not null and name <> 'webhooks'`
  expect(failed.map(({ name, said }) => `${String(name)}: ${String(said).slice(0, 300)}`)).toEqual([])
})

test('nobody had to be chosen as the victim of a deadlock', async () => {
  // What a connection has counted shows once it is closed, at the latest.
  await sql()`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const [row] = await sql()`select deadlocks::int from pg_stat_database where datname = current_database()`
  expect(row?.['deadlocks']).toBe(0)
})
