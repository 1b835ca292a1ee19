import { expect, test } from 'vitest'
import type { Employee } from '../../../contract/people.ts'
import { invitationResult } from './invitation-result.ts'

const employee: Employee = {
  id: 'e1',
  name: 'Ada',
  email: 'ada@x.de',
  role: 'Employee',
  department: 'General',
  status: 'invited',
  joinedAt: '2026-03-02T09:00:00.000Z',
  inviteCode: 'C',
  initials: 'A',
}
const whole = { employee, code: 'C', inviteLink: 'http://localhost/#/questionnaire/C' }

test('a whole result is successful', () => {
  expect(invitationResult('ada@x.de', whole, { emailSent: true })).toEqual({
    success: true,
    email: 'ada@x.de',
    ...whole,
    emailSent: true,
    error: null,
  })
})

test('who wants no mail has a good invitation without one, and the inviter is told', () => {
  expect(invitationResult('ada@x.de', whole, { emailSent: true, isWanted: false })).toMatchObject({
    success: true,
    emailSent: false,
    notice:
      'They have asked for no more mail about this questionnaire. Their link still works: give it to them yourself.',
  })
})

test.each([
  { code: whole.code, inviteLink: whole.inviteLink },
  { employee, inviteLink: whole.inviteLink },
  { employee, code: whole.code },
  { ...whole, code: '' },
])('a result without employee, code or link has failed: %#', (parts) => {
  expect(invitationResult('ada@x.de', parts, { emailSent: true })).toEqual({
    success: false,
    email: 'ada@x.de',
    employee: null,
    code: null,
    inviteLink: null,
    emailSent: false,
    error: 'Failed to create invitation',
  })
})
