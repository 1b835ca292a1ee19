import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type CallName } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import { languages, type LanguageCode } from '../../../../languages/index.ts'
import { testApp, type Caller } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { people } from '../../../testing/people.ts'
import { accessMatrix } from '../../../testing/access-matrix.ts'
import type { InvitedPerson } from '../../../testing/new-organization.ts'
import { webhookTestCalls } from '../../../testing/webhooks/webhook-calls.ts'
import { receiver } from '../../../testing/webhooks/webhook-receiver.ts'
import { canTell, waysOut, type Here, type Way } from '../testing/report-outputs.ts'
import { saidBy, traceFinder, withheldCompany, type Readers } from '../testing/suppressed-company.ts'

/** By whatever way something leaves, it says nothing to an employee of what the company report withholds from them. */

const smtp = await mailServer()
const app = testApp({
  SMTP_URL: smtp.url,
  WEBHOOK_REACH: 'private',
  FIREBASE_PROJECT_ID: 'demo-muster',
  FIREBASE_API_KEY: 'key',
})
afterAll(() => smtp.stop())
const hook = receiver()
const { newHook } = webhookTestCalls(app, hook)
const { signIn } = people(app)

type Found = Awaited<ReturnType<typeof traceFinder>>
type Kind = keyof Readers | 'key'
let own: InvitedPerson
let orgId: string
let readers: Readers
let key: Caller
let found: Found
let seen: StoredCompanyReport
let here: Record<keyof Readers, Here>
let hookPath: string

beforeAll(async () => {
  let webhookId = ''
  const company = await withheldCompany(app)(async ({ trusted }) => {
    const made = await newHook(trusted, ['report.released'])
    webhookId = made.id
    hookPath = made.path
  })
  ;({ own, orgId, readers } = company)
  found = await traceFinder(app, readers, company)
  const { owner, trusted } = readers
  const { key: secret } = await app.ok(
    contract.createApiKey,
    {
      name: 'The wiki',
      scopes: ['reports:read', 'people:read', 'plan:read', 'audit:read', 'organization:read'],
    },
    trusted,
  )
  key = { token: secret, orgId }
  seen = (await app.ok(contract.getCompanyReport, {}, readers.employee)).report
  const finding = withheldFinding(found.report, seen)
  const reportIds = [company.report.id, company.old.id]
  const { item } = await app.ok(
    contract.createPlanItem,
    {
      title: 'Ask people',
      ownerEmployeeId: own.id,
      finding: { reportId: company.report.id, ...finding },
    },
    owner,
  )
  const hereOf = async (by: keyof Readers): Promise<Here> => {
    const asked = await app.ok(contract.chat, { message: 'What are our weaknesses?' }, readers[by])
    return { ownId: own.id, reportIds, planItem: item, chatId: asked.chatId, webhookId, finding }
  }
  here = {
    owner: await hereOf('owner'),
    employee: await hereOf('employee'),
    trusted: await hereOf('trusted'),
  }
})

/** A finding of which employees are not told how many say so, or that it is one. */
function withheldFinding(report: StoredCompanyReport, seen: StoredCompanyReport) {
  const known = new Set([...seen.weaknesses, ...seen.strengths].map(({ text }) => text))
  for (const section of ['weaknesses', 'strengths'] as const) {
    const index = report[section].findIndex(({ text }) => !known.has(text))
    if (index !== -1) return { section, index }
  }
  throw new Error('Employees are told every finding.')
}

const callerOf = (kind: Kind): Caller => (kind === 'key' ? key : readers[kind])

/** What a call says to a reader by each of its inputs. */
const saidTo = async (name: CallName, way: Way | undefined, kind: Kind) => {
  const workspace = {
    orgId,
    owner: readers.owner,
    admin: readers.owner,
    employee: readers.employee,
    employeeId: own.id,
    code: own.code,
    join: () => Promise.reject(new Error('Nobody joins here.')),
  }
  const inputs: unknown[] = way?.inputs?.(here[kind === 'key' ? 'trusted' : kind]) ?? [
    accessMatrix[name].input?.(workspace) ?? {},
  ]
  const said: { input: unknown; status: number; text: string }[] = []
  for (const input of inputs) {
    // Signing out ends the session that the other rows need.
    const caller = name === 'signOut' ? await signIn(app.freshEmail()) : callerOf(kind)
    const answer = await app.call(contract[name], input, caller)
    said.push({ input, status: answer.status, text: await saidBy(answer) })
  }
  return said
}

