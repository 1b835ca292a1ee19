import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { selectOrganization } from '../../../core/organization/selected-organization.ts'
import { signInForTest } from '../../../testing/render.tsx'
import { failureResponse } from '../../../testing/fake-server.ts'
import { askQuestion } from './ask-question.ts'
import {
  serveChatAnswers,
  event,
  eventStream,
  openStream,
  sampleReply,
  replyEvents,
  streamAnswer,
} from '../testing/fake-streams.ts'

const answer = { reply: sampleReply('One.\nTwo.'), chatId: 'chat-1' }
const question = { message: 'Who?', turnId: 'turn-0001' }
const whole = () => HttpResponse.json({ success: true, ...answer })

const asking = (texts: string[] = [], signal = new AbortController().signal) => ({
  signal,
  organizationId: 'org-1',
  onText: (text: string) => void texts.push(text),
  onLook: (what: string) => void texts.push(`(${what})`),
})

beforeEach(() => {
  signInForTest()
  selectOrganization('org-1')
})

it('gives the reply as it is written, and then whole', async () => {
  const asked = serveChatAnswers(streamAnswer(answer))
  const texts: string[] = []
  expect(await askQuestion(question, asking(texts))).toEqual(answer)
  expect(texts).toEqual(['One.\n', 'One.\nTwo.'])
  expect(asked).toEqual([{ ...question, wantsStream: true }])
})

it('tells what is being looked at before there is any text', async () => {
  const events = [event('looking', { text: 'Reading the report of Ada' }), ...replyEvents(answer)]
  serveChatAnswers(() => eventStream(events.join('')))
  const texts: string[] = []
  expect(await askQuestion(question, asking(texts))).toEqual(answer)
  expect(texts).toEqual(['(Reading the report of Ada)', 'One.\n', 'One.\nTwo.'])
})

it.each([
  ['ends before its time', () => eventStream(replyEvents(answer).slice(0, 1).join(''))],
  ['is none', whole],
])('asks for the whole reply under the same number where a stream %s', async (_, first) => {
  const asked = serveChatAnswers(first, whole)
  expect(await askQuestion(question, asking())).toEqual(answer)
  expect(asked).toEqual([
    { ...question, wantsStream: true },
    { ...question, wantsStream: false },
  ])
})

it('does the same where a stream falls silent', async () => {
  const stream = openStream()
  const asked = serveChatAnswers(stream.answer, whole)
  expect(await askQuestion(question, { ...asking(), timing: { silenceMs: 50 } })).toEqual(answer)
  expect(asked.map(({ wantsStream }) => wantsStream)).toEqual([true, false])
})

it.each([
  ['is told in the stream', () => eventStream(event('failed', { message: 'Not now.' })), 'Not now.'],
  ['is told before it', () => failureResponse('RATE_LIMITED', 'Slower, please.'), 'Slower, please.'],
])('fails with the sentence of the server where it %s, and asks once', async (_, first, sentence) => {
  const asked = serveChatAnswers(first)
  await expect(askQuestion(question, asking())).rejects.toThrow(sentence)
  expect(asked).toHaveLength(1)
})

it('says that nothing was lost where the server is away', async () => {
  serveChatAnswers(() => HttpResponse.error())
  await expect(askQuestion(question, asking())).rejects.toMatchObject({ kind: 'NETWORK' })
})

it('asks no second time once it was stopped', async () => {
  const stream = openStream()
  const asked = serveChatAnswers(stream.answer, whole)
  const stop = new AbortController()
  const texts: string[] = []
  const asked1 = askQuestion(question, {
    ...asking([], stop.signal),
    onText: (text) => {
      texts.push(text)
      stop.abort()
    },
  })
  stream.write(event('delta', { text: 'One.' }))
  await expect(asked1).rejects.toMatchObject({ name: 'AbortError' })
  expect(texts).toEqual(['One.'])
  expect(asked).toHaveLength(1)
})
