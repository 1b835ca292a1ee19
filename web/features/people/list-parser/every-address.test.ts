import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLongEnoughName } from '../../../../contract/shapes/fields.ts'
import { plainName } from '../../../../insights/text/plain-name.ts'
import { parseInvites, readInvites } from './parse-invites.ts'

const asOwner = { mayInviteAdmins: true }
const columnsNotRead = (text: string) =>
  readInvites(text, asOwner).columns.filter(
    ({ heading, meaning }) => heading !== '' && (meaning === null || meaning === 'leftOut'),
  )
const columnsAsked = (text: string) => readInvites(text, asOwner).columns.filter(({ isAsked }) => isAsked)
const problems = (text: string) => parseInvites(text, asOwner).map(({ problem }) => problem)

it('takes a job title with an @ for a job title', () => {
  for (const title of ['Designer @ Acme', 'Designer at @acme']) {
    expect(parseInvites(`Ann Lee <ann@m.test>, ${title}, Sales`, asOwner)).toMatchObject([
      { given: { name: 'Ann Lee', email: 'ann@m.test', role: title, department: 'Sales' }, problem: null },
    ])
  }
  expect(parseInvites('Ann Lee <ann@m.test>, @, Sales', asOwner)).toMatchObject([
    { given: { name: 'Ann Lee', email: 'ann@m.test', role: '', department: 'Sales' }, problem: null },
  ])
  expect(parseInvites('Ann @ Acme, ann@m.test', asOwner).map((read) => read.given)).toEqual([
    { name: 'Ann @ Acme', email: 'ann@m.test', role: '', department: '' },
  ])
})

it('leaves a line out that has a second address anywhere, and names both', () => {
  for (const line of [
    'Ann <a@x.test> <b@x.test>',
    'Ann <a@x.test> b@x.test',
    'a@x.test b@x.test',
    'Ann, a@x.test, Designer, Sales, Berlin, b@x.test',
    'Ann <a@x.test>, Sales, Designer (see B@x.test.)',
    'b@x.test <a@x.test>',
    'Ann <a@x.test>, Designer, Ben <b@x.test>',
  ]) {
    const [read, ...others] = parseInvites(line, asOwner)
    expect(others, line).toEqual([])
    expect(read?.problem, line).toMatch(
      /^This line has more than one e-mail address .*write one person a line$/,
    )
    expect(`${read?.problem}${read?.given.email}`, line).toContain('a@x.test')
    expect(`${read?.problem}${read?.given.email}`, line).toContain('b@x.test')
  }
  expect(problems('Ann <a@x.test> <b@>')).toEqual([
    'This line has more than one e-mail address (a@x.test, b@): write one person a line',
  ])
})

it('counts one address that is written twice once', () => {
  for (const line of ['a@x.test <A@x.test>', 'Ann, <mailto:a@x.test>', 'Ann <a@x.test> (a@x.test)']) {
    expect(problems(line).join(), line).not.toContain('more than one')
  }
})

