import { expect, test } from 'vitest'
import { contract } from './index.ts'

const turned = '\u202A\u200Be\u0301 \n\n too far\u202C \u3000'
const text = 'é \n\n too far'

/** Each field of a text of several lines, with the rest of what its call takes. */
const fields = [
  ['chat', 'message', {}],
  ['openCycle', 'reason', { name: 'Autumn' }],
  ['reopenSubmission', 'reason', { employeeId: 'e' }],
  ['sendSupportMessage', 'message', { orgId: 'o', subject: 'Help' }],
  ['respondToContest', 'comment', { employeeId: 'e', version: 1 }],
  ['withdrawReport', 'reason', { employeeId: 'e', version: 1 }],
  ['createPlanItem', 'details', { title: 'More time' }],
] as const

test.each(fields)('%s makes %s plain', (call, field, rest) => {
  expect(contract[call].in.parse({ ...rest, [field]: turned })).toMatchObject({ [field]: text })
})

test.each([
  ['chat', 'message', {}],
  ['sendSupportMessage', 'message', { orgId: 'o', subject: 'Help' }],
  ['respondToContest', 'comment', { employeeId: 'e', version: 1 }],
] as const)('%s refuses %s in which nothing can be seen', (call, field, rest) => {
  expect(contract[call].in.safeParse({ ...rest, [field]: '\u200B \u2066\u2069' }).success).toBe(false)
})
