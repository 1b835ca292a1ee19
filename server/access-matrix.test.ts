import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract, type CallName } from '../contract/index.ts'
import { messages } from '../contract/http/failures.ts'
import { servedCalls } from './app.ts'
import { callPaths } from './core/openapi/openapi-document.ts'
import { asSystem } from './core/database/transaction.ts'
import { memberships } from './schema/organizations.ts'
import { testApp, type Caller } from './testing/app.ts'
import { people, type Workspace } from './testing/people.ts'
import { kinds, type Kind, type Outcome, accessMatrix } from './testing/access-matrix.ts'

const app = testApp({ FIREBASE_PROJECT_ID: 'demo-muster', FIREBASE_API_KEY: 'key' })
const { openWorkspace, signIn } = people(app)
let workspace: Workspace
let callers: Record<Kind, Caller>

beforeAll(async () => {
  workspace = await openWorkspace()
  const { orgId, owner, admin, employee } = workspace
  const stranger = await openWorkspace()
  const left = await workspace.join('left@example.test')
  await asSystem(app.host.database.db, (tx) =>
    tx
      .update(memberships)
      .set({ status: 'suspended' })
      .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, left.userId))),
  )
  callers = {
    nobody: { orgId },
    stranger: { token: stranger.owner.token, orgId },
    suspended: { token: left.token, orgId },
    employee: { token: employee.token, orgId },
    admin: { token: admin.token, orgId },
    owner: { token: owner.token, orgId },
  }
})

const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }): Outcome => {
  if (status === 401) return '401'
  if (status === 403) return '403'
  return /^Your permissions .+ do not include |^Only (admins|owners|the owner) can /.test(
    String(body['error']),
  )
    ? 'role'
    : 'in'
}

const paths = callPaths()
/** What the OpenAPI document says that a call answers. */
const documented = (name: string) =>
  Object.values(paths[`/api/${name}`] ?? {}).flatMap(({ responses }) => Object.keys(responses))

describe('the stranger’s table', () => {
  it('has every call served', () => {
    const served = servedCalls.map(({ name }) => name).toSorted()
    expect(served).toEqual(
      Object.values(contract)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  for (const kind of kinds) {
    it(`lets ${kind} in where it says so, and nowhere else`, async () => {
      const found: Record<string, Outcome> = {}
      const wanted: Record<string, Outcome> = {}
      for (const [key, { outcomes, input }] of Object.entries(accessMatrix)) {
        const call = Object.values(contract).find(({ name }) => name === contractName(key))
        if (!call) throw new Error(`The contract has no ${key}`)
        // Signing out ends the session that the other rows need.
        const caller =
          key === 'signOut' && callers[kind].token ? await signIn(app.freshEmail()) : callers[kind]
        const answer = await app.call(call, input?.(workspace) ?? {}, caller)
        expect(answer.status, `${key} as ${kind}: ${JSON.stringify(answer.body)}`).not.toBe(500)
        expect(documented(call.name), `${key} as ${kind}`).toContain(String(answer.status))
        found[key] = outcomeOf(answer)
        wanted[key] = outcomes[kind]
      }
      expect(found).toEqual(wanted)
    })
  }

  it('answers 401 with its sentence, 403 with its own, and both with the kind UNAUTHENTICATED', async () => {
    const { orgId, owner } = workspace
    const unknown = await app.call(contract.getOrgData, {}, { token: 'of-nowhere', orgId })
    expect(unknown).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED', error: messages.authenticationRequired },
    })
    const elsewhere = await app.call(contract.getOrgData, {}, { token: owner.token, orgId: 'of-nowhere' })
    expect(elsewhere).toMatchObject({
      status: 403,
      body: { success: false, code: 'UNAUTHENTICATED', error: messages.notAMember },
    })
  })

  it('asks for the organization header where a call needs one', async () => {
    const answer = await app.call(contract.getOrgData, {}, { token: workspace.owner.token })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        error: messages.organizationIdRequired,
        details: [{ path: 'organization-id', message: messages.organizationIdRequired }],
      },
    })
  })

  it.each([
    ['saveCompanyReport', 'Organization ID is required to save company report'],
    ['generateCompanyReport', 'Organization ID is required to generate company wiki'],
  ] as const)('says what %s needs it for', async (name, error) => {
    const answer = await app.call(contract[name], {}, { token: workspace.owner.token })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error, details: [{ path: 'organization-id', message: error }] },
    })
  })

  it('says in plain words what is wrong with an input', async () => {
    const owner = { token: workspace.owner.token, orgId: workspace.orgId }
    const faults = async (name: CallName, input: unknown) => {
      const { status, body } = await app.call(contract[name], input, owner)
      return [status, body['error'], body['details']]
    }
    const one = (path: string, message: string) => [400, message, [{ path, message }]]
    expect(await faults('generateEmployeeReport', {})).toEqual(one('employee', 'employee is required'))
    expect(await faults('getEmployees', { limit: 'x' })).toEqual(one('limit', 'limit must be a number'))
    expect(await faults('saveDraft', { employeeId: 'x', answers: { company: null } })).toEqual(
      one('answers.company', 'company cannot be used as it was sent'),
    )
  })

  it('finds nothing of another organization by its ids', async () => {
    const other = await openWorkspace()
    const caller = { token: other.owner.token, orgId: other.orgId }
    const { employeeId } = workspace
    const asked = [
      await app.call(contract.getReport, { employeeId }, caller),
      await app.call(contract.generateEmployeeReport, { employee: { id: employeeId } }, caller),
      await app.call(contract.resendInvitation, { employeeId }, caller),
      await app.call(contract.reopenSubmission, { employeeId }, caller),
      await app.call(contract.getSubmissionVersions, { employeeId }, caller),
      await app.call(contract.getReportAnswers, { employeeId }, caller),
      await app.call(contract.exportEmployeeReport, { employeeId, format: 'pdf' }, caller),
      await app.call(contract.reviewReport, { employeeId, version: 1, reason: 'It is mine' }, caller),
      await app.call(contract.releaseReport, { employeeId, version: 1 }, caller),
      await app.call(contract.withdrawReport, { employeeId, version: 1, reason: 'It is mine' }, caller),
      await app.call(contract.releaseReport, { reportId: employeeId }, caller),
      await app.call(contract.answerReport, { employeeId, version: 1, answer: 'acknowledged' }, caller),
      await app.call(contract.respondToContest, { employeeId, version: 1, comment: 'It is mine' }, caller),
      await app.call(contract.deleteReport, { employeeId }, caller),
      await app.call(contract.deleteReport, { reportId: employeeId }, caller),
      await app.call(contract.restoreReport, { reportId: employeeId }, caller),
      await app.call(contract.revokeInvitation, { employeeId }, caller),
      await app.call(contract.deleteEmployee, { employeeId }, caller),
      await app.call(contract.restoreEmployee, { employeeId }, caller),
      await app.call(contract.eraseEmployee, { employeeId, name: 'Some Person' }, caller),
      await app.call(
        contract.upsertEmployee,
        { employeeData: { id: employeeId, email: 'x@example.test' } },
        caller,
      ),
    ]
    for (const { status, body } of asked) {
      expect(status).toBe(404)
      expect(body['code']).toBe('NOT_FOUND')
    }
    const { employees } = await app.ok(contract.getEmployees, {}, caller)
    expect(employees.map(({ id }) => id)).not.toContain(employeeId)
  })
})

function contractName(key: string): string {
  return key === 'completeOnboarding' ? contract.completeOnboarding.name : key
}
