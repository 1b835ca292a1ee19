import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { questions } from '../analyst/question-list.ts'

const it = testApp()
const { newCompany, released, releasedCompany, show } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  here = await newCompany()
  employee = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(here.operations).email })
  for (const person of [...here.operations, ...here.finance.slice(0, 2)]) await released(person, here.owner)
  await releasedCompany(here.owner)
})

const ask = async (message: string, by: Member, more: object = {}) =>
  it.ok(contract.chat, { message, ...more }, by)
const textOf = async (message: string, by: Member) => (await ask(message, by)).reply.text
const examples = questions.flatMap((question) => question.examples)
/** But for the list of people, which every member may read, and in which they are asked for. */
const aboutNobody = questions
  .filter(({ id }) => id !== 'who-is-there')
  .flatMap((question) => question.examples)
  .filter((example) => !/Ada|Grace/.test(example))

const everythingFor = async (member: Member, asked: readonly string[]) => {
  const replies = []
  for (const example of asked) {
    const message = example.replaceAll('Sales', 'Finance').replaceAll('Support', 'Operations')
    replies.push((await ask(message, member)).reply)
  }
  return JSON.stringify(replies)
}
/** Whether anything names somebody. The questions that are offered have two of these names as their examples. */
const isIn = (seen: string, { id, email, name }: { id: string; email: string; name: string }) =>
  [id, email, ...(/Ada|Grace/.test(name) ? [] : [name])].some((trace) => seen.includes(trace))
const words = ['says number', 'Words of my own', 'and more hands']

test('an owner is told of everybody, with what they wrote', async () => {
  const all = await everythingFor(here.owner, [
    ...examples,
    'What does Grace say about feedback?',
    'What does Lise need?',
  ])
  for (const trace of ['Rosa Silent', 'Grace Hopper', 'Words of my own', 'and more hands'])
    expect(all).toContain(trace)
})

test('an employee is told of nobody else what they answered or scored, and by name of nobody they did not ask for', async () => {
  const own = first(here.operations)
  const seen = await everythingFor(employee, aboutNobody)
  const others = here.people.filter((person) => person !== own)
  expect(others.filter((person) => isIn(seen, person))).toEqual([])
  for (const { name } of others) {
    const asked = await everythingFor(employee, [
      `What is the grade of ${name}?`,
      `What did ${name} answer?`,
      `Compare ${name} and ${own.name}`,
      `Who mentions "onboarding" in Finance?`,
    ])
    expect(asked).toContain('You can see only your own report.')
    for (const trace of words.slice(2)) expect(asked).not.toContain(trace)
    expect(asked).not.toMatch(new RegExp(`${name}: [A-D]`))
  }
})

test('an employee has their own report, and of the company what names nobody', async () => {
  expect(await textOf('What is my grade?', employee)).toMatch(/^Ada Lovelace: [A-D]/)
  expect(await textOf('What are our weaknesses?', employee)).toMatch(/\[1\]/)
  expect(await textOf('What is our average score?', employee)).toMatch(/^The average overall score is \d/)
  expect(await textOf('What is the grade of Finance?', employee)).toMatch(
    /^- Finance: no grade that you can see/,
  )
  expect(await textOf('Search for "number 0"', employee)).toContain('Ada Lovelace, to ')
  expect(await textOf('Search for "number 1"', employee)).toContain('does not occur in your own answers')
})

test('who stands in an impact group is told to owners, and of an employee it is said that they cannot see it', async () => {
  const asked = 'Who is Mission Critical?'
  expect(await textOf(asked, here.owner)).toMatch(/^Mission Critical: 3 people/)
  expect(await textOf(asked, employee)).toBe(
    'Who stands in which impact group is shown only to owners, admins and others with that right: a group of three would tell of single people.',
  )
})

