import { expect, test } from 'vitest'
import type { Call } from '../contract/http/call.ts'
import { contract } from '../contract/index.ts'
import { testApp } from './testing/app.ts'
import { organizationsOf } from './testing/organizations.ts'

const app = testApp()
const { newOwner, invite } = organizationsOf(app)

test.each<[Call, Record<string, unknown>, string]>([
  [contract.getReport, { employeeId: 'x', version: 2_147_483_648 }, 'version must be at most 2147483647'],
  [
    contract.getReportAnswers,
    { employeeId: 'x', version: 99_999_999_999 },
    'version must be at most 2147483647',
  ],
  [
    contract.exportEmployeeReport,
    { employeeId: 'x', version: 99_999_999_999, format: 'pdf' },
    'version must be at most 2147483647',
  ],
  [contract.getRunResults, { id: 'x', after: Number.MAX_SAFE_INTEGER }, 'This is no place in the list'],
  [contract.getAuditLog, { from: '0000-01-01T00:00:00.000Z' }, 'This is no date of the years 1 to 9999'],
])('%o', async (call, input, error) => {
  const owner = await newOwner()
  expect(await app.call(call, input, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error },
  })
})

test('the largest numbers and earliest dates that there are find nothing', async () => {
  const owner = await newOwner()
  const version = 2_147_483_647
  expect(await app.call(contract.getReport, { employeeId: 'x', version }, owner)).toMatchObject({
    status: 404,
  })
  const from = '0001-01-01T00:00:00.000Z'
  expect(await app.call(contract.getAuditLog, { from, until: from }, owner)).toMatchObject({
    status: 200,
    body: { entries: [] },
  })
})

test('a revision that cannot be is refused, and what was sent in a wrong shape is told plainly', async () => {
  const { code, employee } = await invite(await newOwner())
  const base = { employeeId: employee.id, inviteCode: code }
  for (const call of [contract.saveDraft, contract.submitEmployeeAnswers]) {
    expect(await app.call(call, { ...base, answers: {}, knownRevision: 3_000_000_000 })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error: 'knownRevision must be at most 2147483647' },
    })
    expect(await app.call(call, { ...base, answers: [{ question: 'company' }] })).toMatchObject({
      status: 400,
      body: {
        error: 'questionId of entry 1 is required',
        details: [
          { path: 'answers.0.questionId', message: 'questionId of entry 1 is required' },
          { path: 'answers.0.answer' },
        ],
      },
    })
  }
})
