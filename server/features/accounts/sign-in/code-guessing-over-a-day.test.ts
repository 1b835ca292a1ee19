import { count, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { codeLengths } from '../../../../contract/shapes/one-time-code.ts'
import { buildApp } from '../../../app.ts'
import { readEnvironment } from '../../../core/config/environment.ts'
import { Failure } from '../../../core/http/failures.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { openHost } from '../../../open-host.ts'
import { testApp } from '../../../testing/app.ts'
import { issueCode, redeemCode } from './one-time-codes.ts'
import { oneTimeCodes, wrongCodeTries } from '../../../schema/accounts.ts'
import { codeCalls, wrongCodeFor } from '../../../testing/accounts/one-time-codes.ts'

const app = testApp()
const { ask, codeOf } = codeCalls(app)
const minute = 60_000
const day = 24 * 60 * minute

/** An attacker with as many networks and browsers as they like. */
const from = (network: number, browser: number | null = null) => ({
  ip: `198.51.${network >> 8}.${network & 255}`,
  deviceKey: browser === null ? null : String(browser).padStart(32, '0'),
})

const attempt = async (
  work: (context: Parameters<typeof issueCode>[0]) => Promise<unknown>,
  who: ReturnType<typeof from>,
) =>
  inTransaction(app.host.database.db, { door: true }, async (tx) => {
    try {
      await work({ tx, now: app.now, host: app.host, request: who })
      return true
    } catch (error) {
      // As the door does it: what a wrong try counted is committed.
      if (error instanceof Failure) return false
      throw error
    }
  })

/** Guesses for an e-mail: all that its limits take at this moment, from networks and browsers that change. */
const guessNow = async (email: string, most: number): Promise<number> => {
  const otp = wrongCodeFor(await codeOf(email))
  const triesOf = async () => {
    const [row] = await app.host.database.db
      .select({ tries: count() })
      .from(wrongCodeTries)
      .where(eq(wrongCodeTries.email, email))
    return row?.tries ?? 0
  }
  const before = await triesOf()
  for (let guess = 0; guess < most; guess += 1) {
    const who = guess % 2 === 0 ? from(guess) : from(guess >> 3, guess)
    await attempt((context) => redeemCode(context, email, otp), who)
  }
  return (await triesOf()) - before
}

test('an attacker who plays a day with a thousand networks guesses a code with less than 1e-5', async () => {
  const email = app.freshEmail()
  const guesses = new Map<number, number>()
  const play = async (most: number) => {
    await attempt(
      (context) => issueCode(context, email),
      from(Math.floor(app.now.getTime() / 31_000) % 1_000),
    )
    const digits = (await codeOf(email)).length
    guesses.set(digits, (guesses.get(digits) ?? 0) + (await guessNow(email, most)))
    app.pass(31_000)
    return digits
  }
  // The most that 6 digits give: never the last try of a code, so that the next one is as short.
  await play(4)
  for (let codes = 0; codes < 10; codes += 1) await play(12)
  expect(guesses.get(6)).toBe(5)
  expect(guesses.get(10)).toBe(108)
  // The botnet goes on until codes of 10 digits are given up.
  const db = app.host.database.db
  const most = codeLengths.find(({ digits }) => digits === 10)?.wrongTries ?? 0
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
  await db.execute(sql`insert into wrong_code_tries (email, code_id, source, at)
    select ${email}, ${code?.id ?? ''}, 'network:' || n, ${app.now.toISOString()}::timestamptz from generate_series(1, ${most - 120}::int) n`)
  guesses.set(10, (guesses.get(10) ?? 0) + most - 120)
  for (let codes = 0; codes < 4; codes += 1) await play(12)
  expect(guesses.get(10)).toBeLessThanOrEqual(most)
  expect(guesses.get(16)).toBeGreaterThan(0)
  const probability = [...guesses].reduce((sum, [digits, tries]) => sum + tries / 10 ** digits, 0)
  // A million guesses more, with 16 digits.
  expect(probability + 1e6 / 1e16).toBeLessThan(1e-5)
  // And the person still gets in, from a browser of their own.
  app.pass(10 * minute)
  expect(await attempt((context) => issueCode(context, email), from(999, 1))).toBe(true)
  await guessNow(email, 12)
  const otp = await codeOf(email)
  expect(await attempt((context) => redeemCode(context, email, otp), from(999, 7_777))).toBe(true)
}, 60_000)

test('in no 24 hours are there more than 5 guesses at codes of 6 digits, whenever they are made', async () => {
  const email = app.freshEmail()
  const short: number[] = []
  for (let hours = 0; hours < 60; hours += 1) {
    app.pass(hours % 5 === 0 ? 55 * minute : 61 * minute)
    const otp = await ask(email)
    if (otp.length !== 6) continue
    const taken = await guessNow(email, (hours % 3) + 1)
    for (let guess = 0; guess < taken; guess += 1) short.push(app.now.getTime())
  }
  expect(short.length).toBeGreaterThan(9)
  for (const at of short) {
    expect(short.filter((other) => other > at - day && other <= at).length).toBeLessThanOrEqual(5)
  }
}, 60_000)

const others: { app: FastifyInstance; close: () => Promise<void> }[] = []
afterAll(async () => {
  for (const other of others) {
    await other.app.close()
    await other.close()
  }
})

/** A second node on the same database. */
const secondNode = async (settings: Record<string, string> = {}) => {
  const environment = readEnvironment({
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: 'off',
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.databaseUrl,
    DATABASE_POOL: '6',
    ...settings,
  })
  const { host, close } = await openHost({ environment, log: silentLog, clock: () => app.now })
  const opened = { app: await buildApp(host), close }
  others.push(opened)
  return opened.app
}

const post = (node: FastifyInstance, name: string, payload: object) =>
  node.inject({ method: 'POST', url: `/api/${name}`, payload, headers: { 'device-key': 'f'.repeat(32) } })

test('of 200 guesses at once over two nodes 5 are counted, and no more are looked at', async () => {
  const email = app.freshEmail()
  const otp = wrongCodeFor(await ask(email))
  const nodes = [app.app, await secondNode()] as const
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post(nodes[index % 2 === 0 ? 0 : 1], 'verifyOTP', { email, otp }),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  const looked = answers.filter(({ body }) => body.includes('That code isn’t right.'))
  // The fifth says that they are spent.
  expect(looked).toHaveLength(4)
  const [counted] = await app.host.database.db
    .select({ tries: count() })
    .from(wrongCodeTries)
    .where(eq(wrongCodeTries.email, email))
  expect(counted?.tries).toBe(5)
}, 30_000)

test('what one address may ask holds over all nodes', async () => {
  const nodes = [await secondNode({ RATE_LIMIT: 'on' }), await secondNode({ RATE_LIMIT: 'on' })] as const
  const statuses: number[] = []
  for (let asked = 0; asked < 202; asked += 1) {
    const node = nodes[asked % 2 === 0 ? 0 : 1]
    statuses.push((await post(node, 'sendOTP', { email: app.freshEmail() })).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect(statuses.slice(200)).toEqual([429, 429])
  const wrongCode = (node: FastifyInstance) =>
    node.inject({ url: '/api/getInvitationStatus?code=ZZZZ0000ZZZZ0000' })
  const found = []
  for (let asked = 0; asked < 122; asked += 1)
    found.push((await wrongCode(nodes[asked % 2 === 0 ? 0 : 1])).statusCode)
  expect(found.filter((status) => status === 404)).toHaveLength(120)
  app.pass(10 * minute)
  expect((await post(nodes[0], 'sendOTP', { email: app.freshEmail() })).statusCode).toBe(200)
}, 120_000)
