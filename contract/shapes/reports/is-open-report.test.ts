import { expect, test } from 'vitest'
import { isOpenToMembers } from './is-open-report.ts'

const since = '2026-03-02T09:00:00.000Z'

test.each([
  ['own', null, since, false],
  ['organization', null, null, true],
  ['organization', null, '2026-03-01T09:00:00.000Z', true],
  ['organization', since, '2026-03-02T08:59:59.999Z', false],
  ['organization', since, since, true],
  ['organization', since, '2026-03-02T10:30:00+01:00', true],
  ['organization', since, null, false],
] as const)(
  '%s since %s: a report of answers of %s is open to members: %s',
  (reportVisibility, reportsOpenSince, submittedAt, isOpen) => {
    expect(isOpenToMembers({ reportVisibility, reportsOpenSince }, submittedAt)).toBe(isOpen)
  },
)
