import { expect, test } from 'vitest'
import { messages } from '../../../../../contract/http/failures.ts'
import { company } from '../../../../../insights/testing/company.ts'
import { callsOnCompany, withRefusals, replyInCompany } from '../../testing/organization.ts'
import { ada, grace, replyLines, smallCompany, replyText } from '../../testing/small-company.ts'
import type { Reader } from '../source.ts'

test('the impact groups are told to who sees everybody, one or all of them, and not to employees', async () => {
  expect(await replyLines('Who is Mission Critical?')).toEqual([
    'Mission Critical: 2 people, by the output that they rate themselves. [1]',
    expect.stringMatching(/^- Ada Lovelace, in Sales: .*8.* \[1\]$/),
    expect.stringMatching(/^- Grace Hopper, in Support: .*6.* \[1\]$/),
    expect.stringMatching(/^From version 1 of the company report/),
  ])
  // A department is called Support, and is not what is asked for.
  expect((await replyLines('Who is Core Support?'))[0]).toMatch(/^Core Support: 0 people/)
  expect(
    (await replyLines('Show the impact groups')).filter((line) => /people?, by/.test(line)),
  ).toHaveLength(3)
  const employee: Reader = { sees: 'own', employeeId: 'e0', may: ['employee:view', 'report:view'] }
  const { ask } = callsOnCompany(smallCompany)
  const hidden = { ask: withRefusals(ask, { getCompanyReport: messages.reportNotFound }), reader: employee }
  const reply = await replyInCompany(smallCompany, 'Who is Mission Critical?', hidden)
  expect(reply.reply.text).toBe(
    'Who stands in which impact group is shown only to owners, admins and others with that right: a group of three would tell of single people.',
  )
  expect(reply.draft.people).toEqual([])
})

test('of a department, the impact groups tell its people and no others', async () => {
  expect(await replyLines('Who is Mission Critical in Sales?')).toEqual([
    'Mission Critical in Sales: 1 person, by the output that they rate themselves. [1][2]',
    expect.stringMatching(/^- Ada Lovelace, in Sales: /),
    expect.stringMatching(/^From version 1 of the company report/),
  ])
  const summary = await replyText('What is the impact summary of Sales?')
  expect(summary).toContain('Core Support in Sales: 0 people')
  expect(summary).not.toContain('Grace')
  expect(await replyText('Who is Core Support in Support?')).toMatch(/^Core Support in Support: 0 people/)
  const mentions = [{ kind: 'department' as const, department: 'Team 43' }]
  const unknown = await replyLines('Who is Mission Critical?', { mentions })
  expect(unknown[0]).toMatch(/^The company report has no department “Team 43”/)
  expect(unknown.join()).not.toMatch(/Ada|Grace/)
  // What is told of the others names those alone that the report has.
  const sales = { kind: 'department' as const, department: 'Sales' }
  const both = await replyLines('Who is Mission Critical?', { mentions: [sales, ...mentions] })
  expect(both).toEqual([
    expect.stringMatching(/^The company report has no department “Team 43”/),
    expect.stringMatching(/^Mission Critical in Sales: 1 person, /),
    expect.stringMatching(/^- Ada Lovelace, in Sales: /),
    expect.stringMatching(/^From version 1 of the company report/),
  ])
})

test('a department whose name is a number keeps its sentence on the impact groups', async () => {
  const agents = company([{ ...ada, department: 'Team 42' }, grace])
  expect((await replyInCompany(agents, 'Who is Mission Critical in Team 42?')).reply.text).toMatch(
    /^Mission Critical in Team 42: 1 person/,
  )
})

test('Core Support is a group also where several departments are called Support', async () => {
  const two = company([
    { ...ada, department: 'Customer Support' },
    { ...grace, department: 'Technical Support' },
  ])
  expect((await replyInCompany(two, 'Who is Core Support?')).reply.text).toMatch(/^Core Support: 0 people/)
})

test('the impact groups are told from the report of a person as from anywhere else', async () => {
  const context = { page: '/reports', employeeId: 'e0', version: 1 }
  for (const message of ['Who is Mission Critical?', 'Show the impact groups', 'who is core support?']) {
    expect(await replyText(message, { context }), message).toBe(await replyText(message))
  }
  expect(await replyLines('Is she Highly Valuable?', { context })).toEqual([
    expect.stringMatching(/^Ada Lovelace is in Mission Critical: .*8.* \[1\]$/),
    expect.stringMatching(/^From version 1 of the company report/),
  ])
})

test('of somebody who is named, it is told in which impact group they are', async () => {
  const context = { page: '/reports', employeeId: 'e0', version: 1 }
  for (const message of ['Is Grace Mission Critical?', 'Which impact group is Grace in?']) {
    const told = await replyText(message, { context })
    expect(told).toMatch(/^Grace Hopper is in Mission Critical: /)
    expect(told).not.toContain('Ada')
  }
  expect((await replyLines('Am I Mission Critical?'))[0]).toMatch(/^Ada Lovelace is in Mission Critical: /)
  expect((await replyLines('Is Zoë Mission Critical?'))[0]).toBe(
    'Zoë Åström is in none of the impact groups, which have three people at most. [1][2]',
  )
  expect(await replyText('Is Zoltan Mission Critical?')).toContain(
    'There is nobody and no department called “zoltan”',
  )
})

test('where all reports are shown, it is said what the impact groups wait for', async () => {
  const reader: Reader = { sees: 'all but pay', employeeId: null, may: ['employee:view', 'report:view'] }
  const { ask } = callsOnCompany(smallCompany)
  const notOut = withRefusals(ask, { getCompanyReport: messages.reportNotFound })
  expect(await replyText('Show the impact groups', { reader, ask: notOut })).toMatch(
    /^There is no company report that you can see/,
  )
  const anonymous: typeof ask = async (call, given) => {
    const told = await ask(call, given)
    if (call.name !== 'getCompanyReport' || !('value' in told)) return told
    const { report } = Object(told.value)
    return { value: call.out.parse({ report: { ...report, isAnonymous: true } }) }
  }
  expect(await replyText('Show the impact groups', { reader, ask: anonymous })).toBe(
    'Who stands in which impact group is shown to you once a report of the same answers is released, and open to you, of each person in the company report.',
  )
  expect((await replyLines('Who is Mission Critical?', { reader }))[0]).toMatch(/^Mission Critical: 2 people/)
})
