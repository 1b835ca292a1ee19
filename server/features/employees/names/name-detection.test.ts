import { expect, test } from 'vitest'
import { createNameDetector } from './name-detection.ts'

const names = createNameDetector([
  { name: 'Marie Dupont', email: 'marie@example.test' },
  { name: 'Will Ng', email: 'will@example.test' },
  { name: 'Bob Jones', email: 'bj@example.test' },
  { name: 'Eva Nováková', email: 'e@example.test' },
  { name: 'Petrov, Ivan', email: '' },
  { name: 'Jürgen Müller', email: '' },
  { name: 'Kate Goeth', email: '' },
  { name: 'Łukasz Øster', email: '' },
  { name: 'Jean-Luc O’Brien', email: '' },
  { name: '王芳', email: '' },
  { name: 'Jack Work', email: '' },
  { name: 'Will People', email: '' },
  { name: 'Person 13', email: '' },
  { name: 'X Æ', email: '' },
  { name: 'Wa Ito', email: '' },
  { name: 'Team member', email: 'new@example.test' },
  { name: '', email: '' },
])

test.each([
  'Marie Dupont leads',
  'marie dupont leads',
  'ask MARIE@example.test',
  'ask (new@example.test).',
  'Dupont leads the team',
  'dupont leads the team',
  'DUPONT leads the team',
  'Ｄｕｐｏｎｔ leads',
  'Du\u00ADpont leads',
  'the plan of Ng.',
  'Will decides',
  'bob did well',
  'BOB did well',
  'Bobs idea',
  'bob’s idea',
  'BOB’S idea',
  'the Joneses agree',
  'Novakova spoke',
  'NOVÁKOVÁ spoke',
  'nova\u0301kova\u0301 spoke',
  'Peťrov',
  'Juergen',
  'muller and sons',
  'MÜLLERS plan',
  'Göth was there',
  'lukasz, oster and oester',
  'ask brien',
  'ask obrien',
  'jean luc',
  '我觉得王芳很好',
  'Work leads',
  'a plan by jack work',
  'will people’s idea',
  'ask person 13',
  'x ae said so',
  'ito',
])('%s names somebody', (text) => {
  expect(names(text)).toBe(true)
})

test.each([
  'This will take a year',
  'Dupontel is a firm',
  'The team grows',
  '13 of 14 people work well, says each person',
  'It was so',
  'Was it so?',
  'A Team member',
  'Bobby and the petroville',
  'xmarie@example.test',
  '',
])('%s names nobody', (text) => {
  expect(names(text)).toBe(false)
})

test('of nobody no text says a name', () => {
  expect(createNameDetector([])('Marie')).toBe(false)
})
