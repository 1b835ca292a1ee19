import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSlowerThan } from '../../../../insights/testing/processor-time.ts'
import { delimiters } from './csv-cells.ts'
import { headingMeaning } from './column-headings.ts'
import type { Choices } from './list-columns.ts'
import { readInvites } from './parse-invites.ts'

const read = (text: string, choices: Choices = {}) => readInvites(text, { mayInviteAdmins: true, choices })

/** Name, job title and department of each, and what is wrong. */
const people = (text: string, choices: Choices = {}) =>
  read(text, choices).people.map(({ given: { name, email, role, department }, problem }) => [
    name,
    email,
    role,
    department,
    ...(problem === null ? [] : [problem]),
  ])
const meanings = (text: string) => read(text).columns.map(({ meaning }) => meaning)
const asked = (text: string) =>
  read(text)
    .columns.filter(({ meaning }) => meaning === null)
    .map(({ heading, index, samples }) => [heading || index + 1, samples.join(', ')])

const jörg = ['Jürgen Müller', 'j@x.example', 'Koch', 'Küche']

describe('headings in four languages', () => {
  it.each([
    ['Name;E-Mail;Abteilung;Position\nJürgen Müller;j@x.example;Küche;Koch'],
    ['Vorname;Nachname;E-Mail;Bereich;Funktion\nJürgen;Müller;j@x.example;Küche;Koch'],
    ['Nachname;Vorname;E-Mail-Adresse;Abt.;Stellenbezeichnung\nMüller;Jürgen;j@x.example;Küche;Koch'],
    [
      'Name;Vorname;E-Mail (dienstlich);E-Mail privat;Abteilung;Stelle\nMüller;Jürgen;j@x.example;p@y.example;Küche;Koch',
    ],
    ['First name,Last name,Email,Department,Job Title\nJürgen,Müller,j@x.example,Küche,Koch'],
    ['firstName\tlastName\tworkEmail\tdepartment\tjobTitle\nJürgen\tMüller\tj@x.example\tKüche\tKoch'],
    ['Employee Name|Business E-mail|Dept|Position Title\nJürgen Müller|j@x.example|Küche|Koch'],
    ['Nombre;Apellidos;Correo electrónico;Departamento;Puesto\nJürgen;Müller;j@x.example;Küche;Koch'],
    ['Nombre y apellidos,Email corporativo,Área,Cargo\nJürgen Müller,j@x.example,Küche,Koch'],
    ['PUESTO DE TRABAJO;CORREO;NOMBRE COMPLETO;SECCIÓN\nKoch;j@x.example;Jürgen Müller;Küche'],
    ['الاسم الكامل,البريد الإلكتروني,القسم,المسمى الوظيفي\nJürgen Müller,j@x.example,Küche,Koch'],
    ['الاسم الأول;اسم العائلة;البريد;الإدارة;الوظيفة\nJürgen;Müller;j@x.example;Küche;Koch'],
    ['sep=;\nName;E-Mail;Abteilung;Position\nJürgen Müller;j@x.example;Küche;Koch'],
    ['\uFEFFsep=|\r\nName|E-Mail|Abteilung|Position\r\nJürgen Müller|j@x.example|Küche|Koch'],
    ['Mitarbeiterliste 2026;;;\n\nName;E-Mail;Abteilung;Position\nJürgen Müller;j@x.example;Küche;Koch'],
    ['Staff list\nas of 1 May, draft\nName,Email,Department,Position\nJürgen Müller,j@x.example,Küche,Koch'],
    ['Position;"E-Mail";Name;"Abteilung"\nKoch;"j@x.example";"Jürgen\nMüller";"Küche"'],
    ['Team;Abteilung;Rolle;Position;E-Mail;Name\nB2;Küche;Hilfe;Koch;j@x.example;Jürgen Müller'],
    ['| Name | E-Mail | Team | Rolle |\n|---|---|---|---|\n| Jürgen Müller | j@x.example | Küche | Koch |'],
    ['Full name,First name,Last name,Email,Team,Role\nJürgen Müller,Jürgen,Müller,j@x.example,Küche,Koch'],
    ['Name,First name,Last name,Email,Team,Role\nJürgen Müller,Jürgen,Müller,j@x.example,Küche,Koch'],
  ])('%j', (text) => {
    const list = read(text)
    expect(people(text).map((one) => one.map((field) => field.replaceAll('\n', ' ')))).toEqual([jörg])
    expect(list.columns.filter(({ meaning }) => meaning === null)).toEqual([])
  })

  it.each([
    ['Phone', 'leftOut'],
    ['Eintrittsdatum', 'leftOut'],
    ['Personal-Nr.', 'leftOut'],
    ['Manager E-mail', 'leftOut'],
    ['E-Mail des Vorgesetzten', 'leftOut'],
    ['Emergency contact name', 'leftOut'],
    ['Ubicación', 'leftOut'],
    ['رقم الجوال', 'leftOut'],
    ['الراتب', 'leftOut'],
    ['Sprache', 'language'],
    ['Idioma', 'language'],
    ['اللغة', 'language'],
    ['Personal e-mail', 'privateEmail'],
    ['Correo personal', 'privateEmail'],
    ['البريد الشخصي', 'privateEmail'],
    ['Work e-mail address', 'workEmail'],
    ['Correo de la empresa', 'workEmail'],
    ['ABTEILUNG:', 'department'],
    ['Favourite colour', undefined],
    ['', undefined],
  ])('%j is %s', (heading, meaning) => {
    expect(headingMeaning(heading)).toBe(meaning)
  })

  it('says what is above the headings and which columns are not read', () => {
    const list = read('Staff of March\nName;E-Mail;Telefon;Gehalt\nJürgen Müller;j@x.example;1;2')
    expect(list.above.map(({ text }) => text)).toEqual(['Staff of March'])
    expect(list.columns.map(({ heading, meaning }) => [heading, meaning])).toEqual([
      ['Name', 'name'],
      ['E-Mail', 'email'],
      ['Telefon', 'leftOut'],
      ['Gehalt', 'leftOut'],
    ])
  })
})

