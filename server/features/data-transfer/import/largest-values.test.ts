import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planLimits } from '../../../../contract/calls/action-plan.ts'
import { keyLimits } from '../../../../contract/calls/api-keys.ts'
import { cycleNameMax } from '../../../../contract/calls/cycles.ts'
import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { apiKeyCalls } from '../../../testing/api-keys/api-key-calls.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newOrganization } from '../../../testing/new-organization.ts'
import { exportAs, importAs, readLines } from '../../../testing/data-transfer/archives.ts'

/** What a call takes at most, an import takes as well. */

const app = testApp()
const { released, releasedCompany, generate, save } = reportCalls(app)
const longestHost = `${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(61)}`

/** An organization whose texts are all as long as the calls let them be. */
const largest = async (sign: string) => {
  const filled = (max: number) => sign.repeat(Math.floor(max / sign.length))
  const { owner, person } = await newOrganization(app.host, app.now)
  const title = { role: filled(limits.jobTitleMax), department: filled(limits.departmentMax) }
  const name = filled(limits.organizationNameMax)
  await app.ok(contract.updateOrgData, { data: { name, companyName: name } }, owner)
  const departments = [filled(limits.departmentMax)]
  await app.ok(
    contract.completeOnboarding,
    { payload: { industry: filled(120), size: filled(40), departments } },
    owner,
  )
  const email = `${'e'.repeat(64)}@${longestHost.slice(-(limits.emailMax - 65))}`
  const invites = [{ name: filled(limits.displayNameMax), email, ...title }]
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results).toMatchObject([{ success: true, employee: { email } }])
  const answers = Object.fromEntries(
    Object.entries(fullAnswers).map(([question, answer]) => [
      question,
      /^\d|^Yes/.test(answer) ? answer : filled(limits.answerMax),
    ]),
  )
  const submit = { employeeId: person.id, inviteCode: person.code, answers }
  await app.ok(contract.submitEmployeeAnswers, submit)
  await app.ok(
    contract.reopenSubmission,
    { employeeId: person.id, reason: filled(limits.reopenReasonMax) },
    owner,
  )
  await app.ok(contract.submitEmployeeAnswers, submit)
  await released(person, owner)
  const made = await generate(person, owner)
  const edited = { ...made, summary: made.summary.map((said) => ({ ...said, text: filled(2_000) })) }
  expect(await save(person.id, edited, owner)).toMatchObject({ status: 200 })
  const step = { employeeId: person.id, version: 1, reason: `a b ${filled(limits.stepTextMax - 4)}` }
  await app.ok(contract.withdrawReport, step, owner)
  const { id: reportId } = await releasedCompany(owner)
  const texts = { title: filled(planLimits.titleMax), details: filled(planLimits.textMax) }
  const finding = { reportId, section: 'forwardOperatingPlan' as const, index: 0 }
  await app.ok(contract.createPlanItem, { ...texts, finding, ownerEmployeeId: person.id }, owner)
  await app.ok(
    contract.openCycle,
    { name: filled(cycleNameMax), reason: filled(limits.reopenReasonMax) },
    owner,
  )
  await apiKeyCalls(app).newKey(owner, ['people:read'], { name: filled(keyLimits.nameMax) })
  const url = `https://${longestHost}:65535/`
  await app.ok(contract.createWebhook, { url, events: ['member.changed'] }, owner)
  return owner
}

test.each(['x', 'é', '𐐷', 'a"\\'])('of %s, as long as it may be', async (sign) => {
  const owner = await largest(sign)
  const { bytes, entries } = await exportAs(app, owner)
  expect(readLines(entries, 'names').map(({ name }) => name)).toContain(`${longestHost}:65535`)
  app.pass(60_000)
  const importer = await signUp(app.host)
  const orgId = await importAs(app, bytes, importer)
  const again = await exportAs(app, { ...importer, orgId })
  await importAs(app, again.bytes, await signUp(app.host))
  expect(readLines(again.entries, 'people').map(({ name }) => name)).toEqual(
    readLines(entries, 'people').map(({ name }) => name),
  )
})

test('a webhook from before the length of hosts was looked at is no reason to refuse the file', async () => {
  const { owner } = await newOrganization(app.host, app.now)
  const url = 'https://hooks.example.com/'
  const { webhook } = await app.ok(contract.createWebhook, { url, events: ['member.changed'] }, owner)
  const long = `https://${'abcdefgh.'.repeat(33)}example/`
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update webhooks set url = ${long} where id = ${webhook.id}`),
  )
  const { bytes, entries } = await exportAs(app, owner)
  expect(readLines(entries, 'names').map(({ name }) => String(name).length)).toEqual([300])
  app.pass(60_000)
  await importAs(app, bytes, await signUp(app.host))
})
