import { expect, it } from 'vitest'
import { skippedLines, skippedText } from './skipped-lines.ts'
import { parseInvites } from '../list-parser/parse-invites.ts'

it('names the lines that were not sent, and why', () => {
  const rows = skippedLines(parseInvites('a1@x.example\nBen <ben@>\n, Cook', { mayInviteAdmins: true }))
  expect(rows).toEqual([
    {
      label: 'Line 2 Ben ben@',
      error: 'Invalid email format',
      line: 2,
      name: 'Ben',
      email: 'ben@',
      role: '',
      department: '',
    },
    {
      label: 'Line 3',
      error: 'Email is required: there is no e-mail address in this line',
      line: 3,
      name: '',
      email: '',
      role: 'Cook',
      department: '',
    },
  ])
  expect([0, 1, 2].map(skippedText)).toEqual(['', ', 1 line left out', ', 2 lines left out'])
})
