import { expect, it } from 'vitest'
import { parseInvites } from '../list-parser/parse-invites.ts'
import { mergeFile } from './merge-file.ts'

const reading = { mayInviteAdmins: true }
const joined = (typed: string, file: string) => mergeFile(typed, file, reading)

it('is the file alone where nothing is typed', async () => {
  expect(await joined(' \n', 'email\nmei@x.example\n')).toBe('email\nmei@x.example\n')
})

it('is the file’s lines below those that are typed', async () => {
  expect(await joined('Ann <ann@x.example>, Buyer\n', 'bo@x.example\n\n')).toBe(
    'Ann <ann@x.example>, Buyer\nbo@x.example',
  )
})

it.each([
  ['an address', 'ann@x.example', 'name,email\nBo,bo@x.example\n'],
  ['a line with a name', 'Ann <ann@x.example>, Buyer, Sales', 'name,email,role\nBo,bo@x.example,Clerk'],
  ['a line that is separated by something else', 'ann@x.example, Buyer', 'role;email\nClerk;bo@x.example'],
  ['a line that cannot be used', 'ann@x.example\nnonsense', 'email\nbo@x.example'],
])('is the file’s table with %s under it', async (_, typed, file) => {
  expect(await joined(typed, file)).toBe(`${file.trimEnd()}\n${typed}`)
})

it('is one table of two that have the same columns, which needs one header', async () => {
  const text = await joined('email;name\nann@x.example;Ann', 'E-mail;Name\r\nbo@x.example;Bo\r\n')
  expect(text).toBe('email;name\nann@x.example;Ann\nbo@x.example;Bo')
})

it('says of whom both tell that they are there twice, and loses nobody', async () => {
  const text = (await joined('ann@x.example\nbo@x.example', 'bo@x.example\ncy@x.example')) ?? ''
  expect(parseInvites(text, reading).map(({ isTwin }) => isTwin)).toEqual([false, false, true, false])
})

it('is nothing for tables with other columns', async () => {
  expect(await joined('email,name\nann@x.example,Ann', 'name,email\nBo,bo@x.example')).toBeNull()
  expect(await joined('email;x\nann@x.example;1a', 'email;y\nbo@x.example;2b')).toBeNull()
})

it('is refused where a line fits neither above the headings nor below them', async () => {
  const [typed, file] = ['ann@x.example, Buyer, Sales', 'email,department,role\nbo@x.example,HR,Clerk']
  expect(await joined(typed, file)).toBeNull()
})
