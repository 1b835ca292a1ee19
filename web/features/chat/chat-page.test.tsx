import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { chats } from '../../../contract/calls/chat.ts'
import { messages } from '../../../contract/http/failures.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { filledButtons } from '../../testing/primary-buttons.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import ChatPage from './chat-page.tsx'
import { field, serveChats, one, replies } from './testing/fake-chats.ts'
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

beforeEach(() => serveChats({}))

describe('a conversation', () => {
  it('begins with a question, shows the reply as it is written, and has an address then', async () => {
    const stream = openStream()
    const asked = serveChatAnswers(stream.answer)
    const { user, router } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.type(await field(), 'Who has{Shift>}{Enter}{/Shift}not?{Enter}')
    expect(await screen.findByText('Looking it up…')).toBeTruthy()
    expect(asked).toMatchObject([{ message: 'Who has\nnot?' }])
    const reply = sampleReply('Two have not. [1]\n- Bo [1]', {
      citations: [{ n: 1, kind: 'people', label: 'The list' }],
    })
    const answer = { reply, chatId: 'chat-9' }
    serveChats({
      'chat-9': {
        chat: sampleChat('chat-9', 'Who has not?'),
        messages: sampleTurn('Who has not?', reply.text, reply),
      },
    })
    const [first = '', ...rest] = replyEvents(answer)
    stream.write(first)
    expect(await screen.findByText(/Two have not/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy this reply' })).toBeNull()
    stream.write(rest.join(''))
    stream.end()
    expect(await screen.findByRole('button', { name: 'Copy this reply' })).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toEqual({ c: 'chat-9' }))
    expect(await screen.findByRole('link', { name: /Who has not\?/ })).toBeTruthy()
    expect(await field()).toHaveProperty('value', '')
  })

  it('goes on where the address says, and what it rests on opens', async () => {
    const citations = [
      {
        n: 1,
        kind: 'answer' as const,
        employeeId: 'anna',
        questionId: 'missing_tools' as const,
        label: 'Anna',
        quote: 'Excel',
      },
      {
        n: 2,
        kind: 'report' as const,
        employeeId: 'anna',
        version: 3,
        section: 'weaknesses',
        label: 'Report of Anna',
      },
    ]
    serveChats({
      'chat-1': {
        chat: sampleChat('chat-1', 'Why?'),
        messages: sampleTurn('Why?', 'So. [1][2]', { citations }),
      },
    })
    serveCall(reports.getReportAnswers, {
      rawAnswers: { missing_tools: 'Excel' },
      submittedAt: '2026-11-10T09:00:00.000Z',
      isCurrent: true,
    })
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('Because.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    const section = await screen.findByRole('link', { name: 'Source 2: Report of Anna' })
    expect(section.getAttribute('href')).toMatch(/^\/reports\/anna\?version=.*3.*&section=strengths$/)
    await user.click(screen.getByRole('button', { name: 'Source 1: Anna' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText('Excel')).toBeTruthy()
    expect(await panel.findByText(/^Anna Berg, Accountant, Finance/)).toBeTruthy()
    expect(await panel.findByText(/Submitted/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.type(await field(), 'And now?{Enter}')
    await waitFor(() => expect(asked).toMatchObject([{ message: 'And now?', chatId: 'chat-1' }]))
  })

  it('dates no words that the answers of the latest report do not hold', async () => {
    const said = { kind: 'answer' as const, employeeId: 'anna', questionId: 'missing_tools' as const }
    const citations = [
      { ...said, n: 1, label: 'Anna', quote: 'Excel' },
      { ...said, n: 2, label: 'Anna before', quote: 'Slack' },
    ]
    serveChats({
      'chat-1': {
        chat: sampleChat('chat-1', 'Why?'),
        messages: sampleTurn('Why?', 'So. [1][2]', { citations }),
      },
    })
    serveCall(reports.getReportAnswers, {
      rawAnswers: { missing_tools: 'Excel' },
      submittedAt: '2026-11-10T09:00:00.000Z',
      isCurrent: true,
    })
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await user.click(await screen.findByRole('button', { name: 'Source 1: Anna' }))
    expect(await screen.findByText(/Submitted/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The answers are known by now: nothing but their words keeps the date away.
    await user.click(screen.getByRole('button', { name: 'Source 2: Anna before' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText('Slack')).toBeTruthy()
    expect(panel.queryByText(/Submitted/)).toBeNull()
  })

  it('asks which one was meant with the same question', async () => {
    const choices = [
      { label: 'Anna Berg, Finance', mention: { kind: 'person' as const, employeeId: 'anna' } },
    ]
    serveChats({
      'chat-1': {
        chat: sampleChat('chat-1', 'Grade'),
        messages: sampleTurn('Grade of Anna?', 'Which one?', { choices }),
      },
    })
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('B.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await user.click(await screen.findByRole('button', { name: 'Anna Berg, Finance' }))
    await waitFor(() =>
      expect(asked).toMatchObject([{ message: 'Grade of Anna?', mentions: [choices[0]?.mention] }]),
    )
  })

  it('that is gone says so, and that could not be loaded can be asked for again', async () => {
    const { unmount } = renderScreen(<ChatPage />, { at: '/chat?c=chat-7' })
    expect(await screen.findByText('This conversation no longer exists')).toBeTruthy()
    unmount()
    serveFailure(chats.getChat, failureResponse('INTERNAL', 'It broke.'))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await screen.findByText('The conversation could not be loaded')
    serveChats(one())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await replies()).toHaveLength(1)
  })

  it('that is long shows its end, and its beginning on request', async () => {
    const said = Array.from({ length: 50 }, (_, index) =>
      sampleTurn(`Q${index}`, `A${index}`, { id: `r${index}` }),
    ).flat()
    serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Long'), messages: said } })
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    expect(await screen.findByText('A49')).toBeTruthy()
    expect(screen.queryByText('A29')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show earlier messages (60)' }))
    await user.click(screen.getByRole('button', { name: 'Show earlier messages (20)' }))
    expect(screen.getByText('A0')).toBeTruthy()
  })

  it('asks again where a reply is not shown any more', async () => {
    const [question, reply] = sampleTurn('Who is best?', messages.chatReplyWithheld, { isWithheld: true })
    if (!question || !reply) throw new Error('Nothing was said.')
    serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Best'), messages: [question, reply] } })
    const asked = serveChatAnswers(streamAnswer({ reply: sampleReply('Nobody.'), chatId: 'chat-1' }))
    const { user } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    expect(await screen.findByText(messages.chatReplyWithheld)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy this reply' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(asked).toMatchObject([{ message: 'Who is best?' }]))
  })

  it('that is full asks for a new one', async () => {
    const said = Array.from({ length: 100 }, (_, index) =>
      sampleTurn(`Q${index}`, `A${index}`, { id: `r${index}` }),
    ).flat()
    serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Full'), messages: said } })
    renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    expect(await screen.findByText(messages.chatFull)).toBeTruthy()
    expect(screen.queryByLabelText('Ask a question')).toBeNull()
  })

  it('is deleted once it is confirmed, and what is on screen is a new one', async () => {
    const kept = one()
    serveChats(kept)
    serveCall(chats.deleteChat, () => {
      Reflect.deleteProperty(kept, 'chat-1')
      return {}
    })
    const { user, router } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Who?' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete this conversation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Your questions are saved here. Only you can see them.')).toBeTruthy()
    expect(router.state.location.search).toEqual({})
  })
})

describe('a question that is not answered', () => {
  it('is kept, and asked again under its number', async () => {
    const asked = serveChatAnswers(
      () => HttpResponse.error(),
      streamAnswer({ reply: sampleReply('Here.'), chatId: 'chat-1' }),
    )
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.type(await field(), 'Who?{Enter}')
    expect(await screen.findByText(/doesn’t ask twice/)).toBeTruthy()
    serveChats(one())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toEqual(asked[0])
  })

  it('can be stopped, and then its reply is shown without asking twice', async () => {
    const stream = openStream()
    const asked = serveChatAnswers(
      stream.answer,
      streamAnswer({ reply: sampleReply('Whole.'), chatId: 'chat-1' }),
    )
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.type(await field(), 'Who?{Enter}')
    stream.write(event('delta', { text: 'Who' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show the reply' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.['turnId']).toBe(asked[0]?.['turnId'])
  })

  it('goes back to be changed, and is another question then', async () => {
    const asked = serveChatAnswers(() => failureResponse('RATE_LIMITED', messages.chatTooFast))
    const { user } = renderScreen(<ChatPage />, { at: '/chat' })
    await user.type(await field(), 'Who?{Enter}')
    expect(await screen.findByText(messages.chatTooFast)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change the question' }))
    expect(await field()).toHaveProperty('value', 'Who?')
    await user.type(await field(), '!{Enter}')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.['turnId']).not.toBe(asked[0]?.['turnId'])
  })
})

it('of who has no history lives in the tab, and says so', async () => {
  const asked = serveChatAnswers(
    streamAnswer({ reply: sampleReply('One.', { id: 'r1' }), chatId: 'chat-5' }),
    streamAnswer({ reply: sampleReply('Two.', { id: 'r2' }), chatId: 'chat-5' }),
  )
  const { user, router } = renderScreen(<ChatPage />, { at: '/chat', as: 'employee' })
  expect(
    await screen.findByText(/aren’t kept for your role.*The server keeps it until you start another/),
  ).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Conversations' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull()
  await user.type(await field(), 'First?{Enter}')
  expect(await screen.findByText('One.')).toBeTruthy()
  await user.type(await field(), 'Second?{Enter}')
  await waitFor(async () => expect(await replies()).toHaveLength(2))
  expect(asked.map(({ chatId }) => chatId)).toEqual([undefined, 'chat-5'])
  expect(router.state.location.search).toEqual({})
  await user.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(await screen.findByText('What would you like to know?')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})

it('has one main action, which is to ask; another one can be begun from one that there is', async () => {
  serveChats({ 'chat-1': { chat: sampleChat('chat-1', 'Why?'), messages: sampleTurn('Why?', 'So.') } })
  const { user, router } = renderScreen(<ChatPage />, { at: '/chat?c=chat-1' })
  expect(await screen.findByText('So.')).toBeTruthy()
  expect(filledButtons()).toEqual(['Send'])
  await user.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(await screen.findByText('What would you like to know?')).toBeTruthy()
  expect(router.state.location.search).toEqual({})
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull()
  expect(filledButtons()).toEqual(['Send'])
})
