import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven } from '../questionnaire/answers.ts'
import { questionIds, questionOf, type RawAnswers } from '../questionnaire/questionnaire.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'
import { clean } from '../catalog/quote-answer.ts'
import { openQuestionIds } from '../themes/open-questions.ts'
import { buildCompanyReport, buildWholeCompanyReport } from './company-report.ts'
import type { CompanyReportInput, QuestionThemes } from './company-report-types.ts'

const wishes = [
  'better pay',
  'mehr Gehalt',
  'clear responsibilities between purchasing and stores',
  'We need clear responsibilities between purchasing and stores.',
  'reuniones más cortas',
  'الراتب ضعيف',
  'n/a',
  '-',
  'xyzzy',
  'Zahlt endlich besser!',
]
const anyWish = fc.record({
  company_improvements: fc.constantFrom(...wishes),
  missing_tools: fc.constantFrom('A CRM', 'ein Gabelstapler', 'none', 'Excel'),
})
const anyCompany = fc
  .array(
    fc.record({
      department: fc.constantFrom('Stores', 'Sales', 'Design'),
      answers: fc.oneof({ weight: 4, arbitrary: anyWish }, { weight: 1, arbitrary: anyAnswers }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map(company)

const themesOf = (input: CompanyReportInput): readonly QuestionThemes[] =>
  buildWholeCompanyReport(input).writtenThemes ?? []

const rawOf = ({ submissions }: CompanyReportInput): ReadonlyMap<string, RawAnswers> =>
  new Map(submissions.map(({ employeeId, rawAnswers }) => [employeeId, rawAnswers]))

const wishesOf = (input: CompanyReportInput) =>
  themesOf(input).find(({ questionId }) => questionId === 'company_improvements')

describe('what people wrote, in a company report', () => {
  it('puts the same words into the same theme, in whatever language their writers write the rest', () => {
    const saying = (text: string, core_responsibilities: string) => ({
      department: 'Stores',
      answers: { company_improvements: text, core_responsibilities },
    })
    for (const text of ['Toiletten renovieren', 'Kaffee gratis', 'capacitación', 'Better wages!!']) {
      const found = wishesOf(
        company([
          saying(text, 'Ich kümmere mich um die Bestellungen und das Lager.'),
          saying(text, 'Yo me encargo de los pedidos y del almacén.'),
          saying(text, 'I look after the orders and the stores.'),
        ]),
      )
      expect([text, found?.themes.map(({ people }) => people), found?.other.people]).toEqual([text, [3], 0])
    }
  })

  it('has each answer in one theme, under other, or among those who said nothing', () => {
    fc.assert(
      fc.property(anyCompany, (input) => {
        const raw = rawOf(input)
        const all = themesOf(input)
        expect(all.map(({ questionId }) => questionId)).toEqual(openQuestionIds)
        for (const { questionId, answered, saidNothing, themes, other } of all) {
          const given = [...raw].filter(([, answers]) => isGiven(answers[questionId])).map(([id]) => id)
          expect([answered, answered + saidNothing]).toEqual([given.length, raw.size])
          const groups = [...themes, other]
          expect(groups.reduce((sum, { people }) => sum + people, 0)).toBe(answered)
          // With at most 25 people no list of evidence is cut.
          const found = groups.flatMap(({ evidence }) => evidence)
          expect(found.map(({ employeeId }) => employeeId).toSorted()).toEqual(given.toSorted())
          expect(found.filter((one) => one.questionId !== questionId)).toEqual([])
          expect(groups.filter(({ outOf }) => outOf !== answered)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same in whatever order people come', () => {
    fc.assert(
      fc.property(anyCompany, (input) => {
        const turned = {
          ...input,
          employees: input.employees.toReversed(),
          submissions: input.submissions.toReversed(),
        }
        expect(JSON.stringify(themesOf(turned))).toBe(JSON.stringify(themesOf(input)))
      }),
      { numRuns: 40 },
    )
  })

  it('quotes and names themes with what that person wrote', () => {
    fc.assert(
      fc.property(anyCompany, (input) => {
        const raw = rawOf(input)
        for (const { themes, other } of themesOf(input)) {
          for (const { employeeId, questionId, text } of [...themes, other].flatMap(({ quotes }) => quotes))
            expect(raw.get(employeeId)?.[questionId]).toContain(text.replace(/…$/u, ''))
          const labels = themes
            .flatMap(({ writtenLabel, subthemes }) => [
              writtenLabel,
              ...subthemes.map((subtheme) => subtheme.writtenLabel),
            ])
            .filter((label) => label !== null)
          for (const { employeeId, questionId, text } of labels)
            expect(clean(raw.get(employeeId)?.[questionId] ?? '')).toContain(text)
          expect(themes.filter(({ category, writtenLabel }) => category !== null && writtenLabel)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('adds itself to the report and changes nothing of it', () => {
    fc.assert(
      fc.property(anyCompany, (input) => {
        const { writtenThemes: _, ...others } = buildWholeCompanyReport(input)
        expect(others).toEqual(buildCompanyReport(input))
      }),
      { numRuns: 10 },
    )
  })

  it('names a wish of many with its share, two quotes that differ and the departments that wrote it', () => {
    const write = (count: number, department: string, text: string) =>
      Array.from({ length: count }, () => ({ department, answers: { company_improvements: text } }))
    const found = wishesOf(
      company([
        ...write(12, 'Stores', 'Clear responsibilities between purchasing and stores'),
        ...write(6, 'Sales', 'Responsibilities are unclear between stores and purchasing'),
        ...write(9, 'Sales', 'Better pay'),
        ...write(8, 'Stores', 'Better pay'),
        ...write(2, 'Sales', 'n/a'),
        ...write(3, 'Sales', ''),
      ]),
    )
    expect(found).toMatchObject({ answered: 35, saidNothing: 5 })
    const [first] = found?.themes ?? []
    expect(first).toMatchObject({
      category: 'wishes.processes',
      writtenLabel: null,
      people: 18,
      outOf: 35,
      evidenceTotal: 18,
      departments: [
        { department: 'Stores', count: 12 },
        { department: 'Sales', count: 6 },
      ],
    })
    expect(first?.quotes).toHaveLength(2)
    expect(first?.subthemes[0]?.writtenLabel?.text).toMatch(/purchasing and stores/i)
  })

  it('is asked of every open question', () => {
    expect(openQuestionIds.toSorted()).toEqual(
      questionIds.filter((id) => questionOf(id).type === 'textarea').toSorted(),
    )
  })
})
