import { contract } from '../../contract/index.ts'
import type { testApp } from './app.ts'
import { eventually } from './eventually.ts'
import { first } from './first.ts'
import { organizationsOf } from './organizations.ts'
import { people as peopleOf } from './people.ts'
import { reportCalls } from './reports/report-calls.ts'

/** Makes an organization with several rows in each list that is answered page by page. */
export const fillOrganization = (app: ReturnType<typeof testApp>) => {
  const { invite, join, newOwner } = organizationsOf(app)
  const { signIn } = peopleOf(app)
  const reports = reportCalls(app)
  return async () => {
    const owner = await newOwner()
    const { sql } = app.host.database
    const sessions: { token: string }[] = []
    for (let count = 0; count < 4; count += 1) {
      app.pass(60_000)
      sessions.push(await signIn(owner.email))
    }
    const members = [await join(owner, 'admin'), await join(owner, 'admin'), await join(owner)]
    const { webhook } = await app.ok(
      contract.createWebhook,
      { url: 'http://127.0.0.1:9/', events: ['member.changed'] },
      owner,
    )
    const people: { id: string; code: string; name: string }[] = []
    for (const name of ['Mia', 'Ben', 'Zoe', 'Ada', 'Lea', 'Tom']) {
      const { employee, code } = await invite(owner, { name })
      people.push({ id: employee.id, code, name })
    }
    const submit = (person: { id: string; code: string; name: string }) =>
      reports.submit({ ...person, email: '', invitationId: '' })
    for (const person of people.slice(0, 5)) await submit(person)
    for (const person of people.slice(0, 4)) await reports.generate(person, owner)
    const { id: employeeId } = first(people)
    const { version } = await reports.generate({ id: employeeId }, owner)
    await reports.release({ employeeId, version }, owner)
    await app.ok(contract.withdrawReport, { employeeId, version, reason: 'Not yet ready' }, owner)
    await reports.release({ employeeId, version }, owner)
    for (let count = 0; count < 7; count += 1) {
      const { id } = await reports.generateCompany(owner)
      if (count % 2 === 0) await app.ok(contract.deleteReport, { reportId: id }, owner)
    }
    for (const name of ['Gone', 'Away', 'Left', 'Past']) {
      const { employee } = await invite(owner, { name })
      app.pass(1_000)
      await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
    }
    for (let count = 0; count < 4; count += 1) {
      app.pass(1_000)
      await app.ok(contract.chat, { message: 'Who has not answered?' }, owner)
      await app.ok(contract.createPlanItem, { title: `Action ${count}` }, owner)
      await sql`insert into cycles (org_id, id, number, name, reason, opened_at, opened_by, asked)
      values (${owner.orgId}, ${`cycle-${count}`}, ${count + 2}, 'Round', '', ${app.now.toISOString()}, ${owner.userId}, 1)`
      await app.ok(
        contract.changeMemberRole,
        { userId: first(members).userId, role: count % 2 === 0 ? 'employee' : 'admin' },
        owner,
      )
    }
    const invites = ['a', 'b', 'c', 'd'].map((name) => ({ name: `Person ${name}`, email: app.freshEmail() }))
    const { run } = await app.ok(contract.startInvitations, { invites }, owner)
    await eventually(async () => {
      const { runs } = await app.ok(contract.getRuns, {}, owner)
      return runs.find(({ id, state }) => id === run.id && state === 'finished')
    })
    const { removed } = await app.ok(contract.listRemovedEmployees, {}, owner)
    const { deleted } = await app.ok(contract.listDeletedReports, {}, owner)
    return {
      /** Only these are brought back, and for good: what goes and comes again was not there all along. */
      absent: new Set([...removed, ...deleted].map(({ id }) => id)),
      /** Who was no admin for a while: a page may have been read just then. */
      demoted: new Set<string>(),
      owner,
      members,
      employeeId,
      runId: run.id,
      webhookId: webhook.id,
      oldSession: first(sessions),
    }
  }
}
