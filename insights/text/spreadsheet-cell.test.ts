import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan } from '../testing/processor-time.ts'
import { defuseCell, readDefusedCell } from './spreadsheet-cell.ts'

test.each([
  ["Eve;=cmd|'/c calc'!A1;x", "Eve;'=cmd|'/c calc'!A1;x"],
  ['Eve; =1', "Eve; '=1"],
  ['Eve;\u00A0\u200B＝1', "Eve;\u00A0\u200B'＝1"],
  ['Eve\t@SUM(1)', "Eve\t'@SUM(1)"],
  ['Eve\n+1', "Eve\n'+1"],
  ['Eve\r\n -1\r\n﹦2', "Eve\r\n '-1\r\n'﹦2"],
  ['Eve;"=1', 'Eve;"\'=1'],
  ['Eve;;=1', "Eve;;'=1"],
  ['Eve;\t=1', "Eve;\t'=1"],
  ['=1;=2', "'=1;'=2"],
  ['\t=1', "'\t'=1"],
  ["Eve;'=1", "Eve;''=1"],
  ['Cook; waiter', 'Cook; waiter'],
  ['a = b; c = d', 'a = b; c = d'],
  ['One\n\nTwo', 'One\n\nTwo'],
])('%j is written as %j and read again', (text, cell) => {
  expect(defuseCell(text)).toBe(cell)
  expect(readDefusedCell(cell)).toBe(text)
})

const pieces = fc.constantFrom("'", '"', ';', '\t', '\r', '\n', ' ', '\u200B', '=', '+', '－', '@', 'a', ',')
const texts = fc.oneof(
  anyCharacters,
  fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
)

test('whatever people wrote comes back, and nothing of it is a formula wherever it is split', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const cell = defuseCell(text)
      expect(readDefusedCell(cell)).toBe(text)
      for (const part of [cell, ...cell.split(/[;\t\r\n]/)])
        expect(part).not.toMatch(/^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u)
    }),
    { numRuns: 3_000 },
  )
})

test('long hostile text takes about as long as ordinary text', async () => {
  const made = (text: string) => () => readDefusedCell(defuseCell(text))
  const works = [';', '\t', '"', ' ', "'", ";'", '\n=', "; '"].map(
    (unit) => [unit, made(`${unit.repeat(100_000 / unit.length)}x`)] as const,
  )
  expect(await findSlowerThan(made(ordinaryText(100_000)), works, 20)).toEqual([])
})
