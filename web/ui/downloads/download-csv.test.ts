import { expect, test } from 'vitest'
import { formatCsv } from './download-csv.ts'

test.each([
  '=cmd()',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  '=HYPERLINK("http://evil.test",\n"open")',
  '＝cmd()',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦cmd()',
  '−1+cmd()',
  ' =cmd()',
  '\u00A0\u3000=cmd()',
  '\u200B＝cmd()',
  '\u202E\u2066=cmd()',
  '\uFEFF=cmd()',
  '\u0000=cmd()',
  '\u00AD\u034F@x',
  '\n  =cmd()',
])('%j is no formula in a spreadsheet', (cell) => {
  const [, row = ''] = formatCsv(['cell'], [[cell]]).split('\r\n')
  expect(row.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('neither is a column that is called so', () => {
  expect(formatCsv(['＝cmd()'], []).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('other texts stay as they are', () => {
  const texts = ['a=b', 'a＝b', '  a', 'Müller-Lüdenscheid', '٨', '«=»', '– a dash']
  expect(formatCsv(['cell'], [...texts.map((text) => [text]), [3], [-3]])).toBe(
    `cell\r\n${texts.map((text) => (text.startsWith(' ') ? `"${text}"` : text)).join('\r\n')}\r\n3\r\n-3`,
  )
})
