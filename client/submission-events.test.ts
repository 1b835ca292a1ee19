import { describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { fullAnswers } from '../server/testing/submissions/full-answers.ts'
import { organizationFor, type InvitedPerson } from '../server/testing/new-organization.ts'
import { eventually } from '../server/testing/eventually.ts'
import { connectionOf } from './connection.ts'
import { openMuster, type Muster, type SubmissionEvent } from './index.ts'
import { listenToSubmissions } from './submission-events.ts'
import { cuttableProxy } from './testing/cut-connection.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { listeningApp } from './testing/listening-app.ts'
import { misbehavingServer, refuse } from './testing/misbehaving-server.ts'

const it = listeningApp()
const { here, newPerson } = organizationFor(it.app)

const submit = ({ id, code }: InvitedPerson) =>
  it.app.ok(contract.submitEmployeeAnswers, { employeeId: id, answers: fullAnswers, inviteCode: code })

/** Reads events one by one, and stops with the test. */
const listen = (muster: Muster, input: { after?: string } = {}, signal?: AbortSignal) => {
  const events = muster.submissionEvents(input, { signal })
  onTestFinished(async () => {
    await events.return()
  })
  const next = async (): Promise<SubmissionEvent> => {
    const { done, value } = await events.next()
    if (done) throw new Error('The listener has ended.')
    return value
  }
  return { events, next }
}

/** The next event of somebody: what other tests of this file have done may come before it. */
const nextOf = async (next: () => Promise<SubmissionEvent>, { id }: InvitedPerson) => {
  for (;;) {
    const event = await next()
    if (event.type === 'submission' && event.submission.employee_id === id) return event
  }
}

describe('a listener', () => {
  test('is told where now is, and then of each submission', async () => {
    const { next, events } = listen(it.openAs(here().owner))
    expect(await next()).toEqual({ type: 'ready', cursor: expect.any(String) })
    const person = await newPerson()
    await submit(person)
    expect(await nextOf(next, person)).toMatchObject({
      cursor: expect.any(String),
      submission: { status: 'completed', raw_answers: { company: fullAnswers['company'] } },
    })
    expect(await events.return()).toEqual({ done: true, value: undefined })
  })

  test('goes on from a cursor, also as another listener', async () => {
    const first = listen(it.openAs(here().owner))
    const { cursor } = await first.next()
    await first.events.return()
    const person = await newPerson()
    await submit(person)
    const later = listen(it.openAs(here().owner), { after: cursor })
    expect(await nextOf(later.next, person)).toMatchObject({ submission: { status: 'completed' } })
    const lost = listen(it.openAs(here().owner), { after: 'nonsense' })
    expect(await lost.next()).toMatchObject({ type: 'reset' })
  })

  test('goes on after the last event where the connection is cut, and misses nothing', async () => {
    const way = await cuttableProxy(it.url)
    const { owner } = here()
    const { next } = listen(openMuster({ url: way.url, token: owner.token, organizationId: owner.orgId }))
    await next()
    const [one, two] = [await newPerson(), await newPerson()]
    await submit(one)
    await nextOf(next, one)
    way.down(true)
    const waiting = nextOf(next, two)
    await submit(two)
    const before = way.connections()
    await eventually(() => way.connections() > before || undefined)
    way.down(false)
    expect(await waiting).toMatchObject({ submission: { status: 'completed' } })
  })

  test('lets go of its connection when its loop is left', async () => {
    const way = await cuttableProxy(it.url)
    const { owner } = here()
    const muster = openMuster({ url: way.url, token: owner.token, organizationId: owner.orgId })
    for await (const event of muster.submissionEvents()) {
      expect(event.type).toBe('ready')
      break
    }
    // One that were still held would count against the others of this person.
    for (let index = 0; index < 25; index++) {
      const { events, next } = listen(muster)
      expect((await next()).type).toBe('ready')
      await events.return()
    }
  })

  test('ends with its signal', async () => {
    const stop = new AbortController()
    const { next } = listen(it.openAs(here().owner), {}, stop.signal)
    await next()
    const waiting = captureFailure(next())
    stop.abort()
    expect(await waiting).toMatchObject({ kind: 'ABORTED', mayHaveBeenDone: false })
  })

  test('ends when its right does', async () => {
    const muster = it.openAs(here().owner)
    const { key, apiKey } = await muster.createApiKey({ name: 'Listener', scopes: ['answers:read'] })
    const { next } = listen(openMuster({ url: it.url, token: key }))
    await next()
    const waiting = captureFailure(next())
    await muster.revokeApiKey({ id: apiKey.id })
    expect(await waiting).toMatchObject({ kind: 'UNAUTHENTICATED', status: 401 })
  })

  test('that may not listen is told so', async () => {
    const muster = it.openAs(here().owner)
    const { key } = await muster.createApiKey({ name: 'Staff list', scopes: ['people:read'] })
    const { next } = listen(openMuster({ url: it.url, token: key }))
    expect(await captureFailure(next())).toMatchObject({ kind: 'BUSINESS_LOGIC_ERROR', status: 400 })
  })
})

describe('a server of streams', () => {
  const stream = { 'content-type': 'text/event-stream' }
  const ready = 'event: ready\nid: 7\ndata: {"cursor":"7"}\n\n'

  test('that falls silent is asked again, from the last event', async () => {
    const server = await misbehavingServer((response, turn) => {
      response
        .writeHead(200, stream)
        .write(turn === 0 ? ready : 'event: reset\nid: 8\ndata: {"cursor":"8"}\n\n')
    })
    const connection = connectionOf({
      base: server.url,
      token: 'mus_secret',
      organizationId: undefined,
      deviceKey: undefined,
      fetch,
      timeoutMs: 5_000,
      retries: 0,
    })
    const events = listenToSubmissions(connection, {}, {}, { silenceMs: 200, restMs: 10 })
    expect((await events.next()).value).toEqual({ type: 'ready', cursor: '7' })
    expect((await events.next()).value).toEqual({ type: 'reset', cursor: '8' })
    await events.return()
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/submissionEvents',
      '/api/submissionEvents?after=7',
    ])
    expect(server.requests[1]?.headers).toMatchObject({ accept: 'text/event-stream', 'last-event-id': '7' })
  })

  test('that is away later is asked for longer than a call would', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) response.writeHead(200, stream).end(ready)
      else if (turn < 4) refuse(response, 503, 'UNAVAILABLE', { 'retry-after': '0' })
      else response.writeHead(200, stream).write('event: reset\nid: 8\ndata: {"cursor":"8"}\n\n')
    })
    const { next } = listen(server.open({ retries: 0 }))
    await next()
    expect(await next()).toEqual({ type: 'reset', cursor: '8' })
    expect(server.requests).toHaveLength(5)
  })

  test('that is away from the beginning is given up as a call is', async () => {
    const server = await misbehavingServer((response) =>
      refuse(response, 503, 'UNAVAILABLE', { 'retry-after': '0' }),
    )
    expect(await captureFailure(listen(server.open({ retries: 1 })).next())).toMatchObject({
      kind: 'UNAVAILABLE',
    })
    expect(server.requests).toHaveLength(2)
  })

  test('that never answers is given up in the time of a call', async () => {
    const server = await misbehavingServer(() => {})
    const { next } = listen(server.open({ timeoutMs: 100, retries: 1 }))
    expect(await captureFailure(next())).toMatchObject({ kind: 'TIMEOUT' })
    expect(server.requests).toHaveLength(2)
  })

  test('that answers with something else is told of as that', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
      else
        response.writeHead(200, stream).end('event: news\ndata: {}\n\nevent: submission\nid: 7\ndata: {}\n\n')
    })
    expect(await captureFailure(listen(server.open()).next())).toMatchObject({ kind: 'UNREADABLE' })
    const odd = await captureFailure(listen(server.open()).next())
    expect(odd.message).toBe('An event does not fit this client: their versions differ.')
  })
})
