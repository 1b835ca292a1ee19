import { describe, expect, it } from 'vitest'
import { fitsAddress, fullerName, isMadeFromAddress, isMailboxName, isSameName } from './same-name.ts'

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
    ['Ben Okafor', 'Benedict Okafor'],
    ['💡💡', '💡💡'],
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
    ['أحمد علي', 'محمد علي'],
    ['💡💡', '🎈🎈'],
  ])('not %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
    expect(isSameName(other, one)).toBe(false)
  })
})

it.each([
  ['Anna Muster', 'A. Muster', 'Anna Muster'],
  ['A. Muster', 'Anna Muster', 'Anna Muster'],
  ['anna muster', 'Anna Muster', 'Anna Muster'],
  ['Anna Muster', 'Muster, Anna', 'Anna Muster'],
  ['Jorg Muller', 'Jörg Müller', 'Jörg Müller'],
])('of %j and %j it keeps %j', (known, offered, kept) => {
  expect(fullerName(known, offered)).toBe(kept)
})

it('knows a name that is made from the address, and one that is only the name of a mailbox', () => {
  expect(isMadeFromAddress('Anna Muster', 'anna.muster@x.example')).toBe(true)
  expect(isMadeFromAddress('Ben', 'anna.muster@x.example')).toBe(false)
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
})
