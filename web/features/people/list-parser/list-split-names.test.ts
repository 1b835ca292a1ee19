import { expect, it } from 'vitest'
import type { Choices } from './list-columns.ts'
import { readInvites } from './parse-invites.ts'

const read = (text: string, choices: Choices = {}) => readInvites(text, { mayInviteAdmins: true, choices })
const names = (text: string, choices: Choices = {}) =>
  read(text, choices).people.map(({ given }) => given.name)

it('asks what each half of a name is, and loses none of them', () => {
  const text = 'Jürgen,Müller,j@k.example\nAnna,Bach,a@k.example'
  expect(
    read(text).columns.map(({ index, meaning, samples }) => [index + 1, meaning, samples.join(', ')]),
  ).toEqual([
    [1, null, 'Jürgen, Anna'],
    [2, null, 'Müller, Bach'],
  ])
  const [one, other] = read(text).columns.map(({ key }) => key)
  for (const meaning of ['firstName', 'name'] as const) {
    const choices: Choices = { [one ?? '']: meaning, [other ?? '']: 'lastName' }
    expect(names(text, choices)).toEqual(['Jürgen Müller', 'Anna Bach'])
  }
})

it.each([
  ['Ann-Kathrin', 'Kathrin', 'Ann-Kathrin Kathrin'],
  ['Anna Bach', 'Bach', 'Anna Bach'],
  ['BACH, Anna', 'Bach', 'BACH, Anna'],
])('joins the name %j and the last name %j to %j', (name, last, whole) => {
  const text = `Name;E-Mail;Zuordnung\n${name};x@x.example;${last}`
  const key = read(text).columns.find(({ isAsked }) => isAsked)?.key ?? ''
  expect(names(text, { [key]: 'lastName' })).toEqual([whole])
})
