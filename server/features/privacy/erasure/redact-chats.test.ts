import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { redactErasedFromChats } from './redact-chats.ts'

const it = testApp()
const { newCompany, generate, generateCompany, submit } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let lise: InvitedPerson
beforeAll(async () => {
  here = await newCompany()
  const [namesake] = await newPeople(it.host, it.now, here.orgId, ['Lise Andersson'], 'Finance')
  if (!namesake || !here.finance[1]) throw new Error('They are there.')
  lise = here.finance[1]
  await submit(namesake, { additional_feedback: 'Of help are mostly Meitner and the others' })
  for (const person of [lise, namesake, first(here.operations)]) await generate(person, here.owner)
  await generateCompany(here.owner)
})

const ask = async (message: string, by: Member, more: object = {}) =>
  it.ok(contract.chat, { message, ...more }, by)
const saidIn = async (chatId: string, by: Member) => (await it.ok(contract.getChat, { chatId }, by)).messages
const attached = (name: string, text: string) => ({
  attachments: [{ name, type: 'text/plain', data: Buffer.from(text).toString('base64') }],
})
const erase = async ({ id, name }: InvitedPerson) => {
  await it.ok(contract.deleteEmployee, { employeeId: id }, here.owner)
  await it.ok(contract.eraseEmployee, { employeeId: id, name }, here.owner)
}

/** What is stored of conversations, as it stands in the tables. */
const stored = async () => {
  const { sql } = it.host.database
  const rows = await sql`
    select to_jsonb(t)::text as row from chat_turns t where org_id = ${here.orgId}
    union all select to_jsonb(c)::text from chats c where org_id = ${here.orgId}
    union all select to_jsonb(e)::text from chat_erasures e where org_id = ${here.orgId}`
  return rows.map(({ row }) => String(row)).join('\n')
}

test('whoever is erased is in no conversation any more, wherever they were named, and others stay', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const { owner } = here
  const about: (readonly [message: string, by: Member, more?: object])[] = [
    ['What is the grade of Lise Meitner?', owner],
    ['Search for "meitner’s plan"', owner],
    ['Search for "Of help are mostly"', owner],
    ['Who is Lise M.?', owner],
    [`Is ${lise.email} in the list?`, admin],
    ['What stands in this file?', owner, attached('Review of Meitner.txt', 'nothing')],
    ['Find "late" in the file', admin, attached('review.txt', 'Meitner is late, often')],
    ['What is the grade of Finance?', owner],
  ]
  const chats: { message: string; by: Member; chatId: string }[] = []
  for (const [message, by, more] of about) chats.push({ message, by, ...(await ask(message, by, more)) })
  const others = [
    await ask('What is the grade of Lise Andersson?', owner),
    await ask('What is the grade of Ada Lovelace?', owner),
    await ask('Help', owner),
  ]
  for (const { reply } of others) expect(reply.text).not.toContain('Meitner')
  // What was spoken of before is kept with the next turn, which says nothing of her.
  const { chatId } = await ask('What is the grade of Lise Meitner?', admin)
  const { reply: next } = await ask('Zoltan’s score', admin, { chatId })
  expect(await stored()).toContain('Meitner')

  await erase(lise)
  const seenNow = async () => {
    for (const { chatId: id, by, message } of chats) {
      const [question, reply] = await saidIn(id, by)
      expect(question, message).toMatchObject({ text: messages.chatErased, mentions: [], attachments: [] })
      expect(reply, message).toMatchObject({ text: messages.chatErased, citations: [], choices: [] })
    }
    for (const { chatId: id, reply } of others) {
      expect((await saidIn(id, owner))[1]).toMatchObject({ text: reply.text, citations: reply.citations })
    }
    expect((await saidIn(chatId, admin))[3]).toMatchObject({ text: next.text })
    const listed = [await it.ok(contract.listChats, {}, owner), await it.ok(contract.listChats, {}, admin)]
    expect(JSON.stringify(listed)).not.toMatch(/Meitner/i)
    for (const { token } of [owner, admin]) {
      const { data } = await it.ok(contract.exportMyData, {}, { token })
      expect(JSON.stringify(data.organizations.map((one) => one.chats))).not.toMatch(/Meitner/i)
    }
  }
  // At once, for who looks ...
  await seenNow()
  // ... and in what is stored, a little later.
  await asSystem(it.host.database.db, (tx) => redactErasedFromChats.work(tx, it.host))
  await eventually(async () => {
    const [row] = await it.host.database.sql`
      select bool_and(is_done) as done from chat_erasures where org_id = ${here.orgId}`
    return row?.['done'] === true ? true : undefined
  })
  await seenNow()
  const left = await stored()
  expect(left).not.toMatch(/Meitner/i)
  expect(left).not.toContain(lise.email)
  expect(left.split(lise.id)).toHaveLength(2)
  expect(left).toContain('Lise Andersson')
  expect(left).toContain('Ada Lovelace')
})
