import { screen } from '@testing-library/react'
import { chats, type Chat, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { employeesOf, samplePerson } from '../../../testing/sample-reports.ts'
import { answering, failing } from '../../../testing/fake-server.ts'
import { chatOf, turnOf } from './fake-streams.ts'

/** A server that keeps conversations and knows two people, for tests of the chat. */

const anna = samplePerson('anna', 'Anna Berg', 'Finance', null)
const bo = samplePerson('bo', 'Bo Chen', 'Sales', null)

export type Kept = Record<string, { chat: Chat; messages: ChatMessage[] }>

/** What the server keeps from now on. */
export const keeping = (kept: Kept): void => {
  answering(people.getEmployees, { employees: employeesOf([anna, bo]), next: null })
  answering(chats.getChatModel, { model: null })
  answering(chats.listChats, () => ({ chats: Object.values(kept).map(({ chat }) => chat), next: null }))
  answering(chats.getChat, ({ request }) => {
    const id = new URL(request.url).searchParams.get('chatId') ?? ''
    const found = kept[id]
    if (found === undefined) throw failing('NOT_FOUND', `Chat not found: ${id}`)
    return found
  })
}

/** One conversation with one question. */
export const one = (): Kept => ({
  'chat-1': { chat: chatOf('chat-1', 'Who?'), messages: turnOf('Who?', 'Nobody. [1]') },
})

export const field = () => screen.findByLabelText('Ask a question')
export const replies = () => screen.findAllByRole('article', { name: 'Reply' })
