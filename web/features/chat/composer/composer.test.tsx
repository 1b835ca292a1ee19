import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { selectOrganization } from '../../../core/organization/selected-organization.ts'
import { renderScreen } from '../../../testing/render.tsx'
import ChatPage from '../chat-page.tsx'
import { field, serveChats, one } from '../testing/fake-chats.ts'
import {
  serveChatAnswers,
  openStream,
  sampleReply,
  replyEvents,
  streamAnswer,
} from '../testing/fake-streams.ts'

beforeEach(() => serveChats({}))

describe('the composer', () => {
  it('names people by keyboard', async () => {
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('B.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.type(await field(), 'Grade of @')
    expect(await screen.findAllByRole('option')).toHaveLength(4)
    await user.keyboard('{ArrowDown}')
    const active = screen.getByRole('option', { selected: true })
    expect(active.textContent).toContain('Bo Chen')
    expect((await field()).getAttribute('aria-activedescendant')).toBe(active.id)
    await user.keyboard('{Enter}')
    expect(await field()).toHaveProperty('value', 'Grade of @Bo Chen ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(asked).toMatchObject([
        { message: 'Grade of @Bo Chen', mentions: [{ kind: 'person', employeeId: 'bo' }] },
      ]),
    )
  })

  it('takes files along, and says what cannot go along', async () => {
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('Read.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    const box = await field()
    await user.upload(screen.getByLabelText('Files to attach'), [
      new File(['a,b'], 'people.csv', { type: '' }),
      new File([new Uint8Array(1024 * 1024 + 1)], 'large.txt', { type: 'text/plain' }),
    ])
    expect(await screen.findByText('3 bytes')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(`large.txt: ${messages.chatFileTooLarge}`)
    await user.type(box, 'What is it?{Enter}')
    await waitFor(() =>
      expect(asked).toMatchObject([
        { attachments: [{ name: 'people.csv', type: 'text/csv', data: 'YSxi' }] },
      ]),
    )
  })

  it('keeps what is written for each conversation until another organization is chosen', async () => {
    serveChats(one())
    const first = renderScreen(<ChatPage />, { at: '/chat' })
    await first.user.type(await field(), 'Half a quest')
    first.unmount()
    const other = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    expect(await field()).toHaveProperty('value', '')
    other.unmount()
    const again = renderScreen(<ChatPage />, { at: '/chat' })
    expect(await field()).toHaveProperty('value', 'Half a quest')
    again.unmount()
    expect(sessionStorage.getItem('muster.chat-drafts')).toContain('Half a quest')
    selectOrganization('org-2')
    expect(sessionStorage.getItem('muster.chat-drafts')).toBeNull()
  })

  it('asks about the report one came from, until that is taken off', async () => {
    serveChats(one())
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('B.'), chatId: 'chat-1' }))
    const { user, router } = renderScreen(<ChatPage />, { at: '/chat?person=anna&version=2' })
    expect(await screen.findByText('Report of Anna Berg')).toBeTruthy()
    await user.type(await field(), 'Why this grade?{Enter}')
    await waitFor(() => expect(asked).toMatchObject([{ context: { employeeId: 'anna', version: 2 } }]))
    await user.click(screen.getByRole('button', { name: 'Remove Report of Anna Berg' }))
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('person'))
  })

  it('asks what can be asked in the middle of a conversation too', async () => {
    serveChats(one())
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('This.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await user.type(await field(), 'Half a quest')
    await user.click(screen.getByRole('button', { name: 'What can I ask?' }))
    await waitFor(() => expect(asked).toMatchObject([{ message: 'What can I ask?', chatId: 'chat-1' }]))
    expect(await field()).toHaveProperty('value', 'Half a quest')
  })

  it('takes a tap for Stop where Send has just come in its place, and sends with the next', async () => {
    serveChats(one())
    const stream = openStream()
    const answer = { reply: sampleReply('B.'), chatId: 'chat-1' }
    const asked = serveChatAnswers(stream.answer, streamAnswer(answer))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await user.type(await field(), 'What is my grade?{Enter}')
    await screen.findByRole('button', { name: 'Stop' })
    await user.type(await field(), 'And hers?')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    try {
      stream.write(replyEvents(answer).join(''))
      stream.end()
      await user.click(await screen.findByRole('button', { name: 'Send' }))
      expect(await field()).toHaveProperty('value', 'And hers?')
      expect(asked).toHaveLength(1)
      clock.mockReturnValue(11_000)
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(asked).toHaveLength(2))
    } finally {
      clock.mockRestore()
    }
  })

  it('says what is missing', async () => {
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findByText(messages.chatMessageEmpty)).toBeTruthy()
  })
})
