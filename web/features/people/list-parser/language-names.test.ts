import { expect, it } from 'vitest'
import { languageCodes } from '../../../../languages/index.ts'
import { englishLanguageName } from './language-names.ts'
import { parseInvites } from './parse-invites.ts'

const none = (called: string) =>
  `No language that Muster writes in is called “${called}”: use ${languageCodes.join(', ')}`

it('reads the language of an invitation from its column, however it is called there', () => {
  const called = ['de', 'de-CH', 'Deutsch', 'German', 'العربية', 'ES', '']
  const text = `name,email,language\n${called.map((name, at) => `Ann,ann${at}@m.test,${name}`).join('\n')}`
  const read = parseInvites(text, { mayInviteAdmins: true })
  expect(read.map(({ given }) => given.language)).toEqual(['de', 'de', 'de', 'de', 'ar', 'es', undefined])
  expect(read.map(({ problem }) => problem)).toEqual(called.map(() => null))
})

it.each([
  ['en', ['English', 'Englisch', 'inglés', 'INGLES', 'الإنجليزية', 'الانجليزية']],
  ['de', ['German', 'Deutsch', 'alemán', 'Aleman', 'الألمانية', 'الالمانية']],
  ['es', ['Spanish', 'Spanisch', 'Español', 'espanol', 'الإسبانية']],
  ['ar', ['Arabic', 'Arabisch', 'árabe', 'Árabe', 'arabe', 'A\u0301RABE', 'العربية']],
])('knows %s by its name in each language', (code, called) => {
  const text = `name,email,language\n${called.map((name, at) => `Ann,ann${at}@m.test,${name}`).join('\n')}`
  const read = parseInvites(text, { mayInviteAdmins: true })
  expect(read.map(({ given, problem }) => [given.language, problem])).toEqual(called.map(() => [code, null]))
})

it('says of a language that is none of them that it is not, and which there are', () => {
  const [finn] = parseInvites('name,email,lang\nFinn,finn@m.test,tlhIngan', { mayInviteAdmins: true })
  expect(finn?.problem).toBe(none('tlhIngan'))
})

it('reads a language behind the department of a pasted line, and says of anything else there that it is none', () => {
  const lines = [
    'Ann Lee <ann@m.test>, Cook, Kitchen, German',
    'Ben Li <ben@m.test>; Cook; Kitchen; ar',
    'Cy Wu <cy@m.test>, Teacher, English',
    'Di Fox <di@m.test>, Cook, Kitchen, Berlin',
    'Ed Orr <ed@m.test>, Cook, Kitchen',
    'Flo Ng <flo@m.test>, Cook, Kitchen, German, 2nd floor',
    'Gus Ek <gus@m.test>, Cook, Kitchen, ,',
  ]
  const read = parseInvites(lines.join('\n'), { mayInviteAdmins: true })
  expect(read.map(({ given }) => given.language)).toEqual([
    'de',
    'ar',
    undefined,
    'Berlin',
    undefined,
    'German, 2nd floor',
    undefined,
  ])
  expect(read.map(({ given }) => given.department)).toEqual([
    'Kitchen',
    'Kitchen',
    'English',
    'Kitchen',
    'Kitchen',
    'Kitchen',
    'Kitchen',
  ])
  expect(read.flatMap(({ problem }) => problem ?? [])).toEqual([none('Berlin'), none('German, 2nd floor')])
})

it('calls a language in an English sentence by its English name', () => {
  expect((['en', 'de', 'es', 'ar'] as const).map(englishLanguageName)).toEqual([
    'English',
    'German',
    'Spanish',
    'Arabic',
  ])
})
