import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTextFile } from './decode-text.ts'
import { decodeFileAs, fileEncodings, possibleEncodings, type FileEncoding } from './file-encodings.ts'

const names: Record<FileEncoding, readonly string[]> = {
  'windows-1252': ['Jürgen Müller', 'Zoë', 'Renée', 'Strauß', 'Šárka', 'Begoña', 'João'],
  macintosh: ['Jürgen Müller', 'Zoë', 'Renée', 'Strauß', 'Begoña', 'João', 'Ångström'],
  'windows-1250': ['Łukasz Wróbel', 'Żaneta', 'Dvořák', 'Šárka', 'Őrs', 'Małgorzata'],
  'iso-8859-2': ['Łukasz Wróbel', 'Żaneta', 'Dvořák', 'Šárka', 'Őrs', 'Małgorzata'],
  'windows-1256': ['أحمد', 'محمد علي', 'فاطمة', 'ليلى', 'خالد'],
  cp850: ['Jürgen Müller', 'Zoë', 'Renée', 'Strauß', 'Begoña', 'João', 'Ångström'],
}

const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const encode = (text: string, encoding: FileEncoding): Uint8Array => {
  const letters = decodeFileAs(all, encoding)
  return Uint8Array.from(text, (letter) => {
    if (!letters.includes(letter)) throw new Error(`${letter} is not in ${encoding}.`)
    return letters.indexOf(letter)
  })
}

test.each(fileEncodings)('a list in %s is asked about, and one of the samples is right', (encoding) => {
  const lists = fc.array(fc.constantFrom(...names[encoding]), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(lists, fc.constantFrom('\n', '\r\n', ';x@x.example\n'), (list, end) => {
      const text = list.map((name) => `${name}${end}`).join('')
      const given = encode(text, encoding)
      expect(decodeTextFile(given)).toBe('other')
      expect(decodeFileAs(given, encoding)).toBe(text)
      const own = possibleEncodings(given).find((one) => one.encoding === encoding)
      const words = text.split(/[\s;]+/)
      for (const word of own?.sample.split(' ') ?? ['none']) expect(words).toContain(word)
    }),
  )
})

test('a sample shows each letter once, and no encoding in which a byte is none', () => {
  const given = encode('name;email\nJürgen Müller;j@x.example\n"Zoë",Küche\n', 'cp850')
  expect(possibleEncodings(given)).toEqual([
    { encoding: 'macintosh', sample: 'JÅrgen Zoâ' },
    { encoding: 'windows-1256', sample: 'Jپrgen Zo‰' },
    { encoding: 'cp850', sample: 'Jürgen Zoë' },
  ])
})

test('every byte is one letter of CP850, and of words that are too long only their letters are shown', () => {
  expect(new Set(decodeFileAs(all, 'cp850')).size).toBe(256)
  const [first] = possibleEncodings(encode('ü'.repeat(300), 'windows-1252'))
  expect(first).toEqual({ encoding: 'windows-1252', sample: 'ü' })
})
