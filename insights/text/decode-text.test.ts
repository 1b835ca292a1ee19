import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, decodeTextFile } from './decode-text.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf8 = (text: string) => Uint8Array.from(Buffer.from(text))

test.each([
  ['iso-8859-1', bytes(0x4d, 0xfc, 0x80), 'Mü€'],
  ['Windows-1252', bytes(0x93, 0xe9, 0x94), '“é”'],
  ['iso-8859-15', bytes(0xa4), '€'],
  ['windows-1256', bytes(0xe3, 0xcd), 'مح'],
  ['shift_jis', bytes(0x93, 0xfa), '日'],
  ['us-ascii', utf8('{"a": 1}\u007F'), '{"a": 1}\u007F'],
  ['utf-16', bytes(0xff, 0xfe, 0xfc, 0x00), 'ü'],
  ['UTF-16', bytes(0xfe, 0xff, 0x00, 0xfc), 'ü'],
  ['utf-16le', bytes(0xfc, 0x00), 'ü'],
  ['utf8', utf8('\uFEFFMüller'), 'Müller'],
])('%s is decoded as it is declared', (charset, given, text) => {
  expect(decodeText(given, charset)).toMatchObject({ text })
})

test('what does not fit its charset is malformed, and a charset that is not known is said to be', () => {
  expect(decodeText(bytes(0x4d, 0xfc), 'utf-8')).toBe('malformed')
  expect(decodeText(bytes(0x00, 0xd8), 'utf-16')).toBe('malformed')
  expect(decodeText(bytes(0x00), 'utf-16le')).toBe('malformed')
  for (const charset of ['us-ascii', 'ASCII', 'ansi_x3.4-1968'])
    for (let byte = 0x80; byte <= 0xff; byte++)
      expect(decodeText(bytes(0x4d, byte), charset), `${charset} ${byte}`).toBe('malformed')
  for (const charset of ['utf-7', 'x', '', 'utf-32']) expect(decodeText(utf8('a'), charset)).toBe('unknown')
})

test('a file is read by its mark, or as UTF-8', () => {
  expect(decodeTextFile(utf8('Mül'))).toEqual({ text: 'Mül', encoding: 'utf-8' })
  expect(decodeTextFile(utf8('\uFEFFMül'))).toEqual({ text: 'Mül', encoding: 'utf-8' })
  expect(decodeTextFile(bytes(0xff, 0xfe, 0xfc, 0x00))).toEqual({ text: 'ü', encoding: 'utf-16le' })
  expect(decodeTextFile(bytes(0xfe, 0xff, 0x00, 0xfc))).toEqual({ text: 'ü', encoding: 'utf-16be' })
  expect(decodeTextFile(bytes(0x61, 0x00, 0x33, 0x06, 0x0a, 0x00))).toEqual({
    text: 'aس\n',
    encoding: 'utf-16le',
  })
  expect(decodeTextFile(bytes(0x00, 0x61, 0x06, 0x33, 0x00, 0x0a))).toEqual({
    text: 'aس\n',
    encoding: 'utf-16be',
  })
  expect(decodeTextFile(bytes(0xff, 0xfe, 0x00, 0xd8))).toBe('binary')
  expect(decodeTextFile(bytes(0x50, 0x00, 0x80))).toBe('binary')
})

test('a file in another encoding is not guessed', () => {
  expect(decodeTextFile(bytes(0x4d, 0xfc, 0x6c))).toBe('other')
  expect(decodeTextFile(Buffer.from('Jürgen Müller\nGroß\n', 'latin1'))).toBe('other')
})

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['its last letter is cut', utf8('Jürgen\nMüller\nRené').subarray(0, -1), 3],
  ['one line is in another encoding', Buffer.concat([utf8('Jürgen\nZoë\n'), latin1('Größe\nAnna')]), 3],
  ['lines end as on Windows', Buffer.concat([utf8('Jürgen\r\n\r\n'), latin1('Zoë')]), 3],
  ['lines end as on an old Mac', Buffer.concat([utf8('Jürgen\rAnna\r'), latin1('Zoë')]), 3],
  ['it has the mark of UTF-8', Buffer.concat([utf8('\uFEFFname\n'), latin1('Größe')]), 2],
  ['a letter is half a pair', Buffer.concat([utf8('Jürgen\n'), bytes(0xed, 0xa0, 0x80)]), 2],
  ['a letter is longer than it has to be', Buffer.concat([utf8('Jürgen\n'), bytes(0xc0, 0x80)]), 2],
])('broken UTF-8 is found where %s', (_, given, brokenLine) => {
  expect(decodeTextFile(given)).toEqual({ brokenLine })
})

