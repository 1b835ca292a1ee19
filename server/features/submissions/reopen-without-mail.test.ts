import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'

const app = testApp({ PUBLIC_URL: 'https://muster.example.com', RATE_LIMIT: 'on' })
const { newOwner, invite } = organizationsOf(app)
const browser = { deviceKey: 'b'.repeat(32) }

test('a server that sends no mail says nothing of mails that were, when answers are opened again', async () => {
  const owner = await newOwner()
  const { employee, code: inviteCode } = await invite(owner, { email: app.freshEmail() })
  const { id: employeeId } = employee
  for (const _ of ['the first time', 'within 10 minutes of it']) {
    await app.ok(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode }, browser)
    const told = await app.ok(contract.reopenSubmission, { employeeId }, owner)
    expect(told).toMatchObject({ emailSent: false, notice: null })
  }
})
