import { describe, expect, test } from 'vitest'
import { eventually } from '../server/testing/eventually.ts'
import { openMuster } from './index.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { json, misbehavingServer, refuse } from './testing/misbehaving-server.ts'

const nobody = { success: true, employees: [], next: null }
const person = { name: 'Ada Lovelace', email: 'ada@example.test' }

describe('what answers is asked again', () => {
  test('where it is busy, as late as it asks, also by a call that changes something', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) refuse(response, 429, 'RATE_LIMITED', { 'retry-after': '1' })
      else json(response, { success: true, orgId: 'org-2', requiresSubscription: false })
    })
    const began = performance.now()
    expect(await server.open().createOrganization({ name: 'Tide' })).toMatchObject({ orgId: 'org-2' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(990)
    expect(server.requests).toHaveLength(2)
  })

  test('where it is away, a call that only reads', async () => {
    const statuses = [502, 503, 504]
    const server = await misbehavingServer((response, turn) => {
      const status = statuses[turn]
      if (status === undefined) json(response, nobody)
      else
        response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '0' }).end('<h1>Away</h1>')
    })
    expect(await server.open({ retries: 3 }).getEmployees()).toEqual({ employees: [], next: null })
    expect(server.requests).toHaveLength(4)
  })

  test('where the connection is cut, a call that only reads', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) response.destroy()
      else if (turn === 1)
        response.writeHead(200, { 'content-length': '1000' }).write('{"success"', () => response.destroy())
      else json(response, nobody)
    })
    expect(await server.open().getEmployees()).toEqual({ employees: [], next: null })
    expect(server.requests).toHaveLength(3)
  })

  test('by a call that changes something where nobody was there to take it', async () => {
    const server = await misbehavingServer((response) =>
      json(response, { success: true, orgId: 'org-2', requiresSubscription: false }),
    )
    const away = await misbehavingServer(() => {})
    await away.close()
    let tries = 0
    const muster = server.open({
      fetch: (address, init) => fetch(tries++ === 0 ? address.replace(server.url, away.url) : address, init),
    })
    expect(await muster.createOrganization({ name: 'Tide' })).toMatchObject({ orgId: 'org-2' })
    expect(tries).toBe(2)
  })

  test('as often as was said, and no more', async () => {
    const server = await misbehavingServer((response) =>
      refuse(response, 503, 'UNAVAILABLE', { 'retry-after': '0' }),
    )
    expect(await captureFailure(server.open({ retries: 1 }).getEmployees())).toMatchObject({
      kind: 'UNAVAILABLE',
      status: 503,
      message: 'It is UNAVAILABLE.',
      requestId: 'request-1',
      retryAfterMs: 0,
      mayHaveBeenDone: false,
    })
    expect(server.requests).toHaveLength(2)
    await captureFailure(server.open().getEmployees({}, { retries: 0 }))
    expect(server.requests).toHaveLength(3)
  })
})

describe('what answers is not asked again', () => {
  test('by a call that changes something, where the server was away or the connection was cut', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) refuse(response, 503, 'UNAVAILABLE', { 'retry-after': '0' })
      else response.destroy()
    })
    const muster = server.open()
    expect(await captureFailure(muster.createInvitation(person))).toMatchObject({
      kind: 'UNAVAILABLE',
      mayHaveBeenDone: true,
    })
    const cut = await captureFailure(muster.createInvitation(person))
    expect(cut).toMatchObject({ kind: 'NETWORK', status: 0, mayHaveBeenDone: true })
    expect(cut.message).toMatch(/Whether it was done is not known/)
    expect(server.requests).toHaveLength(2)
  })

  test('where it asks to wait for more than a minute', async () => {
    const server = await misbehavingServer((response) =>
      refuse(response, 429, 'RATE_LIMITED', { 'retry-after': '61' }),
    )
    expect(await captureFailure(server.open().getEmployees())).toMatchObject({
      kind: 'RATE_LIMITED',
      status: 429,
      retryAfterMs: 61_000,
    })
    expect(server.requests).toHaveLength(1)
  })

  test('where it is refused or broken', async () => {
    const kinds = { VALIDATION_ERROR: 400, UNAUTHENTICATED: 401, NOT_FOUND: 404, INTERNAL: 500 }
    for (const [kind, status] of Object.entries(kinds)) {
      const server = await misbehavingServer((response) => refuse(response, status, kind))
      expect(await captureFailure(server.open().getEmployees())).toMatchObject({ kind, status })
      expect(server.requests).toHaveLength(1)
    }
  })

  test('where it took too long', async () => {
    const server = await misbehavingServer(() => {})
    const muster = server.open({ timeoutMs: 100 })
    expect(await captureFailure(muster.getEmployees())).toMatchObject({
      kind: 'TIMEOUT',
      status: 0,
      mayHaveBeenDone: false,
    })
    expect(await captureFailure(muster.createInvitation(person))).toMatchObject({
      kind: 'TIMEOUT',
      mayHaveBeenDone: true,
    })
    expect(server.requests).toHaveLength(2)
  })
})

