import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersInOrder,
  findClampedNumber,
  hasRating,
  isAnswered,
  isGiven,
  rating,
  yesNo,
  yesOrNo,
} from './answers.ts'
import { questionIds } from './questionnaire.ts'
import { anyAnswers } from '../testing/arbitraries.ts'

describe('rating', () => {
  it.each([
    ['8', 8],
    ['about 8/10', 8],
    ['-3', 1],
    ['−3', 1],
    ['(-3)', 1],
    ['12', 10],
    ['7.6', 7.6],
    ['level-8', 8],
    ['1-9', 1],
    ['é-8', 8],
    ['𝒜-8', 8],
    [' - 8', 8],
    ['8,5', 8],
    ['8.', 8],
    ['0', 1],
    ['0.4', 1],
    ['.5', 1],
    ['about .9', 1],
    ['...5', 5],
    ['Great.8', 8],
    ['v2 is fine', 2],
    ['10/10', 10],
    ['9'.repeat(5000), 10],
    [`${'-'.repeat(4999)}5`, 1],
    ['٨', 8],
    ['٧٫٦', 7.6],
    ['٧.٦', 7.6],
    ['۸/۱۰', 8],
    ['حوالي ٨ من ١٠', 8],
    ['８', 8],
    ['７．６', 7.6],
    ['९', 9],
    ['𝟗', 9],
    ['٧،٦', 7],
    ['١٢', 10],
    ['-٣', 1],
    ['–3', 1],
    ['－３', 1],
    ['level−8', 8],
    ['level‑8', 8],
    ['مستوى-٨', 8],
    ['\u200E-3', 1],
    ['\u200F٨\u200F', 8],
    ['7\u200B.6', 7.6],
    ['8\uFE0F\u20E3', 8],
    ['⑧', 8],
    ['about ⑧/⑩', 8],
    ['③⑧', 3],
    ['-③', 1],
    ['level-⑧', 8],
    ['⓪', 1],
    ['⑩', 10],
    ['㉚', 10],
    ['㊿', 10],
    ['8½', 8],
    ['¹⁰', 10],
    ['1️⃣0️⃣', 10],
    ['8️⃣/🔟', 8],
    ['₁₀', 10],
    ['⁻³', 1],
    ['x²', 2],
    ['⓫', 10],
    ['7²', 7],
  ])('reads %j as %d', (text, expected) => {
    expect(rating(text)).toBe(expected)
    expect(hasRating(text)).toBe(true)
  })

  it.each([
    '',
    '   ',
    'eight',
    '-',
    'n/a',
    undefined,
    '八',
    'Ⅷ',
    '٫',
    '½',
    '¾',
    '⅞',
    '十',
    '㈧',
    '㊇',
    'ⅷ',
    '↉',
  ])('takes 7 for %j, which holds no number', (text) => {
    expect(rating(text)).toBe(7)
    expect(hasRating(text)).toBe(false)
  })

  it.each([
    [8, '⁸₈⑻⒏➑⓼❽➇🄉፰\u{11059}\u{10E67}'],
    [10, '🔟➓❿⓾⑽⒑➉㉈'],
    [1, '¹₁➊⓵⑴⒈🄂⓿🄋🄌'],
  ])('reads as %d each of %s', (expected, signs) => {
    for (const sign of signs) expect([sign, rating(sign)]).toEqual([sign, expected])
  })

  it('stays between 1 and 10 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = rating(text)
        expect(value).toBeGreaterThanOrEqual(1)
        expect(value).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('reads the digits of every script like 0 to 9', () => {
    const zero = fc.constantFrom(0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1e950)
    fc.assert(
      fc.property(zero, fc.stringMatching(/^[-a ./0-9]{0,8}$/), (code, text) => {
        const other = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(code + Number(digit)))
        expect(rating(other)).toBe(rating(text))
      }),
    )
  })

  it('agrees with the plain rule for texts of digits, signs and letters', () => {
    const unit = fc.constantFrom(...Array.from('0123456789-.,/ abé'))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
        const match = /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}.])\.\d+|\d+(?:\.\d+)?)/u.exec(text)
        const expected = match ? Math.min(10, Math.max(1, Number(match[0]))) : 7
        expect(rating(text)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('yes and no', () => {
  it.each([
    'yes',
    'Y',
    ' TRUE ',
    'Yes',
    '\u200Fyes\u200E',
    '\u00A0TRUE\u3000',
    'yes\uFE0E',
    '\uFE0Fy\u115F',
    '\u0301yes',
  ])('%j is a yes', (text) => expect(yesNo(text)).toBe(true))
  it.each(['no', 'N', 'false', 'Yes, we do', 'yess', '', '1', 'Ja', 'Sí', 'si', 'نعم', 'oui', undefined])(
    '%j is no yes',
    (text) => expect(yesNo(text)).toBe(false),
  )
  it('tells a no from what is neither', () => {
    expect(yesOrNo(' No ')).toBe(false)
    expect(yesOrNo('Yes, we do')).toBeNull()
    expect(yesOrNo(undefined)).toBeNull()
  })
})

describe('isGiven', () => {
  it.each([
    '',
    ' \n',
    '-',
    '\u{E0100}',
    '\u0301'.repeat(100),
    '—',
    '...',
    'n/a',
    'N / A.',
    'NONE',
    'none!',
    'Nothing.',
    'no',
    'No.',
    'nichts',
    'nix',
    'keine',
    'No idea',
    'idk',
    "I don't know",
    'I do not know.',
    'not sure',
    'nothing really',
    'none at all',
    'all good',
    'All fine, thanks!',
    'I have everything I need.',
    'Nothing, I have everything I need',
    'None - all good!',
    'No idea. Nothing, really.',
    'I have all the support I need, thank you.',
    'we have enough tools',
    'weiß nicht',
    'なし',
    '?',
  ])('%j is not given', (text) => expect(isGiven(text)).toBe(false))
  it.each([
    'SQL',
    'No meetings on Friday',
    'none of the reports are right',
    'R',
    '5',
    'Nothing works here',
    'I need everything',
    'All tools are slow',
    'I have no desk',
    'not sure the CRM works',
    'everything',
    'Yesterday’s numbers',
    '会計',
  ])('%j is given', (text) => expect(isGiven(text)).toBe(true))
  it('sees through thousands of characters of padding', () => {
    expect(isGiven(`n/a${'.'.repeat(4997)}`)).toBe(false)
    expect(isGiven(`${'.'.repeat(4997)}SQL`)).toBe(true)
    expect(isGiven(`${'…'.repeat(4997)}SQL`)).toBe(true)
  })
})

describe('clampedNumberIn', () => {
  it('gives the number as written where it lies outside the scale', () => {
    expect(
      ['12', '-3', '−3', '.5', 'about 0', '10', '1', '7.6', 'level-8', 'ten', undefined].map(
        findClampedNumber,
      ),
    ).toEqual(['12', '-3', '−3', '.5', '0', null, null, null, null, null, null])
    expect(['١٢', '-٣', '٠٫٥', '٨', '٧٫٦'].map(findClampedNumber)).toEqual(['١٢', '-٣', '٠٫٥', null, null])
  })
})

describe('isAnswered', () => {
  it('takes a number for a scale, yes or no for a yes/no question, words for the rest', () => {
    expect(isAnswered('role_clarity', 'very')).toBe(false)
    expect(isAnswered('role_clarity', '3')).toBe(true)
    expect(isAnswered('has_kpis', 'no')).toBe(true)
    expect(isAnswered('has_kpis', 'sometimes')).toBe(true)
    expect(isAnswered('has_kpis', '-')).toBe(false)
    expect(isAnswered('missing_tools', 'no')).toBe(true)
    expect(isAnswered('missing_tools', 'no idea')).toBe(false)
    expect(isAnswered('key_skills', 'no')).toBe(false)
    expect(isAnswered('company', '-')).toBe(false)
    expect(isAnswered('full_name', 'No')).toBe(true)
  })
})

describe('answersInOrder', () => {
  it('lists what was given in the order of the questionnaire, whatever the order of the keys', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const shuffled = Object.fromEntries(Object.entries(raw).toReversed())
        const listed = answersInOrder(shuffled)
        expect(listed).toEqual(answersInOrder(raw))
        expect(listed.map(({ questionId }) => questionId)).toEqual(
          questionIds.filter((id) => (raw[id] ?? '').trim() !== ''),
        )
        for (const { questionId, answer } of listed) expect(answer).toBe(raw[questionId])
      }),
    )
  })
})
