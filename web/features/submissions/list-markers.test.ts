import { expect, it } from 'vitest'
import { readInvites } from './parse-invites.ts'

/** What stands before people in a list, and above its headings. */

const read = (text: string) => readInvites(text, { mayInviteAdmins: true }).people
const names = (text: string) => read(text).map(({ given }) => given.name)

it.each(['Contact hr@x.example for questions', 'Questions: hr@x.example', 'May (hr@x.example will answer)'])(
  'asks about a title with an address: %s',
  (title) => {
    const [above, below] = read(`${title}\nName;E-Mail\nBen Okafor;b@x.example`)
    expect(above?.problem).toMatch(/above the headings/)
    expect(below).toMatchObject({ problem: null, given: { name: 'Ben Okafor' } })
  },
)

it.each(['a) ', '(a) ', 'i) '])('takes no letter of a list for a name: %s', (marker) => {
  expect(names(`${marker}Ben Okafor <b@x.example>`)).toEqual(['Ben Okafor'])
})

it('takes letters that count up for those of a list, and others for initials', () => {
  expect(names('A. Ben <b@x.example>\nB. Carla <c@x.example>\nC. Dan <d@x.example>')).toEqual([
    'Ben',
    'Carla',
    'Dan',
  ])
  expect(names('A. Smith <a.smith@x.example>\nC. Jones <cj@x.example>')).toEqual(['A. Smith', 'C. Jones'])
})