describe('what is no answer of Muster', () => {
  test('is told of as that', async () => {
    const server = await misbehavingServer((response, turn) => {
      response.writeHead(turn === 0 ? 200 : 403, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    })
    const page = await captureFailure(server.open().getEmployees())
    expect(page).toMatchObject({ kind: 'UNREADABLE', status: 200 })
    expect(page.message).toBe(
      'What answered getEmployees is no JSON: this is not the address of a Muster server.',
    )
    expect(await captureFailure(server.open().getEmployees())).toMatchObject({
      kind: 'UNREADABLE',
      status: 403,
    })
  })

  test('is told by its status where that says enough', async () => {
    for (const [status, kind] of Object.entries({
      413: 'PAYLOAD_TOO_LARGE',
      429: 'RATE_LIMITED',
      502: 'UNAVAILABLE',
    })) {
      const server = await misbehavingServer((response) => response.writeHead(Number(status)).end('no'))
      const failure = await captureFailure(server.open({ retries: 0 }).getEmployees())
      expect(failure).toMatchObject({ kind, status: Number(status) })
      expect(failure.message).toBe(`The server answered getEmployees with status ${status}.`)
    }
  })

  test('sends nobody elsewhere, with the token least of all', async () => {
    const elsewhere = await misbehavingServer((response) => json(response, nobody))
    const server = await misbehavingServer((response) =>
      response.writeHead(302, { location: `${elsewhere.url}/api/getEmployees` }).end(),
    )
    expect(await captureFailure(server.open().getEmployees())).toMatchObject({
      kind: 'UNREADABLE',
      status: 302,
    })
    expect(elsewhere.requests).toEqual([])
  })

  test('with a success that says it is none is one', async () => {
    const server = await misbehavingServer((response) =>
      json(response, { success: false, error: 'No', code: 'NEW_KIND' }),
    )
    expect(await captureFailure(server.open().getEmployees())).toMatchObject({
      kind: 'INTERNAL',
      message: 'No',
    })
  })
})

test('fields that this client does not know fail nothing, and those it needs are not made up', async () => {
  const server = await misbehavingServer((response, turn) =>
    json(response, turn === 0 ? { ...nobody, total: 0 } : { success: true, employees: [{}], next: null }),
  )
  const muster = server.open()
  expect(await muster.getEmployees()).toEqual({ employees: [], next: null })
  const odd = await captureFailure(muster.getEmployees())
  expect(odd).toMatchObject({ kind: 'UNREADABLE', status: 200 })
  expect(odd.message).toMatch(/^The answer to getEmployees does not fit this client \(at employees\.0\.\w+\)/)
})

describe('a host', () => {
  test('that nobody knows is named, and why it cannot be reached', async () => {
    const muster = openMuster({ url: 'http://nowhere.invalid', token: 'mus_secret', retries: 0 })
    const failure = await captureFailure(muster.createInvitation(person))
    expect(failure).toMatchObject({ kind: 'NETWORK', status: 0, mayHaveBeenDone: false })
    expect(failure.message).toMatch(
      /^Muster at http:\/\/nowhere\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    )
  })

  test('that takes no connection', async () => {
    const server = await misbehavingServer(() => {})
    await server.close()
    const failure = await captureFailure(server.open({ retries: 0 }).getEmployees())
    expect(failure.message).toBe(`Muster at ${server.url} cannot be reached (ECONNREFUSED).`)
  })
})

describe('a call that is aborted', () => {
  test('before it is made sends nothing', async () => {
    const server = await misbehavingServer((response) => json(response, nobody))
    const failure = await captureFailure(server.open().getEmployees({}, { signal: AbortSignal.abort() }))
    expect(failure).toMatchObject({ kind: 'ABORTED', status: 0, mayHaveBeenDone: false })
    expect(server.requests).toEqual([])
  })

  test('ends at once, and its request with it', async () => {
    const stop = new AbortController()
    let isGone = false
    const server = await misbehavingServer((response) => {
      response.once('close', () => (isGone = true))
      stop.abort()
    })
    const failure = await captureFailure(server.open().createInvitation(person, { signal: stop.signal }))
    expect(failure).toMatchObject({ kind: 'ABORTED', mayHaveBeenDone: true })
    await eventually(() => isGone || undefined)
  })

  test('is not made again', async () => {
    const stop = new AbortController()
    const server = await misbehavingServer((response) => {
      refuse(response, 429, 'RATE_LIMITED', { 'retry-after': '50' })
      response.once('close', () => stop.abort())
    })
    expect(await captureFailure(server.open().getEmployees({}, { signal: stop.signal }))).toMatchObject({
      kind: 'ABORTED',
    })
    expect(server.requests).toHaveLength(1)
  })
})
