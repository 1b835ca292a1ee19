import { expect, test } from 'vitest'
import { coversRights } from './reply-rights.ts'
import type { Rights } from '../../../schema/chat.ts'

const rights = (sees: Rights['sees'], more: Partial<Rights> = {}): Rights => ({
  sees,
  employeeId: null,
  may: ['report:view'],
  ...more,
})
const [march, april] = ['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z']

/** Opened in March, closed, and opened again in April: of what was answered meanwhile less is open than was. */
test.each<[string, Rights, Rights, boolean]>([
  [
    'as open as then',
    rights('all but pay', { openSince: march }),
    rights('all but pay', { openSince: march }),
    true,
  ],
  [
    'open since later',
    rights('all but pay', { openSince: april }),
    rights('all but pay', { openSince: march }),
    false,
  ],
  [
    'of a reply from before that was kept',
    rights('all but pay', { openSince: april }),
    rights('all but pay'),
    false,
  ],
  [
    'where nothing is held back',
    rights('all but pay', { openSince: null }),
    rights('all but pay', { openSince: march }),
    true,
  ],
  ['by an owner or admin', rights('everything'), rights('all but pay', { openSince: march }), true],
  [
    'of what was said to who saw their own alone',
    rights('all but pay', { openSince: april }),
    rights('own', { employeeId: 'e1' }),
    true,
  ],
  ['by who sees their own alone', rights('own', { employeeId: 'e1' }), rights('all but pay'), false],
])('a stored reply is shown only as long as as much may be seen: %s', (_when, now, then, isShown) => {
  expect(coversRights(now, then)).toBe(isShown)
})
