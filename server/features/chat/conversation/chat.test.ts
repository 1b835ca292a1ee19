import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatEvents } from '../../../../contract/calls/chat.ts'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { asSystem, inTransaction } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp({ RATE_LIMIT: 'on' })
const { newOwner, join, invite, auditOf, suspend } = organizationsOf(app)

type Caller = { token: string; orgId: string }
const ask = (caller: Caller, message: string, more: object = {}) =>
  app.ok(contract.chat, { message, ...more }, caller)

test('a question is answered from the product’s calls, and both sides are found again', async () => {
  const owner = await newOwner()
  await invite(owner, { name: 'Ada Lovelace' })
  const { reply, chatId } = await ask(owner, 'Who has not answered?')
  expect(reply.text.split('\n')).toEqual(['1 of 1 has not answered. [1]', '- Ada Lovelace [1]'])
  expect(reply.citations).toEqual([{ n: 1, kind: 'people', label: 'Submissions, as they are now' }])
  const { chats } = await app.ok(contract.listChats, {}, owner)
  expect(chats).toMatchObject([{ id: chatId, title: 'Who has not answered?', messages: 2 }])
  const { messages: said } = await app.ok(contract.getChat, { chatId }, owner)
  expect(said).toMatchObject([
    { by: 'person', text: 'Who has not answered?' },
    { by: 'muster', id: reply.id, text: reply.text, isWithheld: false },
  ])
})

/** The events of a streamed answer, each held to its schema. */
const streamed = async (caller: Caller, message: string, more: object = {}) => {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'organization-id': caller.orgId,
      accept: 'text/event-stream',
    },
    payload: { message, ...more },
  })
  const events = response.payload.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\nid: .+\ndata: (.+)$/.exec(block) ?? []
    return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) }]
  })
  return { response, events }
}

test('streamed, it comes in pieces, then its citations, then the reply as it was stored', async () => {
  const owner = await newOwner()
  await invite(owner, { name: 'Ada Lovelace' })
  const turnId = 'turn-0001'
  const { response, events } = await streamed(owner, 'Who has not answered?', { turnId })
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(events.map(({ name }) => name)).toEqual(['delta', 'delta', 'citations', 'done'])
  const done = chatEvents.done.parse(events.at(-1)?.data)
  const pieces = events.slice(0, 2).map(({ data }) => chatEvents.delta.parse(data).text)
  expect(pieces.join('')).toBe(done.reply.text)
  expect(chatEvents.citations.parse(events[2]?.data).citations).toEqual(done.reply.citations)
  expect(await ask(owner, 'Who has not answered?', { turnId })).toEqual(done)
})

test('a streamed question that fails says so, and nothing of it is stored', async () => {
  const owner = await newOwner()
  const early = await streamed(owner, '')
  expect(early.response.statusCode).toBe(400)
  await app.host.database.sql`alter table submissions rename to submissions_away`
  try {
    const { events } = await streamed(owner, 'Who has not answered?')
    expect(events.map(({ name }) => name)).toEqual(['failed'])
    expect(chatEvents.failed.parse(events[0]?.data).message).toBe('Failed to query documents')
  } finally {
    await app.host.database.sql`alter table submissions_away rename to submissions`
  }
  expect((await app.ok(contract.listChats, {}, owner)).chats).toEqual([])
})

test('a question whose reply cannot be stored leaves neither, and the same turn again is answered', async () => {
  const owner = await newOwner()
  const { sql: raw } = app.host.database
  await raw`alter table chats add constraint nothing check (turns < 1) not valid`
  const turnId = 'turn-0001'
  try {
    const failed = await app.call(contract.chat, { message: 'Help', turnId }, owner)
    expect(failed.status).toBe(500)
    expect((await app.ok(contract.listChats, {}, owner)).chats).toEqual([])
  } finally {
    await raw`alter table chats drop constraint nothing`
  }
  await ask(owner, 'Help', { turnId })
  expect((await app.ok(contract.listChats, {}, owner)).chats).toMatchObject([{ messages: 2 }])
})

test('a conversation goes on, and another one is another one', async () => {
  const owner = await newOwner()
  const { chatId } = await ask(owner, 'What can you do?')
  expect((await ask(owner, 'Who has answered?', { chatId })).chatId).toBe(chatId)
  app.pass(1000)
  const other = await ask(owner, 'Help')
  const { chats } = await app.ok(contract.listChats, {}, owner)
  expect(chats.map(({ id, messages: count }) => [id, count])).toEqual([
    [other.chatId, 2],
    [chatId, 4],
  ])
  const first = await app.ok(contract.listChats, { limit: 1 }, owner)
  expect(first.next).toBe(other.chatId)
  const { chats: rest } = await app.ok(contract.listChats, { limit: 1, after: other.chatId }, owner)
  expect(rest.map(({ id }) => id)).toEqual([chatId])
})

test('the same turn sent twice, also at the same moment, is one turn with one reply', async () => {
  const owner = await newOwner()
  const turnId = 'turn-0001'
  const [one, two] = await Promise.all([
    ask(owner, 'What can you do?', { turnId }),
    ask(owner, 'What can you do?', { turnId }),
  ])
  const again = await ask(owner, 'What can you do?', { turnId })
  expect(two).toEqual(one)
  expect(again).toEqual(one)
  const { chats } = await app.ok(contract.listChats, {}, owner)
  expect(chats).toMatchObject([{ id: one?.chatId, messages: 2 }])
  const reused = await app.call(contract.chat, { message: 'Another one', turnId }, owner)
  expect(reused).toMatchObject({ status: 400, body: { error: messages.chatTurnReused } })
})

