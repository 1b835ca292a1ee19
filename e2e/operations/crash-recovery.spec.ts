import { contract } from '../../contract/index.ts'
import { questionIds } from '../../insights/questionnaire/questionnaire.ts'
import { ask, completeAnswers, invite, openOrganization, send } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

test('ten kills between answer and report lose no acknowledged answer, and no start needs a hand', async ({
  muster,
}) => {
  test.slow()
  const caller = await openOrganization(muster, 'owner-of-kills@example.test')
  const names = Array.from(
    { length: 30 },
    (_, index) => `Person ${'abcdefghij'[index % 10]}${'klm'[Math.floor(index / 10)]}`,
  )
  const people = await invite(muster, caller, names)
  const acknowledged = new Set<string>()

  const answer = async ({ employeeId, code }: (typeof people)[number], name: string) => {
    const input = { employeeId, answers: completeAnswers(name), inviteCode: code }
    const answered = await send(muster, contract.submitEmployeeAnswers, input).catch(() => undefined)
    if (answered?.ok) acknowledged.add(employeeId)
  }

  for (let round = 0; round < 10; round += 1) {
    const three = people.slice(round * 3, round * 3 + 3)
    // One is certainly acknowledged; the others and the report are under way when the server dies.
    const [first, ...others] = three
    if (first) await answer(first, names[round * 3] ?? '')
    const underWay = [
      ...others.map((person, index) => answer(person, names[round * 3 + 1 + index] ?? '')),
      send(muster, contract.generateCompanyReport, {}, caller).catch(() => undefined),
    ]
    await new Promise((resolve) => setTimeout(resolve, round * 4))
    await muster.kill()
    await Promise.all(underWay)
    await muster.start()
  }

  const { submissions } = await ask(muster, contract.getSubmissions, {}, caller)
  const completed = Object.values(submissions).filter(({ status }) => status === 'completed')
  expect(acknowledged.size).toBeGreaterThanOrEqual(10)
  for (const id of acknowledged) expect(submissions[id]?.status).toBe('completed')
  for (const { rawAnswers } of completed) expect(Object.keys(rawAnswers)).toHaveLength(questionIds.length)
  const { report } = await ask(muster, contract.generateCompanyReport, {}, caller)
  expect(report.coverage.answered).toBe(completed.length)
})
