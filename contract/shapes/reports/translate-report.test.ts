import { expect, test } from 'vitest'
import { localizeReport } from './translate-report.ts'

const report = () => ({
  overview: { text: 'Works well.' },
  strengths: [
    { text: 'Rates it 9.', evidence: ['q1'], tags: ['Rates'] },
    { text: 'Edited by somebody.', evidence: ['q2'], tags: [] },
    { text: null, evidence: ['q3'], name: 'No sentence' },
  ],
  score: 7,
})
const texts = {
  'overview.text': 'Arbeitet gut.',
  'strengths.0.text': 'Gibt eine 9.',
  'strengths.0.tags.0': 'Wertungen',
}

test('sentences of a translation replace those of the report, which stays as it was', () => {
  const stored = report()
  const shown = localizeReport(stored, { language: 'de', texts })
  expect(shown.report).toEqual({
    overview: { text: 'Arbeitet gut.' },
    strengths: [
      { text: 'Gibt eine 9.', evidence: ['q1'], tags: ['Wertungen'] },
      stored.strengths[1],
      stored.strengths[2],
    ],
    score: 7,
  })
  expect(Array.isArray(shown.report.strengths)).toBe(true)
  expect(stored).toEqual(report())
})

test('a statement without a translation is known as one that stays as it was written', () => {
  const { report: shown, asWritten } = localizeReport(report(), { language: 'de', texts })
  expect([...asWritten]).toEqual([shown.strengths[1]])
  expect(asWritten.has(shown.strengths[1] ?? {})).toBe(true)
})

test('what rests on no evidence is no statement', () => {
  expect(localizeReport({ about: { text: 'Sales' } }, { language: 'de', texts: {} }).asWritten.size).toBe(0)
})

test.each(['text', 'description', 'details', 'reasoning'])('a statement has its sentence in %s', (field) => {
  const { report: shown, asWritten } = localizeReport(
    { one: { [field]: 'Written', evidence: [] } },
    { language: 'de', texts: {} },
  )
  expect([...asWritten]).toEqual([shown.one])
})

test('without a translation the report is shown itself', () => {
  const stored = report()
  const shown = localizeReport(stored, undefined)
  expect(shown.report).toBe(stored)
  expect(shown.asWritten.size).toBe(0)
})