test('a conversation is its owner’s alone: for everybody else it is not there, also in the database', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const { chatId } = await ask(admin, 'What can you do?')
  for (const to of [contract.getChat, contract.deleteChat]) {
    const answer = await app.call(to, { chatId }, owner)
    expect(answer).toMatchObject({ status: 404, body: { error: `Chat not found: ${chatId}` } })
  }
  expect(await app.call(contract.chat, { message: 'Help', chatId }, owner)).toMatchObject({ status: 404 })
  expect((await app.ok(contract.listChats, {}, owner)).chats).toEqual([])
  const seen = await inTransaction(app.host.database.db, { orgId: owner.orgId, userId: owner.userId }, (tx) =>
    tx.execute(sql`select id from chats union all select id from chat_turns`),
  )
  expect([...seen]).toEqual([])
})

test('a deleted conversation is gone, and the log says who deleted which, and nothing of what was said', async () => {
  const owner = await newOwner()
  const { chatId } = await ask(owner, 'What can you do?')
  await app.ok(contract.deleteChat, { chatId }, owner)
  expect(await app.call(contract.getChat, { chatId }, owner)).toMatchObject({ status: 404 })
  const entries = await auditOf(owner.orgId)
  expect(entries.at(-1)).toEqual({ action: 'chat.deleted', actor: owner.userId, details: {} })
  expect(JSON.stringify(entries)).not.toContain('What can you do')
})

test('the 51st conversation takes the place of the one that rested longest; without chat:history one is kept', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const begun: string[] = []
  for (let count = 0; count < 51; count++) {
    app.pass(60_000)
    begun.push((await ask(owner, 'Help')).chatId)
  }
  const { chats } = await app.ok(contract.listChats, {}, owner)
  expect(chats.map(({ id }) => id)).toEqual(begun.slice(1).toReversed())
  const first = await ask(employee, 'Help')
  await ask(employee, 'Help')
  const gone = await app.call(contract.chat, { message: 'Help', chatId: first.chatId }, employee)
  expect(gone).toMatchObject({ status: 404 })
})

test('20 questions a minute, then a pause; a refused one leaves nothing', async () => {
  const owner = await newOwner()
  const { chatId } = await ask(owner, 'Help')
  for (let count = 1; count < 20; count++) await ask(owner, 'Help', { chatId })
  const late = await app.call(contract.chat, { message: 'Help', chatId }, owner)
  expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', error: messages.chatTooFast } })
  expect(late.headers['retry-after']).toBe('60')
  app.pass(60_000)
  await ask(owner, 'Help', { chatId })
  const { chat } = await app.ok(contract.getChat, { chatId }, owner)
  expect(chat.messages).toBe(42)
})

test('a full conversation says so', async () => {
  const owner = await newOwner()
  const { chatId } = await ask(owner, 'Help')
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update chats set turns = 100 where id = ${chatId}`),
  )
  const full = await app.call(contract.chat, { message: 'Help', chatId }, owner)
  expect(full).toMatchObject({ status: 400, body: { error: messages.chatFull } })
})

test('it ends with the membership and with the organization', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const leaver = await join(owner, 'admin')
  await ask(admin, 'Help')
  await ask(leaver, 'Help')
  await ask(owner, 'Help')
  const left = () =>
    asSystem(app.host.database.db, async (tx) => {
      const rows = await tx.execute(
        sql`select user_id as id from chat_turns where org_id = ${owner.orgId}
          union all select user_id from chats where org_id = ${owner.orgId}
          union all select user_id from chat_counts where org_id = ${owner.orgId}`,
      )
      return [...new Set([...rows].map(({ id }) => String(id)))].toSorted((a, b) => a.localeCompare(b))
    })
  await app.ok(contract.removeMember, { userId: admin.userId }, owner)
  expect(await left()).toEqual([leaver.userId, owner.userId].toSorted((a, b) => a.localeCompare(b)))
  await app.ok(contract.deleteAccount, { email: leaver.email }, leaver)
  expect(await left()).toEqual([owner.userId])
  await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  expect(await left()).toEqual([])
})

test.each([
  [{}, messages.chatMessageEmpty],
  [{ message: '   ' }, messages.chatMessageEmpty],
  [{ message: 'x'.repeat(4001) }, messages.chatMessageTooLong],
  [
    { message: 'x', attachments: [{ name: 'a.exe', type: 'application/octet-stream', data: '' }] },
    messages.chatFileUnknown,
  ],
  [
    { message: 'x', attachments: [{ name: 'a.txt', type: 'text/plain', data: '%%' }] },
    messages.chatFileBroken,
  ],
  [
    { message: 'x', attachments: [{ name: 'a.txt', type: 'text/plain', data: 'A'.repeat(1_398_108) }] },
    messages.chatFileTooLarge,
  ],
  [
    {
      message: 'x',
      attachments: Array.from({ length: 5 }, () => ({ name: 'a.txt', type: 'text/plain', data: 'QQ==' })),
    },
    messages.chatTooManyFiles,
  ],
])('what cannot be asked is refused with its sentence', async (input, error) => {
  const owner = await newOwner()
  const answer = await app.call(contract.chat, input, owner)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', error } })
})

test('who has lost the membership is told so, before the question is read', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  await suspend(owner.orgId, admin.userId)
  expect(await app.call(contract.chat, { message: '' }, admin)).toMatchObject({ status: 403 })
})
