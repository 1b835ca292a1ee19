import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsLeftOut, parseInvites } from './parse-invites.ts'

const asOwner = { mayInviteAdmins: true }
const problems = (text: string) => parseInvites(text, asOwner).map(({ problem }) => problem)

it('takes a job title with an @ for a job title', () => {
  for (const title of ['Designer @ Acme', 'Designer at @acme', '@']) {
    expect(parseInvites(`Ann Lee <ann@m.test>, ${title}, Sales`, asOwner)).toMatchObject([
      { given: { name: 'Ann Lee', email: 'ann@m.test', role: title, department: 'Sales' }, problem: null },
    ])
  }
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
      // Of a column that is not read its heading is named instead.
      fc.pre(columnsLeftOut(written).length === 0)
      const told = parseInvites(written, asOwner).map(({ problem, given: read }) =>
        JSON.stringify(problem === null ? read.email : [problem, read]),
      )
      const named = told.join('\n').toLowerCase()
      for (const one of typed) expect(named).toContain(one)
    }),
    { numRuns: 500 },
  )
})