it('names a row above the headings that looks like somebody as not read', () => {
  const text =
    'Ben Okafor <b@x.example>\nName;E-Mail;Abteilung;Position\nJürgen Müller;j@x.example;Küche;Koch'
  expect(people(text)).toEqual([jörg])
  expect(read(text).above).toMatchObject([{ text: 'Ben Okafor <b@x.example>', line: 1 }])
})

describe('a column that is not known', () => {
  it('is asked for with samples, and read as it was chosen', () => {
    const text =
      'Name;E-Mail;Gruppe 7b;Zuordnung\nJürgen Müller;j@x.example;Koch;Küche\nBen;b@x.example;Kellner;Bar'
    expect(asked(text)).toEqual([
      ['Gruppe 7b', 'Koch, Kellner'],
      ['Zuordnung', 'Küche, Bar'],
    ])
    expect(people(text)[0]).toEqual(['Jürgen Müller', 'j@x.example', '', ''])
    const [, , one = '', other = ''] = read(text).columns.map(({ key }) => key)
    expect(people(text, { [one]: 'role', [other]: 'department' })[0]).toEqual(jörg)
  })

  it.each([
    ['two addresses', 'Name,Kontakt A,Kontakt B\nBen,b@x.example,c@x.example', ['name', null, null]],
    ['a private address alone', 'Name,Private e-mail\nBen,b@x.example', ['name', null]],
    [
      'two columns with one meaning',
      'Name,Email,Position,Job\nBen,b@x.example,a,b',
      ['name', 'email', 'role', null],
    ],
    ['an academic title', 'Titel;Name;E-Mail\nDiplomkoch;Ben;b@x.example', [null, 'name', 'email']],
  ])('is asked for: %s', (_, text, expected) => {
    expect(meanings(text)).toEqual(expected)
  })

  it('is not asked for where its cells say it, or where it has none', () => {
    expect(meanings('Name;Kontakt;Abteilung\nBen;b@x.example;Bar')).toEqual(['name', 'email', 'department'])
    expect(meanings('Title,Name,Email\nMrs,Anna,a@x.example\nMr.,Ben,b@x.example')).toEqual([
      'leftOut',
      'name',
      'email',
    ])
    expect(meanings('Name;E-Mail;Zuordnung;\nBen;b@x.example;;')).toEqual(['name', 'email', 'leftOut'])
  })
})

