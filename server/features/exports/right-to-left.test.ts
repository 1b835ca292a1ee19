import { expect, test } from 'vitest'
import { isRightToLeft, linesOf } from './right-to-left.ts'

const linesAsSeen = (text: string, perLine = 100) =>
  linesOf(text, perLine).map(({ runs }) => runs.map((run) => run.replaceAll('\u00A0', ' ')))

test('a name of one direction is one run, whose words are held together', () => {
  expect(linesOf('דוד כהן', 40)).toEqual([{ runs: ['דוד\u00A0כהן'], isRightToLeft: true }])
})

test('runs stand as they are seen: a number in Hebrew keeps its digits, and stands left of what comes before it', () => {
  expect(linesAsSeen('לקוחות 25 בצוות')).toEqual([[' בצוות', '25', 'לקוחות ']])
})

test('a name within a sentence of the other direction stays where it is', () => {
  expect(linesAsSeen('6 of 7 in מכירות answered.')).toEqual([['6 of 7 in ', 'מכירות', ' answered.']])
  expect(linesOf('6 of 7 in מכירות', 40)[0]?.isRightToLeft).toBe(false)
})

test('brackets of a right-to-left run are turned round', () => {
  expect(linesAsSeen('דוד (שרה)')).toEqual([['דוד )שרה(']])
})

test('lines are broken before they are ordered, and take their side from the whole paragraph', () => {
  const lines = linesOf('שלום עולם 36', 9)
  expect(lines.map(({ runs }) => runs.join(''))).toEqual(['שלום\u00A0עולם', '36'])
  expect(lines.map((line) => line.isRightToLeft)).toEqual([true, true])
})

test('only what has letters of such a script is taken for it', () => {
  expect(['Zoë', 'Γιώργος', 'Пётр', '李'].map(isRightToLeft)).toEqual([false, false, false, false])
  expect(['דוד', 'محمد', 'Ada דוד'].map(isRightToLeft)).toEqual([true, true, true])
})
