import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clean, formatCount, joinList, numeral, quote, shorten } from './quote-answer.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

describe('clean', () => {
  it('takes out what cannot be seen and keeps one line', () => {
    expect(clean('a\u0000b\u202ec\u2066d\u200be\n\tf  g ')).toBe('abcde f g')
    expect(clean('\ud800broken\udc00')).toBe('broken')
    expect(clean(`e${'\u0301'.repeat(500)}`)).toBe(`e${'\u0301'.repeat(3)}`)
    expect(clean('  plain  text ')).toBe('plain text')
    expect(clean('👩‍👩‍👧 می‌خواهم')).toBe('👩‍👩‍👧 می‌خواهم')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })
})

describe('shorten', () => {
  it('cuts at a word, or at a whole character where there is none', () => {
    expect(shorten('one two three four', 12)).toBe('one two…')
    expect(shorten('one two', 12)).toBe('one two')
    expect(shorten('x'.repeat(5000), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(shorten('😀'.repeat(20), 5)).toBe('😀😀😀😀…')
    expect(shorten('😀😀😀', 3)).toBe('😀😀😀')
    // A word that begins in the first half would take too much with it.
    expect(shorten('abcd efghijklmno', 10)).toBe('abcd efgh…')
    expect(shorten('abcde fghijklmno', 10)).toBe('abcde…')
  })

  it('leaves no mark, sign or space before the ellipsis', () => {
    expect(shorten('abcdefg, – hijklmnop', 12)).toBe('abcdefg…')
    expect(shorten('abcdefghie\u0301\u0301xyz', 12)).toBe('abcdefghie…')
    expect(shorten('abcdefghi!?xyz', 12)).toBe('abcdefghi…')
    expect(shorten('abc.defghijklm', 12)).toBe('abc.defghij…')
  })

  it('never exceeds the limit and always keeps a beginning of the text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 80 }), (text, max) => {
        const short = shorten(text, max)
        expect(Array.from(short).length).toBeLessThanOrEqual(max)
        expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('quote', () => {
  it('drops a closing full stop and keeps other marks', () => {
    expect(quote('Close the books.')).toBe('“Close the books”')
    expect(quote('Really?')).toBe('“Really?”')
    expect(quote(`${'\u200b'.repeat(4_000)}Close the books.`)).toBe('“Close the books”')
    expect(quote(`Close,${' '.repeat(4_000)}then open.`)).toBe('“Close, then open”')
    expect(quote('I said "no" to “that”.')).toBe('“I said "no" to ‘that’”')
  })

  it('lists an answer of several lines', () => {
    expect(quote('- monthly close\n- VAT return;\n\n2) payroll')).toBe(
      '“monthly close”, “VAT return” and “payroll”',
    )
    expect(quote('a1\nb2\nc3\nd4\ne5')).toBe('“a1”, “b2”, “c3” and 2 more')
    expect(quote('Every week:\n- payroll\n- VAT')).toBe('“payroll” and “VAT”')
    expect(quote('Every week:\n- payroll')).toBe('“payroll”')
    // One line that is announced is one sentence with what announces it.
    expect(quote('I keep the office running:\nrent and keys')).toBe(
      '“I keep the office running: rent and keys”',
    )
    expect(quote(`First paragraph, ${'long '.repeat(30)}\nSecond.`)).toMatch(/^“First paragraph, .*…”$/)
  })

  it('takes a text for a list where all its lines are short', () => {
    const line = 'x'.repeat(80)
    expect(quote(`${line}\n${line}`, 300)).toBe(`“${line}” and “${line}”`)
    expect(quote(`${line}y\n${line}`, 300)).toBe(`“${line}y ${line}”`)
    expect(quote('one line.\n\n', 300)).toBe('“one line”')
    expect(quote('a.\u2028b;\rc', 300)).toBe('“a”, “b” and “c”')
    expect(quote('Inside:\nAt the door:', 300)).toBe('“Inside:” and “At the door:”')
    expect(quote('- \n- rent\n- keys')).toBe('“rent” and “keys”')
  })

  it('shows half of what a single text may have of each entry of a list, and three of them', () => {
    expect(quote('abcdefghijklmnop\nb', 20)).toBe('“abcdefghi…” and “b”')
    expect(quote('a\nb\nc', 20)).toBe('“a”, “b” and “c”')
    const many = Array.from({ length: 1_204 }, () => 'a').join('\n')
    expect(quote(many)).toBe('“a”, “a”, “a” and 1,201 more')
  })

  it('drops one stop, and keeps an ellipsis', () => {
    expect(quote('And so on...')).toBe('“And so on...”')
    expect(quote('Rent ,')).toBe('“Rent”')
    expect(quote('.')).toBe('“.”')
  })

  it('isolates right-to-left words', () => {
    expect(quote('פיתוח')).toBe('“\u2068פיתוח\u2069”')
  })

  it('has as many opening as closing marks and stays short, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(anyText).map((lines) => lines.join('\n')),
        ),
        (text) => {
          const quoted = quote(text)
          expect(quoted.split('“').length).toBe(quoted.split('”').length)
          expect(quoted.length).toBeLessThan(700)
        },
      ),
    )
  })
})

it('lists with commas and an and', () => {
  expect(['', 'a', 'ab', 'abc'].map((text) => joinList(Array.from(text)))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})

it('counts with commas between thousands', () => {
  expect([0, 999, 1_000, 12_345, 1_234_567].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ])
})

it('reads a rating with at most two decimals', () => {
  expect([7, 7.6, 7.666, 0.005].map(numeral)).toEqual(['7', '7.6', '7.67', '0.01'])
})

it('joins nothing to nothing', () => {
  expect(joinList([])).toBe('')
})
