import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLinks } from './unlink-names.ts'

test.each([
  ['Your account is locked, go to evil.example', 'Your account is locked, go to evil. example'],
  ['https://evil.example/reset?a=b', 'https: //evil. example/reset?a=b'],
  ['WWW.Evil.Example now', 'WWW. Evil. Example now'],
  ['help@evil.example', 'help@ evil. example'],
  ['mailto:help@evil.example', 'mailto: help@ evil. example'],
  ['tel:+49301234567', 'tel: +49301234567'],
  ['مثالmailto:evil', 'مثالmailto: evil'],
  ['evil\u200B.example', 'evil. example'],
  ['evil\u2060.\u00ADexample', 'evil. example'],
  ['evil。example and evil．example', 'evil. example and evil. example'],
  ['bücher.de', 'bücher. de'],
  ['موقع.مثال', 'موقع. مثال'],
  ['xn--bcher-kva.xn--p1ai', 'xn--bcher-kva. xn--p1ai'],
  ['a.b.co', 'a.b. co'],
  ['\\\\evil.example\\share', '\\\\evil. example\\share'],
  ['evil.e\u200Dxample', 'evil. e\u200Dxample'],
  ['10.0.0.1/x', '10. 0. 0. 1/x'],
  ['93.184.216.34/reset', '93. 184. 216. 34/reset'],
  ['see ..10.0.0.1/x', 'see ..10. 0. 0. 1/x'],
  ['93.184.216.34:8080', '93. 184. 216. 34:8080'],
  ['93.184\u200B.216.34', '93. 184. 216. 34'],
  ['９３．１８４．２１６．３４', '９３. １８４. ２１６. ３４'],
  ['٩٣.١٨٤.٢١٦.٣٤', '٩٣. ١٨٤. ٢١٦. ٣٤'],
  ['0135.0270.0330.042', '0135. 0270. 0330. 042'],
  ['0x5d.0xb8.0xd8.0x22', '0x5d. 0xb8. 0xd8. 0x22'],
  ['0x5d.184.216.34', '0x5d. 184. 216. 34'],
  ['[::1]/x', '[ ::1]/x'],
  ['[2001:db8::1]:8080/reset', '[ 2001:db8::1]:8080/reset'],
  ['［2001：DB8：：1］/x', '［ 2001：DB8：：1］/x'],
  ['[fe80::1%eth0]', '[ fe80::1%eth0]'],
  ['[::ffff:10.0.0.1]/x', '[ ::ffff:10. 0. 0. 1]/x'],
])('%s', (name, said) => {
  expect(withoutLinks(name)).toBe(said)
})

test.each([
  'Northwind GmbH & Co. KG',
  'Dr. Ada King-Noel, Ph.D.',
  'J. R. R. Tolkien',
  'S.p.A.',
  'e.g. this',
  'Team: R&D / Sales',
  'Version 2.0, 10.5 %',
  'Release 2.0.1',
  'Summer party 27.11.2026, 10:30',
  'Team [10:30]',
  'Shift [08:00:00]',
  'Node::Core [a::b c]',
  '1.000.000',
  '@home',
  'رياضيات و علوم',
  'می\u200Cخواهم',
])('a name without an address stays as it is: %s', (name) => {
  expect(withoutLinks(name)).toBe(name)
})

/** What mail programs take for links, as widely as any of them does. */
const linked = [
  /[\p{L}\p{N}_-]\u200D*[.。．｡․﹒][\p{L}\p{M}\p{N}\u200D-]*\p{L}\u200D*[\p{L}\p{N}-]/u,
  /\S:[/\\]/u,
  /\S[@＠]\S/u,
  /\bmailto:\S/iu,
  /\bwww\.\S/iu,
  /\p{N}\.\p{N}+\.\p{N}+\.\p{N}/u,
  /\[::1\]/u,
]
const piece = constantFrom(
  'evil',
  'example',
  'com',
  'a',
  'xn--p1ai',
  '7',
  '93.184',
  '0x5d',
  '[',
  ']',
  '[::1]',
  'مثال',
  'www',
  'http',
  'https',
  'mailto',
  'tel',
  '.',
  '.',
  '。',
  '．',
  '․',
  ':',
  '://',
  '//',
  '@',
  '＠',
  '/',
  '-',
  '_',
  ' ',
  ', ',
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u202E',
  '\u200D',
)

test('whatever is put together of pieces of addresses, nothing of it is linked', () => {
  assert(
    property(array(piece, { maxLength: 24 }), (pieces) => {
      const said = withoutLinks(pieces.join(''))
      expect(linked.filter((shape) => shape.test(said))).toEqual([])
      expect(withoutLinks(said)).toBe(said)
    }),
    { numRuns: 2_000 },
  )
})
