import { describe, expect, it } from 'vitest'
import { readInvites } from './parse-invites.ts'

/** What stands before people in a list, and above its headings. */

const read = (text: string) => readInvites(text, { mayInviteAdmins: true }).people
const names = (text: string) => read(text).map(({ given }) => given.name)
const people = (text: string) =>
  read(text).map(({ given: { name, email, role, department }, problem }) => [
    name,
    email,
    role,
    department,
    ...(problem === null ? [] : [problem]),
  ])

it.each([
  'Contact hr@x.example for questions',
  'Questions: hr@x.example',
  'May (hr@x.example will answer)',
  'Erstellt von hr@acme.example',
  'Fragen an hr@acme.example',
  'Kontakt: Anna Hr <hr@acme.example>;;',
  'Anna Hr <hr@acme.example>',
  'Acme;hr@acme.example;',
  'hr@acme',
])('takes nobody from a title with an address: %s', (title) => {
  for (const before of [title, `sep=;\n${title}`, `Acme GmbH\n\n${title}\n`]) {
    const list = readInvites(`${before}\nName;E-Mail;Abteilung\nBen Okafor;b@x.example;Bar`, {
      mayInviteAdmins: true,
    })
    expect(list.people).toMatchObject([{ problem: null, given: { name: 'Ben Okafor', department: 'Bar' } }])
    expect(list.above.map(({ text }) => text)).toContain(title)
  }
})

it.each(['a) ', '(a) ', 'i) '])('takes no letter of a list for a name: %s', (marker) => {
  expect(names(`${marker}Ben Okafor <b@x.example>`)).toEqual(['Ben Okafor'])
})

it('takes letters that count up for those of a list, and others for initials', () => {
  expect(names('A. Ben <b@x.example>\nB. Carla <c@x.example>\nC. Dan <d@x.example>')).toEqual([
    'Ben',
    'Carla',
    'Dan',
  ])
  expect(names('A. Smith <a.smith@x.example>\nC. Jones <cj@x.example>')).toEqual(['A. Smith', 'C. Jones'])
})

it('takes letters that count the rows of a table for what they are', () => {
  expect(names('Name;E-Mail\na. Ben;b@x.example\nb. Carla;c@x.example\nc. Dan;d@x.example')).toEqual([
    'Ben',
    'Carla',
    'Dan',
  ])
  expect(names('o Ben b@x.example\no Carla c@x.example')).toEqual(['Ben', 'Carla'])
})

describe('markers of lists and mail programs', () => {
  it.each([
    'o\tAnna Muster <anna@x.example>',
    '§\tAnna Muster <anna@x.example>',
    '\uF0B7\tAnna Muster <anna@x.example>',
    'a.\tAnna Muster <anna@x.example>',
    '\u200F• Anna Muster <anna@x.example>',
    '\u202B• Anna Muster <anna@x.example>\u202C',
    "'Anna Muster' <anna@x.example>",
    '„Anna Muster“ <anna@x.example>',
    '“Anna Muster” <anna@x.example>',
    '«Anna Muster» <anna@x.example>',
    '> Anna Muster <anna@x.example>',
    '>> • Anna Muster <anna@x.example>',
    'To: Anna Muster <anna@x.example>',
    'Von: "Anna Muster" <mailto:anna@x.example>',
    'Anna Muster <anna@x.example>.',
    'Anna Muster (anna@x.example)',
    'a) Anna Muster anna@x.example',
    '1.1.\tAnna Muster <anna@x.example>',
    '#1 Anna Muster: anna@x.example',
    '①Anna Muster <anna@x.example>',
    '1/ Anna Muster <anna@x.example>',
    '1- Anna Muster <anna@x.example>',
    '[1] Anna Muster <anna@x.example>',
    '１．Anna Muster <anna@x.example>',
    '一、Anna Muster <anna@x.example>',
    'No. 1 Anna Muster <anna@x.example>',
    'III. Anna Muster <anna@x.example>',
    '1️⃣ Anna Muster <anna@x.example>',
    '→ Anna Muster <anna@x.example>',
    '🔹 Anna Muster <anna@x.example>',
    '−Anna Muster <anna@x.example>',
    '- [x] Anna Muster <anna@x.example>',
    'Name;E-Mail\n• Anna Muster;mailto:anna@x.example',
    "Name;E-Mail\n'Anna Muster';<anna@x.example>",
    'Name;E-Mail\n2. Anna Muster;anna@x.example',
    'Vorname;Nachname;E-Mail\n– Anna;Muster;anna@x.example',
  ])('are not of the name in %j', (text) => {
    expect(people(text)).toMatchObject([['Anna Muster', expect.stringContaining('anna@x.example'), '', '']])
  })

  it.each([
    ['Anna <a@x.example> (Koch)', 'Koch', ''],
    ['Anna <a@x.example>, • Koch, – Küche', 'Koch', 'Küche'],
    ['Anna <a@x.example>., Koch, Küche', 'Koch', 'Küche'],
    ['Name;E-Mail;Position;Abteilung\nAnna;a@x.example;(Koch);.', 'Koch', ''],
  ])('are not of the job title and the department in %j', (text, role, department) => {
    expect(people(text)).toEqual([['Anna', 'a@x.example', role, department]])
  })

  it.each([
    ['mailto:a13@x.example', 'A13'],
    ['<mailto:a13@x.example>', 'A13'],
    ['[a44@x.example]', 'A44'],
    ['a24＠x．example', 'A24'],
    ['cc: a40@x.example', 'A40'],
    ['Bcc: <a41@x.example>', 'A41'],
    ['Name;E-Mail\n;mailto:a42@x.example', 'A42'],
  ])('are not of the name that is made of %j', (text, name) => {
    expect(people(text)).toMatchObject([[name, expect.any(String), '', '']])
  })
})
