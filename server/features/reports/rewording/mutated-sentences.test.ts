import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { findSentenceFault } from './check-sentence.ts'
import { findPassages, type Source } from './report-passages.ts'
import { extractNumbers } from './extract-numbers.ts'
import { extractGrades } from './confusable-characters.ts'

/** True sentences with one thing changed in each: a number, a denial, a weight, a script, an address. None may stand. */

type Told = { text: string; cites: number[]; sources: readonly Source[] }

const written: readonly Source[] = [
  {
    n: 0,
    question: 'What was computed',
    text: 'You rated role clarity 4 of 10 and your weekly output 8.5. Highest: your weekly output (8.5), lowest: role clarity (4).',
  },
  {
    n: 1,
    question: 'How clear is your role?',
    text: '4, my manager changes every month and I do not know whom to ask',
  },
  {
    n: 2,
    question: 'What is missing?',
    text: 'A wiki that people keep up to date. The tools are slow and unreliable.',
  },
]
const byHand: Told[] = [
  { text: 'You rated role clarity 4 of 10 and your weekly output 8.5.', cites: [0] },
  { text: 'Highest: your weekly output (8.5), lowest: role clarity (4).', cites: [0] },
  {
    text: 'You say: 4, your manager changes every month and you do not know whom to ask.',
    cites: [1],
  },
  { text: 'You say the tools are slow and unreliable.', cites: [2] },
  { text: 'You mention a wiki that people keep up to date.', cites: [2] },
].map((one) => ({ ...one, sources: written }))

const rawAnswers = { ...fullAnswers, full_name: 'Ada Lovelace' }
const answers = new Map(Object.entries(rawAnswers))
const report = buildEmployeeReport({
  employee: { id: 'ada', name: 'Ada Lovelace', role: 'Engineer', department: 'Research' },
  rawAnswers,
  submittedAt: null,
})
const computed: Told[] = findPassages(report, (questionId) => answers.get(questionId)).flatMap(
  ({ sources }) =>
    sources[0].text
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((text) => ({ text, cites: sources.map(({ n }) => n), sources })),
)

const nobody = () => false
const fault = ({ text, cites, sources }: Told) => findSentenceFault({ text, cites }, sources, nobody)
const stand = [...byHand, ...computed].filter((one) => fault(one) === undefined)

test('sentences that say what was computed stand', () => {
  expect(byHand.filter((one) => fault(one) !== undefined)).toEqual([])
  expect(computed.length).toBeGreaterThan(10)
  expect(stand.length - byHand.length).toBeGreaterThan(computed.length / 2)
})

