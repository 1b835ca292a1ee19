import { expect, test } from 'vitest'
import { csvOf } from './download-csv.ts'

test.each(['=cmd()', '+1', '-1', '@x', '\tx', '=HYPERLINK("http://evil.test",\n"open")'])(
  '%j is no formula in a spreadsheet',
  (cell) => {
    const [, row = ''] = csvOf(['cell'], [[cell]]).split('\r\n')
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

test('other texts stay as they are', () => {
  expect(csvOf(['cell'], [['a=b'], [3]])).toBe('cell\r\na=b\r\n3')
})
