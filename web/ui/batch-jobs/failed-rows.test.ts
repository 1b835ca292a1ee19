import { expect, it } from 'vitest'
import { failedRowsCsv } from './failed-rows.ts'

it('defuses formulas in the file of failed rows', () => {
  const csv = failedRowsCsv([{ label: '=HYPERLINK("http://evil.example")', error: '+1' }])
  expect(csv.split('\r\n')[1]).toBe(`"'=HYPERLINK(""http://evil.example"")",'+1`)
})
