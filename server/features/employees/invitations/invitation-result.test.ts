import { expect, test } from 'vitest'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
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
const smtp = { delivery: 'smtp', whyNotMailed: null } as const
const whole = { employee, code: 'C', inviteLink: 'http://localhost/#/questionnaire/C' }

test('a whole result is successful', () => {
  expect(invitationResult('ada@x.de', whole, smtp)).toEqual({
    success: true,
    email: 'ada@x.de',
    ...whole,
    emailSent: true,
    error: null,
  })
})

const whyNotMailed = 'They were sent one a moment ago.'

test('where no mail leaves although the invitation is good, the inviter is told why', () => {
  expect(invitationResult('ada@x.de', whole, { ...smtp, whyNotMailed })).toMatchObject({
    success: true,
    emailSent: false,
    notice: whyNotMailed,
  })
})

test('a server that sends no mail says nothing of mails that were', () => {
  const result = invitationResult('ada@x.de', whole, { delivery: 'none', whyNotMailed })
  expect(result).toMatchObject({ success: true, emailSent: false })
  expect(result).not.toHaveProperty('notice')
})

test.each([
  { code: whole.code, inviteLink: whole.inviteLink },
  { employee, inviteLink: whole.inviteLink },
  { employee, code: whole.code },
  { ...whole, code: '' },
])('a result without employee, code or link has failed: %#', (parts) => {
  expect(invitationResult('ada@x.de', parts, smtp)).toEqual({
    success: false,
    email: 'ada@x.de',
    employee: null,
    code: null,
    inviteLink: null,
    emailSent: false,
    error: 'Failed to create invitation',
  })
})
