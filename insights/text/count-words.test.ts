import { expect, it } from 'vitest'
import { hasWords } from './count-words.ts'

it.each([
  'I read it',
  'Read with care.',
  'Geprüft, alles stimmt',
  'قرأت كل الإجابات',
  '我仔细看过每个回答',
  '回答をすべて読みました',
  'อ่านคำตอบทั้งหมดแล้ว',
  'Answers\n1 and\t2',
])('finds three words in "%s"', (text) => {
  expect(hasWords(text, 3)).toBe(true)
})

it.each([
  '',
  'ok',
  'Looks fine',
  'ok, ok',
  '👍 👍 👍',
  '- - - -',
  'راجعت التقرير',
  '好',
  'ดี',
  'x'.repeat(2_000),
])('finds fewer in "%s"', (text) => {
  expect(hasWords(text, 3)).toBe(false)
})
