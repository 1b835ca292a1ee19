import { expect, test } from 'vitest'
import { hiringNeedText, undisclosedDepartment } from './hiring-need-text.ts'

test('a hiring need names its department, and none where that is not told', () => {
  expect(hiringNeedText('Office Manager', 'Sales')).toBe('Office Manager, Sales')
  expect(hiringNeedText('Office Manager', 'Sales', ' for ')).toBe('Office Manager for Sales')
  expect(hiringNeedText('Office Manager', undisclosedDepartment, ' for ')).toBe('Office Manager')
})
