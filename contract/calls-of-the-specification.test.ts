import { expect, test } from 'vitest'
import type { Call } from './http/call.ts'
import { contract } from './index.ts'
import { hasField } from './testing/fields-of.ts'

/** The calls that the specification lists (point 7), repeated here by hand: method, name, payload, what is used of the answer. */
const calls: readonly (readonly [method: string, name: string, payload: string, answer: string])[] = [
  ['GET', 'getOrgData', '', 'org'],
  ['PUT', 'updateOrgData', 'data', ''],
  ['GET', 'getEmployees', '', 'employees'],
  ['POST', 'upsertEmployee', 'employeeData', 'employee'],
  ['GET', 'getSubmissions', '', 'submissions'],
  ['GET', 'getReports', '', 'reports'],
  ['POST', 'saveReport', 'employeeId reportData', 'report'],
  ['GET', 'getCompanyReports', '', 'reports'],
  ['POST', 'saveCompanyReport', 'report', 'reportId'],
  ['POST', 'sendOTP', 'email inviteCode', ''],
  ['POST', 'verifyOTP', 'email otp inviteCode', 'user.uid user.email user.displayName token'],
  ['POST', 'exchangeFirebaseToken', 'idToken', 'user token'],
  ['POST', 'createInvitation', 'name email role department', ''],
  ['POST', 'sendEmployeeInvites', 'invites', 'results'],
  ['GET', 'getInvitationStatus', 'code', 'status'],
  ['POST', 'consumeInvitation', 'code userId', 'employee'],
  ['POST', 'submitEmployeeAnswers', 'employeeId answers inviteCode', ''],
  ['POST', 'generateEmployeeReport', 'employee submission companyWiki', 'report'],
  ['POST', 'generateCompanyReport', 'org submissions', 'report'],
  ['POST', 'chat', 'message employeeId context mentions attachments', ''],
  ['POST', 'createOrganization', 'name', 'orgId requiresSubscription'],
  ['GET', 'getUserOrganizations', '', 'organizations'],
  ['POST', 'joinOrganization', 'inviteCode', 'orgId'],
  ['POST', 'createCheckoutSession', 'userEmail priceId', 'sessionUrl sessionId'],
  ['GET', 'getSubscriptionStatus', '', ''],
  ['POST', 'uploadImage', 'imageData', ''],
  ['GET', 'getImage', 'collectionName documentId', 'image'],
  ['DELETE', 'deleteImage', 'collectionName documentId', ''],
  ['POST', 'migrateOwnersFromEmployees', '', ''],
  ['POST', 'onboarding/complete', 'payload', ''],
]

const callOf = (name: string): Call | undefined =>
  Object.values(contract).find((call): call is typeof call => call.name === name)

test.each(calls)('%s %s takes and answers what the specification says', (method, name, payload, answer) => {
  const call = callOf(name)
  expect(call?.method).toBe(method)
  const missing = (schema: unknown, fields: string) =>
    fields.split(' ').filter((field) => field !== '' && !hasField(schema, field))
  expect(missing(call?.in, payload)).toEqual([])
  expect(missing(call?.out, answer)).toEqual([])
})

const namesOf = (access: string) =>
  calls.map(([, name]) => name).filter((name) => callOf(name)?.may === access)

test('who carries no token and who no organization is decided once, for each call of the specification', () => {
  // The three of the specification, and what whoever was invited asks before they have an account.
  expect(namesOf('public')).toEqual(['sendOTP', 'verifyOTP', 'exchangeFirebaseToken', 'getInvitationStatus'])
  expect(namesOf('invitee')).toEqual(['submitEmployeeAnswers'])
  // The three of the specification, and what belongs to a user and not to an organization.
  expect(namesOf('signed-in')).toEqual([
    'consumeInvitation',
    'createOrganization',
    'getUserOrganizations',
    'joinOrganization',
    'uploadImage',
    'getImage',
    'deleteImage',
  ])
})
