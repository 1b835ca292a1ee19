import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../languages/all.ts'
import { english } from '../../languages/english.ts'
import { hostileTexts, ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan, measureRelativeTo } from '../testing/processor-time.ts'
import { isGiven } from '../questionnaire/answers.ts'
import { themeCategories } from './categories.ts'
import { groupAnswers } from './group-answers.ts'
import type { AnswerThemes, OpenAnswer } from './theme-types.ts'

const written = (texts: readonly string[]): OpenAnswer[] =>
  texts.map((text, index) => ({
    employeeId: `p${index}`,
    department: index % 2 === 0 ? 'Stores' : 'Sales',
    text,
  }))

const categoryOf = (themes: AnswerThemes, employeeId: string): string | null | undefined =>
  themes.themes.find(({ evidence }) => evidence.some((one) => one.employeeId === employeeId))?.category

const sayings = [
  'better pay',
  'Better pay!!',
  'mehr Gehalt',
  'more parking',
  'the canteen is closed at night',
  'clear responsibilities between purchasing and stores',
  'reuniones más cortas',
  'الراتب ضعيف',
  'n/a',
  'xyzzy',
  '',
  '👍',
  'a'.repeat(300),
]
const anyAnswers = fc
  .array(
    fc.record({
      text: fc.oneof(fc.constantFrom(...sayings), fc.string({ unit: 'grapheme', maxLength: 40 })),
      department: fc.constantFrom('Stores', 'Sales', ''),
    }),
    { maxLength: 30 },
  )
  .map((answers) => answers.map((answer, index): OpenAnswer => ({ employeeId: `p${index}`, ...answer })))
const anyQuestion = fc.constantFrom(
  'company_improvements',
  'missing_tools',
  'skill_development',
  'career_goals',
)

