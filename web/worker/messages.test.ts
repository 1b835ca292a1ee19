import { expect, test } from 'vitest'
import { readMessage } from './messages.ts'

test('what a page says to the worker is read as it was said', () => {
  for (const message of [
    { is: 'which' },
    { is: 'take-over' },
    { is: 'keep', addresses: ['/assets/a.js'], isMember: true },
  ]) {
    expect(readMessage(message)).toEqual(message)
  }
})

test.each([null, 'keep', {}, { is: 'forget' }, { is: 'keep' }, { is: 'keep', addresses: '/assets/a.js' }])(
  'what is no message is none: %j',
  (data) => expect(readMessage(data)).toBeNull(),
)

test('of a list only what can be an address is taken', () => {
  expect(readMessage({ is: 'keep', addresses: ['/a', 1, null] })).toEqual({
    is: 'keep',
    addresses: ['/a'],
    isMember: false,
  })
})
