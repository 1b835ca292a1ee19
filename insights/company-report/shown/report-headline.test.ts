import { expect, it } from 'vitest'
import wiki from '../../../languages/en/companyPage.json' with { type: 'json' }
import { english } from '../../catalog/report-texts.ts'
import { createTranslator } from '../../catalog/format-message.ts'
import { company } from '../../testing/company.ts'
import { buildWholeCompanyReport } from '../company-report.ts'
import { headlineOf } from './report-headline.ts'
import type { RawAnswers } from '../../questionnaire/questionnaire.ts'

const words = {
  language: 'en' as const,
  say: createTranslator('en', wiki),
  count: english.counted,
  decimal: english.decimal,
  named: english.named,
}
const team = (department: string, count: number, answers: RawAnswers | null) =>
  Array.from({ length: count }, () => ({ department, answers }))
const reportOf = (...people: Parameters<typeof company>[0]) => buildWholeCompanyReport(company(people))
const wish = 'Clear responsibilities between purchasing and stores'

const large = reportOf(
  ...team('Warehouse', 12, { tool_effectiveness: '3', role_clarity: '5', company_improvements: wish }),
  ...team('Sales', 10, { tool_effectiveness: '7', role_clarity: '8' }),
  ...team('IT', 8, { tool_effectiveness: '9', role_clarity: '8' }),
  ...team('Tiny', 2, { tool_effectiveness: '1', role_clarity: '8' }),
  ...team('Sales', 5, null),
)

it('names what is weakest with its number and contrast, the wish of most, and who answered', () => {
  expect(headlineOf({ ...large, isAnonymous: false }, words)).toEqual([
    'Tools slow people down: 44% rate them below 6.',
    expect.stringMatching(/^Warehouse is lowest \(3\.0\), (?:Sales|IT) highest/),
    `12 of 12 share this wish: “${wish}”.`,
    '32 of 37 answered.',
  ])
})

it('says no more than its reader is shown', () => {
  const { questionResults: _, writtenThemes: __, ...shown } = large
  expect(headlineOf({ ...shown, isAnonymous: true }, words)).toEqual([
    'Tools slow people down: 44% rate them below 6.',
    '32 of 37 answered.',
  ])
  const measures = shown.measures.map((measure) => ({ ...measure, low: null }))
  expect(headlineOf({ ...shown, measures, isAnonymous: true }, words)).toEqual(['32 of 37 answered.'])
})

it('says that few answered, or that nothing is weak', () => {
  const few = reportOf(...team('Sales', 4, { tool_effectiveness: '2' }), ...team('Sales', 3, null))
  expect(headlineOf({ ...few, isAnonymous: false }, words)).toEqual([
    '4 of 7 answered: too few to say what matters.',
  ])
  const content = reportOf(...team('Sales', 6, { tool_effectiveness: '9' }))
  expect(headlineOf({ ...content, isAnonymous: false }, words)).toEqual([
    'No topic is clearly weak.',
    '6 of 6 answered.',
  ])
})

it('draws no contrast with few, nor where departments are alike', () => {
  const alike = reportOf(
    ...team('A', 6, { tool_effectiveness: '4' }),
    ...team('B', 6, { tool_effectiveness: '5' }),
    ...team('C', 3, { tool_effectiveness: '10' }),
  )
  expect(headlineOf({ ...alike, isAnonymous: false }, words)).toHaveLength(2)
})

it('names the wish of most people in the words of the language that it is read in', () => {
  const report = reportOf(
    ...team('A', 4, { company_improvements: 'Put the rota up earlier' }),
    ...team('B', 3, { company_improvements: 'Dienstplan früher aushängen' }),
    ...team('C', 5, { company_improvements: 'a canteen' }),
  )
  const wishIn = (language: 'en' | 'de') =>
    headlineOf({ ...report, isAnonymous: false }, { ...words, language }).find((said) => said.includes('7'))
  expect(wishIn('en')).toContain('Put the rota up earlier')
  expect(wishIn('de')).toContain('Dienstplan früher aushängen')
})
