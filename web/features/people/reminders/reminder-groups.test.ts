import { expect, it, test } from 'vitest'
import { skippedReasons, reminderGroups, reminderStatusOf } from './reminder-groups.ts'
import { sampleInvitation } from '../testing/sample-people.ts'

const now = Date.parse('2026-11-10T09:00:00.000Z')
const reminders = { sent: 1, nextAt: '2026-11-10T09:00:00.000Z', isOptedOut: false }
const row = (
  change: Parameters<typeof sampleInvitation>[1] = {},
  progress: 'waiting' | 'answered' = 'waiting',
) => ({
  progress,
  invitation: sampleInvitation('e1', { reminders, ...change }),
})

test.each([
  ['now', row()],
  ['now', row({ state: 'accepted' })],
  ['soon', row({ reminders: { ...reminders, nextAt: '2026-11-10T09:00:00.001Z' } })],
  ['used-up', row({ reminders: { ...reminders, sent: 3, nextAt: null } })],
  ['not-wanted', row({ reminders: { sent: 0, nextAt: null, isOptedOut: true } })],
  ['closed', row({ state: 'expired' })],
  ['closed', row({ state: 'revoked' })],
  ['closed', row({ state: 'accepted', expiresAt: '2026-11-10T09:00:00.000Z' })],
  ['not-invited', { progress: 'waiting' as const, invitation: null }],
  ['answered', row({}, 'answered')],
])('somebody stands as %s', (standing, person) => {
  expect(reminderStatusOf(person, now)).toBe(standing)
})

it('gives a reason for each group that has somebody, and for no other', () => {
  const groups = reminderGroups(
    [row(), row({}, 'answered'), row({}, 'answered'), row({ state: 'expired' })],
    now,
  )
  expect(groups.now).toHaveLength(1)
  expect(skippedReasons(groups)).toEqual([
    '1 person has an invitation that has expired or was revoked. Send it again first.',
    '2 people have answered already.',
  ])
})
