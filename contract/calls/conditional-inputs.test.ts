import type { z } from 'zod'
import { expect, test } from 'vitest'
import { people } from './employees/employees.ts'
import { PhoneNumber } from './accounts.ts'
import { actionPlan } from './action-plan.ts'
import { apiKeys } from './api-keys.ts'
import { reportStateOf } from './exports.ts'
import { Location, OnboardingData, uniqueIgnoringCase } from './organizations.ts'
import { reports } from './reports/reports.ts'
import { isPublished, OptionalStepText, release, releaseStates } from './reports/release-report.ts'
import { Answers } from './submissions.ts'
import { webhooks } from './webhooks.ts'
import { InviteRow } from '../shapes/employee-shapes.ts'
import { InviteCodeIfAny } from '../shapes/fields.ts'

/** What is wrong with an input, by its place. */
const faults = (schema: z.ZodType, input: unknown): Record<string, string> =>
  Object.fromEntries(
    schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

test('an action that is over says what became of it', () => {
  const fault = (more: object) =>
    Object.keys(faults(actionPlan.updatePlanItem.in, { id: 'p', basedOn: 1, ...more }))
  expect(fault({})).toEqual([])
  expect(fault({ state: 'open' })).toEqual([])
  expect(fault({ state: 'done', outcome: 'Two people hired' })).toEqual([])
  for (const state of ['done', 'dropped']) {
    expect(fault({ state })).toEqual(['outcome'])
    expect(fault({ state, outcome: '' })).toEqual(['outcome'])
  }
})

test('a key has at least one scope, and each once', () => {
  const key = (scopes: string[]) => ({ name: 'Payroll', scopes })
  expect(Object.keys(faults(apiKeys.createApiKey.in, key([])))).toEqual(['scopes'])
  expect(apiKeys.createApiKey.in.parse(key(['plan:read', 'people:read', 'plan:read']))).toMatchObject({
    scopes: ['plan:read', 'people:read'],
    days: 90,
  })
})

test('the state of a report, as far as its reader may learn it', () => {
  const [active, invited] = [{ status: 'active' as const }, { status: 'invited' as const }]
  const report = { isStale: false, isReopened: false }
  expect(reportStateOf(active, undefined, true)).toBe('missing')
  expect(reportStateOf(active, undefined, false)).toBe('closed')
  expect(reportStateOf(invited, undefined, true)).toBe('waiting')
  expect(reportStateOf(invited, undefined, false)).toBe('waiting')
  expect(reportStateOf(active, report, true)).toBe('current')
  expect(reportStateOf(active, { ...report, isStale: true }, true)).toBe('stale')
  expect(reportStateOf(active, { isStale: true, isReopened: true }, true)).toBe('reopened')
})

test('a place is within the degrees of the earth', () => {
  const fault = (latitude: unknown, longitude: unknown) => faults(Location, { latitude, longitude })
  expect(fault(90, 180)).toEqual({})
  expect(fault(-90, -180)).toEqual({})
  expect(fault(90.1, -180.1)).toEqual({
    latitude: 'Latitude must be between -90 and 90',
    longitude: 'Longitude must be between -180 and 180',
  })
  expect(fault(undefined, null)).toEqual({
    latitude: 'Latitude is required',
    longitude: 'Longitude is required',
  })
  expect(fault('north', 0)).toEqual({ latitude: 'Latitude must be a number' })
})

test('departments are each there once, in the spelling of the first', () => {
  expect(uniqueIgnoringCase(['Sales', 'Straße', 'sales', 'STRASSE', 'Office'])).toEqual([
    'Sales',
    'Straße',
    'Office',
  ])
})

test('a department that is too long is named by its beginning', () => {
  expect(
    faults(OnboardingData, { departments: ['Sales', 'Dock of the northern end of the harbour '.repeat(4)] }),
  ).toEqual({
    'departments.1': 'The department “Dock of the northern end…” is too long (max 80 characters)',
  })
})

test('answers come as a map or as a list, and are texts then', () => {
  expect(Answers.parse({ a: true, b: false, c: 7 })).toEqual({ a: 'Yes', b: 'No', c: '7' })
  expect(
    Answers.parse([
      { questionId: 'a', answer: 'as written' },
      { questionId: 'b', answer: true },
    ]),
  ).toEqual({ a: 'as written', b: 'Yes' })
})

test('events of a webhook are in one order, each once', () => {
  const events = webhooks.createWebhook.in.parse({
    url: 'https://example.com/',
    events: ['report.released', 'submission.completed', 'report.released'],
  }).events
  expect(events).toEqual(['submission.completed', 'report.released'])
})

test.each([
  ['+49 (151) 123-456.78', '+4915112345678'],
  ['Tel.: 0049', null],
  ['Phone: +1 415 555 0100', '+14155550100'],
  ['“+1 415 555 0100”,', '+14155550100'],
  ['1234567890', '1234567890'],
  ['123456789', null],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null],
  ['0123456789', null],
])('the phone number %s is %s', (typed, number) => {
  expect(PhoneNumber.safeParse(typed).data ?? null).toBe(number)
})

