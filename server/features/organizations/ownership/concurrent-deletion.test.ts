import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const app = testApp()
const { newCompany } = reportCalls(app)

/** What others do in an organization while it is deleted. */
const work = {
  'reports of people': (caller, { id }) =>
    app.call(contract.generateEmployeeReport, { employee: { id } }, caller),
  'company reports': (caller) => app.call(contract.generateCompanyReport, {}, caller),
  invitations: (caller) =>
    app.call(contract.createInvitation, { name: 'New Person', email: app.freshEmail() }, caller),
  'runs of reports': (caller) => app.call(contract.startEmployeeReports, {}, caller),
  'answers that are opened again': (caller, { id }) =>
    app.call(contract.reopenSubmission, { employeeId: id, reason: 'Please look again' }, caller),
  'records that are changed': (caller, { id, email }) =>
    app.call(contract.upsertEmployee, { employeeData: { id, email, name: 'New Name' } }, caller),
  removals: (caller, { id }) => app.call(contract.deleteEmployee, { employeeId: id }, caller),
  cycles: (caller) => app.call(contract.openCycle, { name: 'Spring' }, caller),
  retention: (caller) => app.call(contract.changeRetention, { drafts: 1 }, caller),
  'the profile': (caller) => app.call(contract.updateOrgData, { data: { companyName: 'Acme' } }, caller),
  'drafts and answers': (_caller, { id, code }) =>
    app.call(contract.saveDraft, { employeeId: id, answers: { current_tools: 'A wiki' }, inviteCode: code }),
} satisfies Record<string, Work>

type Work = (
  caller: { token: string; orgId: string },
  person: { id: string; email: string; code: string },
) => ReturnType<typeof app.call>

/**
 * On a crowded machine somebody may wait longer than a statement may, and is asked to come again: so they do, as a browser
 * does, and their next answer counts.
 */
const untilServed = async (ask: () => ReturnType<typeof app.call>) => {
  for (let more = 4; ; more -= 1) {
    const answer = await ask()
    if (more === 0 || answer.status !== 503 || answer.headers['retry-after'] === undefined) return answer
  }
}

test.each(Object.entries<Work>(work))(
  'an organization is deleted while there are %s, and nobody meets a fault',
  async (_name, doWork) => {
    for (let round = 0; round < 4; round += 1) {
      const { orgId, owner, people } = await newCompany()
      const { name } = (await app.ok(contract.getOrgData, {}, owner)).org
      const atWork = () => people.map((person) => untilServed(() => doWork(owner, person)))
      const asked = atWork()
      const deleted = untilServed(() => app.call(contract.deleteOrganization, { name }, owner))
      const more = atWork()
      const answers = await Promise.all([...asked, ...more])
      expect((await deleted).status).toBe(200)
      for (const { status, body } of answers) {
        if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`)
      }
      const [left] = await app.host.database.sql`select id from organizations where id = ${orgId}`
      expect(left).toBeUndefined()
    }
  },
)

test('nobody had to be chosen as the victim of a deadlock', async () => {
  const [row] = await app.host.database.sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  expect(row?.['deadlocks']).toBe(0)
})
