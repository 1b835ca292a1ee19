import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRightToLeft, breakLines } from './bidi-text.ts'

/** As wide as they have characters. */
const within = (width: number) => ({ width, widthOf: (text: string) => text.length })
const linesAsSeen = (text: string, perLine = 100) =>
  breakLines(text, within(perLine)).map(({ runs }) => runs.map((run) => run.replaceAll('\u00A0', ' ')))

test('a name of one direction is one run, whose words are held together', () => {
  expect(breakLines('דוד כהן', within(40))).toEqual([{ runs: ['דוד\u00A0כהן'], isRightToLeft: true }])
})

test('runs stand as they are seen: a number in Hebrew keeps its digits, and stands left of what comes before it', () => {
  expect(linesAsSeen('לקוחות 25 בצוות')).toEqual([[' בצוות', '25', 'לקוחות ']])
})

test('a name within a sentence of the other direction stays where it is', () => {
  expect(linesAsSeen('6 of 7 in מכירות answered.')).toEqual([['6 of 7 in ', 'מכירות', ' answered.']])
  expect(breakLines('6 of 7 in מכירות', within(40))[0]?.isRightToLeft).toBe(false)
})

test('brackets of a right-to-left run are turned round', () => {
  expect(linesAsSeen('דוד (שרה)')).toEqual([['דוד )שרה(']])
})

test('lines are broken before they are ordered, and take their side from the whole paragraph', () => {
  const lines = breakLines('שלום עולם 36', within(9))
  expect(lines.map(({ runs }) => runs.join(''))).toEqual(['שלום\u00A0עולם', '36'])
  expect(lines.map((line) => line.isRightToLeft)).toEqual([true, true])
})

test('only what has letters of such a script is taken for it', () => {
  expect(['Zoë', 'Γιώργος', 'Пётр', '李'].map(isRightToLeft)).toEqual([false, false, false, false])
  expect(['דוד', 'محمد', 'Ada דוד'].map(isRightToLeft)).toEqual([true, true, true])
})

test('stops and brackets of a right-to-left run are turned round with it, though no letter of it says so', () => {
  expect(linesAsSeen('كتبت: «\u2068Odd\u2069».')).toEqual([['.«', 'Odd', 'كتبت: »']])
})

test('what is kept apart goes on over the end of a line, and turns nothing around', () => {
  expect(linesAsSeen('قال \u2068one two (3)\u2069، 4', 8)).toEqual([['one', 'قال '], ['،', 'two (3)'], ['4']])
  expect(breakLines('\u2066', within(9))).toEqual([{ runs: [], isRightToLeft: false }])
})

test('a mark without its other half takes nothing with it', () => {
  const seen = linesAsSeen('a\u2067 b (ב) 1')
  expect(seen).toEqual(linesAsSeen('a b (ב) 1'))
  expect(linesAsSeen('a\u2069 b (ב) 1')).toEqual(seen)
})

const letters = fc.string({
  unit: fc.constantFrom(...Array.from('abאبمحل12 (),.«»\n\u2067\u2068\u2069\u{10840}')),
  maxLength: 60,
})
const shownOf = (text: string) =>
  Array.from(text.replaceAll(/[\s\u00A0\u2066-\u2069]/g, ''))
    // Brackets are turned round where they are read from the right.
    .map((letter) => (/[()«»]/.test(letter) ? '(' : letter))
    .toSorted()
    .join('')

test('every letter of a text is shown once, on lines that are no wider than fits', () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = breakLines(text, within(width)).map(({ runs }) => runs.join(''))
      expect(shownOf(lines.join(''))).toBe(shownOf(text))
      expect(lines.filter((line) => line.length > width)).toEqual([])
    }),
  )
})