test('a row of a batch keeps the fields of an invitation that are its own', () => {
  const row = { name: 'Ada', email: 'ada@example.com', line: 4, status: 'active' }
  expect(InviteRow.parse(row)).toEqual({ name: 'Ada', email: 'ada@example.com', line: 4 })
  expect(InviteRow.parse(Object.create({ name: 'Ada' }))).toEqual({})
  for (const none of [null, undefined, 'Ada', 4]) expect(InviteRow.parse(none)).toEqual({})
})

test('no code is none, an empty one too', () => {
  for (const none of [undefined, null, '']) expect(InviteCodeIfAny.parse(none)).toBeUndefined()
  expect(InviteCodeIfAny.parse('abcd-efgh-jkmn-pqrs')).toBe('ABCDEFGHJKMNPQRS')
})

test('the first people by name have no next page', () => {
  const after = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(faults(people.getEmployees.in, { first: 'name' })).toEqual({})
  expect(faults(people.getEmployees.in, { after })).toEqual({})
  expect(Object.keys(faults(people.getEmployees.in, { first: 'name', after }))).toEqual(['after'])
})

test('versions that are out are those that readers find', () => {
  expect(releaseStates.filter(isPublished)).toEqual(['released', 'acknowledged', 'contested'])
})

test('a step is about one version: of a person by its number, or of the company by its id', () => {
  const fault = (input: object) => Object.keys(faults(release.releaseReport.in, input))
  expect(fault({ employeeId: 'e', version: 1 })).toEqual([])
  expect(fault({ reportId: 'r' })).toEqual([])
  for (const input of [
    {},
    { version: 1 },
    { employeeId: 'e' },
    { employeeId: 'e', version: 1, reportId: 'r' },
    { employeeId: 'e', reportId: 'r' },
    { reportId: 'r', version: 1 },
  ]) {
    expect(fault(input)).toEqual(['reportId'])
  }
})

test('a report is contested with a comment, and a blank one is none', () => {
  const fault = (more: object) =>
    Object.keys(faults(release.answerReport.in, { employeeId: 'e', version: 1, ...more }))
  expect(OptionalStepText.parse('  ')).toBeUndefined()
  expect(OptionalStepText.parse(' Not so. ')).toBe('Not so.')
  expect(fault({ answer: 'acknowledged' })).toEqual([])
  expect(fault({ answer: 'contested', comment: 'Not so.' })).toEqual([])
  expect(fault({ answer: 'contested' })).toEqual(['comment'])
  expect(fault({ answer: 'contested', comment: ' ' })).toEqual(['comment'])
})

test('a deletion names a person or a report', () => {
  const fault = (input: object) => Object.keys(faults(reports.deleteReport.in, input))
  expect(fault({})).toEqual(['reportId'])
  expect(fault({ employeeId: 'e' })).toEqual([])
  expect(fault({ reportId: 'r' })).toEqual([])
})
