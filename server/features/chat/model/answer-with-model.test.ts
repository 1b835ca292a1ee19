import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { toolCallAnswer } from '../../../testing/fakes/fake-model.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { modelLookingUp, modelSaying, type ModelSentence } from '../testing/model-lookups.ts'
import { modelChat } from '../testing/model-chat.ts'
import { promptVersion } from './prompt.ts'

/** Questions answered by a language model over HTTP, and by the built-in analyst where it gives no answer that holds. */

const it = testApp()
const { newCompany, released, releasedCompany } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let ada: Member
beforeAll(async () => {
  here = await newCompany()
  ada = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(here.operations).email })
  for (const person of here.operations.slice(0, 2)) await released(person, here.owner)
  await releasedCompany(here.owner)
})
const { endpoint, open, ask, streamed } = await modelChat(it)

const reportOf = async (index: number) => {
  const person = here.people[index]
  if (!person) throw new Error('Nobody is there.')
  return (await it.ok(contract.getReport, { employeeId: person.id }, here.owner)).report
}

/** Looks Ada up in the list, and then at her report. */
const lookAtAda = [
  () => [{ name: 'getEmployees', input: { name: 'Ada' } }],
  ({ idOf }: { idOf: (name: string) => string }) => [
    { name: 'getReport', input: { employeeId: idOf('Ada Lovelace') } },
  ],
] as const
const question = 'How is Ada Lovelace doing, and what is missing?'

describe('an answer that holds', () => {
  test('stands with its citations, and who gave it is recorded', async () => {
    const { gradingOverview } = await reportOf(0)
    const text = `Ada Lovelace has the grade ${gradingOverview.grade} and an overall score of ${gradingOverview.overall}.`
    endpoint.say(modelLookingUp(lookAtAda, ({ where }) => [{ text, sources: [where('grade:')] }]))
    const { reply, chatId } = await ask(question, here.owner)
    expect(reply.text).toBe(`${text} [1]`)
    expect(reply.citations).toMatchObject([
      { n: 1, kind: 'report', employeeId: first(here.operations).id, version: 1, section: 'gradingOverview' },
    ])
    expect(reply.author).toMatchObject({
      by: 'model',
      why: null,
      model: {
        provider: 'openai-compatible',
        name: 'little-writer',
        answeredBy: 'little-writer-2026-01-01',
        promptVersion,
        promptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        lookups: 2,
        sentences: 1,
        sentencesDropped: 0,
      },
    })
    const { messages } = await it.ok(contract.getChat, { chatId }, here.owner)
    expect(messages[1]).toMatchObject({ text: reply.text, author: reply.author, isWithheld: false })
  })

  test('is told of while it is looked up, and no piece of it before it was checked', async () => {
    endpoint.say(
      modelLookingUp(lookAtAda, ({ where }) => [
        { text: 'Ada Lovelace has an overall score of 1.01.', sources: [where('grade:')] },
        { text: 'Ada Lovelace is in the department Operations.', sources: [where('Operations')] },
      ]),
    )
    const events = await streamed(question, here.owner)
    expect(events.map(({ name, text }) => (text === '' ? name : `${name}: ${text}`))).toEqual([
      'looking: Asking little-writer',
      'looking: Looking at the list of people',
      'looking: Reading the report of Ada Lovelace',
      'delta: Ada Lovelace is in the department Operations. [1]',
      'citations',
      'done',
    ])
  })

  test('loses the sentences that do not', async () => {
    endpoint.say(
      modelLookingUp(lookAtAda, ({ where }): ModelSentence[] => [
        { text: 'She cites nothing at all here.', sources: [] },
        { text: 'Ada Lovelace has the report of a source that is invented.', sources: [999] },
        { text: 'Ada Lovelace has an overall score of 1.01.', sources: [where('grade:')] },
        { text: 'Grace Hopper has an overall score as well.', sources: [where('grade:')] },
        { text: 'Ada Lovelace has answered.', sources: [where('Operations')] },
      ]),
    )
    const { reply } = await ask(question, here.owner)
    expect(reply.text).toBe('Ada Lovelace has answered. [1]')
    expect(reply.author.model).toMatchObject({ sentences: 1, sentencesDropped: 4 })
  })

  test('may count what was counted for it, and quote what was written', async () => {
    endpoint.say(
      modelLookingUp(
        [() => [{ name: 'getSubmissions', input: { words: 'onboarding tool' } }]],
        ({ where }) => [
          { text: '“onboarding tool” occurs in 2 answers of 2 people.', sources: [where('occurs in')] },
          {
            text: 'Lise Meitner says “An onboarding tool, and more hands”.',
            sources: [where('Lise Meitner')],
          },
        ],
      ),
    )
    const { reply } = await ask('What do people in Finance miss?', here.owner)
    expect(reply.text.split('\n')).toEqual([
      '“onboarding tool” occurs in 2 answers of 2 people. [1]',
      'Lise Meitner says “An onboarding tool, and more hands”. [2]',
    ])
    expect(reply.citations[1]).toMatchObject({ kind: 'answer', quote: 'An onboarding tool, and more hands' })
  })

  test('knows what was said before, and is shown it as data', async () => {
    endpoint.say(
      modelLookingUp(lookAtAda, ({ where }) => [
        { text: 'Ada Lovelace has answered.', sources: [where('Operations')] },
      ]),
    )
    const { chatId } = await ask(question, here.owner)
    await ask('And her strengths?', here.owner, { chatId })
    const sent: { named: unknown; data: { earlier: unknown } } = JSON.parse(
      endpoint.asked.at(-1)?.material ?? '',
    )
    expect(sent.named).toEqual([{ name: 'Ada Lovelace', employeeId: first(here.operations).id }])
    expect(sent.data.earlier).toEqual([{ question, reply: 'Ada Lovelace has answered. [1]' }])
  })
})

