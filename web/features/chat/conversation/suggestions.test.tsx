import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import ChatPage from '../chat-page.tsx'
import { serveChats, replies } from '../testing/fake-chats.ts'
import {
  serveChatAnswers,
  sampleChat,
  sampleReply,
  streamAnswer,
  sampleTurn,
} from '../testing/fake-streams.ts'

it('a reply offers questions in the place of an answer, each to be asked with one press and shown once', async () => {
  const text = 'This I cannot answer. You can ask, for example:\n- Who has not answered?\n- What is the plan?'
  const suggestions = ['Who has not answered?', 'What is the plan?', 'What can you do?']
  const [question, reply] = sampleTurn('Wer?', text, { suggestions })
  const [before, list] = sampleTurn('Who?', 'Two:\n- Anna Berg\n- Who has not answered?', {
    id: 'r0',
    suggestions,
  })
  if (!question || !reply || !before || !list) throw new Error('Nothing was said.')
  serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Wer?'), messages: [before, list, question, reply] } })
  const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('Bo.'), chatId: 'chat-1' }))
  const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
  // A list that holds anything else is no list of questions.
  const [first, last] = await replies()
  if (!first || !last) throw new Error('Nothing was replied.')
  expect(within(first).queryByRole('button', { name: 'Who has not answered?' })).toBeNull()
  const offered = within(last).getAllByRole('list', { name: 'Questions to ask' })
  expect(
    offered.map((one) =>
      within(one)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ),
  ).toEqual([['Who has not answered?', 'What is the plan?'], ['What can you do?']])
  await user.click(within(last).getByRole('button', { name: 'What is the plan?' }))
  await waitFor(() => expect(asked).toMatchObject([{ message: 'What is the plan?', chatId: 'chat-1' }]))
})