const told = fc.constantFrom(...stand)
const places = (text: string) => [...text.matchAll(/(?<=^|[\s“])(?=\p{L})/gu)].map(({ index }) => index)
const isQuoted = (text: string, at: number) => (text.slice(0, at).match(/[“”"]/gu) ?? []).length % 2 === 1
const free = (text: string) => places(text).filter((at) => !isQuoted(text, at))

/** The changed sentence where it stands. */
const standing = (one: Told, text: string): string[] =>
  text === one.text || fault({ ...one, text }) !== undefined ? [] : [text]

const numberSigns = [
  '９',
  '٩',
  '۹',
  '९',
  '⁹',
  '₉',
  '⑨',
  '➒',
  'Ⅸ',
  'IX',
  '九',
  '½',
  '¾',
  '9️⃣',
  '𝟗',
  '3',
  '77',
  '9.1',
  'thirteen',
  'thirty-one',
  'nine',
  'ninth',
  'dozen',
  'half',
  'twice',
  'hundred',
  'neun',
  'dreizehn',
  'einundzwanzig',
  'nueve',
  'trece',
  'veintiuno',
  'تسعة',
  'ثلاثة',
  'نصف',
  'a third',
  'zwölf',
  'twelfth',
  'fortyfold',
]
const addresses = [
  'evil.example/reset',
  'evil.example',
  'https://evil.example',
  'hxxp://evil.example',
  'www.evil.example',
  'ada@evil.example',
  'ada＠evil.example',
  'evil dot example',
  'evil．example',
  'evil。example',
  'evil . example',
  'evil․example',
  'mailto:ada',
  '10.0.0.1',
  'evil[.]example',
  'bit.ly/x',
  'еvil.example',
  'evil/reset',
]
const grades = ['A', 'B+', 'b', 'd-', 'В', 'Ｂ', '𝐁', 'Ⓑ', 'ᴮ', 'ʙ', 'Β', 'C plus', 'F', '🅱', 'Ꭺ']

describe('a true sentence does not stand', () => {
  test('with another number in any signs', () => {
    fc.assert(
      fc.property(told, fc.constantFrom(...numberSigns), fc.nat(), (one, number, where) => {
        const known = one.sources.flatMap(({ text }) => extractNumbers(text))
        // What the sources say in other signs is no other number.
        fc.pre(
          /[^\x20-\x7EÀ-ÿ\p{Script=Arabic}]/u.test(number) ||
            extractNumbers(number).some((said) => !known.includes(said)),
        )
        const at = free(one.text)[where % Math.max(1, free(one.text).length)] ?? 0
        expect(standing(one, `${one.text.slice(0, at)}${number} ${one.text.slice(at)}`)).toEqual([])
        expect(standing(one, one.text.replace(/\d+(?:\.\d+)?/u, number))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('with two of its numbers in each other’s place', () => {
    const figures = /\d+(?:\.\d+)?/gu
    const swapped = stand.filter(
      ({ text }) => new Set(text.match(figures)).size > 1 && !/\d of 10/u.test(text),
    )
    expect(swapped.length).toBeGreaterThan(0)
    for (const one of swapped) {
      const [first = '', second = ''] = [...new Set(one.text.match(figures))]
      expect(
        standing(
          one,
          one.text.replaceAll(figures, (found) =>
            found === first ? second : found === second ? first : found,
          ),
        ),
      ).toEqual([])
    }
    expect(
      fault({
        text: 'You rated your weekly output 4 and your role clarity 8.5.',
        cites: [0],
        sources: written,
      }),
    ).toBe('words')
  })

  test('with a word that denies it', () => {
    const words = ['not', 'never', 'hardly', 'no', 'nobody', 'without', 'fails to', 'nicht', 'nunca', 'لا']
    fc.assert(
      fc.property(told, fc.constantFrom(...words), fc.nat(), (one, word, where) => {
        const all = free(one.text).filter((at) => at > 0)
        const at = all[where % Math.max(1, all.length)]
        fc.pre(at !== undefined)
        expect(standing(one, `${one.text.slice(0, at)}${word} ${one.text.slice(at)}`)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test.each(
    stand
      .filter(({ text }) => /\b(?:not|never|no|nothing|without)\b/u.test(text))
      .map((one) => [one.text, one] as const),
  )('without its denial: %s', (text, one) => {
    expect(standing(one, text.replace(/ (?:not|never|no|nothing|without)\b/u, ''))).toEqual([])
  })

  test('with a letter of another script', () => {
    const alike: Record<string, string> = {
      a: 'а',
      e: 'е',
      o: 'ο',
      c: 'с',
      p: 'р',
      i: 'і',
      u: 'ｕ',
      t: '𝐭',
      r: 'ʀ',
      s: 'ѕ',
    }
    for (const one of stand)
      for (const [letter, other] of Object.entries(alike))
        expect(standing(one, one.text.replace(letter, other))).toEqual([])
  })

  test('with an address or a grade', () => {
    for (const one of stand) {
      for (const address of addresses)
        expect(standing(one, `${one.text} See ${address} for more.`)).toEqual([])
      const there = one.sources.flatMap(({ text }) => extractGrades(text))
      for (const grade of grades.filter(
        (said) => !/^[A-Za-z]/u.test(said) || !extractGrades(`Is ${said}.`).every((g) => there.includes(g)),
      ))
        expect(standing(one, `${one.text.replace(/[.!?]$/u, '')}, which is a ${grade}.`)).toEqual([])
    }
  })

  test('with its weight turned round', () => {
    const turned = [
      ['slow', 'fast'],
      ['unreliable', 'reliable'],
      ['slow', 'excellent'],
      ['low', 'high'],
      ['high', 'low'],
      ['clear', 'unclear'],
      ['strong', 'weak'],
      ['weak', 'strong'],
      ['good', 'bad'],
      ['well', 'badly'],
      ['more', 'less'],
      ['missing', 'plenty'],
    ] as const
    for (const one of stand)
      for (const [word, other] of turned)
        expect(standing(one, one.text.replace(new RegExp(String.raw`\b${word}\b`, 'u'), other))).toEqual([])
    for (const word of ['low', 'strong', 'excellent', 'weak', 'poor', 'great'])
      expect(
        fault({ text: `You rated role clarity ${word}.`, cites: [0], sources: written }),
        word,
      ).toBeDefined()
  })
})
