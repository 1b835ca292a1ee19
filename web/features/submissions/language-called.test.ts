import { expect, it } from 'vitest'
import { parseInvites } from './parse-invites.ts'

it('reads the language of an invitation from its column, however it is called there', () => {
  const called = ['de', 'de-CH', 'Deutsch', 'German', 'العربية', 'ES', '']
  const text = `name,email,language\n${called.map((name, at) => `Ann,ann${at}@m.test,${name}`).join('\n')}`
  const read = parseInvites(text, { mayInviteAdmins: true })
  expect(read.map(({ given }) => given.language)).toEqual(['de', 'de', 'de', 'de', 'ar', 'es', undefined])
  expect(read.map(({ problem }) => problem)).toEqual(called.map(() => null))
})

it('says of a language that is none of them that it is not, and which there are', () => {
  const [finn] = parseInvites('name,email,lang\nFinn,finn@m.test,suomi', { mayInviteAdmins: true })
  expect(finn?.problem).toBe('This language is not one that Muster writes in: use en, de, es, ar')
})
