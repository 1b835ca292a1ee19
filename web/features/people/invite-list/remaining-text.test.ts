import { expect, it } from 'vitest'
import { parseInvites, readInvites } from '../list-parser/parse-invites.ts'
import { remainingText } from './remaining-text.ts'

const left = (text: string) => remainingText(readInvites(text, { mayInviteAdmins: true }))

it('keeps the lines with a problem as they were typed, and nobody who was sent', () => {
  expect(left('a1@x.example\n  Ben <ben@>, Cook\n\nnobody\na2@x.example')).toBe('  Ben <ben@>, Cook\nnobody')
  expect(left('a1@x.example\na2@x.example')).toBe('')
})

it('keeps no line above the headings: nobody is in it', () => {
  expect(left('ben@@x, Buyer\nemail,department,role\nann@x.example,HR,Clerk')).toBe('')
})

it('keeps nobody who stands on another line: that one was sent', () => {
  expect(left('a1@x.example\nAnn <a1@x.example>')).toBe('')
})

it('keeps of a list of addresses on one line those with a problem alone', () => {
  expect(left('a1@x.example, ben@x, a2@x.example').trim()).toBe('ben@x')
})

it.each([
  ['\t', 'name\temail\tdepartment'],
  [';', 'name;email;department'],
])(
  'keeps the header of a table and its empty cells between %j, so that the lines are read as before',
  (separator, header) => {
    const rows = [
      ['Ann', 'ann@x.example', 'Sales'],
      ['', 'ben@@x', 'Sales'],
      [`"Lee${separator}Cho"`, 'nonsense', 'Finance'],
    ].map((cells) => cells.join(separator))
    const mended = left([header, ...rows].join('\r\n'))
    expect(mended).toBe([header, rows[1], rows[2]].join('\n'))
    const given = parseInvites(mended, { mayInviteAdmins: true }).map((one) => one.given)
    expect(given).toMatchObject([
      { name: '', email: 'ben@@x', department: 'Sales' },
      { name: `Lee${separator}Cho`.replace('\t', ' '), email: 'nonsense', department: 'Finance' },
    ])
  },
)
