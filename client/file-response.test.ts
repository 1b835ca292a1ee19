import { describe, expect, test } from 'vitest'
import { eventually } from '../server/testing/eventually.ts'
import { organizationsOf } from '../server/testing/organizations.ts'
import { fileNameIn } from './core/received-file.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { listeningApp } from './testing/listening-app.ts'
import { misbehavingServer, refuse } from './testing/misbehaving-server.ts'

const it = listeningApp()
const { newOwner, invite } = organizationsOf(it.app)

const csv = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="a.csv"',
}

describe('a file', () => {
  test('has a name, a media type and its bytes', async () => {
    const owner = await newOwner('Müller & Söhne')
    await invite(owner, { name: 'Grace Hopper' })
    const file = await it.openAs(owner).exportReports({ format: 'csv' })
    expect(file.name).toMatch(/^.*Müller.*\.csv$/)
    expect(file.mediaType).toBe('text/csv; charset=utf-8')
    expect(new TextDecoder().decode(await file.bytes())).toContain('Grace Hopper')
  })

  test('is the same as a stream, and comes once', async () => {
    const owner = await newOwner()
    const muster = it.openAs(owner)
    const { stream } = await muster.exportReports({ format: 'xlsx' })
    const pieces: Uint8Array[] = []
    for (const reader = stream.getReader(); ;) {
      const piece = await reader.read()
      if (piece.done) break
      pieces.push(piece.value)
    }
    const file = await muster.exportReports({ format: 'xlsx' })
    const bytes = await file.bytes()
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK')
    expect(Buffer.concat(pieces)).toHaveLength(bytes.length)
    await expect(file.bytes()).rejects.toThrow(TypeError)
  })

  test('that is refused is a failure like any other', async () => {
    const muster = it.openAs(await newOwner())
    expect(
      await captureFailure(muster.exportEmployeeReport({ employeeId: 'nobody', format: 'pdf' })),
    ).toMatchObject({
      kind: 'NOT_FOUND',
      status: 404,
    })
  })

  test('that a busy server does not make yet is asked for again', async () => {
    const server = await misbehavingServer((response, turn) => {
      if (turn === 0) refuse(response, 429, 'RATE_LIMITED', { 'retry-after': '0' })
      else response.writeHead(200, csv).end('a,b')
    })
    const file = await server.open().exportReports({ format: 'csv' })
    expect(file.name).toBe('a.csv')
    expect(Buffer.from(await file.bytes()).toString()).toBe('a,b')
  })

  test('that is none is told of as that', async () => {
    const server = await misbehavingServer((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    )
    expect(await captureFailure(server.open().exportReports({ format: 'csv' }))).toMatchObject({
      kind: 'UNREADABLE',
      status: 200,
    })
  })
})

describe('a file on its way', () => {
  test('that is cut is not half a file', async () => {
    const server = await misbehavingServer((response) => {
      response.writeHead(200, { ...csv, 'content-length': '1000' }).write('a,b', () => response.destroy())
    })
    const file = await server.open().exportReports({ format: 'csv' })
    expect(await captureFailure(file.bytes())).toMatchObject({ kind: 'NETWORK', status: 0 })
  })

  test('that stands still is given up', async () => {
    const server = await misbehavingServer((response) => response.writeHead(200, csv).write('a,b'))
    const file = await server.open({ timeoutMs: 200 }).exportReports({ format: 'csv' })
    expect(await captureFailure(file.bytes())).toMatchObject({ kind: 'TIMEOUT', status: 0 })
  })

  test('may take longer than one answer may, as long as more of it comes', async () => {
    const server = await misbehavingServer((response) => {
      response.writeHead(200, csv)
      let left = 8
      const drop = () => {
        left--
        if (left === 0) response.end('a')
        else response.write('a', () => setTimeout(drop, 50))
      }
      drop()
    })
    const file = await server.open({ timeoutMs: 300 }).exportReports({ format: 'csv' })
    expect(await file.bytes()).toHaveLength(8)
  })

  test('ends with its signal, and with its stream', async () => {
    let closed = 0
    const server = await misbehavingServer((response) => {
      response.writeHead(200, csv).write('a,b')
      response.once('close', () => closed++)
    })
    const stop = new AbortController()
    const file = await server.open().exportReports({ format: 'csv' }, { signal: stop.signal })
    const bytes = captureFailure(file.bytes())
    stop.abort()
    expect(await bytes).toMatchObject({ kind: 'ABORTED' })
    const other = await server.open().exportReports({ format: 'csv' })
    await other.stream.cancel()
    await eventually(() => closed === 2 || undefined)
    expect(await captureFailure(other.bytes())).toMatchObject({ kind: 'ABORTED' })
  })
})

test('the name of a file is read in any letters, and is no path', () => {
  const names = {
    'attachment; filename="a b.csv"': 'a b.csv',
    'attachment; filename=a.csv': 'a.csv',
    [String.raw`attachment; filename="say \"a\".csv"`]: 'say "a".csv',
    'attachment; filename="M?ller.csv"; filename*=UTF-8\'\'M%C3%BCller%20%26.csv': 'Müller &.csv',
    'attachment; filename="a.csv"; filename*=UTF-8\'\'%E0%A4%A': 'a.csv',
    'attachment; filename="../../etc/passwd"': 'passwd',
    "attachment; filename*=UTF-8''..%5C..%5Ca.csv": 'a.csv',
    'attachment; filename=".."': undefined,
    attachment: undefined,
  }
  for (const [header, name] of Object.entries(names))
    expect([header, fileNameIn(header)]).toEqual([header, name])
})
