import { expect, it } from 'vitest'
import { growthStance } from './growth-stance.ts'

it.each([
  ['A step up', 'wants'],
  ['Eine Stufe höher', 'wants'],
  ['Un paso más arriba', 'wants'],
  ['أن أصبح مشرفة', 'wants'],
  ['Gebietsleitung würde mich reizen.', 'wants'],
  ["I wouldn't mind learning Canva", 'wants'],
  ['Nicht jeder muss Chef werden', 'open'],
  ['Not everybody has to be a boss', 'open'],
  ['No quiero ser jefe', 'open'],
  ['لا أريد أن أصبح مديرا', 'open'],
  ['Keine, mit 58 lohnt das nicht mehr.', 'open'],
  ['Used to be staff-plus leadership.', 'open'],
  ['Staying exactly where I am', 'open'],
  ['bleibe hier', 'open'],
  ['Quiero seguir igual', 'open'],
  ['I want to quit', 'leaves'],
  ['Einen neuen Job, woanders', 'leaves'],
  ['Buscar otro trabajo', 'leaves'],
  ['أبحث عن وظيفة أخرى', 'leaves'],
  ['-', null],
] as const)('%j is read as %s', (text, stance) => {
  expect(growthStance(text)).toBe(stance)
})
