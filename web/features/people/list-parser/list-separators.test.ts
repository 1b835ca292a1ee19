import { describe, expect, it } from 'vitest'
import { readInvites } from './parse-invites.ts'

const people = (text: string) =>
  readInvites(text, { mayInviteAdmins: true }).people.map(
    ({ given: { name, email, role, department }, problem }) => [
      name,
      email,
      role,
      department,
      ...(problem === null ? [] : [problem]),
    ],
  )

describe('commas and semicolons of Arabic and in full width', () => {
  it.each([
    ['أحمد علي <e1@x.example>، طباخ، المطبخ'],
    ['أحمد علي <e1@x.example>؛ طباخ؛ المطبخ'],
    ['أحمد علي <e1@x.example>，طباخ，المطبخ'],
    ['الاسم،البريد الإلكتروني،المسمى الوظيفي،القسم\nأحمد علي،e1@x.example،طباخ،المطبخ'],
    ['الاسم؛ البريد الإلكتروني؛ المسمى الوظيفي؛ القسم\nأحمد علي؛ e1@x.example؛ طباخ؛ المطبخ'],
    ['Name；E-Mail；Position；Abteilung\nأحمد علي；e1@x.example；طباخ；المطبخ'],
    ['sep=؛\nName؛E-Mail؛Position؛Abteilung\nأحمد علي؛e1@x.example؛طباخ؛المطبخ'],
  ])('separate the cells of %j', (text) => {
    expect(people(text)).toEqual([['أحمد علي', 'e1@x.example', 'طباخ', 'المطبخ']])
  })

  it('separate addresses', () => {
    expect(people('a1@x.example، b1@x.example').map(([, email]) => email)).toEqual([
      'a1@x.example',
      'b1@x.example',
    ])
  })

  it('stay in cells that something else separates', () => {
    expect(people('Name;E-Mail;Abteilung\nأحمد علي;e1@x.example;المطبخ، الفرع')).toEqual([
      ['أحمد علي', 'e1@x.example', '', 'المطبخ، الفرع'],
    ])
  })
})
