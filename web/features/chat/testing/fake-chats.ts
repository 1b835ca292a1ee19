import { screen } from '@testing-library/react'
import { chats, type Chat, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { sampleEmployees, samplePerson } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'
import { sampleChat, sampleTurn } from './fake-streams.ts'

/** A server that keeps conversations and knows two people, for tests of the chat. */

const anna = samplePerson('anna', 'Anna Berg', 'Finance', null)
const bo = samplePerson('bo', 'Bo Chen', 'Sales', null)

export type FakeChats = Record<string, { chat: Chat; messages: ChatMessage[] }>

/** What the server keeps from now on. */
export const serveChats = (kept: FakeChats): void => {
  serveCall(people.getEmployees, { employees: sampleEmployees([anna, bo]), next: null })
  serveCall(chats.getChatModel, { model: null })
  serveCall(chats.listChats, () => ({ chats: Object.values(kept).map(({ chat }) => chat), next: null }))
  serveCall(chats.getChat, ({ request }) => {
    const id = new URL(request.url).searchParams.get('chatId') ?? ''
    const found = kept[id]
    if (found === undefined) throw failureResponse('NOT_FOUND', `Chat not found: ${id}`)
    return found
  })
}

/** One conversation with one question. */
export const one = (): FakeChats => ({
  'chat-1': { chat: sampleChat('chat-1', 'Who?'), messages: sampleTurn('Who?', 'Nobody. [1]') },
})

export const field = () => screen.findByLabelText('Ask a question')
export const replies = () => screen.findAllByRole('article', { name: 'Reply' })
