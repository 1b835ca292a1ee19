import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { Access, Call } from '../contract/http/call.ts'
import { limits } from '../contract/shapes/limits.ts'
import { contract } from '../contract/index.ts'
import { questions } from '../insights/questionnaire/questionnaire.ts'
import type { Running } from './processes.ts'
import { shoot, type Shot } from './load.ts'

/** The product, filled through its own door: an owner, an organization, and people with invite codes. */

type Caller = { token?: string; orgId?: string }

/** A call to the product; an error where it fails. */
export const ask = async <I extends z.ZodType, O extends z.ZodType>(
  { url }: Running,
  call: Call<Access, I, O>,
  input: z.input<I>,
  caller: Caller = {},
): Promise<z.output<O>> => {
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(Object(input)).map(([key, value]) => [key, String(value)])),
  )
  const response = await fetch(
    `${url}/api/${call.name}${call.method === 'GET' ? `?${query.toString()}` : ''}`,
    {
      method: call.method,
      headers: headersOf(caller),
      ...(call.method !== 'GET' && { body: JSON.stringify(input) }),
    },
  )
  if (!response.ok) throw new Error(`${call.name} answered ${response.status}: ${await response.text()}`)
  return call.out.parse(await response.json())
}

export const headersOf = ({ token, orgId }: Caller): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(orgId !== undefined && { 'organization-id': orgId }),
})

const codeInMailbox = (dataDir: string): string => {
  const folder = path.join(dataDir, 'mail')
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const code = /^\s*(\d{6})\s*$/m.exec(texts.at(-1) ?? '')?.[1]
  if (code === undefined) throw new Error('No code was found in the mailbox.')
  return code
}

/** Signs an owner in and makes an organization; `kept` is what their browser holds. */
export const openOrganization = async (
  server: Running,
): Promise<Required<Caller> & { kept: { name: string; value: string }[] }> => {
  const email = 'owner@example.test'
  await ask(server, contract.sendOTP, { email })
  const code = await codeArrives(server)
  const { token, session, user } = await ask(server, contract.verifyOTP, { email, otp: code })
  const { orgId } = await ask(server, contract.createOrganization, { name: 'Bench' }, { token })
  await ask(server, contract.completeOnboarding, { payload: {} }, { token, orgId })
  const kept = [
    { name: 'muster.token', value: token },
    { name: 'muster.session', value: JSON.stringify({ ...session, user }) },
  ]
  return { token, orgId, kept }
}

const codeArrives = async ({ dataDir }: Running): Promise<string> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return codeInMailbox(dataDir)
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Invites one person; gives the code that their questionnaire opens with. */
export const inviteOne = async (server: Running, caller: Caller): Promise<string> => {
  const invites = [{ name: 'Ada Reader', email: 'ada@example.test', department: 'Finance' }]
  const { results } = await ask(server, contract.sendEmployeeInvites, { invites }, caller)
  const code = results[0]?.code
  if (code === undefined || code === null) throw new Error('Nobody could be invited.')
  return code
}

const answers = Object.fromEntries(
  questions
    .filter(({ id }) => id !== 'email')
    .map(({ id, type }) => [
      id,
      type === 'scale'
        ? '8'
        : type === 'yesno'
          ? 'Yes'
          : 'A line or two of what a person would write here, about 150 characters in all, since most answers are short and some are longer.',
    ]),
)

/** Invites `count` people and gives the request with which each of them would submit. */
export const submissionShots = async (
  server: Running,
  caller: Caller,
  count: number,
  from: number,
): Promise<Shot[]> => {
  const shots: Shot[] = []
  for (let start = from; start < from + count; start += 500) {
    const invites = Array.from({ length: Math.min(500, from + count - start) }, (_, index) => ({
      name: `Person ${start + index}`,
      email: `p${start + index}@example.test`,
      department: `Department ${index % 8}`,
    }))
    const { results } = await ask(server, contract.sendEmployeeInvites, { invites }, caller)
    for (const { employee, code } of results) {
      const body = JSON.stringify({ employeeId: employee?.id, answers, inviteCode: code })
      shots.push({ method: 'POST', path: '/api/submitEmployeeAnswers', body })
    }
  }
  return shots
}

/** An organization of so many who have all answered, with their reports and the company's; gives its owner's browser. */
export const fillWithReports = async (server: Running, people: number) => {
  const { kept, ...caller } = await openOrganization(server)
  await shoot(server, await submissionShots(server, caller, people, 0), 16)
  const { employees } = await ask(server, contract.getEmployees, { limit: limits.pageMax }, caller)
  const { run } = await ask(
    server,
    contract.startEmployeeReports,
    { employeeIds: employees.slice(0, people).map(({ id }) => id) },
    caller,
  )
  for (let state = run.state; state === 'running';) {
    await sleep(500)
    state = (await ask(server, contract.getRun, { id: run.id }, caller)).run.state
  }
  await ask(server, contract.generateCompanyReport, {}, caller)
  return { cookies: [], origins: [{ origin: server.url, localStorage: kept }] }
}
