import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chats, type ReplyAuthor } from '../../../contract/calls/chat.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import ChatPage from './chat-page.tsx'
import { field, serveChats } from './testing/fake-chats.ts'
import {
  serveChatAnswers,
  sampleChat,
  event,
  openStream,
  sampleReply,
  replyEvents,
  streamAnswer,
  sampleTurn,
} from './testing/fake-streams.ts'

/** What the chat says where a language model answers in it. */

const model: NonNullable<ReplyAuthor['model']> = {
  provider: 'openai-compatible',
  name: 'little-writer',
  answeredBy: 'little-writer-2026',
  promptVersion: 'chat-1',
  promptHash: null,
  lookups: 2,
  sources: 12,
  sentences: 3,
  sentencesDropped: 2,
}

beforeEach(() => {
  serveChats({})
  serveCall(chats.getChatModel, {
    model: { name: 'little-writer', host: 'models.example.test', readsImages: false },
  })
})

it('says before the first question what is sent, and where to', async () => {
  renderScreen(<ChatPage />, { at: '/chat' })
  expect(
    await screen.findByText(
      /the data that is looked up for it and the files you attach are sent to.*models\.example\.test/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/It can’t read pictures/)).toBeTruthy()
  expect(screen.getByText(/^The language model little-writer replies/)).toBeTruthy()
})

it('says what is being looked at until there is a text', async () => {
  const stream = openStream()
  serveChatAnswers(stream.answer)
  const { user } = renderScreen(<ChatPage />, { at: '/chat' })
  await user.type(await field(), 'Who?{Enter}')
  stream.write(event('looking', { text: 'Reading the report of Anna Berg' }))
  expect(await screen.findByText('Reading the report of Anna Berg…')).toBeTruthy()
  stream.write(replyEvents({ reply: sampleReply('Nobody.'), chatId: 'chat-1' })[0] ?? '')
  expect(await screen.findByText('Nobody.')).toBeTruthy()
  expect(screen.queryByText('Reading the report of Anna Berg…')).toBeNull()
  stream.end()
})

const authors: readonly (readonly [string, ReplyAuthor])[] = [
  [
    'Answered by little-writer-2026. Every sentence was checked against those of the 12 sources that it cites. 2 sentences were left out because their sources don’t support them.',
    { by: 'model', why: null, model },
  ],
  [
    'Answered by the built-in analyst, because little-writer took too long.',
    { by: 'analyst', why: 'slow', model },
  ],
  [
    'Answered by the built-in analyst, because nothing that little-writer said could be checked against its sources.',
    { by: 'analyst', why: 'unfounded', model },
  ],
  [
    'Answered by the built-in analyst. little-writer wasn’t asked this.',
    { by: 'analyst', why: 'unasked', model },
  ],
  ['Answered by the built-in analyst.', { by: 'analyst', why: null, model: null }],
]

it.each(authors)('says who made a reply: %s', async (sentence, author) => {
  serveChats({
    'chat-1': { chat: sampleChat('chat-1', 'Who?'), messages: sampleTurn('Who?', 'Nobody.', { author }) },
  })
  renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('says beside the first question that the built-in analyst replies, and beside the others each reply does', async () => {
  serveChatAnswers(streamAnswer({ reply: sampleReply('Nobody.'), chatId: 'chat-1' }))
  serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Who?'), messages: sampleTurn('Who?', 'Nobody.') } })
  const { user } = renderScreen(<ChatPage />, { at: '/chat' })
  const notice = 'The built-in analyst replies. No language model is asked.'
  expect(await screen.findByText(notice)).toBeTruthy()
  await user.type(await field(), 'Who?{Enter}')
  expect(await screen.findByText('Answered by the built-in analyst.')).toBeTruthy()
  expect(screen.queryByText(notice)).toBeNull()
})

it('speaks of no language model where there is none', async () => {
  serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Who?'), messages: sampleTurn('Who?', 'Nobody.') } })
  renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
  expect(await screen.findByText('Nobody.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/language model/)
})