const isCall = (name: string): name is CallName => name in contract
const names = Object.keys(contract).filter(isCall)

test('the company report withholds a department, a topic, a count and the risk level', () => {
  const { report, departments, topics, numbers, sentences } = found
  expect(departments).toContain('Finance')
  expect(topics).toContain('satisfaction')
  expect(seen.measures.map(({ topic }) => topic)).not.toContain('satisfaction')
  expect(seen.measures.map(({ topic }) => topic)).toContain('output')
  expect([report.questionResults?.length, seen.questionResults]).toEqual([7, undefined])
  expect([report.satisfactionLinks === undefined, seen.satisfactionLinks]).toEqual([false, undefined])
  expect([report.overview.riskLevel, seen.overview.riskLevel]).toEqual(['High', null])
  expect(seen.personnelChanges.totals.promotions).toBeNull()
  expect([numbers.size > 5, sentences.length > 20]).toEqual([true, true])
})

test('every call that can tell of a report has its row', () => {
  expect(names.length).toBe(Object.keys(contract).length)
  expect(names.filter((name) => canTell(contract[name]) && waysOut[name] === undefined)).toEqual([])
})

describe.each(['employee', 'trusted', 'key'] as const)('to %s', (kind) => {
  test.each(names)('%s says nothing of it', async (name) => {
    const said = await saidTo(name, waysOut[name], kind)
    expect(said.filter(({ status }) => status === 500)).toEqual([])
    expect(
      said.flatMap(({ input, text }) => found.tracesIn(text).map((trace) => ({ input, trace }))),
    ).toEqual([])
    const isRefused = said.every(({ status }) => status !== 200)
    expect(isRefused || waysOut[name]?.tells !== 'refused').toBe(true)
  })
})

describe('to the owner, so that it would be found,', () => {
  const telling = names.filter((name) => waysOut[name]?.tells === 'company')
  test.each(telling)('%s says it', async (name) => {
    const said = await saidTo(name, waysOut[name], 'owner')
    expect(said.filter(({ status }) => status !== 200)).toEqual([])
    const silent = said.filter(({ text }) => found.tracesIn(text).length === 0)
    // In the chat not every answer rests on what is withheld.
    const mayBeSilent = name === 'chat' ? said.length - 7 : 0
    expect(silent.slice(mayBeSilent).map(({ input }) => input)).toEqual([])
  })
})

test('in no language a sheet has a number in the row of a topic that is withheld', async () => {
  const numbered = async (language: LanguageCode, by: Caller) => {
    const answer = await app.call(contract.exportCompanyReport, { format: 'xlsx', language }, by)
    const { common } = companyWordsOf(language)
    const labels = [common.say('inputs.satisfaction'), common.say('inputs.clarity')]
    const rows = (await saidBy(answer)).split('\n')
    return rows.filter((row) => labels.some((label) => row.startsWith(`${label} | `)) && /\p{N}/u.test(row))
  }
  for (const { code } of languages) {
    expect(await numbered(code, readers.employee)).toEqual([])
    expect((await numbered(code, readers.owner)).length).toBeGreaterThan(1)
  }
})

test('a streamed reply says nothing of it', async () => {
  const streamed = async (by: Caller) =>
    (
      await app.app.inject({
        method: 'POST',
        url: '/api/chat',
        headers: {
          authorization: `Bearer ${by.token}`,
          'organization-id': orgId,
          accept: 'text/event-stream',
          'content-type': 'application/json',
        },
        payload: JSON.stringify({ message: 'What are our weaknesses?' }),
      })
    ).payload
  expect(found.tracesIn(await streamed(readers.owner)).length).toBeGreaterThan(0)
  expect(found.tracesIn(await streamed(readers.employee))).toEqual([])
})

test('webhooks and mails say nothing of it to anybody', async () => {
  const received = await hook.come(hookPath, 2)
  expect(received.map(({ body }) => body.type)).toContain('report.released')
  expect(received.flatMap(({ text }) => found.tracesIn(text))).toEqual([])
  await eventually(() => smtp.to(own.email)[0])
  expect(smtp.received.length).toBeGreaterThan(0)
  for (const { subject, text, html } of smtp.received)
    expect(found.tracesIn([subject, text, html].join('\n'))).toEqual([])
})