describe('the built-in analyst answers', () => {
  const byAnalyst = async (why: string, message = 'What is the grade of Ada Lovelace?') => {
    const { reply } = await ask(message, here.owner)
    expect(reply.author).toMatchObject({ by: 'analyst', why, model: { name: 'little-writer' } })
    return reply
  }

  test.each([
    ['malformed', 'unreadable'],
    ['declining', 'unreadable'],
    ['refusing', 'refused'],
    ['away', 'away'],
    ['busy', 'away'],
  ] as const)('where the model is %s', async (mood, why) => {
    endpoint.be(mood)
    expect((await byAnalyst(why)).text).toMatch(/^Ada Lovelace: [A-D]/)
  })

  test('where it is slow', async () => {
    endpoint.be('silent')
    it.host.model = await open(200)
    expect((await byAnalyst('slow')).text).toMatch(/^Ada Lovelace: [A-D]/)
  })

  test('where it never comes to an end', async () => {
    endpoint.say(() => toolCallAnswer({ name: 'getEmployees', input: {} }))
    await byAnalyst('unreadable')
    expect(endpoint.asked.length).toBeLessThan(10)
  })

  test('where nothing of it holds', async () => {
    endpoint.say(modelSaying(() => [{ text: 'Everybody is happy with everything.', sources: [1] }]))
    const { text, author } = await byAnalyst('unfounded')
    expect(text).toMatch(/^Ada Lovelace: [A-D]/)
    expect(author.model).toMatchObject({ sentences: 0, sentencesDropped: 1 })
  })

  test.each(['What can you do?', 'Who is our best employee?', 'What is my grade?'])(
    'what the chat answers for itself: %s',
    async (message) => {
      await byAnalyst('unasked', message)
      expect(endpoint.asked).toEqual([])
    },
  )

  test('and without a model nothing is said of one', async () => {
    delete it.host.model
    const { reply } = await ask('What is the grade of Ada Lovelace?', here.owner)
    expect(reply.author).toEqual({ by: 'analyst', why: null, model: null })
    expect(await it.ok(contract.getChatModel, {}, ada)).toEqual({ model: null })
  })
})

test('the model is named to who may ask, with where questions go', async () => {
  const { model } = await it.ok(contract.getChatModel, {}, ada)
  expect(model).toEqual({ name: 'little-writer', host: new URL(endpoint.url).host, readsImages: false })
})