describe('a list without headings', () => {
  it('finds a name behind the address by the address itself', () => {
    const text = 'ben.okafor@x.example,Ben Okafor\nanna@x.example,Anna Muster\njm@x.example,Jörg Müller'
    expect(people(text).map(([name]) => name)).toEqual(['Ben Okafor', 'Anna Muster', 'Jörg Müller'])
    expect(asked(text)).toEqual([])
  })

  it('asks what stands behind the address where nothing says it, and takes the answer for all', () => {
    const text = 'kim@x.example;Buyer\nlee@x.example;Cook'
    expect(asked(text)).toEqual([[2, 'Buyer, Cook']])
    const [column] = read(text).columns
    expect(people(text, { [column?.key ?? '']: 'role' })).toEqual([
      ['Kim', 'kim@x.example', 'Buyer', ''],
      ['Lee', 'lee@x.example', 'Cook', ''],
    ])
  })

  it.each([
    ['Jürgen Müller;j@x.example;Küche', [[3, 'Küche']]],
    ['Müller, Jürgen; j@x.example; Küche', [[3, 'Küche']]],
    ['Küche;Jürgen Müller;j@x.example', [[1, 'Küche']]],
    [
      'Ben;Okafor;ben.okafor@x.example',
      [
        [1, 'Ben'],
        [2, 'Okafor'],
      ],
    ],
    [
      '1;Anna Muster;anna@x.example;Küche;Köchin',
      [
        [4, 'Küche'],
        [5, 'Köchin'],
      ],
    ],
    ['anna@x.example;Anna Muster;Küche', [[3, 'Küche']]],
    ['Sales;office@x.example', [[1, 'Sales']]],
  ])('of %j it asks for %j', (text, columns) => {
    expect(asked(text)).toEqual(columns)
  })

  it('asks for nothing that is written as it is described', () => {
    expect(
      asked('Jörg Müller <j@x.example>, Koch, Küche, de\nben@x.example\nAmara Okafor, a@x.example'),
    ).toEqual([])
  })
})

it('reads what mail programs write, with commas in names', () => {
  expect(
    people('"Müller, Jörg" <j@x.example>; Okafor, Ben <b@x.example>; c@x.example').map(([name, email]) => [
      name,
      email,
    ]),
  ).toEqual([
    ['Müller, Jörg', 'j@x.example'],
    ['Okafor, Ben', 'b@x.example'],
    ['C@x.example', 'c@x.example'].map((one) => one.toLowerCase()),
  ])
})

it.each([
  ['Müller, Jörg; j@x.example', 'Müller, Jörg'],
  ['Jörg Müller (j@x.example)', 'Jörg Müller'],
  ['Jörg Müller: j@x.example', 'Jörg Müller'],
  ['Jörg Müller – j@x.example', 'Jörg Müller'],
])('of %j the name is %s', (text, name) => {
  expect(people(text)).toEqual([[name, 'j@x.example', '', '']])
})

it('takes the bullets and numbers of lists for what they are', () => {
  const text = [
    '• Anna Muster <anna@x.example>',
    '1. Ben ben@x.example',
    '- carl@x.example',
    '2) Dora Diaz, dora@x.example',
    '٣. <eva@x.example>, Cook',
    '10. Gus <gus@x.example>; Hal <hal@x.example>',
  ].join('\n')
  expect(people(text).map(([name]) => name)).toEqual([
    'Anna Muster',
    'Ben',
    'Carl',
    'Dora Diaz',
    'Eva',
    'Gus',
    'Hal',
  ])
})

