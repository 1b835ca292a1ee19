import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureRelativeTo } from '../../insights/testing/processor-time.ts'
import {
  comparableLetters,
  fitsAddress,
  fullerName,
  isAddressMadeOfName,
  isDerivedFromAddress,
  isMailboxName,
  isSameName,
} from './same-name.ts'

describe('names of one person', () => {
  it.each([
    ['Anna Muster', 'anna  MUSTER'],
    ['Anna Muster', 'Muster, Anna'],
    ['Anna Muster', 'A. Muster'],
    ['A. Muster', 'Muster A'],
    ['Anna Maria Muster', 'Anna Muster'],
    ['Dr. Anna Muster', 'Anna Muster'],
    ['Jörg Müller', 'Joerg Mueller'],
    ['Jörg Müller', 'Jorg Muller'],
    ['JÖRG MÜLLER', 'jo\u0308rg mu\u0308ller'],
    ['Strauß', 'STRAUSS'],
    ['José Pérez', 'Jose Perez'],
    ['أحمد علي', 'احمد على'],
    ['Anna-Lena Muster', 'Anna Lena Muster'],
    ['Jan Berg', 'J. Berg'],
    ['Jan Berg', 'Berg, J.'],
    ['💡💡', ' 💡💡 '],
    ['A. Anna', 'Anna Adam'],
    ['J. K. Rowling', 'Joanne Rowling'],
    ['Maximilian Berg', 'M. Berg'],
    ['Mona El-Sayed', 'Mona Elsayed'],
    ['Sean O’Brien', 'sean obrien'],
    ['Dr. Jürgen Müller', 'Jürgen Müller-Lüdenscheidt'],
    ['Mag. Anna Huber', 'Anna Maria Huber'],
    ['Dr Ana Pérez', 'Ana Pérez Gómez'],
    ['Sean O´Brien', 'Sean OʼBrien'],
    ['Anna Müller–Kern', 'Anna Mueller Kern'],
    ['Søren Bæk', 'Soren Baek'],
    ['Søren Bæk', 'Soeren Baek'],
    ['Åse Łaska', 'Ase Laska'],
    ['Mona El Sayed', 'Mona Elsayed'],
    ['عبد الله حسن', 'عبدالله حسن'],
    ['علی رضایی', 'علي رضايي'],
    ['مُحَمَّد علي', 'محمد علي'],
    ['佐藤 花子', '佐藤花子'],
    ['김민수', '김 민수'],
    ['राम कुमार', 'र. कुमार'],
    ['רוּת כהן', 'רות כהן'],
  ])('%j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })

  it.each([
    ['Anna Muster', 'Ben Okafor'],
    ['Anna Muster', 'Anna Okafor'],
    ['Anna Muster', 'B. Muster'],
    ['Jan Muster', 'Jana Muster'],
    ['Ben Okafor', 'Benedict Muster'],
    ['Ben Okafor', 'Benedict Okafor'],
    ['Jan Berg', 'Janine Berg'],
    ['Max Berg', 'Maximiliane Berg'],
    ['Anna Berg', 'Annabelle Berg'],
    ['Berg, Eva', 'Evangelos Berg'],
    ['Anna Berg', 'Anna Bergmann'],
    ['علي حسن', 'عليان حسن'],
    ['李 明', '李 明华'],
    ['أحمد علي', 'محمد علي'],
    ['J. K. Rowling', 'Jan Kowalski'],
    ['J. K. Miller', 'Karl'],
    ['S. P. Ortiz', 'Sara Petersen'],
    ['J. K.', 'Jan Kowalski'],
    ['Michael Roth', 'Michal Roth'],
    ['Anna Bauer', 'Anna Baur'],
    ['Sean O’Brien', 'Otto Brien'],
    ['Rita d’Angelo', 'Dario Angelo'],
    ['Ann Åberg', 'Anna Berg'],
    ['Frau Kern', 'Herr Kern'],
    ['राम कुमार', 'रीमा कुमारी'],
    ['राम', 'रमा'],
    ['ரவி குமார்', 'ரவு குமார்'],
    ['なかた けん', 'なかだ げん'],
    ['王芳', '王'],
    ['💡💡', '🎈🎈'],
    ['💡💡', 'Anna'],
  ])('not %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
    expect(isSameName(other, one)).toBe(false)
  })
})

