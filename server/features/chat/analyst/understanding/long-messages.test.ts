import { expect, test } from 'vitest'
import { chatLimits } from '../../../../../contract/calls/chat.ts'
import { company } from '../../../../../insights/testing/company.ts'
import { findSlowerThan } from '../../../../../insights/testing/processor-time.ts'
import { hostileTexts, ordinaryText } from '../../../../../insights/testing/hostile-texts.ts'
import { replyInCompany } from '../../testing/organization.ts'
import { extractAddresses } from './name-lookup.ts'

/** A message is answered in the loop that serves everybody: however it is written, it takes no time that others would notice. */

/** The square of a message's length would take thousands of times as long. */
const atMost = 10

const people = [
  ...Array.from({ length: 30 }, (_, n) => ({
    name: `Ada L${n}`,
    department: `Place ${n % 5}`,
    answers: null,
  })),
  { name: 'Grace Hopper', department: 'Sales', answers: null },
]
const here = company(people)
const asked = (message: string) => () => replyInCompany(here, message.trim())
const max = chatLimits.messageMax

const repeated = (words: string) => words.repeat(Math.ceil(max / words.length)).slice(0, max)
const messages = [
  ...hostileTexts(max),
  [
    'who may see what, without an end',
    `${' do'.repeat(330)}${' see'.repeat(250)}${' my'.repeat(330)}${' x'.repeat(500)}`.slice(0, max),
  ],
  [
    'how to contest, without an end',
    `${' how'.repeat(330)}${' object'.repeat(190)}${' x'.repeat(650)}`.slice(0, max),
  ],
  ['halves of names', repeated('Ada, Hopper, ')],
  ['quoted words', repeated('"ab" ')],
  ['questions of rank', repeated('who is best and what is ')],
  ['reports of reports', repeated('how many reports of reports ')],
] as const

test('a message of any signs is answered in about the time of an ordinary one of its length', async () => {
  const works = messages.map(([name, message]) => [name, asked(message)] as const)
  expect(await findSlowerThan(asked(ordinaryText(max)), works, atMost)).toEqual([])
})

test.each([
  ['write to ada@example.test, please', ['ada@example.test']],
  ['<ADA@example.test>: is it (bo@example.test)?', ['ada@example.test', 'bo@example.test']],
  ["what is ada@example.test's grade, and bo@example.test’s?!", ['ada@example.test', 'bo@example.test']],
  ['josé@example.test', ['josé@example.test']],
  ['ada＠example.test', ['ada@example.test']],
  ['mailto:ada@example.test', ['ada@example.test']],
  ['@ada a@ @', []],
  [`${'a'.repeat(250)}@example.test`, []],
])('the addresses in “%s”', (text, addresses) => {
  expect([...extractAddresses(text)]).toEqual(addresses)
})