describe('the grouping of open answers', () => {
  it('puts each answer that was given into one theme or under other', () => {
    fc.assert(
      fc.property(anyQuestion, anyAnswers, (question, answers) => {
        const { themes, other, answered } = groupAnswers(question, answers)
        const found = [...themes, other].flatMap(({ evidence }) =>
          evidence.map(({ employeeId }) => employeeId),
        )
        const given = answers.filter(({ text }) => isGiven(text)).map(({ employeeId }) => employeeId)
        expect(found.toSorted()).toEqual(given.toSorted())
        expect(answered).toBe(given.length)
        for (const { evidence, count } of themes.flatMap(({ subthemes }) => subthemes)) {
          const inDetail = evidence.map(({ employeeId }) => employeeId)
          expect(inDetail).toHaveLength(count)
          expect(new Set(inDetail).size).toBe(count)
          expect(given).toEqual(expect.arrayContaining(inDetail))
        }
      }),
    )
  })

  it.each([
    ["don't know, only started with the new pay system", null],
    ["I don't know who decides about my pay", 'wishes.leadership'],
    ['Weiß nicht, Gehalt vielleicht', null],
    ['Higher pay and shorter meetings, both equally', null],
    ['mejor sueldo y mejores jefes, por igual', null],
  ])('puts "%s" under %s', (text, category) => {
    const found = categoryOf(groupAnswers('company_improvements', written([text])), 'p0')
    expect(found ?? null).toBe(category)
  })

  it('quotes and labels with the words that somebody wrote', () => {
    fc.assert(
      fc.property(anyQuestion, anyAnswers, (question, answers) => {
        const textOf = new Map(answers.map(({ employeeId, text }) => [employeeId, text]))
        const { themes, other } = groupAnswers(question, answers)
        for (const { label, quotes, evidence } of themes.flatMap((theme) => [theme, ...theme.subthemes])) {
          expect(evidence.some(({ employeeId }) => textOf.get(employeeId)?.includes(label))).toBe(true)
          for (const quote of quotes) {
            expect(quote.text).toBe(textOf.get(quote.employeeId))
            expect(evidence.map(({ employeeId }) => employeeId)).toContain(quote.employeeId)
          }
        }
        for (const quote of other.quotes) expect(quote.text).toBe(textOf.get(quote.employeeId))
      }),
    )
  })

  it('depends on no order of the people', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        anyAnswers.chain((answers) =>
          fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray(answers, { minLength: answers.length, maxLength: answers.length }),
          ),
        ),
        (question, [answers, shuffled]) => {
          expect(groupAnswers(question, shuffled)).toEqual(groupAnswers(question, answers))
        },
      ),
    )
  })

  it('counts people, shares and departments', () => {
    const { themes, answered } = groupAnswers(
      'company_improvements',
      written(['higher salaries', 'pay rise', 'salary', 'more parking spaces', 'none']),
    )
    expect(answered).toBe(4)
    expect(themes[0]).toMatchObject({
      category: 'wishes.pay',
      count: 3,
      share: 0.75,
      departments: [
        { department: 'Stores', count: 2 },
        { department: 'Sales', count: 1 },
      ],
    })
  })

  it('makes a theme of its own of what several people wrote', () => {
    const { themes } = groupAnswers(
      'company_improvements',
      written([
        'clear responsibilities between purchasing and stores',
        'Clear responsibilities between purchasing and stores!',
        'responsibilities between purchasing and stores are not clear',
        'clear responsibilites between purchasing and stores please',
        'fewer approvals',
      ]),
    )
    expect(themes.map(({ category }) => category)).toEqual(['wishes.processes'])
    expect(themes[0]?.subthemes.map(({ count }) => count)).toEqual([4])
    expect(themes[0]?.subthemes[0]?.label.toLowerCase()).toContain(
      'responsibilities between purchasing and stores',
    )
  })

  it('counts a wish once, in whatever words and language people say it', () => {
    const { themes } = groupAnswers(
      'company_improvements',
      written([
        'Put the rota up three weeks ahead',
        'Honestly: the roster comes out too late.',
        'Dienstplan früher aushängen',
        'Wir erfahren den Schichtplan immer kurzfristig',
        'Publicar los turnos con antelación',
        'نريد جدول المناوبات قبل أسبوع',
        'Better pay and bonuses. And the rota earlier, please.',
        'a canteen',
      ]),
    )
    const named = themes.flatMap(({ subthemes }) => subthemes)
    expect(named).toHaveLength(1)
    expect(named[0]?.evidence.map(({ employeeId }) => employeeId)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
    ])
    expect(named[0]?.labels.map(({ language, label }) => [language, label])).toEqual([
      ['en', 'the roster comes out too late'],
      ['de', 'Dienstplan früher aushängen'],
      ['es', 'Publicar los turnos con antelación'],
      ['ar', 'نريد جدول المناوبات قبل أسبوع'],
    ])
    // Each answer is in one theme, the one with two wishes in that of the first.
    expect(themes.map(({ category, count }) => [category, count])).toEqual([
      ['wishes.time', 6],
      ['wishes.pay', 1],
      ['wishes.workplace', 1],
    ])
  })

  it.each(['Well, as I told my lead: ', 'Ehrlich gesagt: ', 'La verdad, ', 'بصراحة، '])(
    'takes "%s" for no part of what is said',
    (framing) => {
      const { themes } = groupAnswers(
        'company_improvements',
        written(Array.from({ length: 5 }, () => `${framing}better pay`)),
      )
      expect(themes.map(({ category, label }) => [category, label])).toEqual([['wishes.pay', 'better pay']])
    },
  )

  it('joins answers of several languages and with typos', () => {
    const texts = ['salary', 'mehr Gehalt', 'mejor sueldo', 'زيادة الرواتب', 'compenstation', 'Bezahlug']
    const { themes } = groupAnswers('company_improvements', written(texts))
    expect(themes.map(({ category, count }) => [category, count])).toEqual([['wishes.pay', 6]])
  })

  it('forces no answer into a category', () => {
    const themes = groupAnswers('company_improvements', written(['blue elephants', 'salary']))
    expect(categoryOf(themes, 'p0')).toBeUndefined()
    expect(themes.other.evidence).toEqual([{ employeeId: 'p0', questionId: 'company_improvements' }])
  })

  it('takes phrases before single words, and what is said first', () => {
    const themes = groupAnswers(
      'company_improvements',
      written(['night shift allowance', 'more pay and a new printer', 'Schichtzulage']),
    )
    expect(['p0', 'p1', 'p2'].map((person) => categoryOf(themes, person))).toEqual([
      'wishes.pay',
      'wishes.pay',
      'wishes.pay',
    ])
  })

  it('has a name for each category in every language', () => {
    for (const [kind, ids] of Object.entries(themeCategories))
      expect(Object.keys(Object.entries(english.themes).find(([name]) => name === kind)?.[1] ?? {})).toEqual([
        ...ids,
      ])
    expect(Object.values(catalogue).every(({ themes }) => themes !== undefined)).toBe(true)
  })

  it('takes as long as the answers are long, whatever they hold', async () => {
    const length = 5_000
    const group = (text: string) => () => groupAnswers('company_improvements', written([text]))
    const works = hostileTexts(length).map(([name, text]) => [name, group(text)] as const)
    expect(await findSlowerThan(group(ordinaryText(length)), works, 60)).toEqual([])
  })

  it('takes as long as there are answers', async () => {
    const many = (count: number) => {
      const texts = Array.from(
        { length: count },
        (_, n) => `more ${n % 2 === 0 ? 'parking' : 'pay'} ${n} q${n % 97}`,
      )
      return () => groupAnswers('company_improvements', written(texts))
    }
    const timesOf = await measureRelativeTo(many(500))
    expect(await timesOf(many(4_000), 16)).toBeLessThanOrEqual(16)
  })
})
