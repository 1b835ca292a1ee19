/** A report says the same in every language: the same sentences of the same answers with the same numbers. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, type LanguageCode } from '../../languages/index.ts'
import { reportWordsOf } from './all-report-texts.ts'
import { buildEmployeeReport, type EmployeeReportInput } from '../employee-report/employee-report.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { comparable, textsIn, withoutTexts } from '../testing/translated.ts'
import { explainGrade } from '../scoring/explain-grade.ts'

const others = languages.map(({ code }) => code).filter((code) => code !== 'en')

const inputOf = (rawAnswers: RawAnswers): EmployeeReportInput => ({
  employee: { id: 'e1', name: 'Maya Brandt', role: 'Cook', department: 'Kitchen' },
  rawAnswers,
  submittedAt: '2026-01-31T10:00:00.000Z',
})

const hostile: RawAnswers = {
  core_responsibilities: '{{quoted}} and $t(employee.notice) $& “a” „b“ «c»',
  role_clarity: '12',
  career_goals: 'a1\nb2\nc3\nd4\ne5',
  additional_feedback: 'שלום „so“',
}

it.each([
  ['de', '1.200,5'],
  ['en', '1,200.5'],
  ['es', '1\u00A0200,5'],
  ['ar', '1\u202F200.5'],
] as const)('a number is the same number however %s writes it', (code, written) => {
  expect(comparable(`12: ${written}`, code).numbers).toEqual(['12', '1200.5'])
})

describe.each(others)('a report in %s', (code) => {
  const words = reportWordsOf(code)

  const madeOf = (raw: RawAnswers) => {
    const [english, translated] = [
      buildEmployeeReport(inputOf(raw)),
      buildEmployeeReport(inputOf(raw), words),
    ]
    return { english, translated, said: textsIn(translated), inEnglish: textsIn(english) }
  }
  const comparableOf = (texts: ReadonlyMap<string, string>, language: LanguageCode) =>
    [...texts].map(([path, text]) => [path, comparable(text, language)])

  it('has the shape, the evidence, the numbers and the whole quotes of the English one, for any answers', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers, fc.constant(hostile)), (raw) => {
        const { english, translated, said, inEnglish } = madeOf(raw)
        expect(withoutTexts(translated)).toEqual(withoutTexts(english))
        expect(comparableOf(said, code)).toEqual(comparableOf(inEnglish, 'en'))
        expect([...said.values()].filter((text) => !comparable(text, code).isFilled)).toEqual([])
      }),
    )
  }, 60_000)

  it('leaves no English behind', () => {
    const { said, inEnglish } = madeOf(hostile)
    expect([...said].filter(([path, text]) => inEnglish.get(path) === text)).toEqual([])
  })

  it('explains a grade with the same numbers', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const [english, translated] = [explainGrade(raw), explainGrade(raw, words)]
        expect(withoutTexts(translated)).toEqual(withoutTexts(english))
        const before = [translated.beforeTheLetter ?? '', english.beforeTheLetter ?? ''] as const
        expect(comparable(before[0], code)).toEqual(comparable(before[1], 'en'))
      }),
    )
  }, 60_000)
})
