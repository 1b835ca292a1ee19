import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initials', () => {
  test.each([
    // Given ones win, whatever the name is.
    [{ given: 'xy', name: 'Ada Lovelace', email: 'ada@x.de' }, 'XY'],
    [{ given: 'a.b.c.d', name: 'Ada Lovelace', email: 'ada@x.de' }, 'ABC'],
    [{ given: ' 12 ', name: 'Ada Lovelace', email: 'ada@x.de' }, 'AL'],
    [{ given: null, name: 'ada king lovelace byron', email: 'ada@x.de' }, 'AKL'],
    [{ given: null, name: 'Ada', email: 'ada@x.de' }, 'A'],
    [{ given: null, name: '(Bob)  O’Neil', email: 'b@x.de' }, 'BO'],
    [{ given: null, name: 'Jean-Luc Picard', email: 'j@x.de' }, 'JP'],
    [{ given: null, name: 'élodie ßmith', email: 'e@x.de' }, 'ÉS'],
    [{ given: null, name: 'e\u0301lodie', email: 'e@x.de' }, 'É'],
    [{ given: null, name: '李 小龙', email: 'l@x.de' }, '李小'],
    [{ given: null, name: 'Ирина Петрова', email: 'i@x.ru' }, 'ИП'],
    [{ given: null, name: '42 !?', email: 'grace@x.de' }, 'GR'],
    [{ given: null, name: '', email: '1@x.de' }, 'U'],
    [{ given: null, name: '😀😀 😎', email: 'u7@x.de' }, 'U'],
    [{ given: null, name: ' ', email: '1@2.3' }, 'U'],
    [{ given: '', name: '', email: '' }, 'U'],
    // Three letters of two UTF-16 units each would be six characters.
    [{ given: '𐐨𐐩𐐪', name: '', email: '' }, '𐐀'],
  ])('of %j are %s', (person, initials) => {
    expect(initialsOf(person)).toBe(initials)
  })

  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

  test('are one to three characters, all letters, and the same when taken of themselves', () => {
    fc.assert(
      fc.property(fc.option(text), text, text, (given, name, email) => {
        const initials = initialsOf({ given, name, email })
        expect(initials.length).toBeGreaterThanOrEqual(1)
        expect(initials.length).toBeLessThanOrEqual(3)
        expect(initials).toMatch(/^\p{L}+$/u)
        expect(initialsOf({ given: initials, name, email })).toBe(initials)
      }),
    )
  })

  test('of a name are the first letters of its first words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), text, (words, email) => {
        const expected = words
          .slice(0, 3)
          .map((each) => each.charAt(0).toUpperCase())
          .join('')
        expect(initialsOf({ given: null, name: words.join('  '), email })).toBe(expected)
      }),
    )
  })
})