it('takes no name for one that only begins like it, however each is written', () => {
  const letters = fc.stringMatching(/^[a-zäéя]{3,8}$/u)
  fc.assert(
    fc.property(letters, letters, letters, (given, more, family) => {
      fc.pre(comparableLetters(given + more) !== comparableLetters(given))
      fc.pre(![given, given + more].map(comparableLetters).includes(comparableLetters(family)))
      const [one, other] = [`${given} ${family}`, `${given}${more} ${family}`]
      expect(isSameName(one, other)).toBe(false)
      expect(isSameName(other, `${family.toUpperCase()}, ${given}`)).toBe(false)
      expect(isSameName(other, `${given.charAt(0)}. ${family}`)).toBe(true)
      expect(isSameName(other, `${family} ${given}${more} Maria`)).toBe(true)
    }),
  )
})

it.each([
  ['Anna Muster', 'A. Muster', 'Anna Muster'],
  ['A. Muster', 'Anna Muster', 'Anna Muster'],
  ['anna muster', 'Anna Muster', 'Anna Muster'],
  ['Anna Muster', 'Muster, Anna', 'Anna Muster'],
  ['Jorg Muller', 'Jörg Müller', 'Jörg Müller'],
  ['Grace Hopper', 'G. Bartholomew Hopper', 'Grace Hopper'],
  ['Jörg Müller', 'JOERG MUELLER', 'Jörg Müller'],
  ['JOERG MUELLER', 'Jörg Müller', 'Jörg Müller'],
  ['José Pérez', 'Jose Perez', 'José Pérez'],
  ['Anna Muster', 'anna muster', 'Anna Muster'],
  ['Łukasz Åberg', 'Lukasz Aberg', 'Łukasz Åberg'],
  ['Mona El-Sayed', 'Mona Elsayed', 'Mona El-Sayed'],
  ['佐藤 花子', '佐藤花子', '佐藤 花子'],
])('of %j and %j it keeps %j', (known, offered, kept) => {
  expect(fullerName(known, offered)).toBe(kept)
})

it('knows a name that is made from the address, and one that is only the name of a mailbox', () => {
  expect(isDerivedFromAddress('Anna Muster', 'anna.muster@x.example')).toBe(true)
  expect(isDerivedFromAddress('Ben', 'anna.muster@x.example')).toBe(false)
  expect(isMailboxName('Info', 'info@x.example')).toBe(true)
  expect(isMailboxName('q@x.example', 'q@x.example')).toBe(true)
  expect(isMailboxName('Anna Muster', 'anna.muster@x.example')).toBe(false)
})

it('knows which names an address speaks for', () => {
  for (const email of [
    'jmueller@x.example',
    'j@x.example',
    'jm@x.example',
    'joerg@x.example',
    'muller7@x.example',
  ])
    expect(fitsAddress('Jörg Müller', email), email).toBe(true)
  for (const email of ['ben@x.example', 'office@x.example', '7@x.example'])
    expect(fitsAddress('Jörg Müller', email), email).toBe(false)
  expect(fitsAddress('Küche', 'j@x.example')).toBe(false)
  expect(fitsAddress('💡', 'j@x.example')).toBe(false)
  // Words of two letters count where they are the whole address, and initials where there are at most three.
  expect(fitsAddress('Bo Li', 'li@x.example')).toBe(true)
  expect(fitsAddress('Bo Li', 'polite@x.example')).toBe(false)
  expect(fitsAddress('Ida Bo', 'xida@x.example')).toBe(true)
  expect(fitsAddress('Al Bo Cy', 'abc@x.example')).toBe(true)
  expect(fitsAddress('Al Bo Cy Do', 'abcd@x.example')).toBe(false)
})

it('knows which names an address is made of, and none of one that it only holds', () => {
  for (const email of ['jmueller@', 'mueller.j@', 'jm@', 'joerg@', 'muller7@', 'muellerjo@', 'joergmueller@'])
    expect(isAddressMadeOfName('Jörg Müller', `${email}x.example`), email).toBe(true)
  for (const [name, email] of [
    ['Ian Wood', 'marian@x.example'],
    ['Ari Gold', 'marian@x.example'],
    ['Ann Lee', 'joanne@x.example'],
    ['Michal Roth', 'michael@x.example'],
    ['Jörg Müller', '7@x.example'],
    ['a aa aaa aaaa aaaaaaa', `${'a'.repeat(60)}b@x.example`],
  ] as const)
    expect(isAddressMadeOfName(name, email), name).toBe(false)
})

it('takes about as long for a name of many ways to make an address as for one of none', async () => {
  const compare = (name: string) => () => {
    for (let at = 0; at < 300; at += 1) isAddressMadeOfName(name, `${'a'.repeat(60)}${at}b@x.example`)
  }
  const timesOf = await measureRelativeTo(compare('Grace Brewster Murray Hopper'))
  expect(await timesOf(compare('a aa aaa aaaa aaaaaaa'), 10)).toBeLessThan(10)
})
