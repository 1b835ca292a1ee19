import { http, HttpResponse } from 'msw'
import type { z } from 'zod'
import {
  chats,
  type Chat,
  type ChatAnswer,
  type ChatMessage,
  type Reply,
} from '../../../../contract/calls/chat.ts'
import { server } from '../../../testing/fake-server.ts'

/** Conversations and streamed replies as the server gives them, for tests of the chat. */

type Answer = z.input<typeof ChatAnswer>

export const sampleReply = (
  text: string,
  change: Partial<z.input<typeof Reply>> = {},
): z.input<typeof Reply> => ({
  id: `reply to ${text}`.slice(0, 40),
  text,
  author: { by: 'analyst', why: null, model: null },
  citations: [],
  choices: [],
  suggestions: [],
  ...change,
})

export const event = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A whole reply as events. */
export const replyEvents = ({ reply, chatId }: Answer): string[] => [
  ...reply.text.split(/(?<=\n)/u).map((text) => event('delta', { text })),
  event('citations', { citations: reply.citations }),
  event('done', { reply, chatId }),
]

export const eventStream = (body: ReadableStream | string): Response =>
  new HttpResponse(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

/** What a test sees of a question. */
export type AskedQuestion = Record<string, unknown> & { wantsStream: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Answers questions one after the other; the last answer stays. The list that is given back holds what was asked. */
export const serveChatAnswers = (...answers: (() => Response | Promise<Response>)[]): AskedQuestion[] => {
  const asked: AskedQuestion[] = []
  server.use(
    http.post(`*/api/${chats.chat.name}`, async ({ request }) => {
      const body: unknown = await request.json()
      const wantsStream = request.headers.get('accept') === 'text/event-stream'
      asked.push({ ...(isRecord(body) ? body : {}), wantsStream })
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      return answer === undefined ? HttpResponse.error() : answer()
    }),
  )
  return asked
}

/** The answer of a question that is streamed. */
export const streamAnswer = (answer: Answer) => () => eventStream(replyEvents(answer).join(''))

/** A stream that a test writes piece by piece. */
export const openStream = () => {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    answer: () => eventStream(body),
    write: (piece: string) => controller?.enqueue(encoder.encode(piece)),
    end: () => controller?.close(),
  }
}

export const sampleChat = (id: string, title: string, change: Partial<Chat> = {}): Chat => ({
  id,
  title,
  startedAt: '2026-11-20T09:00:00.000Z',
  lastMessageAt: '2026-11-20T09:01:00.000Z',
  messages: 2,
  ...change,
})

/** A question with its reply, as the history keeps them. */
export const sampleTurn = (
  question: string,
  text: string,
  change: Partial<Extract<ChatMessage, { by: 'muster' }>> = {},
): ChatMessage[] => [
  {
    by: 'person',
    id: `question ${question}`,
    at: '2026-11-20T09:00:00.000Z',
    text: question,
    mentions: [],
    attachments: [],
  },
  { by: 'muster', at: '2026-11-20T09:00:01.000Z', isWithheld: false, ...sampleReply(text), ...change },
]
