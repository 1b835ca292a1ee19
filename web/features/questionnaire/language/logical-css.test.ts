import { expect, it } from 'vitest'

/** A page from right to left is the same page turned around: its styles know a start and an end, no left and no right. */
const sheets = import.meta.glob<string>(
  ['../**/*.css', '../../{company-report,reports}/**/*.css', '../../../ui/**/*.css'],
  { query: '?raw', import: 'default', eager: true },
)
const sides =
  /^\s*[^/*\n]*\b(?:(?:margin|padding|border|inset)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float)\b.*$/gm

it('names no left and no right in the styles of the questionnaire and of reports', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(40)
  const faults = Object.entries(sheets).flatMap(([sheet, text]) =>
    [...text.matchAll(sides)].map(([line]) => `${sheet}: ${line.trim()}`),
  )
  expect(faults).toEqual([])
})

it('would find one', () => {
  expect('.q { margin-left: 1px; }'.match(sides)).not.toBeNull()
  expect('  text-align: right;'.match(sides)).not.toBeNull()
  expect('  margin-inline-start: 1px;'.match(sides)).toBeNull()
})
