import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call } from '../../../contract/http/call.ts'
import { failureResponse, server } from '../../testing/fake-server.ts'
import { signInForTest } from '../../testing/render.tsx'
import { onBroadcast } from '../browser/broadcast.ts'
import { listen, type LiveState, type LiveTiming } from './event-stream.ts'
import { clearAuth } from '../session/session.ts'

const Note = z.object({ text: z.string() })
const notes = call('noteEvents', {
  method: 'GET',
  database: 'query',
  summary: 'Changed notes.',
  may: 'submission:view',
  scope: 'never',
  in: z.object({ after: z.string().optional(), wait: z.coerce.number().optional() }),
  out: z.object({ events: z.array(Note), cursor: z.string(), reset: z.boolean() }),
  streams: true,
})

const quick: LiveTiming = { firstByteMs: 80, silenceMs: 120, waitMs: 10, longestWaitMs: 40 }

type Asked = { url: URL; headers: Headers; isStream: boolean }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

/** Listens, and writes down what it hears and asks. */
const hearing = (after: string | null, timing: LiveTiming = quick) => {
  signInForTest()
  const heard: {
    changes: [string[], string][]
    resets: string[]
    states: LiveState[]
    refusals: number
  } = {
    changes: [],
    resets: [],
    states: [],
    refusals: 0,
  }
  const stop = listen({
    call: notes,
    document: Note,
    event: 'note',
    organizationId: 'org-1',
    after,
    timing,
    onChange: (documents, cursor) => heard.changes.push([documents.map(({ text }) => text), cursor]),
    onReset: (cursor) => heard.resets.push(cursor),
    onState: (state) => heard.states.push(state),
  })
  const silence = onBroadcast('member-refused', () => void heard.refusals++)
  stops.push(stop, silence)
  return { heard, stop }
}

const encoder = new TextEncoder()

/** A stream that gives these pieces, and then ends or stays open. */
const streamOf = (pieces: readonly string[], isOpen = true) =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        if (!isOpen) controller.close()
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  )

const answerWith = (answer: (asked: Asked, count: number) => Response | Promise<Response>) => {
  const asked: Asked[] = []
  server.use(
    http.get('*/api/noteEvents', ({ request }) => {
      const one = {
        url: new URL(request.url),
        headers: request.headers,
        isStream: request.headers.get('accept') === 'text/event-stream',
      }
      asked.push(one)
      return answer(one, asked.length)
    }),
  )
  return asked
}

const note = (id: string, text: string) => `event: note\nid: ${id}\ndata: {"text":"${text}"}\n\n`
const never = () => new Promise<Response>(() => {})

