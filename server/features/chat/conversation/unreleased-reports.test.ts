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
const { newCompany, generate, generateCompany, release } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  here = await newCompany()
  const { email } = first(here.operations)
  const permissions = ['employee:view', 'report:view', 'chat:use', 'chat:history']
  employee = await newMember(it.host, it.now, here.orgId, 'employee', { email, permissions })
})

const ask = async (message: string, by: Member) => it.ok(contract.chat, { message }, by)
const textOf = async (message: string, by: Member) => (await ask(message, by)).reply.text

const noReport =
  'There is no report of Ada Lovelace that you can see: none was made yet, or none is released and open to you.'
const noCompanyReport =
  'There is no company report that you can see: none was made yet, or none is released. Owners and admins make and release them.'

test('of a report that nobody has released an employee is told nothing, and of one that is withdrawn nothing any more', async () => {
  const { owner, operations } = here
  const person = first(operations)
  const { version } = await generate(person, owner)
  const { id } = await generateCompany(owner)
  expect(await textOf('What is the grade of Ada Lovelace?', owner)).toMatch(/^Ada Lovelace: [A-D]/)

  expect(await textOf('What is my grade?', employee)).toBe(noReport)
  expect(await textOf('What did I write about tools?', employee)).toBe(noReport)
  expect(await textOf('What are our weaknesses?', employee)).toBe(noCompanyReport)
  expect(await textOf('Compare the last two company reports', employee)).toBe(
    'There are no two company reports to compare yet.',
  )
  for (const example of questions.flatMap(({ examples }) => examples)) {
    const { reply } = await ask(example.replaceAll('Sales', 'Finance'), employee)
    expect(
      // The list of people, and what they see to themselves, are no reports.
      reply.citations.filter(({ kind }) => kind !== 'people' && kind !== 'plan'),
      example,
    ).toEqual([])
  }

  await release({ employeeId: person.id, version }, owner)
  await release({ reportId: id }, owner)
  const grade = await ask('What is my grade?', employee)
  expect(grade.reply.text).toMatch(/^Ada Lovelace: [A-D]/)
  const company = await ask('How many have answered?', employee)
  const next = await generate(person, owner)
  expect(next.version).toBe(version + 1)
  expect((await ask('What is my grade?', employee)).reply.citations[0]).toMatchObject({ version })

  const reason = 'It was of somebody else.'
  const seen = async (chatId: string) => (await it.ok(contract.getChat, { chatId }, employee)).messages[1]
  expect(await seen(grade.chatId)).toMatchObject({ isWithheld: false, text: grade.reply.text })
  await it.ok(contract.withdrawReport, { employeeId: person.id, version, reason }, owner)
  await it.ok(contract.withdrawReport, { reportId: id, reason }, owner)
  expect(await textOf('What is my grade?', employee)).toBe(noReport)
  const withheld = { isWithheld: true, text: messages.chatReplyWithheld, citations: [] }
  expect(await seen(grade.chatId)).toMatchObject(withheld)
  expect(company.reply.citations).toMatchObject([{ kind: 'company', reportId: id }])
  expect(await seen(company.chatId)).toMatchObject(withheld)
})
