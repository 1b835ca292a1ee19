import { expect, it, test } from 'vitest'
import { explainFinding, type VerificationFinding } from '../../../../contract/calls/reports/verify-report.ts'
import ar from '../../../../languages/ar/reportPieces.json'
import de from '../../../../languages/de/reportPieces.json'
import es from '../../../../languages/es/reportPieces.json'
import { englishReportLocale, createReportLocale } from '../language/report-language.tsx'
import { localizedFinding } from './verification.tsx'

const versions = {
  engine: { before: '41', now: '52' },
  questionnaire: { before: '3', now: '4' },
}
const first = '2026-03-01T12:00:00.000Z'
const last = '2026-03-09T12:00:00.000Z'
const plain = [
  'same',
  'inputsNotKept',
  'editedInputsNotKept',
  'recordChanged',
  'engineChanged',
  'engineChangedListed',
] as const
const counted = [
  'erased',
  'removed',
  'answersGone',
  'answersChanged',
  'contentChanged',
  'edited',
  'editedListed',
] as const
const all: VerificationFinding[] = [
  ...plain.map((is): VerificationFinding => ({ is })),
  ...[1, 2, 1_200].flatMap((count): VerificationFinding[] => [
    ...counted.map((is): VerificationFinding => ({ is, count })),
    { is: 'removedByRules', count, first, last },
    { is: 'removedByRules', count, first, last: first },
  ]),
]

test('what a verification found is said in English in the words of the server', () => {
  const { day } = englishReportLocale
  for (const one of all) {
    const said = explainFinding(one, versions)
      .replace('1 March 2026', day(first, 'long'))
      .replace('9 March 2026', day(last, 'long'))
    expect(localizedFinding(one, versions, englishReportLocale)).toBe(said)
  }
})

it.each([
  ['de', de],
  ['es', es],
  ['ar', ar],
] as const)('and as a sentence of its own in %s, with its numbers', (language, texts) => {
  const reading = createReportLocale(language, texts)
  const said = all.map((one) => localizedFinding(one, versions, reading))
  expect(new Set(said).size).toBe(all.length)
  for (const sentence of said) expect(sentence).toMatch(/^[^{}]+\.$/u)
  expect(said.find((sentence) => sentence.includes('41'))).toMatch(/41.*3.*52.*4/u)
  expect(said.at(-2)).toContain(reading.count(1_200))
  expect(said.at(-2)).toContain(reading.day(last, 'long'))
})
