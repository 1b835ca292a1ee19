import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import type { z } from 'zod'
import type { SignInResult } from '../../contract/calls/accounts.ts'
import type { Access, Call } from '../../contract/http/call.ts'
import { contract } from '../../contract/index.ts'
import type { Permission } from '../../contract/rights/permissions.ts'
import { questions } from '../../insights/questionnaire/questionnaire.ts'
import type { Muster } from './fixtures.ts'

/** Calls to a running Muster as any other software would make them. */

export type Caller = { token?: string; orgId?: string }

/** Makes a call; gives the answer whatever it is. */
export const send = async (
  muster: Pick<Muster, 'url'>,
  call: Call,
  input: object,
  { token, orgId }: Caller = {},
): Promise<Response> => {
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])),
  )
  return fetch(`${muster.url}/api/${call.name}${call.method === 'GET' ? `?${query.toString()}` : ''}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(orgId !== undefined && { 'organization-id': orgId }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(input) }),
  })
}

/** Makes a call that must succeed. */
export const ask = async <I extends z.ZodType<object, object>, O extends z.ZodType>(
  muster: Pick<Muster, 'url'>,
  call: Call<Access, I, O>,
  input: z.input<I>,
  caller: Caller = {},
): Promise<z.output<O>> => {
  const response = await send(muster, call, input, caller)
  if (!response.ok) throw new Error(`${call.name} answered ${response.status}: ${await response.text()}`)
  return call.out.parse(await response.json())
}

/** Signs in with the code from the mail. */
export const signInByMail = async (muster: Muster, email: string): Promise<SignInResult> => {
  await ask(muster, contract.sendOTP, { email })
  const { text } = await muster.mailTo(email, 'sign-in code')
  const otp = /\b(\d{6})\b/.exec(text)?.[1] ?? ''
  return ask(muster, contract.verifyOTP, { email, otp })
}

/** What a browser holds that has signed in: to open one with. */
export const signedInBrowser = (
  { url }: Pick<Muster, 'url'>,
  { token, session, user }: SignInResult,
): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: 'muster.token', value: token },
          { name: 'muster.session', value: JSON.stringify({ ...session, user }) },
        ],
      },
    ],
  },
})

/** An onboarded organization of somebody who has signed in. */
export const createOrganization = async (muster: Muster, token: string, name: string): Promise<string> => {
  const { orgId } = await ask(muster, contract.createOrganization, { name }, { token })
  await ask(muster, contract.completeOnboarding, { payload: {} }, { token, orgId })
  return orgId
}

/** An owner with an onboarded organization. */
export const openOrganization = async (muster: Muster, email: string): Promise<Required<Caller>> => {
  const { token } = await signInByMail(muster, email)
  return { token, orgId: await createOrganization(muster, token, 'Larkspur Studio') }
}

/** Invites people; gives each one's employee id, and the code that is shown to be handed over. */
export const invite = async (
  muster: Muster,
  caller: Caller,
  names: readonly string[],
  domain = 'example.test',
) => {
  const invites = names.map((name) => ({
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${domain}`,
  }))
  const { results } = await ask(muster, contract.sendEmployeeInvites, { invites }, caller)
  return results.map(({ employee, code, inviteLink, email, error }) => {
    if (!employee || code === null || inviteLink === null) throw new Error(`${email}: ${error}`)
    return { employeeId: employee.id, code, inviteLink, email }
  })
}

type As = { membershipRole?: 'admin'; permissions?: Permission[] }

/** Somebody who has joined by an invitation, as an employee or as what the owner invited them as. */
export const join = async (
  muster: Muster,
  owner: Caller,
  name: string,
  as: As = {},
): Promise<SignInResult & { employeeId: string }> => {
  // Journeys share a server, and one address is sent one code in half a minute.
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@example.test`
  const { result } = await ask(muster, contract.createInvitation, { name, email, ...as }, owner)
  if (result.employee === null || result.code === null) throw new Error(`${email}: ${result.error}`)
  const signedIn = await signInByMail(muster, email)
  await ask(muster, contract.joinOrganization, { inviteCode: result.code }, { token: signedIn.token })
  // They go by the name that they were invited with from then on.
  return { ...signedIn, user: { ...signedIn.user, displayName: name }, employeeId: result.employee.id }
}

/** Reviews a version of a report and lets its readers find it. */
export const release = async (
  muster: Muster,
  caller: Caller,
  which: { employeeId: string; version: number } | { reportId: string },
): Promise<void> => {
  await ask(muster, contract.reviewReport, { ...which, reason: 'Read against the answers.' }, caller)
  await ask(muster, contract.releaseReport, which, caller)
}

/** The code of an invitation as its mail tells it, to an address that was invited once. */
export const mailedCode = async (muster: Muster, email: string): Promise<string> => {
  const { text } = await muster.mailTo(email, 'questionnaire')
  return /#\/questionnaire\/(\w+)/.exec(text)?.[1] ?? ''
}

/** A complete set of answers. */
export const completeAnswers = (name: string): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter(({ id }) => id !== 'email')
      .map(({ id, type }) => [
        id,
        type === 'scale' ? '8' : type === 'yesno' ? 'Yes' : id === 'full_name' ? name : `${name} on ${id}`,
      ]),
  )

/** Somebody who is invited to an organization of their own, by the link of the mail, which goes on on every device. */
export const invitedAlone = async (muster: Muster, story: string) => {
  const caller = await openOrganization(muster, `owner-of-${story}@example.test`)
  const [person] = await invite(muster, caller, ['Amara Okafor'], `${story}.test`)
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, email } = person
  const code = await mailedCode(muster, email)
  return {
    employeeId,
    caller,
    link: `${muster.url}/#/questionnaire/${code}`,
    at: (step: string) => `${muster.url}/#/questionnaire/${code}?step=${step}`,
    /** What the server holds. */
    stored: async () => (await ask(muster, contract.getMySubmission, { inviteCode: code })).draft,
    /** Answers that are given and not sent; all of them unless it says which. */
    draft: (answers: Record<string, string> = completeAnswers('Amara Okafor')) =>
      ask(muster, contract.saveDraft, { employeeId, answers, inviteCode: code }),
  }
}
