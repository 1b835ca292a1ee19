import { expect, test } from 'vitest'
import { readInvites } from './parse-invites.ts'
import { columnsWithoutEmail } from './missing-email-column.ts'

const withoutEmail = (text: string) => columnsWithoutEmail(readInvites(text, { mayInviteAdmins: true }))

test.each([
  ['Vorname;Nachname;Telefon\nAda;Lovelace;123\nBen;Okafor;456', ['Vorname', 'Nachname', 'Telefon']],
  ['\uFEFFname,department\nAda,Sums', ['name', 'department']],
  ['name\trole\nAda\tNurse', ['name', 'role']],
])('%j has no column for addresses', (text, headings) => {
  expect(withoutEmail(text)).toEqual(headings)
})

test.each([
  ['', 'nothing'],
  ['name,email\nAda,ada@x.example', 'a table with one'],
  ['name,e-mail\nAda,', 'a table with an empty one'],
  ['Ada <ada@x.example>, Nurse, Ward\nBen <ben@x.example>, Nurse, Ward', 'lines'],
  ['Spalte1;Spalte2\nAda;ada@x.example', 'a table whose addresses are found without a heading'],
  ['just one line, with a comma', 'a line'],
])('%j is not told so: %s', (text) => {
  expect(withoutEmail(text)).toBeNull()
})