test('what is valid UTF-8 is read as that, and what is not is never text', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 60 }).map(utf8)
  const almost = fc
    .tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
    )
    .map(([text, at, byte]) => {
      const given = utf8(text)
      given[at % given.length] = byte
      return given
    })
  fc.assert(
    fc.property(fc.oneof(texts, almost, fc.uint8Array({ maxLength: 40 })), (given) => {
      fc.pre(!given.includes(0) && !(given[0] === 0xff || given[0] === 0xfe))
      const strict = decodeText(given, 'utf-8')
      const read = decodeTextFile(given)
      expect(typeof read === 'object' && 'text' in read ? read : 'malformed').toEqual(strict)
    }),
  )
})

test('the line that is named is the first that is not UTF-8', () => {
  const line = fc.constantFrom('Jürgen', 'Zoë', 'Łukasz', 'أحمد', '王', '')
  fc.assert(
    fc.property(fc.array(line), fc.array(line), fc.constantFrom(0x80, 0xe9, 0xff), (before, after, byte) => {
      const given = Buffer.concat([
        utf8(['Ünal', ...before, 'J'].join('\n')),
        bytes(byte),
        utf8(['rg', ...after].join('\n')),
      ])
      expect(decodeTextFile(given)).toEqual({ brokenLine: before.length + 2 })
    }),
  )
})

test('decoding never makes a replacement character', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('utf-8', 'utf-16', 'iso-8859-1'),
      (given, charset) => {
        fc.pre(!Buffer.from(given).toString('latin1').includes('\u00EF\u00BF\u00BD'))
        const decoded = decodeText(given, charset)
        const text = typeof decoded === 'string' ? '' : decoded.text
        expect(text.replaceAll(/\uFFFD/g, charset === 'utf-16' ? '' : '\uFFFD')).not.toContain('\uFFFD')
        expect(text.isWellFormed()).toBe(true)
      },
    ),
  )
})

test('only both bytes of a mark are one', () => {
  // In each of these one byte is that of a mark of UTF-16, and the file is in another encoding.
  for (const beginning of [bytes(0xfe, 0x61), bytes(0x61, 0xff), bytes(0xff, 0x61), bytes(0x61, 0xfe)]) {
    expect(decodeTextFile(Buffer.concat([beginning, latin1(' Müller\n')]))).toBe('other')
  }
  const broken = latin1('Jürgen Müller, Zoë')
  expect(decodeTextFile(Buffer.concat([utf8('\uFEFF'), broken]))).toEqual({ brokenLine: 1 })
  for (const beginning of [bytes(0xef, 0xbb, 0x61), bytes(0xef, 0x61, 0xbf), bytes(0x61, 0xbb, 0xbf)]) {
    expect(decodeTextFile(Buffer.concat([beginning, broken]))).toBe('other')
  }
})

test('zeros are those of UTF-16 where they are on one side, and there most bytes are', () => {
  expect(decodeTextFile(bytes(0x61, 0, 0x62, 0))).toEqual({ text: 'ab', encoding: 'utf-16le' })
  expect(decodeTextFile(bytes(0, 0x61, 0, 0x62))).toEqual({ text: 'ab', encoding: 'utf-16be' })
  const one = { text: 'a\0bc', encoding: 'utf-8' }
  expect(decodeTextFile(bytes(0x61, 0, 0x62, 0x63))).toEqual(one)
  expect(decodeTextFile(bytes(0x61, 0, 0, 0x62))).toEqual({ text: 'a\0\0b', encoding: 'utf-8' })
})

test('the bounds of UTF-8 are those of its letters', () => {
  const isBroken = (...letter: number[]) => decodeTextFile(bytes(0xc3, 0xbc, ...letter, 0x80))
  const first: number[][] = [
    [0xc2, 0x80],
    [0xdf, 0xbf],
    [0xe0, 0xa0, 0x80],
    [0xed, 0x9f, 0xbf],
    [0xef, 0xbf, 0xbf],
    [0xf0, 0x90, 0x80, 0x80],
    [0xf4, 0x8f, 0xbf, 0xbf],
  ]
  // Each is one letter, so that only the byte behind it is broken: in these lines, the share is kept by one letter.
  for (const letter of first) {
    expect(isBroken(...letter)).toEqual({ brokenLine: 1 })
    const eight = Array.from({ length: 8 }, () => 0x80)
    expect(decodeTextFile(bytes(...letter, 0xc3, 0xbc, 0x0a, ...eight))).toEqual({ brokenLine: 2 })
    expect(decodeTextFile(bytes(...letter, 0xc3, 0xbc, 0x0a, ...eight, 0x80))).toBe('other')
  }
})

test('a charset is read in any spelling, and only as a whole', () => {
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xfc), 'UTF16')).toEqual({ text: 'ü', encoding: 'utf-16be' })
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xfc), 'utf-16le')).toMatchObject({ encoding: 'utf-16le' })
  expect(decodeText(bytes(0x4d, 0xfc), ' us-ascii ')).toBe('malformed')
  expect(decodeText(bytes(0xc2, 0x85), 'utf-8')).toEqual({ text: '\u0085', encoding: 'utf-8' })
})
