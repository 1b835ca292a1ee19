import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, expect, inject, it } from 'vitest'
import { withDatabase } from '../../testing/postgres-cluster.ts'
import { createTestDatabase, dropTestDatabase } from '../../testing/database.ts'
import { connectTo } from '../database/database-url.ts'
import { openDatabase } from '../database/database.ts'
import { listenFailureMessage, databaseOpeningMessage } from './startup-errors.ts'
import { silentLog } from '../observability/log.ts'
import { openSecrets } from '../auth/secrets.ts'

const name = `muster_start_${randomBytes(4).toString('hex')}`
afterAll(() => dropTestDatabase(name))

/** What an operator reads who starts with this address. */
const sentenceFor = async (databaseUrl: string): Promise<string> => {
  try {
    const database = await openDatabase({ server: databaseUrl, poolSize: 2, log: silentLog })
    try {
      await openSecrets(database.db)
    } finally {
      await database.close()
    }
    return 'started'
  } catch (error) {
    return databaseOpeningMessage(error, { databaseUrl })
  }
}

const as = (user: string) => {
  const address = new URL(withDatabase(inject('clusterUrl'), name))
  address.username = user
  address.password = 'geheim'
  return address.href
}

it('a server that is not there is named with its port', async () => {
  expect(await sentenceFor('postgres://a:geheim@127.0.0.1:1/x')).toBe(
    'The PostgreSQL of DATABASE_URL cannot be reached at 127.0.0.1:1 (ECONNREFUSED): start it, or correct the host and the port in DATABASE_URL.',
  )
  expect(await sentenceFor('postgres://a:geheim@%2Fnowhere/x')).toMatch(
    /^The PostgreSQL of DATABASE_URL cannot be reached at \/nowhere\S* \(ENOENT\): start it/,
  )
})

it('an embedded database that cannot be reached is told of by DATA_DIR, and never by an address that it has not', () => {
  const error = Object.assign(new Error('nope'), { code: 'ENOTDIR', syscall: 'stat' })
  expect(databaseOpeningMessage(error, { databaseUrl: undefined })).toBe(
    'The database in DATA_DIR cannot be reached (ENOTDIR): give its folder to the user that runs Muster, or set DATA_DIR to another.',
  )
})

it('a host that nobody knows is named', async () => {
  expect(await sentenceFor('postgres://a:geheim@nope.invalid/x')).toMatch(
    /^The host nope\.invalid of DATABASE_URL is not known \(E\w+\): correct its name in DATABASE_URL\.$/,
  )
})

it.each([
  ['refuses TLS', 'N'],
  ['speaks something else', 'Snonsense'],
])('a server that %s is said to', async (_what, reply) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(reply)
      socket.once('data', () => socket.end())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await sentenceFor(`postgres://a:geheim@127.0.0.1:${port}/x?sslmode=require`)).toMatch(
    /^The PostgreSQL of DATABASE_URL could not be spoken to over TLS \(\w+\): correct sslmode in DATABASE_URL/,
  )
  server.close()
})

it('a database that is not there is said to', async () => {
  expect(await sentenceFor(withDatabase(inject('clusterUrl'), 'nodb'))).toBe(
    'The PostgreSQL of DATABASE_URL has no database of the name in DATABASE_URL: make it with CREATE DATABASE, or correct the name.',
  )
})

it('a user who is not known is said to be', async () => {
  await createTestDatabase(name)
  expect(await sentenceFor(as('nobody_at_all'))).toMatch(
    /^The PostgreSQL of DATABASE_URL refused the user or the password \(SQLSTATE 28...\): correct them in DATABASE_URL/,
  )
})

it('tables that are missing are said to be, without statement or secret', async () => {
  const admin = connectTo(withDatabase(inject('clusterUrl'), name))({ max: 1, onnotice() {} })
  await admin`alter table server_secrets rename to moved`
  await admin.end()
  expect(await sentenceFor(withDatabase(inject('clusterUrl'), name))).toBe(
    'The PostgreSQL of DATABASE_URL does not hold the tables that Muster left there, or holds others of the same names (SQLSTATE 42P01): name an empty database in DATABASE_URL, or bring back the one that Muster made.',
  )
})

it('an address that is escaped wrongly is named and not repeated', async () => {
  const sentence = await sentenceFor('postgres://a:50%geheim@127.0.0.1:1/x')
  expect(sentence).toBe(
    'DATABASE_URL holds a % that begins no escape: write %25 for a % itself, as in a password.',
  )
})

it('what cannot be listened on is named by its setting', () => {
  const sentence = (code: string) =>
    listenFailureMessage(Object.assign(new Error('nope'), { code }), { host: 'nope.invalid', port: 80 })
  expect(sentence('EADDRINUSE')).toBe('Port 80 is in use: stop what uses it, or choose another with PORT.')
  expect(sentence('EACCES')).toContain('with PORT')
  expect(sentence('ENOTFOUND')).toContain('cannot listen on nope.invalid (ENOTFOUND): set HOST to')
})