it('loses no address silently: each is invited, or named where its line is left out', () => {
  const address = fc
    .tuple(fc.stringMatching(/^[a-zA-Z][a-z.+'-]{0,5}$/), fc.stringMatching(/^[a-z]{1,4}\.[a-z]{2,3}$/))
    .map((parts) => parts.join('@'))
  const marks = [',', ';', '\t', ' ', '"', '<', '>', ' <', '> ', '(', '/', '@', ' @ ', '. ', '\n', ': ', '""']
  const words = ['Ada', 'Ben B', 'Designer @ Acme', 'name,email\n', 'Role\tE-mail\n', 'email;email;team\n']
  const between = fc.constantFrom(...marks, ...words)
  const text = fc
    .array(fc.tuple(fc.array(between, { maxLength: 4 }), address), { minLength: 1, maxLength: 5 })
    .map((list) => ({
      typed: list.map(([, one]) => one.toLowerCase()),
      // What stands right before an address may become a part of it; a space ends that.
      text: list.map(([before, one]) => `${before.join('')} ${one} `).join(''),
    }))
  fc.assert(
    fc.property(text, ({ typed, text: written }) => {
      // Of a column that is not read its heading is named instead, and of one that is asked about its first cells.
      fc.pre(columnsNotRead(written).length === 0 && columnsAsked(written).length === 0)
      const told = parseInvites(written, asOwner).map(({ problem, given: read }) =>
        JSON.stringify(problem === null ? read.email : [problem, read]),
      )
      const above = readInvites(written, asOwner).above.map((row) => row.text)
      const named = [...told, ...above].join('\n').toLowerCase()
      for (const one of typed) expect(named).toContain(one)
    }),
    { numRuns: 500 },
  )
})

it('reads a name and the address behind it, as they are copied from a list', () => {
  expect(parseInvites('Ann Lee ann@m.test\nBen ben@m.test, Buyer, Sales', asOwner)).toMatchObject([
    { given: { name: 'Ann Lee', email: 'ann@m.test' }, problem: null, isNameGuessed: false },
    { given: { name: 'Ben', email: 'ben@m.test', role: 'Buyer', department: 'Sales' }, problem: null },
  ])
  expect(parseInvites('Lee, Ann ann@m.test', asOwner)).toMatchObject([
    { given: { name: 'Lee, Ann', email: 'ann@m.test' }, problem: null },
  ])
  for (const line of ['Ann Lee ann@', 'Ann Lee @m.test', 'Ann ann@m', 'Ann Lee ann@m.test Designer']) {
    expect(problems(line), line).toEqual([expect.any(String)])
  }
  const word = fc.stringMatching(/^[\p{L}][\p{L}'.-]{0,8}$/u)
  const spaces = fc.constantFrom(' ', '  ', '\u00a0', ' \u00a0')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), spaces, (words, space) => {
      const name = words.join(' ')
      fc.pre(isLongEnoughName(plainName(name)))
      const [read, ...others] = parseInvites(`${name}${space}ann.lee@m.test`, asOwner)
      expect(others).toEqual([])
      expect(read).toMatchObject({ given: { name: plainName(name), email: 'ann.lee@m.test' }, problem: null })
    }),
  )
})

const openQuote = 'This line has a quote (") that is never closed: close it, or remove it'

it('names the line with a quote that is never closed, and keeps all others', () => {
  for (const text of [
    'name,email\n"Ann,ann@m.test\nBen,ben@m.test\n"Cleo",cleo@m.test',
    'name,email\n"Ann,ann@m.test\nBen,ben@m.test\n"Moss, Cleo",cleo@m.test',
    'name,email\n"Ann,ann@m.test\nBen,ben@m.test\nCleo,cleo@m.test',
    'name,email,team\nAnn,ann@m.test,"Sales\nBen,ben@m.test,Ops"\nCleo,cleo@m.test,',
    'name;email\r\n"Ann;ann@m.test\r\nBen;ben@m.test\r\n"Cleo";cleo@m.test',
    'x\n"Ann <ann@m.test>\nBen <ben@m.test>\n"Cleo" <cleo@m.test>',
  ]) {
    const told = parseInvites(text, asOwner).map((read) => [read.line, read.given.email, read.problem])
    expect(told.slice(-3), text).toEqual([
      [2, 'ann@m.test', openQuote],
      [3, 'ben@m.test', null],
      [4, 'cleo@m.test', null],
    ])
  }
})

it('takes a line break within quotes for what it is', () => {
  const read = parseInvites('name,email,team\n"Ann\nLee",ann@m.test,"R&D\nLabs"\nBen,ben@m.test,', asOwner)
  expect(read.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [5, null],
  ])
})

it('loses no line to a quote, wherever it opens', () => {
  const cell = fc.constantFrom('Ann', '"Ann"', '"Lee, Ann"', '"Ann', '"Lee, Ann', '""', '"An""n"')
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, (list) => {
      const lines = list.map(([name, team], index) => `${name},p${index}@m.test,${team}`)
      const read = parseInvites(['name,email,team', ...lines].join('\n'), asOwner)
      const named = JSON.stringify(read)
      for (const [index] of list.entries()) expect(named).toContain(`p${index}@m.test`)
      const isOpen = (one: string) => /^"[^"]*$/.test(one)
      const silent = read.filter(
        ({ line, problem }) => problem === null && (list[line - 2] ?? []).some(isOpen),
      )
      expect(silent).toEqual([])
      expect(read.map(({ line }) => line)).toEqual(list.map((_, index) => index + 2))
    }),
    { numRuns: 500 },
  )
})
