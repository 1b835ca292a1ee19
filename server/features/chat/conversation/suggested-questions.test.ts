import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What is offered to a reader is answered to them, and not refused. */

const it = testApp()
const { newCompany, released, releasedCompany } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
  for (const person of here.operations) await released(person, here.owner)
  await releasedCompany(here.owner)
})

const ask = async (message: string, by: Member) => (await it.ok(contract.chat, { message }, by)).reply
const offeredTo = async (by: Member) => {
  const { text, suggestions } = await ask('What can you do?', by)
  const listed = text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
  return { listed, all: [...listed, ...suggestions] }
}
/** Names stand for any: these departments are there. */
const withNames = (message: string) => message.replace('Sales', 'Finance').replace('Support', 'Operations')
/** What names an answer that was withheld, or a question that was not understood. */
const refused =
  /I cannot answer|I do not understand|You can see only your own report|Only owners and admins may|only to owners, admins|ranks no people|do not include/

const counts = {
  'an owner': 20,
  'an admin': 20,
  'an employee': 12,
  'an employee who is not in the list': 7,
  'somebody who may not see the list': 7,
} as const
type Kind = keyof typeof counts
const kinds = Object.entries(counts)

let readers: Record<Kind, Member>
beforeAll(async () => {
  const newEmployee = (more: { email?: string; permissions?: string[] } = {}) =>
    newMember(it.host, it.now, here.orgId, 'employee', more)
  readers = {
    'an owner': here.owner,
    'an admin': await newMember(it.host, it.now, here.orgId, 'admin'),
    'an employee': await newEmployee({ email: first(here.operations).email }),
    'an employee who is not in the list': await newEmployee(),
    'somebody who may not see the list': await newEmployee({ permissions: ['report:view', 'chat:use'] }),
  }
})
const isKind = (kind: string): kind is Kind => Object.hasOwn(counts, kind)
const readerOf = (kind: string): Member => {
  if (!isKind(kind)) throw new Error(`There is no ${kind}.`)
  return readers[kind]
}

describe('what is offered is answered', () => {
  test.each(kinds)('to %s', async (kind, atLeast) => {
    const by = readerOf(kind)
    const { listed, all } = await offeredTo(by)
    expect(listed.length).toBeGreaterThanOrEqual(atLeast)
    for (const example of all) {
      const { text, citations } = await ask(withNames(example), by)
      expect(citations.length, `${example}: ${text}`).toBeGreaterThan(0)
      expect(text, example).not.toMatch(refused)
    }
  })
})

test('nobody is offered a ranking of people, or a question of what others answered that they may not read', async () => {
  for (const [kind] of kinds) {
    const { all } = await offeredTo(readerOf(kind))
    expect(all.filter((example) => /best|worst|lowest/.test(example))).toEqual([])
  }
  const { all } = await offeredTo(readers['an employee'])
  expect(all.filter((example) => /Ada|Grace|not answered|no report|Excel/.test(example))).toEqual([])
})

test('whoever may see nothing is told so, and is offered nothing', async () => {
  const nothing = await newMember(it.host, it.now, here.orgId, 'employee', { permissions: ['chat:use'] })
  const { listed, all } = await offeredTo(nothing)
  expect([listed, all]).toEqual([[], []])
  expect((await ask('What can you do?', nothing)).text).toContain('nothing of it that you may see here')
  expect((await ask('What is my grade?', nothing)).text).not.toContain('you are not in the list of people')
})
