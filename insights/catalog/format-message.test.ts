import { expect, test } from 'vitest'
import { createUntypedTranslator, interpolate } from './format-message.ts'

test('a value is put in its place in the form that the place asks for', () => {
  const formats = { loud: (value: string | number) => String(value).toUpperCase() }
  const values = { name: 'ada', count: 0 }
  expect(interpolate('{{name}} {{name, loud}} {{count}}', values, formats)).toBe('ada ADA 0')
  // What has no value, or a form that is not known, is left as it is.
  expect(interpolate('{{other}} {{other, loud}}', values, formats)).toBe('{{other}} {{other, loud}}')
  expect(interpolate('{{name, quiet}}', values, formats)).toBe('{{name, quiet}}')
  expect(interpolate('{{name, loud}}', values)).toBe('{{name, loud}}')
  expect(interpolate('{{name}}', { name: '{{count}} $& $1' })).toBe('{{count}} $& $1')
})

test('a sentence with plural forms is chosen by the number, and by nothing else', () => {
  const texts = { people: { hired: 'Some', hired_one: '{{count}} person', hired_other: '{{count}} people' } }
  const say = createUntypedTranslator('en', texts)
  expect(say('people.hired', { count: 1 })).toBe('1 person')
  expect(say('people.hired', { count: 2 })).toBe('2 people')
  expect(say('people.hired', { count: '1' })).toBe('Some')
  expect(say('people.hired')).toBe('Some')
  const arabic = createUntypedTranslator('ar', { one: 'a', one_two: 'b', one_few: 'c' })
  expect([1, 2, 3].map((count) => arabic('one', { count }))).toEqual(['a', 'b', 'c'])
  expect(() => say('people.left')).toThrow('There is no sentence people.left in en.')
})
