import { beforeAll, expect, test } from 'vitest'
import { messages } from '../../../../../contract/http/failures.ts'
import { contract } from '../../../../../contract/index.ts'
import { testApp } from '../../../../testing/app.ts'
import { first } from '../../../../testing/first.ts'
import { newMember } from '../../../../testing/new-organization.ts'
import type { Member } from '../../../../testing/organizations.ts'
import { reportCalls } from '../../../../testing/reports/report-calls.ts'

/** Which reports there are, which are out, and who contested theirs: told by rights. */

const it = testApp()
const { newCompany, generate, release, show } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let ada: Member
beforeAll(async () => {
  here = await newCompany()
  const { owner, operations, finance } = here
  ada = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(operations).email })
  for (const person of operations.slice(0, 2)) {
    const { version } = await generate(person, owner)
    await release({ employeeId: person.id, version }, owner)
  }
  await generate(first(finance), owner)
  const answer = {
    employeeId: first(operations).id,
    version: 1,
    answer: 'contested' as const,
    comment: 'Not so.',
  }
  await it.ok(contract.answerReport, answer, ada)
})

const textOf = async (message: string, by: Member) => (await it.ok(contract.chat, { message }, by)).reply.text

test('whoever decides is told who contested, which reports wait, and who has none and why', async () => {
  const { owner } = here
  expect(await textOf('Did Ada Lovelace contest?', owner)).toBe(
    'Ada Lovelace has contested version 1. [1]\n- Version 1 of the report of Ada Lovelace: contested. [1]',
  )
  expect(await textOf('Did Grace Hopper contest her report?', owner)).toMatch(
    /^Grace Hopper has contested none of the versions that are there\. \[1\]\n- Version 1 .*: released\. \[1\]$/,
  )
  expect(await textOf('Who contested their report?', owner)).toBe(
    'By the latest version, 1 of the reports is contested. [1][2]\n- Ada Lovelace [2]',
  )
  expect(await textOf('Which reports are not released?', owner)).toContain('- Sofia Kovalevskaya [2]')
  const without = await textOf('who has no report?', owner)
  expect(without).toMatch(/^6 of 9 people have no report\./)
  expect(without).toContain('5 of them: has answered, so one can be made. [1][2]')
  expect(without).toContain('1 of them: has not answered. [1][2]\n- Rosa Silent [2]')
  expect(await textOf('Why does Lise Meitner have no report?', owner)).toContain(
    'Lise Meitner has answered. [1]',
  )
})

test('an employee is told of their own report, and not whether others contested, have one, or wait for it', async () => {
  expect(await textOf('Did I contest my report?', ada)).toMatch(/^Ada Lovelace has contested version 1\./)
  expect(await textOf('Has my report been released?', ada)).toMatch(/contested/)
  for (const message of [
    'Did Grace Hopper contest her report?',
    'Has the report of Sofia Kovalevskaya been released?',
    'Does Lise Meitner have a report?',
  ])
    expect(await textOf(message, ada)).toBe(messages.ownReportOnly)
  for (const message of [
    'Who contested their report?',
    'Who has no report?',
    'How many reports are there?',
  ]) {
    const text = await textOf(message, ada)
    expect(text).toMatch(/told only to owners, admins and others with that right/)
    expect(text).not.toMatch(/\d|Lovelace/)
  }
})

test('where reports are shown to all, what somebody answered to theirs is still not told to others', async () => {
  await show(here.orgId, 'organization')
  try {
    const grace = await newMember(it.host, it.now, here.orgId, 'employee', {
      email: here.operations[1]?.email ?? '',
    })
    const text = await textOf('Did Ada Lovelace contest her report?', grace)
    expect(text).toContain('Version 1 of the report of Ada Lovelace: released.')
    expect(text).toContain('is told only to them, to owners, admins and others with that right')
    expect(text).not.toMatch(/has contested/)
  } finally {
    await show(here.orgId, 'own')
  }
})

test('an objection to an earlier version without a response is told whatever came after it, until it has one', async () => {
  const { owner, operations } = here
  const contested = { employeeId: first(operations).id, version: 1 }
  await generate(first(operations), owner)
  expect(await textOf('Who contested their report?', owner)).toBe(
    'By the latest version, 0 of the reports are contested. [1][2]\nOne contested an earlier version, and nobody has responded yet: [1][2]\n- Ada Lovelace [2]',
  )
  await it.ok(contract.respondToContest, { ...contested, comment: 'We look at it together' }, owner)
  expect(await textOf('Who contested their report?', owner)).toBe(
    'By the latest version, 0 of the reports are contested. [1][2]',
  )
})
