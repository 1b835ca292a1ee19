import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Access, Call } from '../contract/http/call.ts'
import { contract } from '../contract/index.ts'
import type { Host } from '../server/core/host.ts'
import { oneTimeCodes } from '../server/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { contests, organization, owner, people, reviewed } from './sample.ts'

type Caller = { token?: string; orgId?: string }

/** Fills an empty server with the demo workspace, by the calls that its pages make. */
export const fillWorkspace = async (
  app: FastifyInstance,
  host: Host,
  { passAMonth }: { passAMonth: () => void },
): Promise<void> => {
  const ask = async <I extends z.ZodType, O extends z.ZodType>(
    call: Call<Access, I, O>,
    input: z.input<I>,
    { token, orgId }: Caller = {},
  ): Promise<z.output<O>> => {
    const response = await app.inject({
      method: call.method,
      url: `/api/${call.name}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(orgId !== undefined && { 'organization-id': orgId }),
      },
      ...(call.method === 'GET'
        ? {
            query: Object.fromEntries(
              Object.entries(Object(input)).map(([key, value]) => [key, String(value)]),
            ),
          }
        : { payload: Object(input) }),
    })
    if (response.statusCode !== 200) {
      throw new Error(`The demo could not be filled: ${call.name} answered ${response.body}`)
    }
    return call.out.parse(response.json())
  }

  const signIn = async (email: string) => {
    await ask(contract.sendOTP, { email })
    const [code] = await host.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
    const { token } = await ask(contract.verifyOTP, { email, otp: host.secrets.oneTimeCode(code?.id ?? '') })
    return token
  }

  const answer = async (person: (typeof people)[number], code: string) => {
    const { status } = await ask(contract.getInvitationStatus, { code })
    const employeeId = status.questionnaire?.employeeId ?? ''
    await ask(contract.submitEmployeeAnswers, {
      employeeId,
      answers: { ...person.answers },
      inviteCode: code,
    })
    return employeeId
  }

  type Which = { employeeId: string; version: number } | { reportId: string }
  const review = (caller: Caller, which: Which) =>
    ask(contract.reviewReport, { ...which, reason: reviewed }, caller)
  const release = async (caller: Caller, which: Which) => {
    await review(caller, which)
    await ask(contract.releaseReport, which, caller)
  }

  /** Makes everybody's report and the company's, which is released; the versions of the others, which wait. */
  const report = async (caller: Caller, employeeIds: string[]) => {
    const made: { employeeId: string; version: number }[] = []
    for (const id of employeeIds) {
      const { report: person } = await ask(contract.generateEmployeeReport, { employee: { id } }, caller)
      made.push({ employeeId: id, version: person.version })
    }
    const { report: company } = await ask(contract.generateCompanyReport, {}, caller)
    await release(caller, { reportId: company.id })
    return made
  }

  const token = await signIn(owner.email)
  await ask(contract.updateProfile, { displayName: owner.name }, { token })
  const { orgId } = await ask(contract.createOrganization, { name: organization.name }, { token })
  const caller = { token, orgId }
  await ask(contract.completeOnboarding, { payload: {} }, caller)
  const { results } = await ask(
    contract.sendEmployeeInvites,
    { invites: people.map(({ name, email, role, department }) => ({ name, email, role, department })) },
    caller,
  )
  const codes = results.map(({ code, error }) => {
    if (code === null) throw new Error(`The demo could not be filled: ${error}`)
    return code
  })
  const last = people.length - 1
  const early: string[] = []
  for (const [index, person] of people.slice(0, last).entries()) {
    early.push(await answer(person, codes[index] ?? ''))
  }
  const employeeToken = await signIn(people[0]?.email ?? '')
  await ask(contract.joinOrganization, { inviteCode: codes[0] ?? '' }, { token: employeeToken })
  for (const version of await report(caller, early)) await release(caller, version)
  const [first] = early
  if (first === undefined) return
  await ask(
    contract.answerReport,
    { employeeId: first, version: 1, answer: 'acknowledged' },
    { token: employeeToken, orgId },
  )

  // The last person's first invitation has run out by then; the session has, too.
  passAMonth()
  const later = { token: await signIn(owner.email), orgId }
  const [person] = people.slice(last)
  const employeeId = results[last]?.employee?.id
  if (!person || employeeId === undefined) return
  const { result } = await ask(contract.resendInvitation, { employeeId }, later)
  const [contested, out, waiting] = await report(later, [...early, await answer(person, result.code ?? '')])
  if (!contested || !out || !waiting) return
  await release(later, contested)
  await release(later, out)
  // Somebody has looked at the third; the last is a draft.
  await review(later, waiting)
  await ask(
    contract.answerReport,
    { ...contested, answer: 'contested', comment: contests },
    { token: await signIn(people[0]?.email ?? ''), orgId },
  )
}