it('tells two people with one address from one person who stands there twice', () => {
  expect(
    people('Anna Muster <a@x.example>\nMuster, Anna <A@x.example>\nBen <a@x.example>').map((one) => one[4]),
  ).toEqual([
    undefined,
    'Same e-mail address as line 1',
    'Same e-mail address as line 1, where it belongs to Anna Muster',
  ])
})

it('gives the same people whatever separates and orders the columns', () => {
  const fields = { Name: 'Jürgen Müller', 'E-Mail': 'j@x.example', Abteilung: 'Küche', Position: 'Koch' }
  fc.assert(
    fc.property(
      fc.shuffledSubarray(Object.entries(fields), { minLength: 4 }),
      fc.constantFrom(...delimiters),
      fc.constantFrom('', '\uFEFF', '\n', 'Liste\n'),
      fc.constantFrom('\n', '\r\n', '\r'),
      (columns, separator, before, end) => {
        const rows = [0, 1].map((at) => columns.map((column) => column[at]).join(separator))
        expect(people(`${before}${rows.join(end)}${end}`)).toEqual([jörg])
      },
    ),
  )
})

it('takes about as long for 10 times as many rows and for hostile texts as for 1,000 rows', async () => {
  const row = (index: number) => `Person ${index};p${index}@x.example;Küche;Koch`
  const table = (rows: number) =>
    ['Name;E-Mail;Abteilung;Position', ...Array.from({ length: rows }, (_, index) => row(index))].join('\n')
  const unit = table(1_000)
  // Where time grew with the square of the length, each of these would take hundreds of times as long.
  const many = 20_000
  const texts = [
    table(10_000),
    '\u3316'.repeat(many),
    '\u2057'.repeat(many),
    '…'.repeat(many),
    'a'.repeat(300_000),
    `${'a'.repeat(50_000)}@${'a'.repeat(50_000)}`,
    '@'.repeat(20_000),
    'a@'.repeat(20_000),
    '<'.repeat(20_000),
    '<a@'.repeat(10_000),
    '<@'.repeat(20_000),
    '"'.repeat(20_001),
    '"\n'.repeat(3_000),
    `e-mail;b\n"${';\n'.repeat(100_000)}"`,
    '""\n"""\n'.repeat(2_000),
    `${' '.repeat(50_000)}x`,
    `x${' '.repeat(50_000)}@`,
    `x@x.xx${'.'.repeat(50_000)} y`,
    ', '.repeat(20_000),
    'e-mail,'.repeat(10_000),
    `sep=;${' '.repeat(50_000)}x`,
    'Aa'.repeat(20_000),
  ]
  const works = texts.map((text) => [text.slice(0, 12), () => read(text)] as const)
  expect(await findSlowerThan(() => read(unit), works, 10)).toEqual([])
})

it('takes about as long for one hostile line as for a line of addresses', async () => {
  const unit = Array.from({ length: 5_000 }, (_, index) => `ann${index}@x.example`).join(' ')
  const texts = [
    // One sign is 18 letters in NFKC.
    '\uFDFA@'.repeat(20_000),
    '\uFDFA@,'.repeat(10_000),
    '\uFDFA@a.'.repeat(10_000),
    Array.from({ length: 10_000 }, (_, index) => `ä${index}@ö.example`).join(' '),
    Array.from({ length: 10_000 }, (_, index) => `<ä${index}@ö>`).join(' '),
    `a@x.example${',ä'.repeat(20_000)}`,
  ]
  const works = texts.map((text) => [text.slice(0, 12), () => read(text)] as const)
  expect(await findSlowerThan(() => read(unit), works, 7)).toEqual([])
})
