import { expect, test } from 'vitest'
import { durationInWords, people } from './people.ts'
import { billing } from './billing.ts'

test.each([
  [1, '1 minute'],
  [2, '2 minutes'],
  [90, '90 minutes'],
  [91, '2 hours'],
  [120, '2 hours'],
  [121, '3 hours'],
  [1440, '24 hours'],
])('%s minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

test.each([
  [false, false, false, 'their link still works. Give it to them yourself.'],
  [true, false, false, 'they have begun to answer and can continue with the link in an earlier mail'],
  [false, true, false, 'no longer works. Give them the new one yourself.'],
  [true, true, false, 'Give them the new one yourself. It opens what they wrote only in the browser'],
  [false, false, true, 'they would get a link that you give them yourself.'],
  [false, true, true, 'no longer works. They would get a new one that you give them yourself.'],
  [true, false, true, 'they have begun to answer and can continue with the link in an earlier mail'],
  [true, true, true, 'Give them the new one yourself. It opens what they wrote only in the browser'],
])(
  'without a mail: begun %s, link replaced %s, not invited yet %s',
  (hasBegun, isReplaced, isForetold, way) => {
    const text = people.strangersUsedUp(5, { hasBegun, isReplaced, isForetold })
    expect(text).toContain(way)
    expect(text).toContain(isForetold ? 'No mail would leave today' : 'No mail leaves today')
    expect(text).toContain(isForetold ? 'Invite them tomorrow' : 'Send it again tomorrow')
  },
)

test('only what was begun is said to open in one browser', () => {
  expect(people.notWantedBesides({ hasBegun: false, isReplaced: true })).toMatch(/the new one yourself\.$/)
})

test('who comes back does so with their answers where there are any', () => {
  expect(people.comesBack(true)).toContain('with their answers.')
  expect(people.comesBack(false)).toContain('with everything that was kept.')
})

test('a stopped subscription is said with its own reason, an unknown one as not paid', () => {
  const reasons: [status: string, reason: string, way: string][] = [
    ['none', 'has no subscription yet', 'start one'],
    ['canceled', 'has ended', 'start a new one'],
    ['incomplete_expired', 'was not paid and has ended', 'start a new one'],
    ['incomplete', 'the first payment', 'complete it'],
    ['unpaid', 'is not paid', 'settle it'],
    ['paused', 'is paused', 'resume it'],
    ['new at the provider', 'is not paid', 'settle it'],
  ]
  for (const [status, reason, way] of reasons) {
    expect(billing.subscriptionRequired(status)).toContain(reason)
    expect(billing.subscriptionRequired(status)).toContain(`An owner can ${way} in Settings`)
  }
})
