import { expect, test } from 'vitest'
import { amountText, formatDistinct } from './difference-text.ts'

test('a difference of less than a tenth is never told as none', () => {
  expect([0, 0.0003, 0.004, 0.03, 0.099, 0.1, 1.25].map(amountText)).toEqual([
    '0.0',
    'less than 0.001',
    '0.004',
    '0.03',
    '0.10',
    '0.1',
    '1.3',
  ])
})

test('two numbers have as many digits as tell them apart, and read the same only where nothing is seen between them', () => {
  expect(formatDistinct(7, 7.5)).toEqual(['7.0', '7.5'])
  expect(formatDistinct(7.53, 7.54)).toEqual(['7.53', '7.54'])
  expect(formatDistinct(7.528, 7.532, 2)).toEqual(['7.528', '7.532'])
  expect(formatDistinct(7.53, 7.53, 2)).toEqual(['7.53', '7.53'])
  expect(formatDistinct(7.55, 7.55)).toEqual(['7.6', '7.6'])
  expect(formatDistinct(7.53001, 7.53002)).toEqual(['7.530', '7.530'])
})
