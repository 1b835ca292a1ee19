import { expect, test } from 'vitest'
import { ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan } from '../testing/processor-time.ts'
import { withoutBullet, withoutListMarker } from './list-marker.ts'
import { plainLine } from './plain-text.ts'

test.each([
  ['• Anna', 'Anna'],
  ['•Anna', 'Anna'],
  ['  - Anna', 'Anna'],
  ['* Anna', 'Anna'],
  ['– Anna', 'Anna'],
  ['‐ Anna', 'Anna'],
  ['− Anna', 'Anna'],
  ['1. Anna', 'Anna'],
  ['12) Anna', 'Anna'],
  ['(3) Anna', 'Anna'],
  ['٣. Anna', 'Anna'],
  ['１． Anna', 'Anna'],
  ['一、Anna', 'Anna'],
  ['1.1. Anna', 'Anna'],
  ['[x] Anna', 'Anna'],
  ['a) Ben', 'Ben'],
  ['(b) Ben', 'Ben'],
  ['iv) Ben', 'Ben'],
  ['ب) علي', 'علي'],
  ['Al) Smith', 'Al) Smith'],
  ['- [x] Anna', 'Anna'],
  ['• • Anna', 'Anna'],
  ['>> • Anna', 'Anna'],
  ['\u200F• Anna', 'Anna'],
  ['o\tAnna', 'Anna'],
  ['§\tAnna', 'Anna'],
  ['\uF0B7\tAnna', 'Anna'],
  ['a.\tAnna', 'Anna'],
  ['1️⃣ Anna', 'Anna'],
  ['① Anna', 'Anna'],
  ['III. Anna', 'Anna'],
  ['A.) Anna', 'Anna'],
  ['１）Anna', 'Anna'],
  ['甲、Anna', 'Anna'],
  ['To: Anna', 'Anna'],
  ['Name: Anna', 'Anna'],
  ['CC: Anna', 'Anna'],
  ['Von: Anna', 'Anna'],
  ['Para: Anna', 'Anna'],
  ['إلى: Anna', 'Anna'],
  ['-anna@x.example', '-anna@x.example'],
  ['1.anna@x.example', '1.anna@x.example'],
  ['1-anna@x.example', '1-anna@x.example'],
  ['#1@x.example', '#1@x.example'],
  ['A. Smith', 'A. Smith'],
  ['A.\tSmith\ta@x.example', 'A.\tSmith\ta@x.example'],
  ['李\t明\tli@x.example', '李\t明\tli@x.example'],
  ['17\tAnna\ta@x.example', '17\tAnna\ta@x.example'],
  ['1.1 Anna', 'Anna'],
  ['1.2.3 Anna', 'Anna'],
  ['1.1) Anna', 'Anna'],
  ['(1.1) Anna', 'Anna'],
  ['[1.1] Anna', 'Anna'],
  ['١.٢ سارة', 'سارة'],
  ['> 10.12.3\tAnna', 'Anna'],
  ['▪\uFE0E Anna', 'Anna'],
  ['\u3164• Anna', 'Anna'],
  ['1.1anna@x.example', '1.1anna@x.example'],
  ['Anna', 'Anna'],
])('the line %j is %j without its list marker', (line, plain) => {
  expect(withoutListMarker(line)).toBe(plain)
})

test('long hostile text takes about as long as ordinary text', async () => {
  const units = ['•', '1. ', '- ', '> ', '١.١.', '\u200E', '①', 'x', 'II. ', '[x] ', '§', 'no 1', 'a) ', ' ']
  const made = (text: string) => () => {
    for (const plain of [plainLine, withoutListMarker, withoutBullet]) plain(text)
  }
  const works = units.map((unit) => [unit, made(`${unit.repeat(100_000 / unit.length)}x`)] as const)
  expect(await findSlowerThan(made(ordinaryText(100_000)), works, 20)).toEqual([])
})
