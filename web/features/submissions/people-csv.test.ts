import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { checkedCsv, peopleCsv, resultsCsv } from './people-csv.ts'
import { personRows } from './person-rows.ts'
import { invitationOf, personOf, resultOf, submissionOf } from './testing/people.ts'

const cells = (csv: string) => Papa.parse<string[]>(csv).data

it('lists people with how far they have come, without the links that let whoever has them answer', () => {
  const ada = personOf('e1', 'Ada "the first" Lovelace', { department: 'R&D; Sums' })
  const ben = personOf('e2', 'Ben Okafor')
  const csv = peopleCsv(
    personRows([ada, ben], new Map([['e1', submissionOf('e1')]]), [
      invitationOf('e1', { state: 'accepted', reminders: { sent: 2, nextAt: null, isOptedOut: false } }),
    ]),
  )
  expect(cells(csv).slice(1)).toEqual([
    [
      'Ada "the first" Lovelace',
      'e1@northwind.example',
      'Accountant',
      'R&D; Sums',
      'Answered',
      '2026-11-10',
      'accepted',
      '2099-12-01',
      '2',
    ],
    ['Ben Okafor', 'e2@northwind.example', 'Accountant', 'Finance', 'Waiting', '', 'not invited', '', ''],
  ])
  expect(csv).not.toContain('http')
  expect(csv).not.toContain('ABCDEFGH')
})

it.each(["=cmd|' /C calc'!A0", '+1+2', '-1', '@SUM(A1)', '\t=1'])('defuses the cell %j', (name) => {
  const person = personOf('e1', name)
  const people = cells(peopleCsv(personRows([person], new Map(), [])))
  expect(people[1]?.[0]).toBe(`'${name}`)
  const results = cells(
    resultsCsv([resultOf(person, { email: name, error: name })], [{ label: name, error: name }]),
  )
  expect(results[1]?.slice(0, 3)).toEqual([`'${name}`, 'Invited', `'${name}`])
  expect(results[2]).toEqual([`'${name}`, 'Left out', `'${name}`, ''])
  const checked = cells(
    checkedCsv([{ line: 1, name, email: name, outcome: 'bad', isMailed: true, note: name }]),
  )
  expect(checked[1]).toEqual(['1', `'${name}`, `'${name}`, 'Would be left out', `'${name}`])
})

it('says of a row that no mail would tell its person', () => {
  const row = { line: 1, name: 'Ada', email: 'ada@x.example', outcome: 'send-again' as const, note: 'Why' }
  const [, ...rows] = cells(
    checkedCsv([
      { ...row, isMailed: true },
      { ...row, isMailed: false },
    ]),
  )
  expect(rows.map((cell) => cell[3])).toEqual([
    'Would be sent the invitation again',
    'Would be invited, no mail sent',
  ])
})

it('says of each row what became of it', () => {
  const person = personOf('e1', 'Ada')
  const csv = resultsCsv(
    [
      resultOf(person),
      resultOf(person, { emailSent: false }),
      resultOf(person, { success: false, inviteLink: null, error: 'Invalid email format' }),
    ],
    [],
  )
  expect(cells(csv).map((row) => row.slice(1, 3))).toEqual([
    ['Result', 'What went wrong'],
    ['Invited', ''],
    ['Invited, no mail sent', ''],
    ['Failed', 'Invalid email format'],
  ])
})
