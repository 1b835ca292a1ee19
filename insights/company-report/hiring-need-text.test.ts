import { expect, test } from 'vitest'
import { needWords, untoldDepartment } from './hiring-need-text.ts'

test('a hiring need names its department, and none where that is not told', () => {
  expect(needWords('Office Manager', 'Sales')).toBe('Office Manager, Sales')
  expect(needWords('Office Manager', 'Sales', ' for ')).toBe('Office Manager for Sales')
  expect(needWords('Office Manager', untoldDepartment, ' for ')).toBe('Office Manager')
})