describe('a live listener', () => {
  it('asks with token, organization and the last cursor, and tells what comes', async () => {
    const asked = answerWith(() => streamOf(['retry: 2000\n\n', note('c2', 'one') + note('c3', 'two')]))
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toEqual([[['one', 'two'], 'c3']]))
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(asked[0]?.headers.get('organization-id')).toBe('org-1')
    expect(asked[0]?.headers.get('last-event-id')).toBe('c1')
    expect(heard.states).toEqual(['connecting', 'live'])
  })

  it('goes on from the last event after the stream has ended', async () => {
    const asked = answerWith((_, count) =>
      count === 1 ? streamOf([note('c2', 'one')], false) : streamOf([note('c3', 'two')]),
    )
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes.map(([texts]) => texts)).toEqual([['one'], ['two']]))
    expect(asked[1]?.headers.get('last-event-id')).toBe('c2')
  })

  it('connects again when a stream has fallen silent', async () => {
    const asked = answerWith((_, count) =>
      count === 1 ? streamOf([note('c2', 'one')]) : streamOf([note('c3', 'two')]),
    )
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(2))
    expect(asked[1]?.headers.get('last-event-id')).toBe('c2')
    expect(asked[1]?.isStream).toBe(true)
  })

  it('is kept alive by heartbeats', async () => {
    let beats = 0
    const asked = answerWith(
      () =>
        new HttpResponse(
          new ReadableStream({
            async start(controller) {
              while (beats < 8) {
                controller.enqueue(encoder.encode(': heartbeat\n\n'))
                beats++
                await new Promise((resolve) => setTimeout(resolve, 40))
              }
              controller.enqueue(encoder.encode(note('c2', 'one')))
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    )
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(1))
    expect(asked).toHaveLength(1)
  })

  it('takes to long polling where a proxy holds the stream back', async () => {
    const asked = answerWith((one, count) => {
      if (one.isStream) return never()
      if (count > 3) return never()
      return HttpResponse.json({
        success: true,
        events: [{ text: `note ${count}` }],
        cursor: `c${count}`,
        reset: false,
      })
    })
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(2))
    expect(heard.changes).toEqual([
      [['note 2'], 'c2'],
      [['note 3'], 'c3'],
    ])
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual(['c1', 'c1', 'c2', 'c3'])
    expect(asked[1]?.url.searchParams.get('wait')).toBe('25')
    expect(heard.states).toContain('polling')
    expect(heard.states).not.toContain('away')
  })

  it('takes to long polling where the answer is no stream', async () => {
    const asked = answerWith((one, count) =>
      count > 2
        ? never()
        : HttpResponse.json({ success: true, events: [], cursor: 'c9', reset: !one.isStream }),
    )
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.resets).toEqual(['c9']))
    expect(asked.map(({ isStream }) => isStream).slice(0, 2)).toEqual([true, false])
  })

  it('says when everything has to be asked for again', async () => {
    answerWith(() =>
      streamOf([note('c2', 'one'), 'event: reset\nid: c8\ndata: {"cursor":"c8"}\n\n', note('c9', 'two')]),
    )
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(2))
    expect(heard.resets).toEqual(['c8'])
  })

  it('says so too where it began without a cursor, and where it cannot read an event', async () => {
    answerWith(() =>
      streamOf(['event: ready\nid: c1\ndata: {"cursor":"c1"}\n\n', 'event: note\nid: c2\ndata: {}\n\n']),
    )
    const { heard } = hearing(null)
    await waitFor(() => expect(heard.resets).toEqual(['c1', 'c2']))
  })

  it('waits and asks again while the server is away', async () => {
    const asked = answerWith((_, count) => (count < 4 ? HttpResponse.error() : streamOf([note('c2', 'one')])))
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(1))
    expect(asked).toHaveLength(4)
    expect(heard.states.at(-1)).toBe('live')
    expect(heard.states).toContain('away')
  })

  it('waits as long as a busy server asks', async () => {
    const at: number[] = []
    answerWith((_, count) => {
      at.push(performance.now())
      return count === 1
        ? failureResponse('RATE_LIMITED', 'Slow down', { headers: { 'retry-after': '0.2' } })
        : streamOf([note('c2', 'one')])
    })
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.changes).toHaveLength(1))
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(180)
  })

  it('ends when it is not allowed, and signs out where the session is refused', async () => {
    const asked = answerWith(() => failureResponse('BUSINESS_LOGIC_ERROR', 'Not for you'))
    const { heard } = hearing('c1')
    await waitFor(() => expect(heard.refusals).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([asked.length, heard.refusals]).toEqual([1, 1])
    const refused = answerWith(() => failureResponse('UNAUTHENTICATED', 'Who?'))
    hearing('c1')
    await waitFor(() => expect(localStorage.getItem('muster.token')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(refused).toHaveLength(1)
  })

  it('ends when the person signs out, or when it is stopped', async () => {
    const asked = answerWith(() => streamOf([note('c2', 'one')], false))
    const first = hearing('c1')
    await waitFor(() => expect(first.heard.changes.length).toBeGreaterThan(0))
    clearAuth('signed-out')
    const before = asked.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked.length).toBeLessThanOrEqual(before)
    const second = hearing('c1')
    second.stop()
    const atStop = asked.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked.length - atStop).toBeLessThanOrEqual(1)
  })

  it('leaves nothing behind at each new connection', async () => {
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
    const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
    const asked = answerWith(() => streamOf([note('c2', 'one')], false))
    hearing('c1')
    // The first that is listened to is the one that lives as long as the listener.
    const [lasting] = added.mock.contexts
    const on = ({ mock }: typeof added | typeof removed) =>
      mock.contexts.filter((signal) => signal === lasting).length
    await waitFor(() => expect(asked.length).toBeGreaterThan(6))
    // For its own end, and for the connection or the wait of the moment.
    expect(on(added) - on(removed)).toBeLessThanOrEqual(2)
    expect(on(added)).toBeGreaterThan(6)
  })

  it('waits for nothing once it is stopped', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    answerWith(() => streamOf([note('c2', 'one')]))
    const { heard, stop } = hearing('c1', { ...quick, silenceMs: 60_000, waitMs: 12_345 })
    await waitFor(() => expect(heard.changes).toHaveLength(1))
    stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(waits.mock.calls.map(([, ms]) => ms)).not.toContain(12_345)
  })
})
