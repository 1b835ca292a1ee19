/** A company report says the same in every language: the same sentences of the same answers with the same numbers. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, type LanguageCode } from '../../languages/index.ts'
import { companyWordsOf } from './all-company-texts.ts'
import { buildCompanyReport } from '../company-report/company-report.ts'
import type { CompanyReportInput } from '../company-report/company-report-types.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import type { ReportChange, ReportChanges } from '../comparison/report-change-types.ts'
import { changesBetween } from '../comparison/report-changes.ts'
import { anyOrganization } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'
import { comparable, textsIn, withoutTexts } from '../testing/translated.ts'

const others = languages.map(({ code }) => code).filter((code) => code !== 'en')

/** A name with numbers or quotation marks in it would be taken for what a sentence says itself. */
const anyNamed = anyOrganization.map((organization) => ({
  ...organization,
  employees: organization.employees.map((employee) => ({
    ...employee,
    name: employee.name.replace(/[^\p{L} ]/gu, '').trim() || 'Ana',
  })),
}))

const hostile: RawAnswers = {
  core_responsibilities: '{{quoted}} and $t(notice) $& “a” „b“ «c»',
  missing_tools: 'workflow\nonboarding\nHRIS\ncreative\ndesigner',
  team_support: 'We are understaffed: 1 more, שלום',
  career_goals: 'Lead a team',
  company_improvements: 'a1\nb2\nc3\nd4\ne5',
}
const strong: RawAnswers = { role_clarity: '9', weekly_output: '10', job_satisfaction: '2', has_kpis: 'Yes' }
const low: RawAnswers = {
  role_clarity: '3',
  tool_effectiveness: '2',
  has_kpis: 'No',
  aware_of_training: 'No',
}

/** A company in which most of what can be said is said. */
const full = company([
  ...Array.from({ length: 6 }, () => ({ department: 'Sales', answers: { ...hostile, ...strong } })),
  ...Array.from({ length: 6 }, () => ({ department: 'Support', answers: { ...hostile, ...low } })),
  { department: 'Design', answers: { missing_tools: 'A designer' } },
  { department: 'Finance', answers: null },
  { department: 'People', answers: null },
  { department: 'People', answers: null },
])

/** More people than numbers are written without a mark for thousands. */
const large = company(
  Array.from({ length: 12_600 }, (_, index) => ({
    department: index % 3 === 0 ? 'Sales' : 'Support',
    answers: index % 12 === 0 ? null : { ...(index % 2 === 0 ? strong : low), missing_tools: 'A workflow' },
  })),
)

describe.each(others)('a company report in %s', (code) => {
  const words = companyWordsOf(code)

  const madeOf = (input: CompanyReportInput) => {
    const [english, translated] = [buildCompanyReport(input), buildCompanyReport(input, words)]
    return { english, translated, said: textsIn(translated), inEnglish: textsIn(english) }
  }
  /** What has to be the same of a report, and whether each of its sentences is filled in. */
  const saidBy = (report: unknown, texts: ReadonlyMap<string, string>, language: LanguageCode) => ({
    shape: withoutTexts(report),
    texts: [...texts].map(([path, text]) => [path, comparable(text, language)]),
    unfilled: [...texts.values()].filter((text) => !comparable(text, language).isFilled),
  })
  const bothOf = (input: CompanyReportInput) => {
    const { english, translated, said, inEnglish } = madeOf(input)
    return [saidBy(translated, said, code), { ...saidBy(english, inEnglish, 'en'), unfilled: [] }]
  }

  it('has the shape, the evidence, the order, the numbers and the whole quotes of the English one, for any people', () => {
    fc.assert(
      fc.property(fc.oneof(anyNamed, fc.constant(full)), (input) => {
        const [is, should] = bothOf(input)
        expect(is).toEqual(should)
      }),
    )
  }, 120_000)

  it('has the numbers of thousands', () => {
    const [is, should] = bothOf(large)
    expect(is).toEqual(should)
  }, 60_000)

  it('is compared with the same result in every language, also with one that is there in English alone', () => {
    const before = company([
      { department: 'Sales', answers: low },
      { department: 'Design', answers: strong },
    ])
    const [now, then] = [madeOf(full), madeOf(before)]
    const figuresOf = ({ changes }: ReportChanges) =>
      changes.map(({ id, people, noise, verdict, weight }) => ({ id, people, noise, verdict, weight }))
    const inEnglish = changesBetween(now.english, then.english)
    const translated = changesBetween(now.translated, then.translated, words.common)
    const mixed = changesBetween(now.translated, then.english, words.common)
    expect(figuresOf(translated)).toEqual(figuresOf(inEnglish))
    expect(figuresOf(mixed)).toEqual(figuresOf(inEnglish))
    const isName = ({ kind }: ReportChange) => kind === 'department' || kind === 'person'
    const same = translated.changes.filter(
      (change, at) => !isName(change) && change.what === inEnglish.changes[at]?.what,
    )
    expect(same).toEqual([])
    expect(inEnglish.changes.filter(({ kind }) => kind === 'saying').length).toBeGreaterThan(4)
  })

  it('leaves no English behind', () => {
    const { said, inEnglish } = madeOf(full)
    expect(inEnglish.size).toBeGreaterThan(80)
    expect([...said].filter(([path, text]) => inEnglish.get(path) === text)).toEqual([])
  })
})
