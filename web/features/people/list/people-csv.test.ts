import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { resultLinesOfBatch, resultLinesOfRun } from '../invite-list/result-lines.ts'
import { parseInvites } from '../list-parser/parse-invites.ts'
import { checkedCsv, peopleCsv, resultsCsv, type ResultLine } from './people-csv.ts'
import { personRows } from './person-rows.ts'
import { sampleInvitation, samplePerson, sampleResult, sampleSubmission } from '../testing/sample-people.ts'

const cells = (csv: string) => Papa.parse<string[]>(csv).data

it('lists people with how far they have come, without the links that let whoever has them answer', () => {
  const ada = samplePerson('e1', 'Ada "the first" Lovelace', { department: 'R&D; Sums' })
  const ben = samplePerson('e2', 'Ben Okafor')
  const csv = peopleCsv(
    personRows([ada, ben], new Map([['e1', sampleSubmission('e1')]]), [
      sampleInvitation('e1', { state: 'accepted', reminders: { sent: 2, nextAt: null, isOptedOut: false } }),
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
      'Accepted',
      '2099-12-01',
      '2',
    ],
    ['Ben Okafor', 'e2@northwind.example', 'Accountant', 'Finance', 'Waiting', '', 'Not invited', '', ''],
  ])
  expect(csv).not.toContain('http')
  expect(csv).not.toContain('ABCDEFGH')
})

it('says of each invitation what the list says, and can be read again to invite the same people', () => {
  const people = (['pending', 'pending', 'expired', 'revoked', 'expired'] as const).map((state, place) => ({
    person: samplePerson(`e${place}`, `Person ${place}`),
    invitation: sampleInvitation(`e${place}`, { state }),
  }))
  const csv = peopleCsv(
    personRows(
      people.map(({ person }) => person),
      new Map([
        ['e1', sampleSubmission('e1')],
        ['e4', sampleSubmission('e4')],
      ]),
      people.map(({ invitation }) => invitation),
    ),
  )
  expect(
    cells(csv)
      .slice(1)
      .map((row) => row[6]),
  ).toEqual(['Pending', 'Not joined yet', 'Expired', 'Revoked', 'Not joined yet'])
  expect(parseInvites(csv, { mayInviteAdmins: false })).toMatchObject(
    people.map(({ person: { name, email, role, department } }) => ({
      given: { name, email, role, department },
      problem: null,
    })),
  )
})

it.each([
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+1+2', "'+1+2"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ["Eve;=cmd|'/c calc'!A1;x", "Eve;'=cmd|'/c calc'!A1;x"],
])('defuses the cell %j', (name, safe) => {
  const person = samplePerson('e1', name)
  const people = cells(peopleCsv(personRows([person], new Map(), [])))
  expect(people[1]?.[0]).toBe(safe)
  const line: ResultLine = {
    line: 1,
    name,
    email: name,
    role: name,
    department: name,
    result: 'Left out',
    reason: name,
    link: null,
  }
  expect(cells(resultsCsv([line]))[1]).toEqual(['1', safe, safe, safe, safe, 'Left out', safe, ''])
  const checked = cells(
    checkedCsv([{ line: 1, name, email: name, outcome: 'bad', isMailed: true, note: name }]),
  )
  expect(checked[1]).toEqual(['1', safe, safe, 'Would be left out', safe])
})

it('reads defused cells as they were', () => {
  const odd = { role: "=cook|'x'!A1", department: "Kitchen; -1; '=x" }
  const csv = peopleCsv(personRows([samplePerson('e1', 'Eve Muster', odd)], new Map(), []))
  expect(parseInvites(csv, { mayInviteAdmins: false })).toMatchObject([
    { given: { name: 'Eve Muster', ...odd }, problem: null },
  ])
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

const heads = ['Line', 'Name', 'E-mail', 'Job title', 'Department', 'Result', 'Reason', 'Link']
const link = 'http://muster.example/#/questionnaire/e1'

it('says of each line of a list what became of it, in its order, also of those that were not sent', () => {
  const lines = parseInvites(
    'name,email,role,department\n=1+1,a@x.example,Nurse,Ward\nBen,ben@,Cook,Kitchen\n\nCo,c@x.example,,\nDi,d@x.example,,\nAl,A@X.example,,',
    { mayInviteAdmins: true },
  )
  const person = samplePerson('e1', 'Ada')
  const results = [
    sampleResult(person),
    sampleResult(person, { emailSent: false, notice: 'Mailed a moment ago' }),
    sampleResult(person, { success: false, inviteLink: null, error: 'Already a member' }),
  ]
  expect(cells(resultsCsv(resultLinesOfBatch(results, lines)))).toEqual([
    heads,
    ['2', "'=1+1", 'a@x.example', 'Nurse', 'Ward', 'Invited', '', link],
    ['3', 'Ben', 'ben@', 'Cook', 'Kitchen', 'Left out', 'Invalid email format', ''],
    ['5', 'Co', 'c@x.example', '', '', 'Invited, no mail sent', 'Mailed a moment ago', link],
    ['6', 'Di', 'd@x.example', '', '', 'Failed', 'Already a member', ''],
    [
      '7',
      'Al',
      'A@X.example',
      '',
      '',
      'Left out',
      'Same e-mail address as line 2, where it belongs to =1+1',
      '',
    ],
  ])
})

it('says the same of a run, with the links as they stand now', () => {
  const leftOut = [
    {
      label: 'Line 3 Ben',
      error: 'Invalid email format',
      line: 3,
      name: 'Ben',
      email: 'ben@',
      role: '',
      department: '',
    },
  ]
  const invited = { line: 2, name: 'Ada', email: 'E1@Northwind.example ', role: 'Nurse', department: 'Ward' }
  const begun = { ...invited, line: 4, email: 'e2@northwind.example' }
  const lines = resultLinesOfRun(
    [
      { label: 'a', success: true, error: null, invited },
      { label: 'b', success: true, error: null, notice: 'Mailed a moment ago', invited: begun },
      { label: 'c', success: false, error: 'Already a member', invited: { ...invited, line: 5 } },
      {
        label: 'Somebody who was erased',
        success: true,
        error: null,
        invited: { line: null, name: '', email: '', role: '', department: '' },
      },
    ],
    {
      invitations: [sampleInvitation('e1'), sampleInvitation('e2', { state: 'accepted' })],
      leftOut,
      isMailed: true,
    },
  )
  expect(cells(resultsCsv(lines))).toEqual([
    heads,
    ['2', 'Ada', 'E1@Northwind.example ', 'Nurse', 'Ward', 'Invited', '', link],
    ['3', 'Ben', 'ben@', '', '', 'Left out', 'Invalid email format', ''],
    ['4', 'Ada', 'e2@northwind.example', 'Nurse', 'Ward', 'Invited, no mail sent', 'Mailed a moment ago', ''],
    ['5', 'Ada', 'E1@Northwind.example ', 'Nurse', 'Ward', 'Failed', 'Already a member', ''],
    ['', 'Somebody who was erased', '', '', '', 'Invited', '', ''],
  ])
})
