import { expect, test } from 'vitest'
import { contract } from '../index.ts'
import { isCallBlockedByBilling, isRunBlockedByBilling } from './blocked-by-billing.ts'

test('without a good subscription inviting, reminding and generating stop, and nothing else', () => {
  const blocked = Object.values(contract).filter(isCallBlockedByBilling)
  expect(blocked.map(({ name }) => name).toSorted()).toEqual([
    'createInvitation',
    'generateCompanyReport',
    'generateEmployeeReport',
    'remindEmployees',
    'resendInvitation',
    'sendEmployeeInvites',
    'startEmployeeReports',
    'startInvitations',
  ])
  const runs = ['invitations', 'employee-reports', 'reminders', 'cycle'] as const
  expect(runs.map(isRunBlockedByBilling)).toEqual([true, true, true, false])
})
