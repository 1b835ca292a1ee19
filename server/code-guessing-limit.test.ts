import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { testApp } from './testing/app.ts'
import { organizationsOf } from './testing/organizations.ts'
import { signUp } from './testing/sign-up.ts'

const app = testApp({ RATE_LIMIT: 'on' })
const { newOwner, invite } = organizationsOf(app)

const wrong = 'ZZZZ0000ZZZZ0000'
const answers = { role_clarity: '8' }

test('an address that guesses codes is stopped, by whichever call it guesses', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner)
  const person = await signUp(app.host)
  const guess = [
    () => app.call(contract.submitEmployeeAnswers, { employeeId: 'x', answers, inviteCode: wrong }),
    () => app.call(contract.saveDraft, { employeeId: 'x', answers, inviteCode: `${wrong}\0` }),
    () => app.call(contract.getMySubmission, { inviteCode: wrong.toLowerCase() }),
    () => app.call(contract.getInvitationStatus, { code: wrong }),
    () => app.call(contract.consumeInvitation, { code: wrong, userId: person.userId }, person),
    () => app.call(contract.joinOrganization, { inviteCode: wrong }, person),
  ]
  const read = () => app.call(contract.getMySubmission, { inviteCode: code })
  // Who has a code, or none, may go on as often as they like.
  for (let asked = 0; asked < 150; asked += 1) expect((await read()).status).toBe(200)
  const some = await Promise.all(Array.from({ length: 20 }, () => guess.map((ask) => ask())).flat())
  expect(some.map(({ status }) => status)).toEqual(some.map(() => 404))
  const stop = {
    status: 429,
    body: { code: 'RATE_LIMITED', error: 'Too many requests. Please wait a moment and try again.' },
  }
  for (const ask of [...guess, read]) {
    const answer = await ask()
    expect(answer).toMatchObject(stop)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await app.call(contract.getOrgData, {}, owner)).toMatchObject({ status: 200 })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ id }) => id)).toEqual([employee.id])
})