test('where the organization shows its reports, an employee is told of others as well', async () => {
  await show(here.orgId, 'organization')
  try {
    expect(await textOf('What is the grade of Grace Hopper?', employee)).toMatch(/^Grace Hopper: [A-D]/)
    const groups = 'Who is Mission Critical?'
    expect(await textOf(groups, employee)).toMatch(/^Mission Critical: 3 people/)
    const withdrawn = first(here.operations)
    const { report } = await it.ok(contract.getReport, { employeeId: withdrawn.id }, here.owner)
    const { version } = report
    await it.ok(
      contract.withdrawReport,
      { employeeId: withdrawn.id, version, reason: 'It was a mistake' },
      here.owner,
    )
    expect(await textOf(groups, employee)).toBe(
      'Who stands in which impact group is shown to you once a report of the same answers is released, and open to you, of each person in the company report.',
    )
    await released(withdrawn, here.owner)
    expect(await textOf(groups, employee)).toMatch(/^Mission Critical: 3 people/)
  } finally {
    await show(here.orgId, 'own')
  }
})

test('without employee:view no name is told or recognised', async () => {
  const permissions = ['org:view', 'report:view', 'chat:use'] as const
  const member = await newMember(it.host, it.now, here.orgId, 'employee')
  await it.ok(
    contract.changeMemberPermissions,
    { userId: member.userId, permissions: [...permissions] },
    here.owner,
  )
  const seen = await everythingFor(member, examples)
  expect(here.people.filter((person) => isIn(seen, person))).toEqual([])
  expect(await textOf('What is the grade of Grace Hopper?', member)).toContain(
    'do not include “See the people of the organization”',
  )
})

test('a reply is not shown any more once its owner may see less', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const turnId = '0192f0c1-7c1e-7000-8000-000000000001'
  const { chatId, reply } = await ask('What is the grade of Grace Hopper?', admin, { turnId })
  await it.ok(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, here.owner)
  const permissions = [
    'org:view',
    'report:view',
    'employee:view',
    'submission:view',
    'chat:use',
    'chat:history',
  ] as const
  await it.ok(
    contract.changeMemberPermissions,
    { userId: admin.userId, permissions: [...permissions] },
    here.owner,
  )
  const { messages: said } = await it.ok(contract.getChat, { chatId }, admin)
  expect(said[1]).toMatchObject({
    id: reply.id,
    isWithheld: true,
    text: messages.chatReplyWithheld,
    citations: [],
  })
  const again = await ask('What is the grade of Grace Hopper?', admin, { turnId })
  expect(again.reply).toEqual({
    id: reply.id,
    author: reply.author,
    text: messages.chatReplyWithheld,
    citations: [],
    choices: [],
    suggestions: [],
  })
  const { data } = await it.ok(contract.exportMyData, {}, { token: admin.token })
  expect(JSON.stringify(data)).not.toContain(reply.text)
})

test('a reply is not shown any more once somebody whom it names was removed, and is gone once they are erased', async () => {
  const lise = here.finance[1]
  if (!lise) throw new Error('There are three.')
  const { chatId, reply } = await ask('What did Lise Meitner answer?', here.owner)
  expect(reply.text).toContain('and more hands')
  const { reply: other } = await ask('What is the grade of Grace Hopper?', here.owner, { chatId })
  await it.ok(contract.deleteEmployee, { employeeId: lise.id }, here.owner)
  const removed = await it.ok(contract.getChat, { chatId }, here.owner)
  expect(removed.messages.map((one) => (one.by === 'muster' ? one.isWithheld : undefined))).toEqual([
    undefined,
    true,
    undefined,
    false,
  ])
  expect(removed.messages[3]).toMatchObject({ text: other.text })
  await it.ok(contract.eraseEmployee, { employeeId: lise.id, name: lise.name }, here.owner)
  const erased = await it.ok(contract.getChat, { chatId }, here.owner)
  expect(erased.messages.map(({ text }) => text)).toEqual([
    messages.chatErased,
    messages.chatErased,
    'What is the grade of Grace Hopper?',
    other.text,
  ])
  const { chats } = await it.ok(contract.listChats, {}, here.owner)
  expect(JSON.stringify(chats)).not.toMatch(/Lise|Meitner/)
})

test('conversations are part of one’s own data, and nobody else’s are', async () => {
  const { reply, chatId } = await ask('What is my grade?', employee)
  const { data } = await it.ok(contract.exportMyData, {}, { token: employee.token })
  const [held] = data.organizations
  expect(held?.chats).toMatchObject([
    {
      id: chatId,
      title: 'What is my grade?',
      messages: [{ text: 'What is my grade?' }, { text: reply.text }],
    },
  ])
})
